import ReactiveGraph

/// How a view looks while the pointer is over it.
public struct HoverEffect: Equatable, Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case highlight, lift
  }

  fileprivate let kind: Kind

  /// How much larger a lifted view is.
  package static let liftScale: Double = 1.05
  /// How opaque the colour of a highlight is.
  package static let tintOpacity: Double = 0.08
  /// How far the ground of a highlight goes beyond the view, in points.
  package static let outset: Double = 4
  /// The radius of the corners of that ground, in points.
  package static let cornerRadius: Double = 6

  /// As suits the view: a highlight.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A light ground behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little.
  public static let lift = HoverEffect(kind: .lift)
}

struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { nil } }

extension EnvironmentValues {
  /// Whether views show that the pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Shows an effect while the pointer is over the view.
  ///
  /// - Parameter effect: The effect. The default is automatic.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Shows an effect while the pointer is over the view, unless it is switched off.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Shows no effects of the pointer in the view.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }

  /// Sets what `automatic` means in the view.
  ///
  /// - Parameter effect: The effect; nil for the system's.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }
}

struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered: Bool = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed: Bool
  @Environment(\.defaultHoverEffect) private var defaultEffect: HoverEffect?

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isShown: Bool = isHovered && isEnabled && isAllowed
    let kind: HoverEffect.Kind = (effect == .automatic ? defaultEffect ?? effect : effect).kind
    return
      content
      .scaleEffect(isShown && kind == .lift ? HoverEffect.liftScale : 1)
      .background {
        RoundedRectangle(cornerRadius: HoverEffect.cornerRadius)
          .fill(Color.primary.opacity(isShown && kind == .highlight ? HoverEffect.tintOpacity : 0))
          .padding(-HoverEffect.outset)
      }
      .onHover { isHovered = $0 }
  }
}
