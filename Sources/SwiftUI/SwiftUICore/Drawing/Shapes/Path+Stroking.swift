import CoreGraphics

extension Path {
  /// The area that the outline covers when it is drawn in a style, to be filled by the winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      cgPath.stroked(
        PathStroke(
          width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
          dash: style.dash, dashPhase: style.dashPhase)))
  }
}
