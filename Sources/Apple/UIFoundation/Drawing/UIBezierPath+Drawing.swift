import CoreGraphics

extension UIBezierPath {
  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the area with the fill colour of the current context; open subpaths count as closed.
  public func fill() { fill(in: GraphicsStack.context(for: "UIBezierPath.fill()")) }

  /// Fills the area in a blend mode and with an opacity from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(in: GraphicsStack.context(for: "UIBezierPath.fill(with:alpha:)"), blendMode, alpha: alpha)
  }

  /// Draws the line in the stroke colour of the current context, by the path's own width, ends, corners and pattern.
  public func stroke() { stroke(in: GraphicsStack.context(for: "UIBezierPath.stroke()")) }

  /// Draws the line in a blend mode and with an opacity from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(in: GraphicsStack.context(for: "UIBezierPath.stroke(with:alpha:)"), blendMode, alpha: alpha)
  }

  /// Limits what follows in the current context to the area.
  public func addClip() {
    guard let context = GraphicsStack.context(for: "UIBezierPath.addClip()") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  /// - Parameters:
  ///   - blendMode: nil for the context's.
  ///   - alpha: nil for the context's.
  private func fill(in context: CGContext?, _ blendMode: CGBlendMode? = nil, alpha: CGFloat? = nil) {
    draw(in: context, blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  private func stroke(in context: CGContext?, _ blendMode: CGBlendMode? = nil, alpha: CGFloat? = nil) {
    draw(in: context, blendMode, alpha: alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      // A path without a pattern of its own takes that of the context.
      if !lineDash.lengths.isEmpty { $0.setLineDash(phase: lineDash.phase, lengths: lineDash.lengths) }
      $0.strokePath()
    }
  }

  private func draw(
    in context: CGContext?, _ blendMode: CGBlendMode?, alpha: CGFloat?, _ body: (CGContext) -> Void
  ) {
    guard let context, !isEmpty else { return }
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    if let alpha { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}
