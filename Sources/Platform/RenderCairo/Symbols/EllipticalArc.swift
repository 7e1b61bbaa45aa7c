import CoreGraphics

/// An arc between two points of an ellipse, as SVG describes it, as curves.
struct EllipticalArc {
  private var center: CGPoint = .zero
  private var rx: CGFloat
  private var ry: CGFloat
  private let turn: CGFloat
  private var startAngle: CGFloat = 0
  private var sweepAngle: CGFloat = 0
  private let end: CGPoint
  private let isLine: Bool

  /// The numbers are those of SVG's appendix on arcs: the ellipse grows where the points lie too far apart.
  init(from start: CGPoint, to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isSweeping: Bool) {
    self.end = end
    self.turn = turn
    rx = abs(radii.width)
    ry = abs(radii.height)
    isLine = rx == 0 || ry == 0 || start == end
    guard !isLine else { return }
    let (cosine, sine): (CGFloat, CGFloat) = (cos(turn), sin(turn))
    let dx: CGFloat = (start.x - end.x) / 2
    let dy: CGFloat = (start.y - end.y) / 2
    let x: CGFloat = cosine * dx + sine * dy
    let y: CGFloat = cosine * dy - sine * dx
    let excess: CGFloat = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let below: CGFloat = rx * rx * y * y + ry * ry * x * x
    let above: CGFloat = max(0, rx * rx * ry * ry - below)
    let factor: CGFloat = (isLarge == isSweeping ? -1 : 1) * (below > 0 ? (above / below).squareRoot() : 0)
    let cx: CGFloat = factor * rx * y / ry
    let cy: CGFloat = -factor * ry * x / rx
    center = CGPoint(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    startAngle = atan2((y - cy) / ry, (x - cx) / rx)
    let endAngle: CGFloat = atan2((-y - cy) / ry, (-x - cx) / rx)
    sweepAngle = endAngle - startAngle
    if isSweeping, sweepAngle < 0 { sweepAngle += 2 * .pi }
    if !isSweeping, sweepAngle > 0 { sweepAngle -= 2 * .pi }
  }

  /// A line where a radius is zero, else a curve for each quarter turn.
  var elements: [CGPath.Element] {
    guard !isLine else { return [.line(end)] }
    let count: Int = max(1, Int((abs(sweepAngle) / (.pi / 2) - 1e-9).rounded(.up)))
    let step: CGFloat = sweepAngle / CGFloat(count)
    let reach: CGFloat = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from: CGFloat = startAngle + CGFloat(index) * step
      let to: CGFloat = from + step
      let first: CGPoint = point(cos(from) - reach * sin(from), sin(from) + reach * cos(from))
      let second: CGPoint = point(cos(to) + reach * sin(to), sin(to) - reach * cos(to))
      return .cubic(index == count - 1 ? end : point(cos(to), sin(to)), control1: first, control2: second)
    }
  }

  /// A point of the unit circle on the ellipse.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let (cosine, sine): (CGFloat, CGFloat) = (cos(turn), sin(turn))
    return CGPoint(
      x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
  }
}
