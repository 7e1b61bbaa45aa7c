import CoreGraphics
import DisplayList
import Foundation
import ImageEngine
import RenderCairo
import SeededNumbers
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Pictures and catalogs from strangers: the program goes on, and the reason is told.
///
/// `ROTOR_MUTATIONS` sets how many damaged files of each kind are tried.
@MainActor
@Suite("Damaged pictures", .serialized)
struct HostilePictureTests {
  private static let count: Int = Int(ProcessInfo.processInfo.environment["ROTOR_MUTATIONS"] ?? "") ?? 60

  /// A copy with bytes changed, cut out, doubled or left off.
  private func damaged(_ data: Data, _ generator: inout SeededGenerator) -> Data {
    var bytes: [UInt8] = Array(data)
    for _ in 0...generator.below(6) where !bytes.isEmpty {
      let place: Int = generator.below(bytes.count)
      switch generator.below(5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes[place] ^= 1 << UInt8(generator.below(8))
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generator.below(16)))
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 1 + generator.below(16))], at: place)
      default: if generator.below(4) == 0 { bytes.removeLast(bytes.count - place) }
      }
    }
    return Data(bytes)
  }

  private func sources() throws -> [String: Data] {
    let picture: CGImage = try TestPicture.pixels(24, 16) { x, y in [UInt8(x * 10), UInt8(y * 15), 80, 255] }
    let jpeg: Data = try #require(UIImage(cgImage: picture).jpegData(compressionQuality: 0.8))
    // The smallest GIF there is: one transparent pixel.
    let gif = try #require(Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"))
    return [
      "png": try TestPicture.png(picture), "jpeg": jpeg, "gif": gif, "svg": Data(TestPicture.svg.utf8),
      "webp": try WebPPicture.lossless.data, "webp, lossy": try WebPPicture.lossy.data,
      "webp, moving": try WebPPicture.moving.data,
    ]
  }

  @Test("Damaged pictures are decoded or refused with a reason, and what was decoded can be drawn")
  func pictures() throws {
    var generator = SeededGenerator(seed: 4)
    var limits = ImageLimits()
    limits.pixels = 300
    limits.announced = 1 << 20
    for (kind, data) in try sources().sorted(by: { $0.key < $1.key }) {
      #expect((try? PictureDecoder.shared.decode(data, limits: limits)) != nil, "\(kind)")
      for _ in 0..<Self.count {
        do throws(ImageFailure) {
          let image: DecodedImage = try PictureDecoder.shared.decode(damaged(data, &generator), limits: limits)
          #expect(image.size.width > 0 && image.size.height > 0)
          let surface = try? ImageSurface(width: 8, height: 8, scale: 1)
          let box = CGImageBox(name: "damaged", object: image.object)
          try? surface?.draw(DisplayList([.image(box, CGRect(x: 0, y: 0, width: 8, height: 8))]))
        } catch {
          #expect(error.description.hasSuffix(".") && error.description.count > 20)
        }
      }
    }
  }

  @Test("A picture that announces more pixels than are allowed is refused before memory is spent")
  func large() throws {
    var png: [UInt8] = Array(try TestPicture.png(try TestPicture.plain(1, 1, TestPicture.red)))
    png.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(throws: ImageFailure.tooLarge(width: 32767, height: 32767, limit: ImageLimits.standard.announced)) {
      try PictureDecoder.shared.decode(Data(png), limits: .standard)
    }
    let picture: CGImage = try TestPicture.plain(64, 64, TestPicture.green)
    var limits = ImageLimits()
    limits.announced = 100
    let jpeg: Data = try #require(UIImage(cgImage: picture).jpegData(compressionQuality: 0.5))
    #expect(throws: ImageFailure.tooLarge(width: 64, height: 64, limit: 100)) {
      try PictureDecoder.shared.decode(jpeg, limits: limits)
    }
    limits.announced = 4096
    limits.bytes = 10
    #expect(throws: ImageFailure.tooManyBytes(count: jpeg.count, limit: 10)) {
      try PictureDecoder.shared.decode(jpeg, limits: limits)
    }
    #expect(throws: ImageFailure.empty) { try PictureDecoder.shared.decode(Data(), limits: .standard) }
    #expect(throws: ImageFailure.unknownFormat) {
      try PictureDecoder.shared.decode(Data("text".utf8), limits: .standard)
    }
  }

  @Test("A drawing opens nothing outside of itself, and one that unfolds without end is refused or drawn in part")
  func drawings() throws {
    let secret = try ResourceFolder()
    try secret.write(TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red)), to: "secret.png")
    let file: String = secret.url.appendingPathComponent("secret.png").absoluteString
    let link = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
        <image xlink:href="\(file)" width="10" height="10"/>
      </svg>
      """
    let image: DecodedImage = try PictureDecoder.shared.decode(Data(link.utf8), limits: .standard)
    let surface = try ImageSurface(width: 10, height: 10, scale: 1)
    let place = CGRect(x: 0, y: 0, width: 10, height: 10)
    try surface.draw(DisplayList([.image(CGImageBox(name: "link", object: image.object), place)]))
    #expect(surface.image?.premultipliedRGBA.allSatisfy { $0 == 0 } == true)

    var doubling = "<rect id=\"a0\" width=\"1\" height=\"1\"/>"
    for level in 1...24 {
      doubling += "<g id=\"a\(level)\"><use href=\"#a\(level - 1)\"/><use href=\"#a\(level - 1)\"/></g>"
    }
    let bomb =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><defs>\(doubling)</defs><use href=\"#a24\"/></svg>"
    if let unfolded = try? PictureDecoder.shared.decode(Data(bomb.utf8), limits: .standard) {
      try surface.draw(DisplayList([.image(CGImageBox(name: "bomb", object: unfolded.object), place)]))
    }
  }

  @Test("Damaged catalogs show something or nothing, and never end the program")
  func catalogs() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png",
        "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}},
        {"idiom": "universal", "filename": "a.png"}], "properties": {"template-rendering-intent": "template"},
       "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1"}}}]}
      """
    var generator = SeededGenerator(seed: 9)
    let png: Data = try TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red))
    for _ in 0..<max(10, Self.count / 2) {
      let folder = try ResourceFolder()
      let bad: Data = damaged(Data(contents.utf8), &generator)
      for kind in ["imageset", "colorset", "symbolset"] {
        try folder.write(bad, to: "A.xcassets/\(kind).\(kind)/Contents.json")
        try folder.write(png, to: "A.xcassets/\(kind).\(kind)/a.png")
      }
      let catalog = AssetCatalog(resources: folder.url)
      for traits in [
        CatalogTraits(),
        CatalogTraits(scale: 3, isDark: true, isIncreasedContrast: true, isRightToLeft: true, idioms: ["mac"]),
      ] {
        for image in catalog.images.values {
          if let variant = image.variant(for: traits) {
            #expect(variant.file.path.hasPrefix(folder.url.path))
            _ = try? PictureDecoder.store.image(at: variant.file)
          }
        }
        for color in catalog.colors.values { _ = color.value(for: traits) }
      }
    }
  }

  @Test("A name that leads out of its set is no file of it; nesting without end is not read")
  func escapes() throws {
    let folder = try ResourceFolder()
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"../../secret.png\"}]}",
      to: "A.xcassets/out.imageset/Contents.json")
    try folder.write(String(repeating: "[", count: 100_000), to: "A.xcassets/deep.imageset/Contents.json")
    let catalog = AssetCatalog(resources: folder.url)
    #expect(catalog.images["out"]?.variants.isEmpty == true)
    #expect(catalog.images["deep"] == nil)
  }
}
