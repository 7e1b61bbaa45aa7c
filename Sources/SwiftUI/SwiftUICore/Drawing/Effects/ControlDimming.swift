import DisplayList
import ReactiveGraph

/// Draws a control fainter while it can't be used, gradually where that change is animated.
///
/// Most controls can be used for as long as they are there: what follows the change is made with the first that is
/// animated.
package final class ControlDimming: DrawingNode {
  /// The effect on its way, after the first animated change.
  private var moving: AnimatedValue<OpacityEffect>?
  /// What the effect was when the last pass ended, drawn or not: from there the first motion starts.
  private var resting: OpacityEffect

  /// Puts a node around the display of a control.
  package static func wrap(_ display: DisplayNode, inputs: _ViewInputs) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    _ = ControlDimming(node, inputs: inputs)
    return node
  }

  private init(_ node: DisplayNode, inputs: _ViewInputs) {
    let isEnabled: Attribute<Bool> = inputs.environment(IsEnabledKey.self)
    resting = Self.effect(isEnabled: isEnabled.peek)
    super.init(node, inputs: inputs, followsSize: true, "effect")
    // A change before the first drawing counts as well.
    graph.connect(self, to: isEnabled)
  }

  private static func effect(isEnabled: Bool) -> OpacityEffect { OpacityEffect(opacity: isEnabled ? 1 : 0.4) }

  /// Read inside a node.
  private var goal: OpacityEffect { Self.effect(isEnabled: inputs.environment(IsEnabledKey.self).value) }

  /// Nothing is evaluated here, in the middle of a pass: whoever has changed has its new value.
  package override func rest() {
    if let isEnabled = inputs.environment(IsEnabledKey.self).last { resting = Self.effect(isEnabled: isEnabled) }
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
