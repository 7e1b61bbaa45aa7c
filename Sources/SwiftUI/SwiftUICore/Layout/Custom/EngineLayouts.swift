import LayoutEngine

/// A layout that arranges views in a row, to switch to and from with `AnyLayout`.
@frozen public struct HStackLayout: Layout {
  /// The guide that lines views up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for the one that they prefer.
  public var spacing: CGFloat?

  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }
}

/// A layout that arranges views in a column, to switch to and from with `AnyLayout`.
@frozen public struct VStackLayout: Layout {
  /// The guide that lines views up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil for the one that they prefer.
  public var spacing: CGFloat?

  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }
}

/// A layout that puts views on top of each other, to switch to and from with `AnyLayout`.
@frozen public struct ZStackLayout: Layout {
  /// The guides that line views up.
  public var alignment: Alignment

  @inlinable public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension HStackLayout: EngineLayout {
  package var rule: any LayoutAlgorithm { StackLayout.horizontal(alignment: alignment, spacing: spacing) }
}

extension VStackLayout: EngineLayout {
  package var rule: any LayoutAlgorithm { StackLayout.vertical(alignment: alignment, spacing: spacing) }
}

extension ZStackLayout: EngineLayout {
  package var rule: any LayoutAlgorithm { OverlayLayout(alignment: alignment) }
}

extension LayoutProperties {
  static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
