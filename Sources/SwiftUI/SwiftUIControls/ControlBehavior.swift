import AccessibilityTree
import CoreGraphics
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

  /// The same with the environment of the control, for values whose words depend on it.
  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues)

  /// Performs one of the actions. A disabled control is not asked.
  @MainActor func perform(_ action: AccessibilityActionCode)

  /// A person begins or ends to change the value: around a drag, around a press that is held, around each key and each
  /// action of an assistive technology that increments or decrements.
  @MainActor func setEditing(_ isEditing: Bool)

  /// Whether a press that is held repeats the action where `buttonRepeatBehavior(_:)` asks for it.
  static var mayRepeat: Bool { get }

  /// Whether the keyboard's focus may go to the control.
  var takesKeyboard: Bool { get }

  /// What a key does to the control while that has the focus; nil for nothing.
  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)?

  /// Whether a pointer that goes down on a part that follows pointers is followed.
  @MainActor func follows(_ pointer: ControlPointer) -> Bool

  /// A pointer that is followed went down, moved or is gone. What `memory` is set to is there at the next call.
  @MainActor func follow(_ pointer: inout ControlPointer)
}

extension ControlBehavior {
  package static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {}

  package static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    describe(control, in: &properties)
  }

  package static var mayRepeat: Bool { false }
  package var takesKeyboard: Bool { true }
  package func setEditing(_ isEditing: Bool) {}
  package func change(for key: ControlKey) -> (@MainActor () -> Void)? { nil }
  package func follows(_ pointer: ControlPointer) -> Bool { true }
  package func follow(_ pointer: inout ControlPointer) {}
}

/// The node of one control: an element of the accessibility tree, and a target of taps.
///
/// One object for the window's tables, which refer to it without a closure for each action. It has no value; as a node it
/// learns when its view ends. What it needs while it is used is made when it is used first.
nonisolated package final class ControlNode<Behavior: ControlBehavior>: GraphNode {
  package let behavior: _GraphValue<Behavior>
  let inputs: _ViewInputs
  /// Not counted: it owns the node, and is there as long as that is alive.
  private unowned(unsafe) let subgraph: Subgraph
  private var target: DisplayNode?
  private var source: AccessibilitySource?
  /// The press of a pointer.
  private var press: ArenaEntry?
  /// What the looks do after the control was used.
  var activated: (() -> Void)?
  /// What its parts have made of pointers.
  var partEntries: [ArenaEntry] = []
  /// The part that looks pressed, once a style has asked.
  private var pressed: Source<Int?>?
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
    Behavior.describe(behavior, in: &properties, environment: EnvironmentValues(scope: inputs.environment))
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
    for entry in partEntries { inputs.window.pointers.end(entry) }
    inputs.window.existingService(FocusScope.self)?.controlWillEnd(self)
  }

  /// Whether the control looks pressed; the node under evaluation depends on it.
  package var isPressed: Bool { pressedPart != nil }

  /// The number of the part that looks pressed, 0 for the whole control; the node under evaluation depends on it.
  package var pressedPart: Int? {
    if let pressed { return pressed.value }
    guard isAlive else { return nil }
    let made: Source<Int?> = graph.untracked { graph.with(subgraph) { Source(in: graph, "pressed", nil) } }
    pressed = made
    return made.value
  }

  func setPressed(part: Int?) {
    if let pressed, pressed.isAlive { pressed.set(part) }
    dimming?.setPressed(part != nil)
  }

  /// Makes nodes that live as long as the control.
  func making<Made>(_ make: () -> Made) -> Made { graph.untracked { graph.with(subgraph, make) } }
}

extension ControlNode: HitTarget {
  package var control: (any KeyboardControl)? { isAlive && currentBehavior.takesKeyboard ? self : nil }
  package var accessibilitySource: AccessibilitySource? { source }
  package var reach: CGFloat { inputs.controlReach }

  package func gestures(at hit: PointerHit) -> [ArenaEntry] { pressEntry(at: hit, in: self) }
}

extension ControlNode: PressableControl {
  package var focusContext: FocusContext? { inputs.focusContext }
  /// Whether the control can be used, and is not on its way out.
  package var isEnabled: Bool { isAlive && inputs.environment(IsEnabledKey.self).peek && !slot.isLeaving }

  package func setPressed(_ isPressed: Bool) { setPressed(part: isPressed ? 0 : nil) }

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
    var held: HeldAction<Behavior>?
    recognizer.observe { [weak self] report in
      guard let self else { return }
      setPressed(report == .changed)
      switch report {
      case .changed:
        guard repeats else { return }
        let action: HeldAction<Behavior> = held ?? HeldAction(self, .activate)
        held = action
        action.begin()
      case .ended:
        if let held, held.hasActed { activated?() } else { perform(.activate) }
        held?.end(acts: false)
      case .cancelled: held?.end(acts: false)
      }
    }
    return ArenaEntry(recognizer)
  }

  /// Whether the control acts again and again while it is held.
  private var repeats: Bool { Behavior.mayRepeat && repeatBehavior == .enabled }

  /// How often presses act, as the environment says it.
  var repeatBehavior: ButtonRepeatBehavior { inputs.environment(ButtonRepeatBehaviorKey.self).peek }
}

extension ControlNode: OperableControl {
  package var slot: GeometrySlot { inputs.slot }
  package var actions: [AccessibilityActionCode] { Behavior.actions }

  /// Performs an action by the behaviour as it is now, unless the control is disabled or on its way out.
  package func perform(_ action: AccessibilityActionCode) {
    guard isEnabled else { return }
    let behavior: Behavior = currentBehavior
    let isEdit: Bool = action == .increment || action == .decrement
    MainActor.assumeIsolated {
      if isEdit { behavior.setEditing(true) }
      behavior.perform(action)
      if isEdit { behavior.setEditing(false) }
    }
    if action == .activate { activated?() }
  }

  /// The behaviour as the view has it now.
  var currentBehavior: Behavior { inputs.graph.untracked { behavior.read() } }
}
