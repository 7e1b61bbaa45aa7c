import CoreGraphics
import Foundation

/// A transform in space by its parts, in the order in which they are applied: stretching, turns, a shift, the eye.
struct TransformParts {
  var scale: [Double]
  /// About x, y and z, in radians, one after the other.
  var rotation: [Double]
  var translation: [Double]
  /// The element that makes what is deeper smaller.
  var perspective: Double

  init(_ t: CATransform3D) {
    let n: [Double] = t.numbers
    let rows: [[Double]] = [Array(n[0..<3]), Array(n[4..<7]), Array(n[8..<11])]
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    // A mirroring transform gets a negative height.
    let first: Double = rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
    let second: Double = rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
    let third: Double = rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if first - second + third < 0 { scale[1] = -scale[1] }
    let turn: [[Double]] = zip(rows, scale).map { row, length in row.map { length == 0 ? 0 : $0 / length } }
    let sine: Double = min(max(-turn[0][2], -1), 1)
    if abs(sine) < 0.999_999 {
      rotation = [atan2(turn[1][2], turn[2][2]), asin(sine), atan2(turn[0][1], turn[0][0])]
    } else {
      rotation = [0, asin(sine), atan2(-turn[1][0], turn[1][1])]
    }
    let depths: [Double] = [n[2], n[6], n[10]]
    let ends: [Double] = [n[3], n[7], n[11]]
    let square: Double = depths.reduce(0) { $0 + $1 * $1 }
    perspective = square == 0 ? 0 : zip(depths, ends).reduce(0) { $0 + $1.0 * $1.1 } / square
    translation = Array(n[12..<15])
  }

  var transform: CATransform3D {
    var result: CATransform3D = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    if rotation[0] != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[0], 1, 0, 0)) }
    if rotation[1] != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[1], 0, 1, 0)) }
    if rotation[2] != 0 { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[2], 0, 0, 1)) }
    let shift: CATransform3D = CATransform3DMakeTranslation(translation[0], translation[1], translation[2])
    result = CATransform3DConcat(result, shift)
    guard perspective != 0 else { return result }
    var eye: CATransform3D = CATransform3DIdentity
    eye.m34 = perspective
    return CATransform3DConcat(result, eye)
  }

  /// A part by its name, as in `rotation.z`; nil where there is none of this name.
  subscript(_ name: ArraySlice<Substring>) -> Double? {
    get {
      guard let (part, axes) = Self.find(name) else { return nil }
      let values: [Double] = self[keyPath: part]
      return name.count == 1 && part == \.scale ? values.reduce(0, +) / 3 : values[axes[0]]
    }
    set {
      guard let (part, axes) = Self.find(name), let newValue else { return }
      for axis in axes { self[keyPath: part][axis] = newValue }
    }
  }

  private static func find(_ name: ArraySlice<Substring>) -> (WritableKeyPath<TransformParts, [Double]>, [Int])? {
    guard let first = name.first else { return nil }
    let axis: Int? = name.dropFirst().first.flatMap { ["x", "y", "z"].firstIndex(of: $0) }
    switch first {
    // Without an axis a turn is one in the plane.
    case "rotation": return (\.rotation, [axis ?? 2])
    case "scale": return (\.scale, axis.map { [$0] } ?? [0, 1, 2])
    case "translation": return axis.map { (\.translation, [$0]) }
    default: return nil
    }
  }
}

extension CATransform3D {
  var numbers: [Double] {
    let all: [CGFloat] = [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return all.map { Double($0) }
  }

  init(numbers: [Double]) {
    let n: [CGFloat] = numbers.map { CGFloat($0) }
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  /// Between two transforms of the plane, by their parts: what turns keeps its size on the way. Nil for others.
  static func mixed(_ from: [Double], _ to: [Double], _ part: Double) -> [Double]? {
    let first = CATransform3D(numbers: from)
    let last = CATransform3D(numbers: to)
    guard CATransform3DIsAffine(first), CATransform3DIsAffine(last) else { return nil }
    let (a, b): (CGAffineTransformComponents, CGAffineTransformComponents) = (
      CATransform3DGetAffineTransform(first).decomposed(), CATransform3DGetAffineTransform(last).decomposed()
    )
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    // The shorter way round.
    var turn: CGFloat = b.rotation - a.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let parts = CGAffineTransformComponents(
      scale: CGSize(
        width: mix(a.scale.width, b.scale.width), height: mix(a.scale.height, b.scale.height)),
      horizontalShear: mix(a.horizontalShear, b.horizontalShear), rotation: a.rotation + turn * CGFloat(part),
      translation: CGVector(
        dx: mix(a.translation.dx, b.translation.dx), dy: mix(a.translation.dy, b.translation.dy)))
    return CATransform3DMakeAffineTransform(CGAffineTransform(parts)).numbers
  }
}
