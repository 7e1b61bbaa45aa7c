import ReactiveGraph

/// What a view that can take the focus does with it.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The focus activates something, as a button does.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focus takes what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What suits the platform.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest view around that can take the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

extension View {
  /// Says whether the view can take the focus of the keyboard.
  ///
  /// - Parameter isFocusable: Whether it can. The default is true.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view take the keyboard's focus for certain interactions; for none it cannot take it.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty, changed: nil))
  }

  /// Lets the view take the keyboard's focus, and tells when it got or lost it.
  @available(*, deprecated, message: "Use focusable(_:) with focused(_:) or the isFocused environment value.")
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, changed: onFocusChange))
  }
}

extension View {
  /// Lets keys that move the focus in a direction find what can be focused inside, also where it lies beside their way.
  public nonisolated func focusSection() -> some View { modifier(FocusSectionModifier()) }
}

nonisolated struct FocusSectionModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.focusContext = FocusContext(parent: inputs.focusContext, in: inputs.slot, isSection: true)
  }
}

nonisolated struct FocusableModifier: PrimitiveModifier {
  var isFocusable: Bool
  var changed: ((Bool) -> Void)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let host: ViewGraph = inputs.window
    let scope: FocusScope = host.focus
    let environment: EnvironmentScope = inputs.environment
    let value: Rule<FocusableModifier> = modifier.attribute(in: inputs.graph, "focusable")
    let slot: GeometrySlot = inputs.slot
    let target = FocusTarget(in: inputs.focusContext, at: slot) { [weak slot] in
      slot?.isLeaving == false && value.peek.isFocusable && environment.attribute(for: IsEnabledKey.self).peek
    }
    target.showsEffect = { environment.value(for: FocusEffectKey.self) }
    target.changed = { [link = host.link] isFocused in
      link.window?.afterUpdate { value.peek.changed?(isFocused) }
    }
    FocusableNode(scope, target, value, environment).setNeedsEvaluation()
    var inner: _ViewInputs = inputs
    inner.environment = environment.overriding("focus") { $0[IsFocusedKey.self] = scope.isFocused(target) }
    var outputs: _ViewOutputs = body(inner)
    host.hitTargets.add(FocusHitTarget(target), to: &outputs, inputs)
    return outputs
  }
}

/// A view that gets the focus by a click.
private final class FocusHitTarget: HitTarget {
  private let target: FocusTarget

  init(_ target: FocusTarget) { self.target = target }

  var slot: GeometrySlot { target.slot }
  var hitArea: HitArea { .drawing }
  var focusTarget: FocusTarget? { target }
}

/// Registers a view that can take the focus, and takes the focus away from it when it no longer can.
private final class FocusableNode: GraphNode {
  private let scope: FocusScope
  private let target: FocusTarget
  private let value: Rule<FocusableModifier>
  private let environment: EnvironmentScope

  init(_ scope: FocusScope, _ target: FocusTarget, _ value: Rule<FocusableModifier>, _ environment: EnvironmentScope) {
    self.scope = scope
    self.target = target
    self.value = value
    self.environment = environment
    super.init(in: value.graph, "focusable")
    scope.add(target)
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let canFocus: Bool = value.value.isFocusable && environment.value(for: IsEnabledKey.self)
    if !canFocus, scope.current === target { scope.move(to: nil) }
    return false
  }

  override func invalidated() {
    scope.remove(target)
  }
}
