import CoreGraphics

/// Pixels of a part of the plane: red, green, blue and opacity, from 0 to 255, the colours multiplied by the opacity.
///
/// The plane is Core Image's: y grows upwards. Rows are kept from the top, as pictures have them.
struct PixelMap {
  /// The part of the plane; its sides and corners are whole numbers.
  let rect: PixelRect
  var bytes: [UInt8]

  init(_ rect: PixelRect, bytes: [UInt8]) {
    self.rect = rect
    self.bytes = bytes
  }

  /// Transparent pixels.
  init(_ rect: PixelRect) {
    self.init(rect, bytes: Array(repeating: 0, count: rect.width * rect.height * 4))
  }

  /// Where the pixel lies whose left lower corner is at a point of the plane; the point is within.
  func offset(_ x: Int, _ y: Int) -> Int { ((rect.top - 1 - y) * rect.width + (x - rect.x)) * 4 }

  /// The pixel at a point of the plane; transparent outside.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard rect.contains(x, y) else { return .zero }
    let start: Int = offset(x, y)
    return SIMD4(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]), Float(bytes[start + 3]))
  }

  mutating func set(_ x: Int, _ y: Int, _ value: SIMD4<Float>) {
    let start: Int = offset(x, y)
    let limited: SIMD4<Float> = value.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      .rounded(.toNearestOrAwayFromZero)
    for channel in 0..<4 { bytes[start + channel] = UInt8(limited[channel]) }
  }

  /// The pixels, each changed by a closure that gets its colour, not multiplied by the opacity, from 0 to 1.
  func mapped(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> PixelMap {
    var result: PixelMap = self
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let opacity = Float(bytes[start + 3])
      guard opacity > 0 else { continue }
      let stored: SIMD3<Float> = SIMD3(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]))
      let changed: SIMD3<Float> = change(stored / opacity).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
      let multiplied: SIMD3<Float> = (changed * opacity).rounded(.toNearestOrAwayFromZero)
      for channel in 0..<3 { result.bytes[start + channel] = UInt8(multiplied[channel]) }
    }
    return result
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var top: Int { y + height }
  var right: Int { x + width }

  /// The pixels that a rectangle touches; nil for an empty one and for one that cannot be drawn: endless, or of more than
  /// 64 Mi pixels.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty, rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite,
      rect.height.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e6, rect.height < 1e6
    else { return nil }
    let whole: CGRect = rect.integral
    self.init(Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
    guard width * height <= 64 << 20 else { return nil }
  }

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= self.x && x < right && y >= self.y && y < top }

  func outset(by amount: Int) -> PixelRect {
    PixelRect(x - amount, y - amount, width + 2 * amount, height + 2 * amount)
  }
}
