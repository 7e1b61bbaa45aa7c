extension CGContext {
  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the path and begins a new one.
  public func strokePath() {
    stroke(takePath())
  }

  /// Fills and then strokes the path, as the mode says, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path: CGPath = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path)
    case .fill, .eoFill: break
    }
  }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), .winding) }

  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path, .winding)
  }

  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }

  /// Strokes the rectangle with a line of the given width instead of the current one.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let saved: CGFloat = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = saved
  }

  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), .winding) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }

  /// Limits what follows to the inside of the path and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path: CGPath = takePath()
    guard canDraw else { return }
    backend.clip(path, rule: rule)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  private func takePath() -> CGPath {
    defer { beginPath() }
    return current
  }

  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard canDraw, !path.isEmpty else { return }
    backend.fill(path, color: state.fillColor, alpha: state.alpha, rule: rule)
  }

  private func stroke(_ path: CGPath) {
    guard canDraw, !path.isEmpty else { return }
    backend.stroke(path, color: state.strokeColor, alpha: state.alpha, style: state.style)
  }
}
