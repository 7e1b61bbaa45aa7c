import CoreGraphics

/// A style with its opacity multiplied.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var opacity: Double

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.opacity *= opacity
    style._apply(to: &shape)
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}
extension _OpacityShapeStyle: Hashable where Style: Hashable {}

/// A style that is laid out in a rectangle of its own.
public nonisolated struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  var style: Style
  var rect: CGRect

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    // The rectangle is in the space of the shape, whose own rectangle is there only to lay styles out.
    shape.rect = rect
    style._apply(to: &shape)
  }
}

extension _AnchoredShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style, laid out in a rectangle instead of the shape's bounds.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, rect: rect)
  }
}
