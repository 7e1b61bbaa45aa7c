import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing
import UIKit

/// Pictures that filters make of others.
@Suite("Filters of pictures")
struct FilterTests {
  /// A picture of pixels in rows from the top, each red, green, blue, opacity.
  private func image(_ width: Int, _ pixels: [[UInt8]]) throws -> CIImage {
    let made = CGImage(width: width, height: pixels.count / width, premultipliedRGBA: pixels.flatMap { $0 })
    return CIImage(cgImage: try #require(made))
  }

  private func bytes(_ image: CIImage, _ rect: CGRect? = nil) throws -> [UInt8] {
    try #require(CIContext().createCGImage(image, from: rect ?? image.extent)).premultipliedRGBA
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  /// A white square of 8 pixels in the middle of black.
  private func square() throws -> CIImage {
    try image(
      24,
      (0..<24 * 24).map { index in
        let (x, y): (Int, Int) = (index % 24, index / 24)
        let value: UInt8 = (8..<16).contains(x) && (8..<16).contains(y) ? 255 : 0
        return [value, value, value, 255]
      })
  }

  @Test("A picture's pixels come back, the first row at the top of the plane; outside it is transparent")
  func pixels() throws {
    let image = try image(2, [red, green, blue, clear])
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(image) == red + green + blue + clear)
    #expect(try bytes(image, CGRect(x: 0, y: 1, width: 1, height: 2)) == clear + red)
    #expect(CIContext().createCGImage(image, from: .zero) == nil)
    #expect(CIContext(options: [.useSoftwareRenderer: true]).createCGImage(image, from: .infinite) == nil)
    let file: Data = try #require(CIContext().pngRepresentation(of: image))
    #expect(try bytes(try #require(CIImage(data: file))) == red + green + blue + clear)
    #expect(CIImage(data: Data([1, 2, 3])) == nil && CIImage(contentsOf: URL(string: "https://example.org")!) == nil)
    #expect(CIImage(image: UIImage()) == nil)
    let uiImage = UIImage(ciImage: image)
    #expect(uiImage.size == CGSize(width: 2, height: 2))
    #expect(try bytes(try #require(CIImage(image: uiImage))) == red + green + blue + clear)
    #expect(UIImage(ciImage: image, scale: 2, orientation: .right).size == CGSize(width: 1, height: 1))
    #expect(UIImage(ciImage: .empty()).cgImage == nil)
  }

  @Test("Pictures are moved, cropped, laid over one another and continued at their edges")
  func geometry() throws {
    let image = try image(2, [red, green, blue, clear])
    let moved: CIImage = image.transformed(by: CGAffineTransform(translationX: 3, y: -1))
    #expect(moved.extent == CGRect(x: 3, y: -1, width: 2, height: 2))
    #expect(try bytes(moved) == red + green + blue + clear)
    let cropped: CIImage = image.cropped(to: CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(cropped.extent == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(try bytes(cropped, CGRect(x: 0, y: 1, width: 2, height: 1)) == clear + green)
    let ground = CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(ground.extent == .infinite)
    #expect(try bytes(image.composited(over: ground), image.extent) == red + green + blue + [0, 0, 0, 255])
    #expect(try bytes(image.clampedToExtent(), CGRect(x: -1, y: 1, width: 1, height: 2)) == red + red)
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    let twice = CGAffineTransform(scaleX: 2, y: 1)
    let sharp: [UInt8] = try bytes(image.samplingNearest().transformed(by: twice))
    #expect(Array(sharp[..<16]) == red + red + green + green)
    #expect(try bytes(image.samplingLinear().transformed(by: twice)) != sharp)
  }

  @Test("Filters of colours change each pixel by itself, and none that is transparent")
  func colors() throws {
    let image = try image(2, [red, clear])
    let sepia = CIFilter.sepiaTone()
    #expect(sepia.outputImage == nil && sepia.intensity == 1 && sepia.inputImage == nil)
    sepia.inputImage = image
    #expect(try bytes(try #require(sepia.outputImage)) == [100, 89, 69, 255] + clear)
    sepia.intensity = 0
    #expect(try bytes(try #require(sepia.outputImage)) == red + clear)
    sepia.intensity = .nan
    #expect(try bytes(try #require(sepia.outputImage)) == [100, 89, 69, 255] + clear)
    let invert = CIFilter.colorInvert()
    invert.inputImage = image
    #expect(try bytes(try #require(invert.outputImage)) == [0, 255, 255, 255] + clear)
    let monochrome = CIFilter.colorMonochrome()
    (monochrome.inputImage, monochrome.color, monochrome.intensity) = (image, CIColor(red: 0, green: 1, blue: 0), 1)
    #expect(try bytes(try #require(monochrome.outputImage)) == [0, 54, 0, 255] + clear)
    let controls = CIFilter.colorControls()
    (controls.inputImage, controls.saturation) = (image, 0)
    #expect(try bytes(try #require(controls.outputImage)) == [54, 54, 54, 255] + clear)
    (controls.brightness, controls.contrast) = (1, 2)
    #expect(try bytes(try #require(controls.outputImage)) == [255, 255, 255, 255] + clear)
    let mono = CIFilter.photoEffectMono()
    mono.inputImage = image
    #expect(try bytes(try #require(mono.outputImage)) == [54, 54, 54, 255] + clear)
    let noir = CIFilter.photoEffectNoir()
    noir.inputImage = image
    #expect(try bytes(try #require(noir.outputImage)).first == 29)
  }

  @Test("Blurring spreads what is bright and keeps its amount; sharpening and bloom work against and with it")
  func blurs() throws {
    let image = try square()
    let blur = CIFilter.gaussianBlur()
    (blur.inputImage, blur.radius) = (image, 2)
    let soft: CIImage = try #require(blur.outputImage)
    #expect(soft.extent == CGRect(x: -6, y: -6, width: 36, height: 36))
    let sum: Int = stride(from: 0, to: 36 * 36 * 4, by: 4).reduce(0) { $0 + Int(try! bytes(soft)[$1]) }
    #expect(abs(sum - 64 * 255) < 64 * 255 / 50)
    #expect(try bytes(image.applyingGaussianBlur(sigma: 0)) == bytes(image))
    let edge = CGRect(x: 8, y: 12, width: 1, height: 1)
    let beside = CGRect(x: 7, y: 12, width: 1, height: 1)
    #expect(try (1..<255).contains(bytes(soft, edge)[0]) && (1..<255).contains(bytes(soft, beside)[0]))
    let mask = CIFilter.unsharpMask()
    (mask.inputImage, mask.radius, mask.intensity) = (soft.cropped(to: image.extent), 2.5, 2)
    let sharper: CIImage = try #require(mask.outputImage)
    let (inside, outside) = (CGRect(x: 11, y: 12, width: 1, height: 1), CGRect(x: 5, y: 12, width: 1, height: 1))
    #expect(try bytes(sharper, inside)[0] > bytes(soft, inside)[0], "what is bright becomes brighter")
    #expect(try bytes(sharper, outside)[0] < bytes(soft, outside)[0], "and what is dark around it darker")
    let bloom = CIFilter.bloom()
    (bloom.inputImage, bloom.radius, bloom.intensity) = (image, 2, 1)
    #expect(try bytes(try #require(bloom.outputImage), beside)[0] > 0)
    let edges = CIFilter.edges()
    (edges.inputImage, edges.intensity) = (image, 1)
    let lines: CIImage = try #require(edges.outputImage)
    #expect(try bytes(lines, edge)[0] == 255 && bytes(lines, CGRect(x: 12, y: 12, width: 1, height: 1))[0] == 0)
    let vignette = CIFilter.vignette()
    (vignette.inputImage, vignette.intensity, vignette.radius) = (image.applyingFilter("CIColorInvert"), 1, 1)
    let dark: CIImage = try #require(vignette.outputImage)
    let (corner, near): (UInt8, UInt8) = try (bytes(dark)[0], bytes(dark, CGRect(x: 12, y: 7, width: 1, height: 1))[0])
    #expect(corner < near && near < 255 && corner > 0)
  }

  @Test("Squares and crystals have one colour each, also of wild sizes")
  func cells() throws {
    let image = try square()
    let pixellate = CIFilter.pixellate()
    (pixellate.inputImage, pixellate.scale, pixellate.center) = (image, 8, .zero)
    let squares: [UInt8] = try bytes(try #require(pixellate.outputImage))
    #expect(try squares == bytes(image), "squares of 8 pixels from zero are those of the picture")
    pixellate.center = CGPoint(x: 4, y: 4)
    #expect(try bytes(try #require(pixellate.outputImage)) != squares)
    pixellate.scale = -1
    #expect(try bytes(try #require(pixellate.outputImage)) == bytes(image))
    let crystallize = CIFilter.crystallize()
    (crystallize.inputImage, crystallize.radius, crystallize.center) = (image, 6, CGPoint(x: CGFloat.nan, y: 0))
    let once: [UInt8] = try bytes(try #require(crystallize.outputImage))
    #expect(try once == bytes(try #require(crystallize.outputImage)) && once != bytes(image))
    crystallize.radius = .infinity
    #expect(try bytes(try #require(crystallize.outputImage)).count == 24 * 24 * 4)
  }

  @Test("Filters are found by their names, with their inputs by keys")
  func keys() throws {
    let image = try image(2, [red, clear])
    let filter = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 0.0]))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey] && filter.outputKeys == [kCIOutputImageKey])
    filter.setValue(image, forKey: kCIInputImageKey)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    #expect(
      filter.value(forKey: kCIInputRadiusKey) == nil && filter.value(forKey: kCIInputIntensityKey) as? Double == 0)
    #expect(try bytes(try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)) == red + clear)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 1)
    #expect(CIFilter(name: "CINothing") == nil && CIFilter().outputImage == nil && CIFilter().name.isEmpty)
    #expect(image.applyingFilter("CINothing") === image)
    #expect(CIFilter.filterNames(inCategory: nil).count == 14 && CIFilter.filterNames(inCategory: "blur").isEmpty)
    for name in CIFilter.filterNames(inCategory: nil) {
      let made = try #require(CIFilter(name: name))
      #expect(made.name == name && !made.inputKeys.isEmpty)
    }
    let keys: [String] = [
      kCIInputBackgroundImageKey, kCIInputScaleKey, kCIInputCenterKey, kCIInputColorKey, kCIInputSaturationKey,
      kCIInputBrightnessKey, kCIInputContrastKey, kCIInputAmountKey, kCIInputAngleKey,
    ]
    #expect(keys.allSatisfy { $0.hasPrefix("input") })
  }

  @Test("Colours are numbers, also those of UIKit")
  func ciColors() {
    #expect(CIColor(color: .red) == .red && CIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == CIColor.red.hash)
    #expect(CIColor.clear.alpha == 0 && CIColor.gray.red == 0.5 && CIColor.green.green == 1 && CIColor.blue.blue == 1)
    #expect(CIColor.black != .white && !CIColor.black.isEqual("black"))
    #expect(CIContextOption.workingColorSpace != .outputColorSpace)
    #expect(CIContextOption.cacheIntermediates != .highQualityDownsample)
  }
}
