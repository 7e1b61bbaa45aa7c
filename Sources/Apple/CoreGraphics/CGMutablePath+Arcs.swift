extension CGMutablePath {
  /// An arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - startAngle: radians from the x axis.
  ///   - endAngle: radians; a full turn from the start makes a closed circle.
  ///   - clockwise: whether angles shrink from start to end. That looks clockwise where y points up, and
  ///     counter-clockwise on a screen, where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn: CGFloat = 2 * .pi
    let difference: CGFloat = endAngle - startAngle
    guard difference.isFinite else { return }
    // An end on the way goes as far as it is; one against the way is the same place on it.
    var delta: CGFloat = clockwise ? -difference : difference
    if delta < 0 {
      delta = turn - (-delta).truncatingRemainder(dividingBy: turn)
      // A whole turn against the way is one on it, however it was rounded.
      if delta < 1e-9 { delta = turn }
    } else if delta > 2 * turn {
      delta = turn + delta.truncatingRemainder(dividingBy: turn)
    }
    addQuarters(
      center: center, radius: radius, startAngle: startAngle, sweep: clockwise ? -delta : delta, transform: transform)
    if abs(difference - turn) < 1e-9 { closeSubpath() }
  }

  /// An arc that turns by `delta` radians from `startAngle`, at most once round, joined to the current point by a line.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard delta.isFinite else { return }
    let turn: CGFloat = 2 * .pi
    addQuarters(
      center: center, radius: radius, startAngle: startAngle, sweep: min(max(delta, -turn), turn), transform: transform)
  }

  /// Quarters of the circle from the start, and what is left.
  private func addQuarters(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    guard radius.isFinite, startAngle.isFinite else { return }
    addLine(to: Self.point(center, radius, startAngle), transform: transform)
    // A cubic follows a quarter of a circle to 0.03 percent of the radius.
    let quarter: CGFloat = .pi / 2
    let pieces = Int((abs(sweep) / quarter - 1e-9).rounded(.up))
    for piece in 0..<max(pieces, 0) {
      let from: CGFloat = startAngle + CGFloat(piece) * (sweep < 0 ? -quarter : quarter)
      let to: CGFloat = piece == pieces - 1 ? startAngle + sweep : from + (sweep < 0 ? -quarter : quarter)
      let k: CGFloat = 4 / 3 * tan((to - from) / 4) * radius
      let start: CGPoint = Self.point(center, radius, from)
      let end: CGPoint = Self.point(center, radius, to)
      addCurve(
        to: end, control1: CGPoint(x: start.x - k * sin(from), y: start.y + k * cos(from)),
        control2: CGPoint(x: end.x + k * sin(to), y: end.y - k * cos(to)), transform: transform)
    }
  }

  /// The arc of `radius` that touches both lines from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// Where no such circle exists (the points lie on one line, or the radius is 0) a line to `tangent1End` is added.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start: CGPoint = isEmpty ? corner : currentPoint.applying(transform.inverted())
    let ux: CGFloat = start.x - corner.x
    let uy: CGFloat = start.y - corner.y
    let vx: CGFloat = end.x - corner.x
    let vy: CGFloat = end.y - corner.y
    let lengths: CGFloat = hypot(ux, uy) * hypot(vx, vy)
    let cross: CGFloat = ux * vy - uy * vx
    guard lengths > 0, radius > 0, abs(cross) > lengths * 1e-9 else {
      return addLine(to: corner, transform: transform)
    }
    let between: CGFloat = atan2(abs(cross), ux * vx + uy * vy)
    let distance: CGFloat = radius / tan(between / 2)
    let first: CGFloat = atan2(uy, ux)
    let bisector: CGFloat = first + (cross > 0 ? between : -between) / 2
    let center: CGPoint = Self.point(corner, radius / sin(between / 2), bisector)
    let touch: CGPoint = Self.point(corner, distance, first)
    let startAngle: CGFloat = atan2(touch.y - center.y, touch.x - center.x)
    let delta: CGFloat = cross > 0 ? between - .pi : .pi - between
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
