import CoreGraphics

extension UIColor {
  /// Makes it the colour of fills and strokes in the current context, as the current traits have it.
  public func set() {
    guard let context = GraphicsStack.context(for: "UIColor.set()") else { return }
    let color: CGColor = cgColor
    context.setFillColor(color)
    context.setStrokeColor(color)
  }

  /// Makes it the colour of fills in the current context, as the current traits have it.
  public func setFill() { GraphicsStack.context(for: "UIColor.setFill()")?.setFillColor(cgColor) }

  /// Makes it the colour of strokes in the current context, as the current traits have it.
  public func setStroke() { GraphicsStack.context(for: "UIColor.setStroke()")?.setStrokeColor(cgColor) }
}
