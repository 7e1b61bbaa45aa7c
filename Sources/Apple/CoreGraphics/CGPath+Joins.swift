extension CGPath {
  /// How far the points of mitered corners reach from the path, in halves of the line width: 1 without sharp corners.
  ///
  /// Corners above the limit are cut off and reach no farther than the line.
  package func miterReach(limit: CGFloat) -> CGFloat {
    var reach: CGFloat = 1
    var first: PathSegment?
    var previous: PathSegment?
    func join(_ before: PathSegment, _ after: PathSegment) {
      guard before.end == after.start, let u = before.endDirection, let v = after.startDirection else { return }
      // The corner's point is at 1 / cos of half the angle by which the path turns.
      let cosine: CGFloat = (max(0, (1 + u.dx * v.dx + u.dy * v.dy) / 2)).squareRoot()
      let ratio: CGFloat = cosine > 0 ? 1 / cosine : .infinity
      if ratio <= limit * 1.001 { reach = max(reach, ratio) }
    }
    for segment in segments where segment.startDirection != nil {
      if let last = previous, last.subpath == segment.subpath {
        join(last, segment)
      } else {
        if let last = previous, let first { join(last, first) }
        first = segment
      }
      previous = segment
    }
    if let last = previous, let first { join(last, first) }
    return reach
  }
}

extension PathSegment {
  /// The direction in which the piece leaves its start; nil when all its points are one.
  fileprivate var startDirection: CGVector? { Self.direction(points) }

  /// The direction in which the piece arrives at its end.
  fileprivate var endDirection: CGVector? {
    Self.direction(points.reversed()).map { CGVector(dx: -$0.dx, dy: -$0.dy) }
  }

  private static func direction(_ points: [CGPoint]) -> CGVector? {
    for point in points.dropFirst() where point != points[0] {
      let length: CGFloat = hypot(point.x - points[0].x, point.y - points[0].y)
      return CGVector(dx: (point.x - points[0].x) / length, dy: (point.y - points[0].y) / length)
    }
    return nil
  }
}
