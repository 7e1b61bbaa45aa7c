/// Where two pieces of outlines meet: the parameters on both.
struct PathIntersections {
  private(set) var found: [(first: CGFloat, second: CGFloat)] = []
  private let a: PathSegment
  private let b: PathSegment
  /// Points nearer than this are one point.
  private let tolerance: CGFloat
  /// Two cubics that are not the same meet at most so often.
  private static let limit: Int = 9

  init(_ a: PathSegment, _ b: PathSegment, tolerance: CGFloat) {
    self.a = a
    self.b = b
    self.tolerance = tolerance
    guard a.box.insetBy(dx: -tolerance, dy: -tolerance).intersects(b.box.insetBy(dx: -tolerance, dy: -tolerance))
    else { return }
    // The same curve, there or back, meets itself everywhere: where it begins and ends, both are cut already.
    if a.isNear(b.points, tolerance) || a.isNear(b.points.reversed(), tolerance) { return }
    search(a, 0, 1, b, 0, 1, depth: 0)
    // Curves that lie on each other for a while meet only where one of them begins or ends.
    if found.count > Self.limit { found = [] }
    addEnds()
  }

  /// Adds where one of the pieces begins or ends on the other.
  private mutating func addEnds() {
    for (t, point) in [(CGFloat(0), a.start), (1, a.end)] {
      if let s = b.parameter(near: point, tolerance) { found.append((t, s)) }
    }
    for (s, point) in [(CGFloat(0), b.start), (1, b.end)] {
      if let t = a.parameter(near: point, tolerance) { found.append((t, s)) }
    }
  }

  private mutating func search(
    _ p: PathSegment, _ p0: CGFloat, _ p1: CGFloat, _ q: PathSegment, _ q0: CGFloat, _ q1: CGFloat, depth: Int
  ) {
    guard found.count <= Self.limit, p.box.touches(q.box, within: tolerance) else { return }
    let (isFlatP, isFlatQ): (Bool, Bool) = (p.isFlat(tolerance), q.isFlat(tolerance))
    if (isFlatP && isFlatQ) || depth > 48 {
      if let (t, s) = Self.crossing(p, q) {
        refine(p0 + (p1 - p0) * t, q0 + (q1 - q0) * s)
      }
      return
    }
    if !isFlatP, isFlatQ || p.reach >= q.reach {
      let (left, right): (PathSegment, PathSegment) = p.split(at: 0.5)
      let middle: CGFloat = (p0 + p1) / 2
      search(left, p0, middle, q, q0, q1, depth: depth + 1)
      search(right, middle, p1, q, q0, q1, depth: depth + 1)
    } else {
      let (left, right): (PathSegment, PathSegment) = q.split(at: 0.5)
      let middle: CGFloat = (q0 + q1) / 2
      search(p, p0, p1, left, q0, middle, depth: depth + 1)
      search(p, p0, p1, right, middle, q1, depth: depth + 1)
    }
  }

  /// Where the chords cross, a little beyond their ends too; nil for parallel ones.
  private static func crossing(_ p: PathSegment, _ q: PathSegment) -> (CGFloat, CGFloat)? {
    let (u, v): (CGVector, CGVector) = (
      CGVector(dx: p.end.x - p.start.x, dy: p.end.y - p.start.y),
      CGVector(dx: q.end.x - q.start.x, dy: q.end.y - q.start.y)
    )
    let cross: CGFloat = u.dx * v.dy - u.dy * v.dx
    let lengths: CGFloat = hypot(u.dx, u.dy) * hypot(v.dx, v.dy)
    guard lengths > 0, abs(cross) > lengths * 1e-9 else { return nil }
    let (x, y): (CGFloat, CGFloat) = (q.start.x - p.start.x, q.start.y - p.start.y)
    let t: CGFloat = (x * v.dy - y * v.dx) / cross
    let s: CGFloat = (x * u.dy - y * u.dx) / cross
    let slack: CGFloat = 1e-6
    guard t >= -slack, t <= 1 + slack, s >= -slack, s <= 1 + slack else { return nil }
    return (max(0, min(1, t)), max(0, min(1, s)))
  }

  /// Newton's steps towards the point that both have.
  private mutating func refine(_ t0: CGFloat, _ s0: CGFloat) {
    var (t, s): (CGFloat, CGFloat) = (t0, s0)
    for _ in 0..<8 {
      let (p, q): (CGPoint, CGPoint) = (a.point(at: t), b.point(at: s))
      let (x, y): (CGFloat, CGFloat) = (q.x - p.x, q.y - p.y)
      let (u, v): (CGVector, CGVector) = (a.derivative(at: t), b.derivative(at: s))
      let cross: CGFloat = u.dx * v.dy - u.dy * v.dx
      guard abs(cross) > 1e-12 else { break }
      let (dt, ds): (CGFloat, CGFloat) = ((x * v.dy - y * v.dx) / cross, (x * u.dy - y * u.dx) / cross)
      t = max(0, min(1, t + dt))
      s = max(0, min(1, s + ds))
      if abs(dt) + abs(ds) < 1e-14 { break }
    }
    if found.contains(where: { abs($0.first - t) < 1e-7 && abs($0.second - s) < 1e-7 }) { return }
    found.append((t, s))
  }
}

extension PathSegment {
  /// A rectangle around the points: the piece lies inside.
  var box: CGRect {
    let (xs, ys): ([CGFloat], [CGFloat]) = (points.map(\.x), points.map(\.y))
    let (x, y): (CGFloat, CGFloat) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// The longer side of the box.
  fileprivate var reach: CGFloat { max(box.width, box.height) }

  /// Whether the piece is a line but for a distance.
  fileprivate func isFlat(_ tolerance: CGFloat) -> Bool {
    guard points.count > 2 else { return true }
    let (dx, dy): (CGFloat, CGFloat) = (end.x - start.x, end.y - start.y)
    let length: CGFloat = hypot(dx, dy)
    return points.dropFirst().dropLast().allSatisfy { p in
      let (x, y): (CGFloat, CGFloat) = (p.x - start.x, p.y - start.y)
      return length > 0 ? abs(x * dy - y * dx) <= tolerance * 10 * length : hypot(x, y) <= tolerance
    }
  }

  fileprivate func isNear(_ others: [CGPoint], _ tolerance: CGFloat) -> Bool {
    points.count == others.count
      && zip(points, others).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
  }

  func derivative(at t: CGFloat) -> CGVector {
    let degree = CGFloat(points.count - 1)
    var row: [CGPoint] = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return CGVector(dx: row[0].x * degree, dy: row[0].y * degree)
  }

  /// The parameter of a point of the piece; nil for one that does not lie on it.
  fileprivate func parameter(near point: CGPoint, _ tolerance: CGFloat) -> CGFloat? {
    guard box.insetBy(dx: -tolerance, dy: -tolerance).contains(point) else { return nil }
    let steps: Int = points.count == 2 ? 1 : 24
    var best: (t: CGFloat, distance: CGFloat) = (0, .infinity)
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let p: CGPoint = self.point(at: t)
      let distance: CGFloat = hypot(p.x - point.x, p.y - point.y)
      if distance < best.distance { best = (t, distance) }
    }
    var t: CGFloat = best.t
    for _ in 0..<12 {
      let (p, d): (CGPoint, CGVector) = (self.point(at: t), derivative(at: t))
      let square: CGFloat = d.dx * d.dx + d.dy * d.dy
      guard square > 0 else { break }
      t = max(0, min(1, t + ((point.x - p.x) * d.dx + (point.y - p.y) * d.dy) / square))
    }
    let p: CGPoint = self.point(at: t)
    return hypot(p.x - point.x, p.y - point.y) <= tolerance ? t : nil
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect, within distance: CGFloat) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance && minY <= other.maxY + distance
      && other.minY <= maxY + distance
  }
}
