// Areas of outlines, put together.
//
// All pieces of both outlines are cut where they meet. A piece is an edge of the result exactly if the result fills one
// side of it and not the other, which is asked for two points beside its middle. Edges are turned so that the filled side
// is on their left, and joined end to end. Curves stay curves, and how often a point is covered by the operands does not
// matter.

extension CGPath {
  /// The area that either of the paths fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// The area that both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// The area that this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// The area that one of the paths fills and not both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The same area with an outline that does not cross itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(elements: []), rule) { first, _ in first }
  }

  /// The parts of this path's line that lie in the area of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(cutBy: other, rule, isInside: true)
  }

  /// The parts of this path's line that lie outside of the area of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(cutBy: other, rule, isInside: false)
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isFilled: (Bool, Bool) -> Bool
  ) -> CGPath {
    let (mine, theirs): ([PathSegment], [PathSegment]) = (closedSegments, other.closedSegments)
    let scale: CGFloat = PathCutter.scale(mine + theirs)
    guard scale > 0, scale.isFinite else { return CGPath(elements: []) }
    let (first, second) = (PathRegion(mine, rule: rule), PathRegion(theirs, rule: rule))
    var edges: [PathSegment] = []
    for piece in PathCutter(mine + theirs, scale: scale).distinctPieces {
      let (middle, way): (CGPoint, CGVector) = (piece.point(at: 0.5), piece.derivative(at: 0.5))
      let speed: CGFloat = hypot(way.dx, way.dy)
      guard speed > 0 else { continue }
      let distance: CGFloat = min(scale * 1e-5, piece.length * 0.01) / speed
      func fills(_ side: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + way.dy * distance * side, y: middle.y - way.dx * distance * side)
        return isFilled(first.contains(point), second.contains(point))
      }
      let (left, right): (Bool, Bool) = (fills(1), fills(-1))
      if left != right { edges.append(left ? piece.reversed : piece) }
    }
    return CGPath(elements: PathCutter.joined(edges, scale: scale))
  }

  private func line(cutBy other: CGPath, _ rule: CGPathFillRule, isInside: Bool) -> CGPath {
    let (mine, theirs): ([PathSegment], [PathSegment]) = (segments, other.closedSegments)
    let scale: CGFloat = PathCutter.scale(mine + theirs)
    guard scale > 0, scale.isFinite else { return CGPath(elements: []) }
    let region = PathRegion(theirs, rule: rule)
    let pieces: [PathSegment] = PathCutter(mine + theirs, scale: scale).pieces(of: 0..<mine.count)
    let kept: [PathSegment] = pieces.filter { region.contains($0.point(at: 0.5)) == isInside }
    var elements: [CGPath.Element] = []
    var last: CGPoint?
    for piece in kept {
      let isNext: Bool = last.map { hypot($0.x - piece.start.x, $0.y - piece.start.y) <= scale * 1e-6 } ?? false
      if !isNext { elements.append(.move(piece.start)) }
      elements.append(piece.element)
      last = piece.end
    }
    return CGPath(elements: elements)
  }

  /// Every piece of the outline of the area: open subpaths count as closed.
  fileprivate var closedSegments: [PathSegment] {
    var result: [PathSegment] = []
    var first: CGPoint?
    func close() {
      guard let first, let last = result.last, last.end != first else { return }
      result.append(PathSegment(subpath: last.subpath, points: [last.end, first]))
    }
    for segment in segments {
      if result.last?.subpath != segment.subpath {
        close()
        first = segment.start
      }
      if Set(segment.points.map { [$0.x, $0.y] }).count > 1 { result += segment.withoutLoops }
    }
    close()
    return result
  }
}
