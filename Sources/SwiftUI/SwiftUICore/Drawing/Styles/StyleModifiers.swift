import DisplayList
import ReactiveGraph

package struct ForegroundKey: EnvironmentKey { package static let defaultValue: ForegroundLevels = .standard }
struct BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension View {
  /// Sets the style of texts, symbols and shapes inside that have no style of their own.
  ///
  /// `.secondary`, `.tertiary` and further levels inside are derived from it.
  ///
  /// ```swift
  /// Label("Warning", systemImage: "exclamationmark.triangle")
  ///   .foregroundStyle(.orange)
  /// ```
  ///
  /// - Parameter style: A colour, gradient, material or another style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles of the first two levels of foreground content.
  ///
  /// Symbols with layers use them for their layers, and `.primary` and `.secondary` stand for them inside.
  ///
  /// - Parameters:
  ///   - primary: The first level.
  ///   - secondary: The second level; further ones are derived from it.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels of foreground content.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of foreground content; `foregroundStyle(_:)` is the newer spelling.
  ///
  /// - Parameter color: The colour; nil is the default one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the colour by which controls inside stand out.
  ///
  /// - Parameter tint: The colour; nil is the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style by which controls inside stand out.
  ///
  /// - Parameter tint: The style; nil is the accent colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets what `.background` stands for inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `.background` stands for; nil for the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  package var foregroundLevels: ForegroundLevels {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

nonisolated struct ForegroundModifier: InputsModifier {
  var styles: [AnyShapeStyle]

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.setting(ForegroundKey.self, "foreground style") { around in
      around.foregroundLevels.setting(modifier.read().styles)
    }
  }
}

/// What styles depend on, apart from what styles of an app's own read.
struct StyleEnvironment: EnvironmentGroup {
  let context: ShapeStyleContext

  init(_ environment: EnvironmentValues) {
    context = ShapeStyleContext(
      colors: ColorContext(environment), foreground: environment.foregroundLevels,
      background: environment.backgroundStyle, tint: environment.tintStyle)
  }

  static let keys: Set<ObjectIdentifier> = [
    ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(ContrastKey.self), ObjectIdentifier(ForegroundKey.self),
    ObjectIdentifier(BackgroundKey.self), ObjectIdentifier(TintKey.self), ObjectIdentifier(AccentKey.self),
    ObjectIdentifier(SystemAccentKey.self),
  ]
}

extension AnyShapeStyle: SelfComparing {
  package func isEqual(to other: AnyShapeStyle) -> Bool { AnyShapeStyle.areEqual(self, other) }
}

extension _ViewInputs {
  /// What styles depend on here; read inside a node.
  package var styleContext: ShapeStyleContext {
    var context: ShapeStyleContext = environment.group(StyleEnvironment.self).value.context
    context.environment = EnvironmentValues(scope: environment)
    return context
  }

  /// The paint of foreground content without a style of its own.
  func foregroundPaint(in bounds: CGRect, _ context: ShapeStyleContext) -> Paint {
    HierarchicalShapeStyle.primary.paint(in: bounds, context: context)
  }
}
