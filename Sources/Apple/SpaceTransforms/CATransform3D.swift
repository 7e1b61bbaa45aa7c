@_exported import CoreGraphics
import Foundation

/// A mapping of space: four rows by four columns, points being rows, so that the first mapping of a product is on the left.
///
/// Initially all zeros, as in Apple's module; `CATransform3DIdentity` changes nothing.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    rows = [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }

  /// The matrix row by row.
  var rows: [SIMD4<CGFloat.NativeType>] {
    get {
      [
        SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
      ]
    }
    set {
      (m11, m12, m13, m14) = newValue[0].lengths
      (m21, m22, m23, m24) = newValue[1].lengths
      (m31, m32, m33, m34) = newValue[2].lengths
      (m41, m42, m43, m44) = newValue[3].lengths
    }
  }

  init(rows: [SIMD4<CGFloat.NativeType>]) {
    self.rows = rows
  }
}

extension SIMD4<CGFloat.NativeType> {
  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(x.native, y.native, z.native, w.native)
  }

  fileprivate var lengths: (CGFloat, CGFloat, CGFloat, CGFloat) { (CGFloat(x), CGFloat(y), CGFloat(z), CGFloat(w)) }
}
