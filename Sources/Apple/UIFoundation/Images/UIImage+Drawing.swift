import CoreGraphics
import DisplayList

extension UIImage {
  /// Draws the image in its size in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in its size in the current context, in a blend mode and with an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, upright and stretched to a rectangle: neither the context's blend mode nor its
  /// opacity holds.
  ///
  /// The shape of a template without a tint is painted in the fill colour.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, upright and stretched to a rectangle, in a blend mode and with an opacity from
  /// 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.context(for: "UIImage.draw(in:)") else { return }
    let items: [DisplayItem] = items(in: rect, ink: RGBA(context.fillColor))
    guard !items.isEmpty else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(items)
    context.restoreGState()
  }
}

extension RGBA {
  fileprivate init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: Double(color.alpha))
  }
}
