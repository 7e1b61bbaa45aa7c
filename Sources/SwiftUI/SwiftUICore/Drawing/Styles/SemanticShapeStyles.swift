/// The foreground style of where it is used.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.context.foreground.apply(0, to: &shape)
  }
}

/// The background style of where it is used.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.context.background else {
      return shape.setColor(levels: [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground])
    }
    // A background style that is itself the background stands for the system's.
    shape.context.background = nil
    style._apply(to: &shape)
  }
}

/// The tint of where it is used.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let tint = shape.context.tint else { return Color.accentColor._apply(to: &shape) }
    shape.context.tint = nil
    tint._apply(to: &shape)
  }
}

/// The fill of controls and other shapes that lie on a background.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.setColor(
      levels: [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill], fades: true)
  }
}

/// The colour of lines between contents.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.separator._apply(to: &shape) }
}

/// The colour of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.link._apply(to: &shape) }
}

/// The colour of a text that stands in for input.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.placeholderText._apply(to: &shape) }
}

/// The colour of selected content: the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The background of a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.systemBackground._apply(to: &shape) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
