extension CGPath {
  /// Where the next element starts: the last point, or the subpath's start after a close; zero for an empty path.
  public var currentPoint: CGPoint {
    var start: CGPoint = .zero
    var current: CGPoint = .zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p), .quad(let p, _), .cubic(let p, _, _): current = p
      case .close: current = start
      }
    }
    return current
  }

  /// The smallest rectangle that holds the outline; null for an empty path. Line width is not counted.
  public var boundingBoxOfPath: CGRect {
    var box = Box()
    for segment in segments {
      box.add(segment.start)
      box.add(segment.end)
      for t in segment.extrema { box.add(segment.point(at: t)) }
    }
    for element in elements {
      if case .move(let p) = element { box.add(p) }
    }
    return box.rect
  }

  /// The smallest rectangle that holds all points, those that control curves included; null for an empty path.
  public var boundingBox: CGRect {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let p, let c):
        box.add(p)
        box.add(c)
      case .cubic(let p, let c1, let c2):
        box.add(p)
        box.add(c1)
        box.add(c2)
      case .close: break
      }
    }
    return box.rect
  }

  /// The length of the outline in points, closing lines included.
  package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  private struct Box {
    var low: CGPoint = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high: CGPoint = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    mutating func add(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }

    var rect: CGRect {
      guard low.x <= high.x, low.y <= high.y else { return .null }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
}
