import DisplayList
import ReactiveGraph

/// How one view of a container comes and goes, where that takes time.
///
/// A view with a transition of its own is lowered inside of it. Any other fades, by an effect that is made when it is
/// needed. What goes keeps its nodes and its place until the last animation of its going has ended; for layout, readers
/// and pointers it is gone at once.
final class ChildTransition {
  private let host: ViewGraph
  private let element: ViewElement
  /// Sees to it that what the departure sets moving holds the departure.
  private var transactions: TransactionScope?
  private var departure: AnimationCompletion?
  /// The phase of a transition of the view's own.
  private var phase: Source<TransitionPhase>?
  /// Where the opacity goes of a view that fades.
  private var opacity: Source<Double>?

  private init(_ element: ViewElement, host: ViewGraph) {
    self.element = element
    self.host = host
    transactions = TransactionScope(parent: element.transactions, host: host, isOpen: false) { [weak self] in
      if let departure = self?.departure { $0.completions.append(departure) }
    }
  }

  /// Makes the phase and the opacity come after the node that sets them.
  func follow(_ node: GraphNode) {
    phase?.follow(node)
    opacity?.follow(node)
  }
}

// MARK: - Coming

extension ChildTransition {
  /// Lowers a view; what it gets is what comes and goes, where that takes time.
  ///
  /// - Parameter isNew: Whether the view comes to a container that is there already.
  static func make(
    _ element: ViewElement, in slot: GeometrySlot, host: ViewGraph, isNew: Bool
  ) -> (outputs: _ViewOutputs, transition: ChildTransition?) {
    if let value = element.traits.source(for: TransitionTrait.self) {
      let transition = ChildTransition(element, host: host)
      return (transition.makeInside(value, in: slot, isNew: isNew), transition)
    }
    var outputs: _ViewOutputs = element.make(in: slot)
    guard isNew, let display = outputs.display, element.isAnimated(in: host) else { return (outputs, nil) }
    let transition = ChildTransition(element, host: host)
    outputs.display = transition.fade(display, in: slot, from: 0, to: 1)
    return (outputs, transition)
  }

  private func makeInside(
    _ value: @escaping () -> AnyTransition, in slot: GeometrySlot, isNew: Bool
  ) -> _ViewOutputs {
    let phase = Source<TransitionPhase>(in: host.graph, "transition phase", isNew ? .willAppear : .identity)
    self.phase = phase
    let transactions: TransactionScope? = transactions
    let inside: ViewElement = element.named { inputs, make in
      var inputs: _ViewInputs = inputs
      inputs.transactions = transactions
      let content = AnyView(LoweredView(make))
      var first: TransitionBox?
      let shown = ContentNode<AnyView>(in: inputs.host, "transition") {
        var box: TransitionBox = value().box
        // Another kind of transition would be another view: the first one stays.
        if let first, first.kind != box.kind { box = first }
        first = box
        let isQuiet: Bool = EnvironmentValues(scope: inputs.environment).accessibilityReduceMotion && box.hasMotion
        return (isQuiet ? AnyTransition.opacity.box : box).applied(to: content, phase: phase.value)
      }
      return AnyView._makeView(view: _GraphValue(shown), inputs: inputs)
    }
    if isNew { appear(phase) }
    return inside.make(in: slot)
  }

  /// Goes on to the phase in which the view is there, once what is before it has been made.
  private func appear(_ phase: Source<TransitionPhase>) {
    let transaction: Transaction = element.transaction(in: host)
    for completion in transaction.completions { completion.begin() }
    host.afterUpdate { [host] in
      host.note(transaction)
      if phase.isAlive, phase.peek == .willAppear { phase.set(.identity) }
      for completion in transaction.completions { host.letGo(of: completion) }
    }
  }
}

// MARK: - Going

extension ChildTransition {
  /// Begins the departure of a view inside the pass that takes it out of its container.
  ///
  /// - Returns: What to show until `end` is called; nil when the view is gone at once.
  static func depart(
    _ known: ChildTransition?, _ element: ViewElement, _ display: DisplayNode?, in slot: GeometrySlot,
    host: ViewGraph, end: @escaping () -> Void
  ) -> (display: DisplayNode, transition: ChildTransition)? {
    guard let display, slot.isPlaced else { return nil }
    let isAnimated: Bool = element.isAnimated(in: host)
    guard known?.phase != nil || isAnimated else { return nil }
    let transition: ChildTransition = known ?? ChildTransition(element, host: host)
    let departure = AnimationCompletion(criteria: .removed, end)
    transition.departure = departure
    departure.begin()
    host.afterUpdate { [host] in host.letGo(of: departure) }
    if let phase = transition.phase {
      phase.assign(.didDisappear)
    } else if let opacity = transition.opacity {
      opacity.assign(0)
    } else {
      return (transition.fade(display, in: slot, from: 1, to: 0), transition)
    }
    return (display, transition)
  }

  /// Goes back to where the view is there, by the transaction that brought it back and from where it has got to.
  func turnRound() {
    departure = nil
    phase?.assign(.identity)
    opacity?.assign(1)
  }

  private func fade(_ display: DisplayNode, in slot: GeometrySlot, from: Double, to: Double) -> DisplayNode {
    let opacity = Source<Double>(in: host.graph, "opacity", to)
    self.opacity = opacity
    var inputs: _ViewInputs = element.inputs(in: slot)
    inputs.transactions = transactions
    let shown = AnimatedValue<Double>(
      _GraphValue(opacity), from: from, host: host, transactions: transactions, environment: inputs.environment)
    // It sets out in this pass, whenever somebody looks.
    shown.setNeedsEvaluation()
    return EffectAttribute.wrap(display, inputs: inputs, "transition") { _ in
      shown.value >= 1 ? [] : [.opacity(max(0, shown.value))]
    }
  }
}

extension ViewElement {
  /// The transaction of a change of the view, by the modifiers around the place where it was written.
  func transaction(in host: ViewGraph) -> Transaction {
    host.graph.untracked { transactions?.transaction ?? host.transaction }
  }

  func isAnimated(in host: ViewGraph) -> Bool { transaction(in: host).animation != nil }
}

extension ViewGraph {
  /// Ends a hold on a completion; what is due runs with the frame.
  func letGo(of completion: AnimationCompletion) {
    if let action = completion.end() { afterUpdate(action) }
  }
}
