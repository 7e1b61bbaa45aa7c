/// The area that an outline fills, asked point by point: exactly, also close to its curves.
struct PathRegion {
  /// Pieces that go only up or only down.
  private let pieces: [PathSegment]
  private let rule: CGPathFillRule

  init(_ segments: [PathSegment], rule: CGPathFillRule) {
    self.rule = rule
    pieces = segments.flatMap(\.verticallyMonotone)
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for piece in pieces {
      let (a, b): (CGPoint, CGPoint) = (piece.start, piece.end)
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      if piece.x(at: point.y) > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}

extension PathSegment {
  fileprivate var verticallyMonotone: [PathSegment] {
    guard points.count > 2 else { return [self] }
    var result: [PathSegment] = []
    var rest: PathSegment = self
    var done: CGFloat = 0
    for t in extrema.sorted() where t > done + 1e-12 {
      let (left, right): (PathSegment, PathSegment) = rest.split(at: (t - done) / (1 - done))
      result.append(left)
      rest = right
      done = t
    }
    return result + [rest]
  }

  /// Where a piece that only rises or falls is at a height.
  fileprivate func x(at y: CGFloat) -> CGFloat {
    if points.count == 2 { return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x) }
    let isFalling: Bool = end.y > start.y
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<52 {
      let middle: CGFloat = (low + high) / 2
      if (point(at: middle).y < y) == isFalling { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
