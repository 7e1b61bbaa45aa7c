import DisplayList
import ReactiveGraph

/// Draws a control fainter while it can't be used, gradually where that change is animated, and while it is pressed.
///
/// Most controls can be used for as long as they are there: what follows the change is made with the first that is
/// animated.
package final class ControlDimming: DrawingNode {
  /// The effect on its way, after the first animated change.
  private var moving: AnimatedValue<OpacityEffect>?
  /// What the effect was when the last pass ended, drawn or not: from there the first motion starts.
  private var resting: OpacityEffect
  /// Whether the control looks pressed; made with the first press.
  private var pressed: Source<Bool>?

  /// Puts a node around the display of a control.
  package init(around display: DisplayNode, inputs: _ViewInputs) {
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    let isEnabled: Attribute<Bool> = inputs.environment(IsEnabledKey.self)
    resting = Self.effect(isEnabled: isEnabled.peek, isPressed: false)
    super.init(node, inputs: inputs, followsSize: true, "effect")
    // A change before the first drawing counts as well.
    graph.connect(self, to: isEnabled)
  }

  /// Lets the control look pressed.
  package func setPressed(_ isPressed: Bool) {
    guard isAlive, isPressed || pressed != nil else { return }
    let source: Source<Bool> =
      pressed ?? graph.untracked { graph.with(subgraph) { Source(in: graph, "pressed", false) } }
    if pressed == nil {
      pressed = source
      graph.connect(self, to: source)
    }
    source.set(isPressed)
  }

  private static func effect(isEnabled: Bool, isPressed: Bool) -> OpacityEffect {
    OpacityEffect(opacity: (isEnabled ? 1 : 0.4) * (isPressed ? 0.3 : 1))
  }

  /// Read inside a node.
  private var goal: OpacityEffect {
    Self.effect(isEnabled: inputs.environment(IsEnabledKey.self).value, isPressed: pressed?.value ?? false)
  }

  /// Nothing is evaluated here, in the middle of a pass: whoever has changed has its new value.
  package override func rest() {
    guard let isEnabled = inputs.environment(IsEnabledKey.self).last else { return }
    resting = Self.effect(isEnabled: isEnabled, isPressed: pressed?.last ?? false)
  }

  package override func draw(for size: CGSize) {
    let goal: OpacityEffect = goal
    if moving == nil, goal.opacity != resting.opacity, mayChangeGradually, animation != nil { begin() }
    resting = goal
    let new: [Effect] = effects(moving?.value ?? goal, size)
    if new != node.effects { node.effects = new }
  }

  private func effects(_ effect: OpacityEffect, _ size: CGSize) -> [Effect] {
    effect.effects(size: size, inputs: inputs)
  }

  private func begin() {
    let goal = _GraphValue<OpacityEffect> { [unowned self] in self.goal }
    moving = graph.with(subgraph) {
      let value = AnimatedValue(
        goal, from: resting, host: inputs.window, transactions: inputs.transactions, environment: inputs.environment)
      value.setNeedsEvaluation()
      return value
    }
  }
}

extension ControlDimming: VerifiableNode {
  package var aspect: VerifiedAspect { .display }

  package func difference() -> String? {
    guard let size = shownSize else { return nil }
    let fresh: [Effect] = graph.untracked { effects(moving?.value ?? goal, size) }
    return fresh == node.effects ? misplacement : "has the effects \(fresh) and shows \(node.effects)"
  }
}
