import AccessibilityTree
import DisplayList
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUICore

/// The behaviour of a control, apart from its looks: what assistive technologies are told of it, and what it does.
///
/// A control has a value of such a type as a part of itself, and lowers a `ControlNode` of that part; its configuration
/// hands the node to the style. Whatever a style draws, the control stays one element with this behaviour (behaviour 330).
package protocol ControlBehavior {
  /// The actions that the control performs. The first of them, `activate`, is also that of a tap; a control with
  /// `increment` and `decrement` is adjustable.
  static var actions: [AccessibilityActionCode] { get }

  /// Says the role, the traits and the value; called inside a node, which comes to depend on whatever is read.
  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties)

  /// Performs one of the actions. A disabled control is not asked.
  @MainActor func perform(_ action: AccessibilityActionCode)
}

/// The node of one control: an element of the accessibility tree, and a target of taps.
///
/// One object for the window's tables, which refer to it without a closure for each action. It has no value; as a node it
/// learns when its view ends. What it needs while it is used is made when it is used first.
nonisolated package final class ControlNode<Behavior: ControlBehavior>: GraphNode {
  package let behavior: _GraphValue<Behavior>
  private let inputs: _ViewInputs
  /// Not counted: it owns the node, and is there as long as that is alive.
  private unowned(unsafe) let subgraph: Subgraph
  private var target: DisplayNode?
  private var source: AccessibilitySource?
  /// The press of a pointer.
  private var press: ArenaEntry?
  /// Whether the control looks pressed, once a style has asked.
  private var pressed: Source<Bool>?
  /// What the looks do after the control was used: an item closes its menu.
  private var activated: (() -> Void)?
  /// The node that draws the control fainter, where that is all that a style does with a press.
  package var dimming: ControlDimming?

  package init(_ behavior: _GraphValue<Behavior>, inputs: _ViewInputs) {
    self.behavior = behavior
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "control")
  }

  /// Makes all of the control's drawing a target of taps.
  ///
  /// - Parameter hasOwnNode: Whether the display node was made for this control alone.
  package func takeTaps(of outputs: inout _ViewOutputs, hasOwnNode: Bool = false) {
    guard let display = outputs.display else { return }
    let node: DisplayNode = hasOwnNode ? display : .group([display], id: inputs.window.nextID())
    target = node
    inputs.window.hitTargets.set(self, for: node)
    outputs.display = node
  }

  /// Makes the control one element of the accessibility tree.
  package func makeElement(of outputs: inout _ViewOutputs) {
    let inner: AccessibilitySource? = outputs.accessibility
    let source: AccessibilitySource = .transparent(inner.map { [$0] } ?? [], id: inputs.window.nextID())
    source.childBehavior = .combine
    self.source = source
    inputs.window.accessibility.setControl(self, for: source.id)
    PropertiesAttribute.keep(source, inputs: inputs) { self.describe($0) }
    if let inner { outputs.accessibilityLayers.append(inner) }
    outputs.accessibility = source
  }

  private func describe(_ source: AccessibilitySource) {
    var properties = AccessibilityProperties()
    // A control with nothing but a picture is no picture (recorded: cashapp/AccessibilitySnapshot, "Microphone").
    properties.removedTraits = [.isStaticText, .isImage]
    Behavior.describe(behavior, in: &properties)
    if let role = inputs.environment(ControlRoleKey.self).value { properties.role = role }
    properties.actions = Behavior.actions.map { AccessibilityAction($0) }
    if Behavior.actions.contains(.increment) { properties.traits.insert(.isAdjustable) }
    if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
    source.properties = properties
  }

  /// The window's tables let go of the control.
  package override func invalidated() {
    if let target { inputs.window.hitTargets.set(nil, for: target) }
    if let source { inputs.window.accessibility.setHandlers([:], for: source.id) }
    if let press { inputs.window.pointers.end(press) }
    inputs.window.existingService(FocusScope.self)?.controlWillEnd(self)
  }

  /// Whether the control looks pressed; the node under evaluation depends on it.
  package var isPressed: Bool {
    if let pressed { return pressed.value }
    guard isAlive else { return false }
    let made: Source<Bool> = graph.untracked { graph.with(subgraph) { Source(in: graph, "pressed", false) } }
    pressed = made
    return made.value
  }
}

extension ControlNode: HitTarget {
  package var control: (any KeyboardControl)? { self }
  package var accessibilitySource: AccessibilitySource? { source }

  package func gestures(at hit: PointerHit) -> [ArenaEntry] { pressEntry(at: hit, in: self) }
}

extension ControlNode: PressableControl {
  package var focusContext: FocusContext? { inputs.focusContext }
  /// Whether the control can be used, and is not on its way out.
  package var isEnabled: Bool { isAlive && inputs.environment(IsEnabledKey.self).peek && !slot.isLeaving }

  package func setPressed(_ isPressed: Bool) {
    if let pressed, pressed.isAlive { pressed.set(isPressed) }
    dimming?.setPressed(isPressed)
  }

  package func pressEntry(at hit: PointerHit, in part: any HitTarget) -> [ArenaEntry] {
    guard isEnabled else { return [] }
    let entry: ArenaEntry = press ?? makePress()
    press = entry
    if !entry.isInUse, let recognizer = entry.recognizer as? PressRecognizer {
      // A finger covers what it presses: it may slip off a little.
      let reach: CGFloat = hit.kind == .touch ? 20 : 0
      recognizer.contains = { [weak part] in part?.contains($0, within: reach) ?? false }
    }
    return [entry]
  }

  private func makePress() -> ArenaEntry {
    let recognizer = PressRecognizer()
    recognizer.observe { [weak self] report in
      self?.setPressed(report == .changed)
      if report == .ended { self?.perform(.activate) }
    }
    return ArenaEntry(recognizer)
  }
}

extension ControlNode: OperableControl {
  package var slot: GeometrySlot { inputs.slot }
  package var actions: [AccessibilityActionCode] { Behavior.actions }

  /// Performs an action by the behaviour as it is now, unless the control is disabled or on its way out.
  package func perform(_ action: AccessibilityActionCode) {
    guard isEnabled else { return }
    let behavior: Behavior = inputs.graph.untracked { self.behavior.read() }
    MainActor.assumeIsolated { behavior.perform(action) }
    if action == .activate { activated?() }
  }
}

extension ControlNode {
  /// Sets what the control's looks do after it was used, instead of what they did before.
  package func onActivation(_ action: @escaping () -> Void) { activated = action }

  /// Whether the control has the keyboard's focus; the node under evaluation depends on it.
  package var isFocused: Bool { inputs.window.focus.isFocused(self) }

  /// Moves the keyboard's focus to the control.
  package func takeFocus() {
    guard isEnabled else { return }
    inputs.window.focus.move(to: FocusTarget(of: self))
  }
}

private struct ControlRoleKey: EnvironmentKey {
  static var defaultValue: AccessibilityRole? { nil }
}

extension EnvironmentValues {
  /// The role of controls where a container says it: in menus they are items.
  package var controlRole: AccessibilityRole? {
    get { self[ControlRoleKey.self] }
    set { self[ControlRoleKey.self] = newValue }
  }
}

/// A control that is pressed at itself or at a part of its looks.
nonisolated package protocol PressableControl: KeyboardControl {
  /// The recognizer of a press on a part of the control's looks; none while the control is disabled.
  func pressEntry(at hit: PointerHit, in part: any HitTarget) -> [ArenaEntry]
}

/// A part of a control's looks that takes taps for the control, such as a switch beside its label.
nonisolated package struct ControlTarget: PrimitiveModifier {
  private let control: any PressableControl

  package init(_ control: any PressableControl) {
    self.control = control
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let control: any PressableControl = inputs.graph.untracked { modifier.read() }.control
    inputs.window.hitTargets.add(ControlPartTarget(control, at: inputs.slot), to: &outputs, inputs)
    return outputs
  }
}

nonisolated private final class ControlPartTarget: HitTarget {
  private let owner: any PressableControl
  let slot: GeometrySlot

  init(_ owner: any PressableControl, at slot: GeometrySlot) {
    self.owner = owner
    self.slot = slot
  }

  var control: (any KeyboardControl)? { owner }

  func gestures(at hit: PointerHit) -> [ArenaEntry] { owner.pressEntry(at: hit, in: self) }
}
