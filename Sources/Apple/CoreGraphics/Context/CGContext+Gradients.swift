extension CGContext {
  /// Paints all that the clip lets through with a gradient along a line; nothing when start and end are one point.
  ///
  /// - Parameter options: what is painted before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint, startPoint.isNumeric, endPoint.isNumeric else { return }
    draw(.gradient(gradient, .linear(from: startPoint, to: endPoint), options))
  }

  /// Paints all that the clip lets through with a gradient from one circle to another; nothing when both are the same, or
  /// a radius is negative.
  ///
  /// - Parameter options: whether circles go on beyond the first and the second.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite, startCenter.isNumeric,
      endCenter.isNumeric, startCenter != endCenter || startRadius != endRadius
    else { return }
    let shape = CGGradientShape.radial(
      from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius)
    draw(.gradient(gradient, shape, options))
  }

  /// Paints all that the clip lets through with a gradient once around a point.
  ///
  /// - Parameter angle: where it starts, in radians from the x axis, counter-clockwise where y points up.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isNumeric, angle.isFinite else { return }
    draw(.gradient(gradient, .conic(center: center, angle: angle), []))
  }
}

extension CGPoint {
  fileprivate var isNumeric: Bool { x.isFinite && y.isFinite }
}
