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

  public func fill(_ rect: CGRect) {
    let known: CGRect = rect.limited(to: boundingBoxOfClipPath)
    fill(CGPath(rect: known, transform: nil), .winding)
  }

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

  /// Draws lines between each two of the points, the last one of an odd number left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[start])
      path.addLine(to: points[start + 1])
    }
    beginPath()
    stroke(path)
  }

  /// Makes what a rectangle covers transparent, whatever opacity, blend mode and shadow are set; in a bitmap without alpha
  /// black. The clip holds.
  public func clear(_ rect: CGRect) {
    guard canDraw else { return }
    var mark: CGMark = self.mark
    mark.alpha = 1
    mark.shadow = nil
    mark.blendMode = .clear
    let known: CGRect = rect.limited(to: mark.visible)
    backend.draw(.fill(CGPath(rect: known, transform: nil), .black, .winding), mark)
  }

  func takePath() -> CGPath {
    defer { beginPath() }
    return current
  }

  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty, path.isFinite else { return }
    draw(.fill(path, state.fillColor, rule))
  }

  private func stroke(_ path: CGPath) {
    guard !path.isEmpty, path.isFinite else { return }
    draw(.stroke(path, state.strokeColor, state.style))
  }

  /// Draws something in the current coordinates with the current opacity, blend mode and shadow.
  package func draw(_ drawing: CGDrawing) {
    guard canDraw else { return }
    backend.draw(drawing, mark)
  }

  /// How things are drawn now.
  package var mark: CGMark {
    var mark: CGMark = state.mark
    mark.isAntialiased = mark.isAntialiased && allowsAntialiasing
    mark.visible = boundingBoxOfClipPath
    mark.base = state.ctm.concatenating(base.inverted())
    return mark
  }
}
