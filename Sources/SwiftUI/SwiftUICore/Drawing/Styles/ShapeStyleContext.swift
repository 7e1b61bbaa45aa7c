/// What surrounds a style when it becomes paint.
package struct ShapeStyleContext: Equatable {
  package var colors: ColorContext
  /// What `.foreground` and `.primary` to `.quaternary` stand for.
  package var foreground: ForegroundLevels
  /// What `.background` stands for; nil is the system background.
  package var background: AnyShapeStyle?
  /// What `.tint` stands for; nil is the accent colour.
  package var tint: AnyShapeStyle?
  /// What styles of an app's own resolve in. It is read key by key where a style is used and no part of equality.
  package var environment: EnvironmentValues {
    didSet { colors.environment = environment }
  }

  package init(
    colors: ColorContext = ColorContext(), foreground: ForegroundLevels = .standard,
    background: AnyShapeStyle? = nil, tint: AnyShapeStyle? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.colors = colors
    self.foreground = foreground
    self.background = background
    self.tint = tint
    self.environment = environment
    if environment.scope != nil { self.colors.environment = environment }
  }

  package static func == (left: ShapeStyleContext, right: ShapeStyleContext) -> Bool {
    left.colors == right.colors && left.foreground == right.foreground
      && AnyShapeStyle.areEqual(left.background, right.background) && AnyShapeStyle.areEqual(left.tint, right.tint)
  }
}

/// The styles of the levels of foreground content.
///
/// Styles given for levels are read in the foreground around them, so that `.secondary` inside `.secondary` is one level
/// lower and nothing refers to itself.
package indirect enum ForegroundLevels: Equatable, Sendable {
  /// The label colours.
  case standard
  /// Styles for the first levels, primary first; lower ones are derived from the last.
  case styles([AnyShapeStyle], around: ForegroundLevels)

  package static func == (left: ForegroundLevels, right: ForegroundLevels) -> Bool {
    switch (left, right) {
    case (.standard, .standard): return true
    case (.styles(let a, let aroundA), .styles(let b, let aroundB)):
      return a.count == b.count && zip(a, b).allSatisfy { AnyShapeStyle.areEqual($0, $1) } && aroundA == aroundB
    case (.standard, .styles), (.styles, .standard): return false
    }
  }

  /// The levels inside a view that sets its own.
  package func setting(_ styles: [AnyShapeStyle]) -> ForegroundLevels {
    styles.isEmpty ? self : .styles(styles, around: self)
  }

  /// Applies the style of a level, counted from the shape's level.
  func apply(_ level: Int, to shape: inout _ShapeStyle_Shape) {
    let wanted: Int = max(0, level + shape.level)
    switch self {
    case .standard:
      shape.level = wanted
      shape.setColor(levels: [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel], fades: true)
    case .styles(let styles, let around):
      guard let last = styles.indices.last else { return around.apply(level, to: &shape) }
      let index: Int = min(wanted, last)
      shape.level = wanted - index
      shape.context.foreground = around
      styles[index]._apply(to: &shape)
    }
  }
}
