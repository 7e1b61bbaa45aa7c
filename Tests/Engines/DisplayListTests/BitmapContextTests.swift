import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// Contexts that draw into pixels, as apps make them.
@Suite struct BitmapContextTests {
  private func context(
    _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = []
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data: UnsafeMutableRawPointer = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test("A bitmap's origin is its lower left corner; the first row in memory is the top one")
  func origin() throws {
    let context: CGContext = try context(2, 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    var expected = [UInt8](repeating: 0, count: 24)
    expected.replaceSubrange(16..<20, with: [255, 0, 0, 255])
    #expect(try bytes(context) == expected)
    let image: CGImage = try #require(context.makeImage())
    #expect(image.width == 2 && image.height == 3 && image.premultipliedRGBA == expected)
    #expect(image.alphaInfo == .premultipliedLast && image.bytesPerRow == 8)
    #expect(context.width == 2 && context.height == 3 && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
    #expect(context.colorSpace == CGColorSpaceCreateDeviceRGB() && context.bitsPerComponent == 8)
    #expect(context.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test(
    "The bytes of a pixel lie as the context's layout says",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [128, 64, 0, 128] as [Int?]),
      (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
      (.premultipliedFirst, .byteOrderDefault, [128, 128, 64, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
      (.noneSkipLast, .byteOrder32Big, [128, 64, 0, nil]),
      (.noneSkipFirst, .byteOrder32Little, [0, 64, 128, nil]),
    ])
  func layouts(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [Int?]) throws {
    let context: CGContext = try context(1, 1, alpha, order)
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found: [UInt8] = try bytes(context)
    // What stands in a place that is skipped says nothing.
    let isRight: Bool = zip(found, expected).allSatisfy { byte, right in right.map { abs(Int(byte) - $0) <= 1 } ?? true
    }
    #expect(isRight, "\(found)")
  }

  @Test("Gray without alpha, and alpha alone, have a byte for each pixel")
  func bytePixels() throws {
    let gray: CGContext = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(gray: 0.4, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    // A green is 59 hundredths as bright as white.
    #expect(try bytes(gray) == [102, 150, 0, 0])
    let image: CGImage = try #require(gray.makeImage())
    #expect(image.bitsPerPixel == 8 && image.colorSpace?.model == .monochrome)
    let alpha: CGContext = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    alpha.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.4)
    alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(alpha) == [0, 102])
  }

  @Test("The caller's memory shows what is drawn, at once, and what the caller writes is drawn over")
  func callersMemory() throws {
    for order in [CGBitmapInfo.byteOrder32Big, .byteOrder32Little] {
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * 12)
      defer { memory.deallocate() }
      memory.initialize(repeating: 255, count: 24)
      let context: CGContext = try #require(
        CGContext(
          data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | order.rawValue))
      #expect(context.data == UnsafeMutableRawPointer(memory))
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      let black: [UInt8] = order == .byteOrder32Big ? [255, 0, 0, 0] : [0, 0, 0, 255]
      #expect(Array(UnsafeBufferPointer(start: memory, count: 4)) == black)
      #expect((4..<24).allSatisfy { memory[$0] == 255 })
      // Half of a black over a white that was written later.
      memory.update(repeating: 255, count: 4)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.6)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(memory[1] == 102 || order == .byteOrder32Little && memory[0] == 102)
      memory[4] = 0
      memory[5] = 0
      memory[6] = 0
      memory[7] = 0
      let image: CGImage = try #require(context.makeImage())
      #expect(Array(image.premultipliedRGBA[4..<8]) == [0, 0, 0, 0])
      #expect(image.bytesPerRow == 12)
    }
  }

  @Test("An image is the bitmap of its moment")
  func moments() throws {
    let context: CGContext = try context(1, 1)
    let empty: CGImage = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(empty.premultipliedRGBA == [0, 0, 0, 0])
    #expect(context.makeImage()?.premultipliedRGBA == [0, 0, 0, 255])
  }

  @Test("Sizes that are none, or too large, rows that are too short, and other pixels give no context")
  func hostile() {
    func make(
      _ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, space: CGColorSpace? = CGColorSpaceCreateDeviceRGB(),
      info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
    ) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info)
    }
    #expect(make(4, 4) != nil && make(4, 4, row: 17) != nil)
    for (width, height) in [
      (0, 4), (4, 0), (-1, 4), (4, -4), (32768, 1), (1_000_000_000, 1), (.max, .max), (32767, 32767),
    ] {
      #expect(make(width, height) == nil, "\(width) \(height)")
    }
    for row in [15, -16, 1, .max, .max / 2, .min] { #expect(make(4, 4, row: row) == nil, "\(row)") }
    #expect(make(4, 4, bits: 5) == nil && make(4, 4, bits: 16) == nil && make(4, 4, bits: -8) == nil)
    #expect(make(4, 4, space: nil) == nil && make(4, 4, space: CGColorSpaceCreateDeviceCMYK()) == nil)
    #expect(make(4, 4, space: CGColorSpaceCreateDeviceGray()) == nil)
    // Not multiplied by alpha, without a place for it, floats, other byte orders, numbers that say nothing.
    let infos: [UInt32] = [3, 4, 0, 1 | CGBitmapInfo.floatComponents.rawValue, 1 | 0x1000, 1 | 0x7000, 31, .max]
    for info in infos { #expect(make(4, 4, info: info) == nil, "\(info)") }
  }

  @Test("A bitmap of points has y pointing down, as many pixels as are touched, and no alpha where it is opaque")
  func points() throws {
    let size = CGSize(width: 2.5, height: 2)
    let context: CGContext = try #require(CGContext.makeBitmap(size: size, scale: 2, isOpaque: false))
    #expect(context.width == 5 && context.height == 4)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2.5, height: 2))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    let pixels: [UInt8] = try #require(context.makeImage()).premultipliedRGBA
    #expect(stride(from: 3, to: 20, by: 4).map { pixels[$0] } == [255, 255, 0, 0, 0])
    #expect(pixels[20...].allSatisfy { $0 == 0 })
    let opaque: CGContext = try #require(CGContext.makeBitmap(size: size, scale: 1, isOpaque: true))
    #expect(opaque.makeImage()?.premultipliedRGBA.prefix(4) == [0, 0, 0, 255])
    #expect(opaque.alphaInfo == .noneSkipFirst)
    for (side, scale) in [(0.0, 1.0), (-1, 1), (.nan, 1), (.infinity, 1), (1e9, 1), (1, 0), (1, -1), (1, .nan)] {
      let none = CGContext.makeBitmap(size: CGSize(width: side, height: side), scale: scale, isOpaque: false)
      #expect(none == nil)
    }
  }

  @Test("Items stand upright where y points down, and have the context's opacity")
  func items() throws {
    let size = CGSize(width: 2, height: 2)
    let context: CGContext = try #require(CGContext.makeBitmap(size: size, scale: 1, isOpaque: true))
    let picture: CGImage = try #require(
      CGImage(width: 1, height: 2, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255]))
    context.setAlpha(0.6)
    context.translateBy(x: 1, y: 0)
    context.draw([.image(CGImageBox(name: "p", object: picture), CGRect(x: 0, y: 0, width: 1, height: 2))])
    let pixels: [UInt8] = try #require(context.makeImage()).premultipliedRGBA
    #expect(pixels == [0, 0, 0, 255, 153, 0, 0, 255, 0, 0, 0, 255, 0, 0, 153, 255])
  }

  @Test("Colours of other spaces are drawn as what they are, and come back from memory of their space")
  func spaces() throws {
    let p3: CGColorSpace = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let context: CGContext = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: p3,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(try #require(CGColor(colorSpace: p3, components: [0.5, 0.4, 0.45, 1])))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found: [UInt8] = try bytes(context)
    #expect(zip(found, [128, 102, 115, 255]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(found)")
    #expect(try #require(context.makeImage()).premultipliedRGBA[0] > 128)
  }
}
