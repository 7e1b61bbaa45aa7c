import CoreGraphics

/// A mapping of the plane that keeps lines straight: three rows of three, points being rows.
package struct Projection: Hashable, Sendable {
  package var values: [CGFloat]

  /// - Parameter values: Nine numbers; others are taken as the mapping that changes nothing.
  package init(_ values: [CGFloat]) {
    self.values = values.count == 9 ? values : [1, 0, 0, 0, 1, 0, 0, 0, 1]
  }

  package init(_ t: CGAffineTransform) { values = [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1] }

  /// This mapping first, then the other.
  package func concatenating(_ other: Projection) -> Projection {
    let (a, b): ([CGFloat], [CGFloat]) = (values, other.values)
    return Projection(
      (0..<9).map { index in
        let (row, column): (Int, Int) = (index / 3 * 3, index % 3)
        return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
      })
  }

  /// Nil for a mapping that is not one to one.
  package var inverted: Projection? {
    let m: [CGFloat] = values
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
    let determinant: CGFloat = m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
    guard determinant != 0, determinant.isFinite else { return nil }
    let adjugate: [CGFloat] = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
      -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    return Projection(adjugate.map { $0 / determinant })
  }

  /// Where a point is seen; nil for one that lies behind the eye.
  package func mapped(_ p: CGPoint) -> CGPoint? {
    let m: [CGFloat] = values
    let w: CGFloat = m[2] * p.x + m[5] * p.y + m[8]
    guard w > 1e-9 else { return nil }
    return CGPoint(x: (m[0] * p.x + m[3] * p.y + m[6]) / w, y: (m[1] * p.x + m[4] * p.y + m[7]) / w)
  }

  /// The upright rectangle around what a rectangle is seen as; all of the plane where some of it lies behind the eye.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let corners: [CGPoint] = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let seen: [CGPoint] = corners.compactMap(mapped)
    guard seen.count == 4, let first = seen.first else { return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
    let start = CGRect(origin: first, size: .zero)
    return seen.reduce(start) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The same mapping of a plane that begins elsewhere.
  package func moved(by offset: CGPoint) -> Projection {
    Projection(CGAffineTransform(translationX: -offset.x, y: -offset.y)).concatenating(self)
      .concatenating(Projection(CGAffineTransform(translationX: offset.x, y: offset.y)))
  }
}
