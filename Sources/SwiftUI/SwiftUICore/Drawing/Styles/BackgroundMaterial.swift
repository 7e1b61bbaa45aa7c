private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }

  /// Few views are inside of a scope that sets the key.
  static let mark = _EnvironmentMark()
  static var _mark: _EnvironmentMark? { mark }
}

extension EnvironmentValues {
  /// The material that the view lies on; nil where its background is something else, or none.
  ///
  /// `background(_:ignoresSafeAreaEdges:)` and `background(_:in:fillStyle:)` set it for what lies in front of them.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// Tells a view which material its background is. Styles whose type says that they are none say so only where there is one
/// around, so that nothing is made for most backgrounds.
nonisolated struct BackgroundMaterialModifier<Style: ShapeStyle>: InputsModifier {
  var style: Style

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let mayBeMaterial: Bool = Style.self == Material.self || Style.self == AnyShapeStyle.self
    guard mayBeMaterial || inputs.environment.has(BackgroundMaterialKey.mark) else { return }
    inputs.environment = inputs.environment.setting(BackgroundMaterialKey.self, "background material") { _ in
      modifier.read().material
    }
  }

  private var material: Material? { style as? Material ?? (style as? AnyShapeStyle)?.material }
}

/// How much attention the background of a view asks for.
public nonisolated struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background.
  public static let standard: BackgroundProminence = BackgroundProminence(isIncreased: false)
  /// One that stands out, as that of a selected row: what lies on it is to be seen well on the accent colour.
  public static let increased: BackgroundProminence = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How much attention the background that the view lies on asks for; standard unless a view around says otherwise.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
