/// A subpath of straight lines; no two points in a row are equal.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool = false

  mutating func add(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }
}

extension CGPath {
  /// The path with curves replaced by lines that stay within a tolerance, in points.
  func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var current: CGPoint = .zero
    func extend(_ points: [CGPoint]) {
      // After a closed subpath the next one begins at the same start.
      if result.last.map(\.isClosed) ?? true { result.append(Polyline(points: [current])) }
      for point in points { result[result.count - 1].add(point) }
      current = points.last ?? current
    }
    for element in elements {
      switch element {
      case .move(let point):
        result.append(Polyline(points: [point]))
        current = point
      case .close:
        guard let last = result.indices.last, let first = result[last].points.first else { continue }
        if result[last].points.count > 1, result[last].points.last == first { result[last].points.removeLast() }
        result[last].isClosed = true
        current = first
      case .line(let point): extend([point])
      case .quad(let end, let control):
        let c1 = CGPoint(x: (current.x + 2 * control.x) / 3, y: (current.y + 2 * control.y) / 3)
        let c2 = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        extend(Self.chords(current, c1, c2, end, tolerance: tolerance))
      case .cubic(let end, let c1, let c2):
        extend(Self.chords(current, c1, c2, end, tolerance: tolerance))
      }
    }
    return result
  }

  /// Points along a cubic at equal steps: the error of a step is an eighth of its square times the greatest second
  /// derivative.
  private static func chords(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat
  ) -> [CGPoint] {
    let bend1: CGFloat = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let bend2: CGFloat = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    let steps: CGFloat = (6 * max(bend1, bend2) / (8 * tolerance)).squareRoot().rounded(.up)
    guard steps.isFinite, steps > 1 else { return [p3] }
    let count: Int = Int(min(1000, steps))
    return (1...count).map { index -> CGPoint in
      if index == count { return p3 }
      let t: CGFloat = CGFloat(index) / CGFloat(count)
      let u: CGFloat = 1 - t
      let a: CGFloat = u * u * u
      let b: CGFloat = 3 * u * u * t
      let c: CGFloat = 3 * u * t * t
      let d: CGFloat = t * t * t
      let x: CGFloat = a * p0.x + b * p1.x + c * p2.x + d * p3.x
      let y: CGFloat = a * p0.y + b * p1.y + c * p2.y + d * p3.y
      return CGPoint(x: x, y: y)
    }
  }
}
