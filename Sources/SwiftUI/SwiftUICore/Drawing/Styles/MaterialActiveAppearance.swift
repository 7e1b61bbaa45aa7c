/// When materials look as in a window that is in use.
///
/// One that does not is opaque: what lies behind no longer shows through. Apple shows that in pictures only.
public nonisolated struct MaterialActiveAppearance: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, active, inactive, matchWindow }

  let kind: Kind

  /// As is usual where the material is: always active, since materials here are those of content and not of windows.
  public static let automatic: MaterialActiveAppearance = MaterialActiveAppearance(kind: .automatic)
  /// Always as in a window that is in use.
  public static let active: MaterialActiveAppearance = MaterialActiveAppearance(kind: .active)
  /// Never as in a window that is in use.
  public static let inactive: MaterialActiveAppearance = MaterialActiveAppearance(kind: .inactive)
  /// As in a window that is in use while the view's own is.
  public static let matchWindow: MaterialActiveAppearance = MaterialActiveAppearance(kind: .matchWindow)
}

private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// When materials in the view look as in a window that is in use.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// Whether a material looks active; what is said of itself goes before what is said around it.
  func showsActive(_ own: MaterialActiveAppearance?) -> Bool {
    switch (own ?? materialActiveAppearance).kind {
    case .automatic, .active: true
    case .inactive: false
    case .matchWindow: appearsActive
    }
  }
}

extension View {
  /// Sets when materials in the view look as in a window that is in use.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension Material {
  /// The material with a look of its own in windows that are not in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var material: Material = self
    material.activity = appearance
    return material
  }
}

extension ShapeStyle {
  /// The style, in which materials have a look of their own in windows that are not in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    MaterialAppearanceStyle(base: self, appearance: appearance)
  }
}

nonisolated struct MaterialAppearanceStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var appearance: MaterialActiveAppearance

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.context.environment.materialActiveAppearance = appearance
    base._apply(to: &shape)
  }
}

extension MaterialAppearanceStyle: Equatable where Base: Equatable {}
extension MaterialAppearanceStyle: Hashable where Base: Hashable {}
