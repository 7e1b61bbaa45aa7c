import CoreGraphics
import Foundation
import Testing

@Suite struct BitmapImageTests {
  private let rgb: CGColorSpace = CGColorSpaceCreateDeviceRGB()

  private func image(
    _ width: Int, _ height: Int, _ bytes: [UInt8], bits: Int = 32, row: Int? = nil, space: CGColorSpace? = nil,
    _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = [], decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    let info = CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8,
      space: space ?? rgb, bitmapInfo: info, provider: provider, decode: decode, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  @Test("An image of bytes is drawn as they mean, and gives them back as they were")
  func bytes() throws {
    let gray: CGColorSpace = CGColorSpaceCreateDeviceGray()
    let cases: [(CGImage?, drawn: [UInt8], bytes: [UInt8])] = [
      (image(1, 1, [10, 20, 30, 40]), [10, 20, 30, 40], [10, 20, 30, 40]),
      (image(1, 1, [255, 0, 51, 51], .last), [51, 0, 10, 51], [255, 0, 51, 51]),
      (image(1, 1, [51, 255, 0, 51], .first), [51, 0, 10, 51], [51, 255, 0, 51]),
      (image(1, 1, [9, 8, 7, 0], .noneSkipFirst, .byteOrder32Little), [7, 8, 9, 255], [9, 8, 7, 0]),
      (image(1, 1, [1, 2, 3], bits: 24, .none), [1, 2, 3, 255], [1, 2, 3]),
      (image(1, 1, [7], bits: 8, space: gray, .none), [7, 7, 7, 255], [7]),
      (image(1, 1, [255, 51], bits: 16, space: gray, .last), [51, 51, 51, 51], [255, 51]),
      (image(1, 1, [0], bits: 8, space: gray, .none, decode: [1, 0]), [255, 255, 255, 255], [0]),
      // No more colour than alpha, whatever somebody says.
      (image(1, 1, [255, 9, 255, 10]), [10, 9, 10, 10], [255, 9, 255, 10]),
    ]
    for (index, (image, drawn, bytes)) in cases.enumerated() {
      let image: CGImage = try #require(image, "\(index)")
      #expect(image.premultipliedRGBA == drawn, "\(index)")
      let data: CFData = try #require(image.dataProvider?.data)
      #expect(CFDataGetLength(data) == bytes.count && [UInt8](data) == bytes, "\(index)")
    }
    let known: CGImage = try #require(image(1, 1, [9, 8, 7, 0], .noneSkipFirst, .byteOrder32Little))
    #expect(known.alphaInfo == .noneSkipFirst && known.byteOrderInfo == .order32Little && known.bitsPerPixel == 32)
    #expect(known.bitmapInfo.contains(.byteOrder32Little) && known.colorSpace == rgb && !known.isMask)
    #expect(known.shouldInterpolate && known.renderingIntent == .defaultIntent)
  }

  @Test("The address of an image's bytes is good as long as the image; the fewest bytes have one, too")
  func addresses() throws {
    let pixels: [UInt8] = (0..<64).map { UInt8($0 | 0xC0) }
    let image: CGImage = try #require(CGImage(width: 4, height: 4, premultipliedRGBA: pixels))
    let first: UnsafePointer<UInt8> = try #require(CFDataGetBytePtr(image.dataProvider?.data))
    #expect((0..<64).allSatisfy { first[$0] == pixels[$0] })
    #expect(CFDataGetBytePtr(image.dataProvider?.data) == first)
    let short: UnsafePointer<UInt8> = try #require(CFDataGetBytePtr(Data([1, 2, 3]) as CFData))
    #expect(short[0] == 1 && short[2] == 3)
    #expect(CFDataGetBytePtr(Data() as CFData) == nil && CFDataGetLength(nil) == 0)
  }

  @Test("A provider lets go of the caller's memory once nothing needs it")
  func released() throws {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
    bytes.initialize(repeating: 9, count: 32)
    defer {
      bytes.deallocate()
      count.deallocate()
    }
    do {
      let provider: CGDataProvider = try #require(
        CGDataProvider(dataInfo: count, data: bytes, size: 32) { info, _, _ in
          info?.assumingMemoryBound(to: Int.self).pointee += 1
        })
      #expect(provider.data?.count == 32 && count.pointee == 0)
    }
    #expect(count.pointee == 1)
    #expect(CGDataProvider(dataInfo: nil, data: bytes, size: -1, releaseData: { _, _, _ in }) == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such/file") as CFURL) == nil)
  }

  @Test("Too few bytes, sizes that are none, short rows and other kinds of pixels give no image")
  func hostile() {
    let some = [UInt8](repeating: 0, count: 64)
    #expect(image(4, 4, some) != nil && image(4, 4, some + [0], row: 16) != nil)
    #expect(image(4, 4, Array(some.dropLast())) == nil)
    // The last row may be without its padding.
    #expect(
      image(3, 4, Array(some.dropLast(4)), row: 16) != nil && image(3, 4, Array(some.dropLast(5)), row: 16) == nil)
    for (width, height) in [(0, 4), (4, 0), (-4, 4), (4, -4), (32768, 1), (.max, .max), (.max, 1), (1, .max)] {
      #expect(image(width, height, some, row: 16) == nil, "\(width) \(height)")
    }
    for row in [15, 0, -16, .max, .min] { #expect(image(4, 4, some, row: row) == nil, "\(row)") }
    for bits in [0, -32, 16, 31, 64] { #expect(image(4, 4, some, bits: bits, row: 16) == nil, "\(bits)") }
    #expect(image(4, 4, some, .none) == nil && image(4, 4, some, .alphaOnly) == nil)
    #expect(image(4, 4, some, .last, .floatComponents) == nil && image(4, 4, some, .last, .byteOrder16Little) == nil)
    #expect(image(1, 1, [1, 2, 3, 4], decode: [.nan, 1, 0, .infinity, 0, 1])?.premultipliedRGBA == [1, 2, 3, 4])
    let provider = CGDataProvider(data: Data() as CFData)
    for side in [0, -1, 1, .max] {
      let mask = provider.flatMap {
        CGImage(
          maskWidth: side, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: side, provider: $0,
          decode: nil,
          shouldInterpolate: false)
      }
      #expect(mask == nil)
    }
  }

  @Test("A part of an image is cut out in whole pixels from the top left; nothing outside of it")
  func cropping() throws {
    let bytes: [UInt8] = (0..<9).flatMap { [0, 0, 0, UInt8($0)] }
    let image: CGImage = try #require(CGImage(width: 3, height: 3, premultipliedRGBA: bytes))
    let part: CGImage = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 5)))
    #expect(part.width == 2 && part.height == 2)
    #expect(stride(from: 3, to: 16, by: 4).map { part.premultipliedRGBA[$0] } == [4, 5, 7, 8])
    #expect([UInt8](part.dataProvider?.data ?? Data()) == part.premultipliedRGBA)
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil && image.cropping(to: .zero) == nil)
    #expect(image.cropping(to: .infinite)?.width == 3)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) != nil)
  }

  @Test("A mask takes away where its bytes are high; an image masks by its alpha, or else its brightness")
  func masks() throws {
    let white: CGImage = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: Array(repeating: 255, count: 8)))
    let provider: CGDataProvider = try #require(CGDataProvider(data: Data([0, 204]) as CFData))
    let mask: CGImage = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    #expect(mask.isMask && mask.colorSpace == nil)
    #expect(white.masking(mask)?.premultipliedRGBA == [255, 255, 255, 255, 51, 51, 51, 51])
    let half: CGImage = try #require(mask.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(half.isMask && [UInt8](half.dataProvider?.data ?? Data()) == [204])
    let gray: CGImage = try #require(image(2, 1, [0, 51], bits: 8, space: CGColorSpaceCreateDeviceGray(), .none))
    #expect(white.masking(gray)?.premultipliedRGBA == [0, 0, 0, 0, 51, 51, 51, 51])
    let alpha: CGImage = try #require(image(1, 1, [0, 0, 0, 51]))
    #expect(white.masking(alpha)?.premultipliedRGBA == Array(repeating: 51, count: 8))
  }

  @Test("Pixels within limits of colour are left out")
  func colorMasks() throws {
    let picture: CGImage = try #require(image(2, 1, [0, 250, 0, 90, 90, 90], bits: 24, .none))
    let keyed: CGImage? = picture.copy(maskingColorComponents: [0, 10, 240, 255, 0, 10])
    #expect(keyed?.premultipliedRGBA == [0, 0, 0, 0, 90, 90, 90, 255])
    #expect(picture.copy(maskingColorComponents: [0, 10]) == nil)
    #expect(image(1, 1, [0, 0, 0, 0])?.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil)
  }

  @Test("The same numbers in another space are other colours; another number of components is no image")
  func otherSpace() throws {
    let picture: CGImage = try #require(image(1, 1, [200, 100, 50], bits: 24, .none))
    let p3: CGColorSpace = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide: CGImage = try #require(picture.copy(colorSpace: p3))
    #expect(wide.colorSpace == p3 && wide.premultipliedRGBA[0] > 200)
    #expect([UInt8](wide.dataProvider?.data ?? Data()) == [200, 100, 50])
    #expect(picture.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil && picture.copy() === picture)
  }
}
