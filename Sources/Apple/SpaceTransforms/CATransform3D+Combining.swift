// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's functions.

import Foundation

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let b: [SIMD4<CGFloat.NativeType>] = b.rows
  return CATransform3D(rows: a.rows.map { $0.x * b[0] + $0.y * b[1] + $0.z * b[2] + $0.w * b[3] })
}

/// The shift first, then `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The stretching first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The turn by `angle` radians first, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The way back; `t` itself when there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan, with the largest element of each column as its divisor.
  var left: [SIMD4<CGFloat.NativeType>] = t.rows
  var right: [SIMD4<CGFloat.NativeType>] = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot: Int = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    let divisor: CGFloat.NativeType = left[pivot][column]
    guard divisor != 0, divisor.isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] /= divisor
    right[column] /= divisor
    for row in 0..<4 where row != column {
      let factor: CGFloat.NativeType = left[row][column]
      left[row] -= factor * left[column]
      right[row] -= factor * right[column]
    }
  }
  return CATransform3D(rows: right)
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether it maps the plane to itself, and parallels to parallels.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What it does to the plane; of use only where `CATransform3DIsAffine` holds.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
