/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
  }

  /// The material that the style is, if it is one.
  var material: Material? { style as? Material }

  /// Whether two styles are known to paint the same: styles that can't be compared are not.
  package static func areEqual(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard let first = left.style as? any Hashable, let second = right.style as? any Hashable else { return false }
    return AnyHashable(first) == AnyHashable(second)
  }
}
