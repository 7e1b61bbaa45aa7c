import CoreGraphics

/// How a line goes from point to point.
package enum CurveMethod: Hashable, Sendable {
  case linear
  /// A cubic spline through all points; tension 1 is a polyline.
  case cardinal(tension: CGFloat)
  /// A cubic spline whose bends follow the distances of the points: 0 uniform, 0.5 centripetal, 1 chordal.
  case catmullRom(alpha: CGFloat)
  /// A cubic spline that rises and falls only where the points do.
  case monotone
  /// Level stretches, with the step at this share of the way.
  case step(transition: CGFloat)
}

/// A line through points as a chain of segments; it can be walked in both directions.
package struct CurveChain: Equatable {
  package enum Segment: Equatable {
    case line(CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)

    package var end: CGPoint {
      switch self {
      case .line(let point), .cubic(let point, _, _): point
      }
    }
  }

  package var start: CGPoint
  package var segments: [Segment]

  package init(start: CGPoint, segments: [Segment] = []) {
    self.start = start
    self.segments = segments
  }

  package var end: CGPoint { segments.last?.end ?? start }

  /// The same chain from its end to its start.
  package var reversed: CurveChain {
    var points: [CGPoint] = [start]
    points.append(contentsOf: segments.map(\.end))
    var result = CurveChain(start: end)
    result.segments.reserveCapacity(segments.count)
    for index in segments.indices.reversed() {
      switch segments[index] {
      case .line: result.segments.append(.line(points[index]))
      case .cubic(_, let first, let second):
        result.segments.append(.cubic(points[index], control1: second, control2: first))
      }
    }
    return result
  }

  /// Adds the chain to a path, as a line that begins anew or goes on from where the path is.
  package func add(to path: CGMutablePath, continuing: Bool = false) {
    if continuing { path.addLine(to: start) } else { path.move(to: start) }
    for segment in segments {
      switch segment {
      case .line(let point): path.addLine(to: point)
      case .cubic(let point, let first, let second): path.addCurve(to: point, control1: first, control2: second)
      }
    }
  }

  fileprivate var transposed: CurveChain {
    CurveChain(
      start: start.transposed,
      segments: segments.map {
        switch $0 {
        case .line(let point): .line(point.transposed)
        case .cubic(let point, let first, let second):
          .cubic(point.transposed, control1: first.transposed, control2: second.transposed)
        }
      })
  }
}

extension CGPoint {
  fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CurveMethod {
  /// The chain through points; nil without any.
  ///
  /// - Parameter alongY: Whether the points follow each other along y, as in a chart whose categories stand on that axis.
  package func chain(through points: [CGPoint], alongY: Bool = false) -> CurveChain? {
    guard alongY else { return chain(points) }
    return chain(points.map(\.transposed))?.transposed
  }

  private func chain(_ points: [CGPoint]) -> CurveChain? {
    guard let start = points.first else { return nil }
    var chain = CurveChain(start: start)
    guard points.count > 1 else { return chain }
    switch self {
    case .step(let transition): chain.segments = Self.steps(points, max(0, min(1, transition)))
    case _ where self == .linear || points.count == 2: chain.segments = points.dropFirst().map { .line($0) }
    case .linear: break
    case .cardinal(let tension): chain.segments = Self.cardinal(points, tension)
    case .catmullRom(let alpha):
      chain.segments = alpha > 0 ? Self.catmullRom(points, alpha) : Self.cardinal(points, 0)
    case .monotone: chain.segments = Self.monotone(points)
    }
    return chain
  }

  private static func steps(_ points: [CGPoint], _ transition: CGFloat) -> [CurveChain.Segment] {
    zip(points, points.dropFirst()).flatMap { from, to -> [CurveChain.Segment] in
      let x: CGFloat = from.x + (to.x - from.x) * transition
      let corners: [CGPoint] = [CGPoint(x: x, y: from.y), CGPoint(x: x, y: to.y), to]
      return zip([from] + corners, corners).filter { $0 != $1 }.map { .line($1) }
    }
  }

  /// The controls of a segment lie by a sixth of the chord between the neighbours away from its ends; at the first and the
  /// last point there is no neighbour, and the control is the point.
  private static func cardinal(_ points: [CGPoint], _ tension: CGFloat) -> [CurveChain.Segment] {
    let share: CGFloat = (1 - tension) / 6
    return (0..<points.count - 1).map { index in
      let (from, to): (CGPoint, CGPoint) = (points[index], points[index + 1])
      let before: CGPoint = index > 0 ? points[index - 1] : to
      let after: CGPoint = index + 2 < points.count ? points[index + 2] : from
      return .cubic(
        to, control1: CGPoint(x: from.x + share * (to.x - before.x), y: from.y + share * (to.y - before.y)),
        control2: CGPoint(x: to.x + share * (from.x - after.x), y: to.y + share * (from.y - after.y)))
    }
  }

  /// The published formula of non-uniform Catmull-Rom splines as cubic curves.
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) -> [CurveChain.Segment] {
    (0..<points.count - 1).map { index in
      let (from, to): (CGPoint, CGPoint) = (points[index], points[index + 1])
      let before: CGPoint = index > 0 ? points[index - 1] : from
      let after: CGPoint = index + 2 < points.count ? points[index + 2] : to
      let (d1, d2, d3): (CGFloat, CGFloat, CGFloat) = (
        before.power(to: from, alpha), from.power(to: to, alpha), to.power(to: after, alpha)
      )
      let (s1, s2, s3): (CGFloat, CGFloat, CGFloat) = (d1 * d1, d2 * d2, d3 * d3)
      var (first, second): (CGPoint, CGPoint) = (from, to)
      if d1 > 1e-6 {
        let weight: CGFloat = 2 * s1 + 3 * d1 * d2 + s2
        let sum: CGFloat = 3 * d1 * (d1 + d2)
        first = CGPoint(
          x: (from.x * weight - before.x * s2 + to.x * s1) / sum,
          y: (from.y * weight - before.y * s2 + to.y * s1) / sum)
      }
      if d3 > 1e-6 {
        let weight: CGFloat = 2 * s3 + 3 * d3 * d2 + s2
        let sum: CGFloat = 3 * d3 * (d3 + d2)
        second = CGPoint(
          x: (to.x * weight + from.x * s3 - after.x * s2) / sum,
          y: (to.y * weight + from.y * s3 - after.y * s2) / sum)
      }
      return .cubic(to, control1: first, control2: second)
    }
  }

  /// Steffen's slopes: between the slopes of both sides, and zero at an extreme.
  private static func monotone(_ points: [CGPoint]) -> [CurveChain.Segment] {
    let last: Int = points.count - 1
    func secant(_ index: Int) -> CGFloat {
      let width: CGFloat = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    var slopes: [CGFloat] = Array(repeating: 0, count: points.count)
    for index in 1..<last {
      let (left, right): (CGFloat, CGFloat) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let (s0, s1): (CGFloat, CGFloat) = (secant(index - 1), secant(index))
      let middle: CGFloat = left + right == 0 ? 0 : (s0 * right + s1 * left) / (left + right)
      let least: CGFloat = min(abs(s0), abs(s1), abs(middle) / 2)
      slopes[index] = (Self.sign(s0) + Self.sign(s1)) * least
    }
    slopes[0] = points[1].x == points[0].x ? slopes[1] : (3 * secant(0) - slopes[1]) / 2
    slopes[last] =
      points[last].x == points[last - 1].x ? slopes[last - 1] : (3 * secant(last - 1) - slopes[last - 1]) / 2
    return (0..<last).map { index in
      let (from, to): (CGPoint, CGPoint) = (points[index], points[index + 1])
      let third: CGFloat = (to.x - from.x) / 3
      return .cubic(
        to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }

  private static func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
}

extension CGPoint {
  /// The distance to a power.
  fileprivate func power(to other: CGPoint, _ exponent: CGFloat) -> CGFloat {
    let (x, y): (CGFloat, CGFloat) = (other.x - x, other.y - y)
    let square: CGFloat = x * x + y * y
    return square == 0 ? 0 : pow(square, exponent / 2)
  }
}
