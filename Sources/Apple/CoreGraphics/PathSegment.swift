/// One piece of an outline as a Bezier curve of degree 1 to 3, for measuring.
struct PathSegment {
  /// The number of the subpath that it belongs to.
  var subpath: Int
  /// 2 to 4 points: the ends and what lies between them.
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The piece as an element that continues from `start`.
  var element: CGPath.Element {
    switch points.count {
    case 2: return .line(points[1])
    case 3: return .quad(points[2], control: points[1])
    default: return .cubic(points[3], control1: points[1], control2: points[2])
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    var row: [CGPoint] = points
    while row.count > 1 { row = zip(row, row.dropFirst()).map { Self.mix($0, $1, t) } }
    return row[0]
  }

  /// The two halves at `t`, by de Casteljau's construction.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var row: [CGPoint] = points
    var left: [CGPoint] = [start]
    var right: [CGPoint] = [end]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { Self.mix($0, $1, t) }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (PathSegment(subpath: subpath, points: left), PathSegment(subpath: subpath, points: right.reversed()))
  }

  /// The parameters inside 0..1 at which x or y turns.
  var extrema: [CGFloat] {
    guard points.count > 2 else { return [] }
    return (Self.turns(points.map(\.x)) + Self.turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
  }

  private static func turns(_ v: [CGFloat]) -> [CGFloat] {
    if v.count == 3 {
      let divisor: CGFloat = v[0] - 2 * v[1] + v[2]
      return divisor == 0 ? [] : [(v[0] - v[1]) / divisor]
    }
    // The derivative over 3 is a t^2 + 2 b t + c.
    let a: CGFloat = v[3] - 3 * v[2] + 3 * v[1] - v[0]
    let b: CGFloat = v[2] - 2 * v[1] + v[0]
    let c: CGFloat = v[1] - v[0]
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / (2 * b)] }
    let root: CGFloat = b * b - a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / a, (-b - root.squareRoot()) / a]
  }

  private static func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }
}

extension PathSegment {
  /// The arc length, by Gauss-Legendre quadrature over eight equal parts: exact to about 1e-9 of it for arcs.
  var length: CGFloat { length(upTo: 1) }

  func length(upTo t: CGFloat) -> CGFloat {
    if points.count == 2 { return hypot(end.x - start.x, end.y - start.y) * t }
    let parts = 8
    let half: CGFloat = t / CGFloat(2 * parts)
    var sum: CGFloat = 0
    for part in 0..<parts {
      let middle: CGFloat = half * CGFloat(2 * part + 1)
      for (node, weight) in Self.gauss {
        sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
      }
    }
    return sum * half
  }

  /// The parameter at which the piece is `distance` long.
  func parameter(atLength distance: CGFloat) -> CGFloat {
    let total: CGFloat = length
    guard total > 0 else { return 0 }
    if points.count == 2 { return distance / total }
    var low: CGFloat = 0
    var high: CGFloat = 1
    var t: CGFloat = distance / total
    for _ in 0..<40 {
      let error: CGFloat = length(upTo: t) - distance
      if abs(error) <= total * 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      let slope: CGFloat = speed(at: t)
      let newton: CGFloat = slope > 0 ? t - error / slope : -1
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private static let gauss: [(CGFloat, CGFloat)] = [
    (0.1488743389816312, 0.2955242247147529), (0.4333953941292472, 0.2692667193099963),
    (0.6794095682990244, 0.2190863625159820), (0.8650633666889845, 0.1494513491505806),
    (0.9739065285171717, 0.0666713443086881),
  ]

  /// The length of the derivative.
  private func speed(at t: CGFloat) -> CGFloat {
    let degree = CGFloat(points.count - 1)
    var row: [CGPoint] = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    while row.count > 1 { row = zip(row, row.dropFirst()).map { Self.mix($0, $1, t) } }
    return hypot(row[0].x, row[0].y) * degree
  }
}

extension CGPath {
  /// Every drawn piece in order, with the line that a close stands for.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var subpath = 0
    var start: CGPoint = .zero
    var current: CGPoint = .zero
    func add(_ points: [CGPoint]) {
      result.append(PathSegment(subpath: subpath, points: [current] + points))
      current = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let p):
        subpath += 1
        start = p
        current = p
      case .line(let p): add([p])
      case .quad(let p, let c): add([c, p])
      case .cubic(let p, let c1, let c2): add([c1, c2, p])
      case .close:
        if current != start { add([start]) }
        subpath += 1
      }
    }
    return result
  }
}
