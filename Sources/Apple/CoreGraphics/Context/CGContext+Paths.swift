extension CGContext {
  /// The path so far, in the current coordinates.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBoxOfPath }

  public func beginPath() { current = CGMutablePath() }
  public func closePath() { current.closeSubpath() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { current.addPath(path) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// An arc of a circle; see `CGMutablePath` for the meaning of `clockwise`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
}

extension CGContext {
  /// Makes the path the outline of the line that stroking it would draw, to be filled.
  public func replacePathWithStrokedPath() {
    let style = PathStroke(
      width: state.style.width, cap: state.style.cap, join: state.style.join, miterLimit: state.style.miterLimit,
      dash: state.style.dash, dashPhase: state.style.dashPhase)
    current = CGMutablePath(elements: current.stroked(style).elements)
  }

  /// Whether the path holds a point, both in the current coordinates, when it is drawn in a mode. Strokes hold what their
  /// line covers.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let outline: CGPath = current
    func isInside(_ rule: CGPathFillRule) -> Bool { outline.contains(point, using: rule, transform: .identity) }
    func isOnLine() -> Bool {
      let saved: CGMutablePath = current
      defer { current = saved }
      replacePathWithStrokedPath()
      return current.contains(point, using: .winding, transform: .identity)
    }
    switch mode {
    case .fill: return isInside(.winding)
    case .eoFill: return isInside(.evenOdd)
    case .stroke: return isOnLine()
    case .fillStroke: return isInside(.winding) || isOnLine()
    case .eoFillStroke: return isInside(.evenOdd) || isOnLine()
    }
  }
}
