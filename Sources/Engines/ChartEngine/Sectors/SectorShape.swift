import CoreGraphics

/// A piece of a ring, seen from its centre. Angles are in radians, clockwise from twelve o'clock.
package struct SectorShape: Hashable, Sendable {
  package var center: CGPoint
  package var innerRadius: CGFloat
  package var outerRadius: CGFloat
  package var startAngle: CGFloat
  package var endAngle: CGFloat
  /// How far both straight sides are moved inwards, in points.
  package var inset: CGFloat
  package var cornerRadius: CGFloat

  package init(
    center: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    inset: CGFloat = 0, cornerRadius: CGFloat = 0
  ) {
    self.center = center
    self.innerRadius = max(0, min(innerRadius, outerRadius))
    self.outerRadius = max(0, outerRadius)
    self.startAngle = startAngle
    self.endAngle = max(startAngle, min(endAngle, startAngle + 2 * .pi))
    self.inset = max(0, inset)
    self.cornerRadius = max(0, cornerRadius)
  }

  private var span: CGFloat { endAngle - startAngle }
  package var middleAngle: CGFloat { (startAngle + endAngle) / 2 }

  /// The point at half of the ring's width in the middle of the piece: where a label stands.
  package var middle: CGPoint { point(middleAngle, (innerRadius + outerRadius) / 2) }

  package func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// Whether a point lies in the piece; corners and insets are not looked at.
  package func contains(_ point: CGPoint) -> Bool {
    let (x, y): (CGFloat, CGFloat) = (point.x - center.x, point.y - center.y)
    let distance: CGFloat = (x * x + y * y).squareRoot()
    guard distance >= innerRadius, distance <= outerRadius else { return false }
    var angle: CGFloat = atan2(x, -y)
    while angle < startAngle { angle += 2 * .pi }
    return angle <= endAngle
  }

  /// The outline; empty where insets leave nothing.
  package var path: CGPath {
    let path = CGMutablePath()
    guard outerRadius > 0, span > 1e-9 else { return path }
    // A whole ring has no sides.
    if span >= 2 * .pi - 1e-9 {
      addArc(to: path, center, outerRadius, 0, 2 * .pi, clockwise: true, begins: true)
      path.closeSubpath()
      if innerRadius > 0 {
        addArc(to: path, center, innerRadius, 2 * .pi, 0, clockwise: false, begins: true)
        path.closeSubpath()
      }
      return path
    }
    guard let outer = offset(inset, at: outerRadius), outer < span / 2 else { return path }
    let corner: CGFloat = largestCorner()
    if corner > 0 { addRounded(to: path, corner) } else { addPlain(to: path, outer) }
    path.closeSubpath()
    return path
  }

  /// By which angle a line at a distance from the side crosses a circle; nil where it does not.
  private func offset(_ distance: CGFloat, at radius: CGFloat) -> CGFloat? {
    radius > 0 && distance < radius ? asin(distance / radius) : nil
  }

  private func addPlain(to path: CGMutablePath, _ outer: CGFloat) {
    addArc(to: path, center, outerRadius, startAngle + outer, endAngle - outer, clockwise: true, begins: true)
    if let inner = offset(inset, at: innerRadius), inner < span / 2, innerRadius > 0 {
      addArc(to: path, center, innerRadius, endAngle - inner, startAngle + inner, clockwise: false)
    } else {
      path.addLine(to: tip)
    }
  }

  /// Where the two moved sides meet.
  private var tip: CGPoint {
    let half: CGFloat = min(span / 2, .pi / 2)
    return inset > 0 ? point(middleAngle, min(outerRadius, inset / sin(half))) : center
  }

  /// The corner radius that both the ring's width and the angle leave room for.
  private func largestCorner() -> CGFloat {
    var corner: CGFloat = min(cornerRadius, (outerRadius - innerRadius) / 2)
    func fits(_ corner: CGFloat) -> Bool {
      guard let outer = offset(inset + corner, at: outerRadius - corner), outer <= span / 2 else { return false }
      if innerRadius <= 0 { return true }
      guard let inner = offset(inset + corner, at: innerRadius + corner) else { return false }
      return inner <= span / 2
    }
    for _ in 0..<24 where corner > 0.05 {
      if fits(corner) { return corner }
      corner *= 0.8
    }
    return 0
  }

  /// Each corner is a circle that touches a side and a ring: its centre is as far from the (moved) side as the circle is wide.
  private func addRounded(to path: CGMutablePath, _ corner: CGFloat) {
    let outer: CGFloat = asin((inset + corner) / (outerRadius - corner))
    let first: CGPoint = point(startAngle + outer, outerRadius - corner)
    let second: CGPoint = point(endAngle - outer, outerRadius - corner)
    addArc(to: path, first, corner, startAngle - .pi / 2, startAngle + outer, clockwise: true, begins: true)
    addArc(to: path, center, outerRadius, startAngle + outer, endAngle - outer, clockwise: true)
    addArc(to: path, second, corner, endAngle - outer, endAngle + .pi / 2, clockwise: true)
    guard innerRadius > 0 else { return path.addLine(to: tip) }
    let inner: CGFloat = asin((inset + corner) / (innerRadius + corner))
    let third: CGPoint = point(endAngle - inner, innerRadius + corner)
    let fourth: CGPoint = point(startAngle + inner, innerRadius + corner)
    addArc(to: path, third, corner, endAngle + .pi / 2, endAngle - inner + .pi, clockwise: true)
    addArc(to: path, center, innerRadius, endAngle - inner, startAngle + inner, clockwise: false)
    addArc(to: path, fourth, corner, startAngle + inner - .pi, startAngle - .pi / 2, clockwise: true)
  }

  /// An arc as cubic curves of at most a quarter each. Angles count from twelve o'clock.
  private func addArc(
    to path: CGMutablePath, _ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, clockwise: Bool,
    begins: Bool = false
  ) {
    let turn: CGFloat = clockwise ? max(0, to - from) : min(0, to - from)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
    if begins { path.move(to: at(from)) } else { path.addLine(to: at(from)) }
    let pieces: Int = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step: CGFloat = turn / CGFloat(pieces)
    let reach: CGFloat = radius * 4 / 3 * tan(step / 4)
    guard step != 0 else { return }
    for piece in 0..<pieces {
      let (start, end): (CGFloat, CGFloat) = (from + step * CGFloat(piece), from + step * CGFloat(piece + 1))
      let (first, last): (CGPoint, CGPoint) = (at(start), at(end))
      path.addCurve(
        to: last, control1: CGPoint(x: first.x + reach * cos(start), y: first.y + reach * sin(start)),
        control2: CGPoint(x: last.x - reach * cos(end), y: last.y - reach * sin(end)))
    }
  }
}
