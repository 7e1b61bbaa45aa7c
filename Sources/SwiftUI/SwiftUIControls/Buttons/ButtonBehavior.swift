import AccessibilityTree
import DisplayList
import HostInterface
import ReactiveGraph
import SwiftUICore

/// What makes a button a button: it is one element with the button trait and a default action (behaviour 278).
///
/// One object for all that is told of it, so that none of those who hold it needs more than a reference. It has no value: it is
/// a node to be told when its view ends.
nonisolated final class ButtonBehavior: GraphNode {
  let core: _GraphValue<ButtonCore>
  private let inputs: _ViewInputs
  private var tapped: DisplayNode?
  private var source: AccessibilitySource?

  init(_ core: _GraphValue<ButtonCore>, inputs: _ViewInputs) {
    self.core = core
    self.inputs = inputs
    super.init(in: inputs.graph, "button")
  }

  /// The role now; read inside a node.
  var role: ButtonRole? { core.read().role }

  /// Does what the button does now, unless it is disabled.
  @MainActor func perform() {
    guard inputs.environment(IsEnabledKey.self).peek else { return }
    inputs.graph.untracked { core.read() }.action()
  }

  /// Has the drawing take taps.
  ///
  /// - Parameter hasOwnNode: Whether the drawing is a node that was made for this button.
  func takeTaps(of outputs: inout _ViewOutputs, hasOwnNode: Bool) {
    guard let display = outputs.display else { return }
    let node: DisplayNode = hasOwnNode ? display : .group([display], id: inputs.window.nextID())
    tapped = node
    inputs.window.hitTargets.set(self, for: node)
    outputs.display = node
  }

  /// Makes the button one element of the accessibility tree.
  func makeElement(of outputs: inout _ViewOutputs) {
    let inner: AccessibilitySource? = outputs.accessibility
    let source: AccessibilitySource = .transparent(inner.map { [$0] } ?? [], id: inputs.window.nextID())
    source.childBehavior = .combine
    self.source = source
    inputs.window.accessibility.setActivation(of: self, for: source.id)
    PropertiesAttribute.keep(source, inputs: inputs) { self.describe($0) }
    if let inner { outputs.accessibilityLayers.append(inner) }
    outputs.accessibility = source
  }

  private func describe(_ source: AccessibilitySource) {
    var properties = AccessibilityProperties(role: .button, traits: .isButton)
    // A button with nothing but a picture is a button, too (recorded: cashapp/AccessibilitySnapshot, "Microphone").
    properties.removedTraits = [.isStaticText, .isImage]
    properties.actions = [AccessibilityAction(.activate)]
    if !inputs.environment(IsEnabledKey.self).value { properties.traits.insert(.isDisabled) }
    source.properties = properties
  }

  /// Those who were told of the button forget it.
  override func invalidated() {
    if let tapped { inputs.window.hitTargets.set(nil, for: tapped) }
    if let source { inputs.window.accessibility.setHandlers([:], for: source.id) }
  }
}

extension ButtonBehavior: PressedControl {
  var slot: GeometrySlot { inputs.slot }

  func press() { MainActor.assumeIsolated { perform() } }
}

extension HitTargets {
  /// Puts a node that takes taps around the display of a view; whoever made it takes the target out in the end.
  static func wrap(_ display: DisplayNode, inputs: _ViewInputs, tap: @escaping () -> Void) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    inputs.window.hitTargets.set(Target(slot: inputs.slot, tap: tap), for: node)
    return node
  }
}
