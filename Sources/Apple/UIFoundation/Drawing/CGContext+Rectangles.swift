import CoreGraphics

extension CGContext {
  /// Fills a rectangle in a blend mode.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }

  /// Strokes the inside of a rectangle, one unit wide, in a blend mode.
  func frame(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    setLineDash(phase: 0, lengths: [])
    setLineJoin(.miter)
    stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    restoreGState()
  }
}
