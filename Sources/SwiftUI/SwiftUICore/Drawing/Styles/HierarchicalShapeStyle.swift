/// A level of the current foreground style.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  var level: Int

  public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 0)
  public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 1)
  public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 2)
  public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 3)
  public static let quinary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 4)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.context.foreground.apply(level, to: &shape)
  }
}

/// A level of another style.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var level: Int

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    base._apply(to: &shape)
  }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}
extension HierarchicalShapeStyleModifier: Hashable where Base: Hashable {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
