import DisplayList

/// A translucent surface between content and what lies behind it.
///
/// What lies behind is blurred and covered by one translucent colour: white in light appearance and 1E1E1E in dark, with
/// 60 percent (ultra thin), 70 (thin), 80 (regular), 88 (thick), 94 (ultra thick) or 92 (bar) opacity. These are higher
/// than a blurred surface needs: text on it stays legible in files of shapes and text, which have no blur. With increased
/// contrast the surface is opaque. Letters and symbols in a material are such surfaces as well.
public nonisolated struct Material: Hashable, Sendable {
  var opacity: Double
  /// When it looks as in a window that is in use, where that was said of the material itself.
  var activity: MaterialActiveAppearance?

  public static let ultraThin: Material = Material(opacity: 0.6)
  public static let thin: Material = Material(opacity: 0.7)
  public static let regular: Material = Material(opacity: 0.8)
  public static let thick: Material = Material(opacity: 0.88)
  public static let ultraThick: Material = Material(opacity: 0.94)
  public static let bar: Material = Material(opacity: 0.92)

  /// In points; so much that no letter behind is legible.
  private static let blurRadius: CGFloat = 12

  package func resolved(in context: ColorContext) -> RGBA {
    let opacity: Double = context.contrast == .increased ? 1 : opacity
    return RGBA(hex: context.colorScheme == .dark ? 0x1E1E1E : 0xFFFFFF, alpha: opacity)
  }
}

extension Material: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    // A material is a surface and has no fainter forms.
    shape.level = 0
    var color: RGBA = resolved(in: shape.context.colors)
    if !shape.context.environment.showsActive(activity) { color = color.opacity(1 / color.alpha) }
    shape.setPaint(.color(color))
    if color.alpha < 1 { shape.backdropRadius = Self.blurRadius }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
