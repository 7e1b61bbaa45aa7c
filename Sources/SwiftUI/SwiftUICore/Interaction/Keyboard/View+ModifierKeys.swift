import ReactiveGraph

extension View {
  /// Calls an action when modifier keys go down or come up while the window has the keyboard.
  ///
  /// - Parameters:
  ///   - mask: The keys that count. The default is all.
  ///   - initial: Whether the action is called when the view comes up as well. The default is true.
  ///   - action: What is called with the keys that were held before, and those that are.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isCalledFirst: initial, action: action))
  }

  /// Asks the system to leave gestures that begin at edges of the screen to the view first.
  ///
  /// - Parameter edges: The edges.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

nonisolated struct ModifierKeysModifier: InputsModifier {
  var mask: EventModifiers
  var isCalledFirst: Bool
  var action: (EventModifiers, EventModifiers) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let keyboard: KeyboardInput = inputs.window.keyboard
    let graph: Graph = inputs.graph
    let owner = Owner()
    keyboard.observeModifiers(owner) { old, new in
      let now: Self = graph.untracked { modifier.read() }
      let before: EventModifiers = old.intersection(now.mask)
      let after: EventModifiers = new.intersection(now.mask)
      if before != after { now.action(before, after) }
    }
    graph.currentSubgraph.onEnd { [weak keyboard] in keyboard?.observeModifiers(owner, nil) }
    let first: Self = graph.untracked { modifier.read() }
    guard first.isCalledFirst else { return }
    inputs.window.afterUpdate {
      let held: EventModifiers = keyboard.modifiers.intersection(first.mask)
      first.action(held, held)
    }
  }

  private final class Owner {}
}
