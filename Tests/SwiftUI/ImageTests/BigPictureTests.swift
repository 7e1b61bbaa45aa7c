import CoreGraphics
import DisplayList
import Foundation
import ImageEngine
import RenderCairo
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Pictures with more pixels than are kept, and with longer sides than a surface of Cairo's has.
@MainActor
@Suite("Big pictures", .serialized)
struct BigPictureTests {
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start: Int = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  private let black: [UInt8] = [0, 0, 0, 255]

  @Test("A PNG of 40,000 x 100 or 100 x 70,000 pixels keeps all of them", arguments: [(40_000, 100), (100, 70_000)])
  func long(_ width: Int, _ height: Int) throws {
    let data: Data = BlackAndWhite.png(width: width, height: height) { $0 == width - 2 }
    let image: UIImage = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: width, height: height))
    #expect(image.scale == 1)
    let pixels: CGImage = try #require(image.cgImage)
    #expect(pixels.width == width && pixels.height == height)
    #expect(pixel(pixels, width - 2, height - 1) == TestPicture.white)
    #expect(pixel(pixels, width - 1, height - 1) == black)
    // It can be written again.
    let again: UIImage = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(again.cgImage?.premultipliedRGBA == pixels.premultipliedRGBA)
  }

  @Test("A PNG of 10,000 x 10,000 pixels loads with a quarter of them, and has the size of its file")
  func large() throws {
    let data: Data = BlackAndWhite.png(width: 10_000, height: 10_000) { $0 % 4 > 1 }
    let folder = try ResourceFolder()
    try folder.write(data, to: "big@2x.png")
    let image: UIImage = try #require(UIImage(contentsOfFile: folder.url.appendingPathComponent("big@2x.png").path))
    #expect(image.size == CGSize(width: 5000, height: 5000))
    #expect(image.scale == 1)
    let pixels: CGImage = try #require(image.cgImage)
    #expect(pixels.width == 5000 && pixels.height == 5000)
    #expect(pixel(pixels, 0, 0) == black)
    #expect(pixel(pixels, 4999, 4999) == TestPicture.white)
  }

  /// A picture of four stripes, as wide as the files that the limits of a test are for.
  private func stripes(_ width: Int = 64, _ height: Int = 40) throws -> CGImage {
    try TestPicture.pixels(width, height) { x, _ in x < width / 2 ? TestPicture.red : TestPicture.blue }
  }

  @Test("Each format is made smaller by a whole number, with the size of its file", arguments: ["png", "jpeg", "gif"])
  func formats(_ kind: String) throws {
    let picture: CGImage = try stripes()
    let data: Data
    switch kind {
    case "png": data = try TestPicture.png(picture)
    case "jpeg": data = try #require(UIImage(cgImage: picture).jpegData(compressionQuality: 1))
    default: data = try #require(GIFPicture.plain(width: 64, height: 40))
    }
    var limits = ImageLimits()
    limits.pixels = 300
    let image: DecodedImage = try PictureDecoder.shared.decode(data, limits: limits)
    guard case .bitmap(let pixels, _, let reduction) = image else {
      Issue.record("\(kind) has pixels")
      return
    }
    // 64 x 40 by 3 are 22 x 14, 308 in all; by 4 they are 16 x 10.
    #expect(reduction == 4)
    #expect(pixels.width == 16 && pixels.height == 10)
    #expect(image.size == CGSize(width: 64, height: 40))
    guard kind != "gif" else { return }
    for y in [0, 5, 9] {
      #expect(zip(pixel(pixels, 2, y), TestPicture.red).allSatisfy { abs(Int($0) - Int($1)) < 8 })
      #expect(zip(pixel(pixels, 13, y), TestPicture.blue).allSatisfy { abs(Int($0) - Int($1)) < 8 })
    }
  }

  @Test("A WebP picture is made smaller as well", arguments: WebPPicture.allCases)
  func webp(_ picture: WebPPicture) throws {
    var limits = ImageLimits()
    limits.pixels = 100
    let image: DecodedImage = try PictureDecoder.shared.decode(picture.data, limits: limits)
    guard case .bitmap(let pixels, _, let reduction) = image else {
      Issue.record("WebP has pixels")
      return
    }
    // 24 x 16 by 2 are 12 x 8.
    #expect(reduction == 2)
    #expect(pixels.width == 12 && pixels.height == 8)
    #expect(image.size == CGSize(width: 24, height: 16))
    #expect(zip(pixel(pixels, 1, 4), TestPicture.red).allSatisfy { abs(Int($0) - Int($1)) < 12 })
    #expect(zip(pixel(pixels, 10, 4), [0, 0, 128, 128]).allSatisfy { abs(Int($0) - $1) < 12 })
  }

  @Test("Pixels at the right and lower edge are means of those that are left")
  func edges() throws {
    let picture: CGImage = try TestPicture.pixels(5, 3) { x, y in
      x == 4 ? [200, 0, 0, 255] : y == 2 ? [0, 100, 0, 255] : [UInt8(x) * 10, 0, 0, 255]
    }
    var limits = ImageLimits()
    limits.pixels = 6
    let image: DecodedImage = try PictureDecoder.shared.decode(TestPicture.png(picture), limits: limits)
    let pixels: CGImage = try #require(image.object as? CGImage)
    #expect(pixels.width == 3 && pixels.height == 2)
    // 0 and 10, 20 and 30, and 200 alone; below them the one row that is left.
    #expect(pixel(pixels, 0, 0) == [5, 0, 0, 255])
    #expect(pixel(pixels, 1, 0) == [25, 0, 0, 255])
    #expect(pixel(pixels, 2, 0) == [200, 0, 0, 255])
    #expect(pixel(pixels, 1, 1) == [0, 100, 0, 255])
    #expect(pixel(pixels, 2, 1) == [200, 0, 0, 255])
  }

  @Test("A long picture is drawn whole, made smaller, and where its pieces meet", arguments: [false, true])
  func drawn(_ isDown: Bool) throws {
    let length: Int = 70_000
    let side: Int = 4
    // Red, and green from pixel 29,990 to 30,010, across the place where two pieces meet.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length * side * 4)
    for y in 0..<(isDown ? length : side) {
      for x in 0..<(isDown ? side : length) {
        bytes += (29_990..<30_010).contains(isDown ? y : x) ? TestPicture.green : TestPicture.red
      }
    }
    let size = isDown ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
    let image: CGImage = try #require(
      CGImage(width: Int(size.width), height: Int(size.height), premultipliedRGBA: bytes))
    let box = CGImageBox(name: "long", object: image)
    func shown(_ rect: CGRect, _ x: Int, _ y: Int) throws -> [UInt8] {
      let surface = try ImageSurface(width: 40, height: 40, scale: 1)
      try surface.draw(DisplayList([.image(box, rect)]))
      return pixel(try #require(surface.image), x, y)
    }
    // One to one, with pixel 30,000 at 20.
    let place = CGRect(origin: isDown ? CGPoint(x: 0, y: -29_980) : CGPoint(x: -29_980, y: 0), size: size)
    for number in 0..<40 {
      let expected: [UInt8] = (10..<30).contains(number) ? TestPicture.green : TestPicture.red
      #expect(try shown(place, isDown ? 2 : number, isDown ? number : 2) == expected, "\(number)")
    }
    // The end, and the whole on 35 pixels: each is red.
    let end = CGRect(origin: isDown ? CGPoint(x: 0, y: 40 - length) : CGPoint(x: 40 - length, y: 0), size: size)
    #expect(try shown(end, isDown ? 2 : 39, isDown ? 39 : 2) == TestPicture.red)
    let small = CGRect(x: 0, y: 0, width: isDown ? 40 : 35, height: isDown ? 35 : 40)
    for number in [0, 14, 15, 34] {
      let found: [UInt8] = try shown(small, isDown ? 20 : number, isDown ? number : 20)
      #expect(found[0] > 200 && found[3] == 255, "\(number): \(found)")
    }
  }

  @Test("A view of a picture with fewer pixels than its file has the size of the file")
  func laidOut() throws {
    var limits = ImageLimits()
    limits.pixels = 300
    let image: DecodedImage = try PictureDecoder.shared.decode(TestPicture.png(try stripes()), limits: limits)
    let app = try HeadlessApp.small(100) { Image(decoded: image, scale: 2).background { Color.green } }
    let shot = try Shot(app)
    // 64 x 40 pixels at two a point are 32 x 20 points in the middle.
    #expect(shot[36, 50] == TestPicture.red)
    #expect(shot[64, 50] == TestPicture.blue)
    #expect(shot[32, 50] == TestPicture.white && shot[67, 50] == TestPicture.white)
    #expect(shot[50, 38] == TestPicture.white && shot[50, 61] == TestPicture.white)
  }

  @Test("What goes beyond a limit is refused with the limit that it is")
  func refused() throws {
    func png(_ width: UInt32, _ height: UInt32) throws -> Data {
      var bytes: [UInt8] = Array(try TestPicture.png(try TestPicture.plain(1, 1, TestPicture.red)))
      let numbers: [UInt8] = [width, height].flatMap { side in
        (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) }
      }
      bytes.replaceSubrange(16..<24, with: numbers)
      return Data(bytes)
    }
    let limits = ImageLimits.standard
    func failure(_ data: Data) -> ImageFailure? {
      do throws(ImageFailure) {
        _ = try PictureDecoder.shared.decode(data, limits: .standard)
        return nil
      } catch { return error }
    }
    #expect(try failure(png(20_000, 20_000)) == .tooLarge(width: 20_000, height: 20_000, limit: limits.announced))
    #expect(try failure(png(2_000_000, 1)) == .tooLong(width: 2_000_000, height: 1, limit: limits.side))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3000000" height="10"><rect width="9" height="9"/></svg>
      """
    #expect(failure(Data(svg.utf8)) == .tooLong(width: 3_000_000, height: 10, limit: limits.side))
    let large: Data = try png(20_000, 20_000)
    let told: [String] = warnings {
      #expect(UIImage(data: large) == nil)
      // Data that are no picture are no limit of this program's.
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }
    #expect(
      told == [
        "Rotor: warning: UIImage(data:) is nil: The picture has 20000 by 20000 pixels; at most 134217728 in all are decoded."
      ])
    let folder = try ResourceFolder()
    try folder.write(try png(2_000_000, 1), to: "long.png")
    let named: [String] = try warnings {
      #expect(UIImage("long", in: [folder.url]) == nil)
      _ = try HeadlessApp.small { Image("long", bundle: folder.bundle) }
    }
    #expect(named.count == 2 && named.allSatisfy { $0.contains("sides of at most 1000000 are decoded") }, "\(named)")
  }
}

/// GIF files of one colour.
enum GIFPicture {
  /// Each pixel is a code of its own: the table is cleared before it could grow.
  static func plain(width: Int, height: Int) -> Data? {
    func side(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
    var bytes: [UInt8] = Array("GIF89a".utf8) + side(width) + side(height) + [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    bytes += [0x2C, 0, 0, 0, 0] + side(width) + side(height) + [0, 7]
    // Codes of 8 bits: clear, 100 pixels, clear and so on; in blocks of at most 255 bytes.
    var codes: [UInt8] = []
    for pixel in 0..<width * height {
      if pixel % 100 == 0 { codes.append(0x80) }
      codes.append(0)
    }
    codes.append(0x81)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block: ArraySlice<UInt8> = codes[start..<min(start + 255, codes.count)]
      bytes += [UInt8(block.count)] + block
    }
    return Data(bytes + [0, 0x3B])
  }
}
