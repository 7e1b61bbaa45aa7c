import DisplayList
import LayoutEngine
import ReactiveGraph

/// How one view of a container comes and goes, where that takes time.
///
/// A view with a transition of its own is lowered inside of it. Any other fades, by an effect that is made when it is
/// needed. What goes keeps its nodes and its place until the last animation of its going has ended; for layout, readers
/// and pointers it is gone at once.
///
/// A transition of another kind than that with which the view came would be another view around it, which would end its
/// state. So the view stays inside the first, and the new one is put around its drawing when it goes.
package final class ChildTransition {
  private let host: ViewGraph
  private let element: ViewElement
  /// Sees to it that what the departure sets moving holds the departure.
  private var transactions: TransactionScope?
  private var departure: AnimationCompletion?
  /// The phase of a transition of the view's own.
  private var phase: Source<TransitionPhase>?
  /// What the view says of its transition, and what the one that has the phase is made of.
  private var value: (() -> AnyTransition)?
  private var kind: [ObjectIdentifier] = []
  /// The place of a transition that was put around the view's drawing.
  private var around: GeometrySlot?
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
    around?.follow(node)
  }
}

// MARK: - Coming

extension ChildTransition {
  /// Lowers a view; what it gets is what comes and goes, where that takes time.
  ///
  /// - Parameter isNew: Whether the view comes to a container that is there already.
  package static func make(
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
    self.value = value
    kind = host.graph.untracked { value().effective(in: element.environment).kind }
    let inside: ViewElement = element.extended { inputs, make in
      self.lower(value, phase, AnyView(LoweredView(make)), inputs)
    }
    if isNew { appear(phase) }
    return inside.make(in: slot)
  }

  /// Lowers a view inside a transition, which stays of the kind that it is first.
  private func lower(
    _ value: @escaping () -> AnyTransition, _ phase: Source<TransitionPhase>, _ content: AnyView, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    var inputs: _ViewInputs = inputs
    inputs.transactions = transactions
    let environment: EnvironmentScope = inputs.environment
    var shown: TransitionBox?
    let view = ContentNode<AnyView>(in: host, "transition") {
      var box: TransitionBox = value().effective(in: environment)
      if let shown, shown.kind != box.kind { box = shown }
      shown = box
      return box.applied(to: content, phase: phase.value)
    }
    return AnyView._makeView(view: _GraphValue(view), inputs: inputs)
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
  static func depart(_ gone: ShownChild, host: ViewGraph, end: @escaping () -> Void) -> ShownChild? {
    guard let display = gone.display, gone.child.isPlaced else { return nil }
    guard gone.transition?.phase != nil || gone.element.isAnimated(in: host) else { return nil }
    let transition: ChildTransition = gone.transition ?? ChildTransition(gone.element, host: host)
    let departure = AnimationCompletion(criteria: .removed, end)
    transition.departure = departure
    departure.begin()
    var leaving: ShownChild = gone
    leaving.transition = transition
    if let phase = transition.phase {
      if let other = transition.takeUpOther() { return transition.leave(leaving, by: other) }
      transition.takeUpPlace(of: gone.child)
      phase.assign(.didDisappear)
    } else if let opacity = transition.opacity {
      opacity.assign(0)
    } else {
      leaving.display = transition.fade(display, in: gone.child, from: 1, to: 0)
    }
    host.afterUpdate { [host] in host.letGo(of: departure) }
    return leaving
  }

  /// The transition that the view asks for now, where it is of another kind than that which it is in.
  private func takeUpOther() -> (() -> AnyTransition)? {
    guard let value else { return nil }
    let asked: AnyTransition = value()
    let kind: [ObjectIdentifier] = asked.effective(in: element.environment).kind
    guard kind != self.kind else { return nil }
    self.kind = kind
    // What is gone says nothing new.
    return { asked }
  }

  /// Puts a transition around what is drawn of a view; its way begins when it has been made.
  private func leave(_ gone: ShownChild, by transition: @escaping () -> AnyTransition) -> ShownChild {
    let phase = Source<TransitionPhase>(in: host.graph, "transition phase", .identity)
    self.phase = phase
    var outputs: _ViewOutputs = gone.child.outputs
    let slot: GeometrySlot = gone.child
    // What is inside stays as large as it is: it has no place in a layout that could change.
    let inside = LoweredView { inputs in
      var drawn = _ViewOutputs()
      drawn.display = gone.display
      drawn.layout = LayoutAttribute(in: inputs, "drawn") {
        LeafLayout(sizeThatFits: { $0.replacingUnspecifiedDimensions(by: .zero) })
      }
      return drawn
    }
    let around = GeometrySlot(in: host.graph, parent: slot.parent)
    self.around = around
    outputs.display = lower(transition, phase, AnyView(inside), element.inputs(in: around)).display
    // Those who place what is inside wait for it.
    takeUpPlace(of: slot)
    gone.display?.origin = .zero
    outputs.display?.origin = slot.origin
    var leaving: ShownChild = gone
    leaving.child = slot.holding(outputs)
    leaving.display = outputs.display
    begin(phase)
    return leaving
  }

  /// Lets a transition around the drawing know where the view is that goes.
  private func takeUpPlace(of slot: GeometrySlot) {
    let size: CGSize = host.graph.untracked { slot.size }
    around?.assign(origin: slot.origin, size: size, proposal: ProposedViewSize(size))
  }

  /// Sets out for the phase of what is gone, once what is before it has been made.
  private func begin(_ phase: Source<TransitionPhase>) {
    let departure: AnimationCompletion? = departure
    let transaction: Transaction = element.transaction(in: host)
    for completion in transaction.completions { completion.begin() }
    host.afterUpdate { [weak self, host] in
      host.note(transaction)
      if phase.isAlive, let departure, self?.departure === departure { phase.set(.didDisappear) }
      for completion in transaction.completions { host.letGo(of: completion) }
      host.afterUpdate { if let departure { host.letGo(of: departure) } }
    }
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

extension AnyTransition {
  /// What is shown of the transition: one that moves fades instead where people asked for less motion.
  fileprivate func effective(in environment: EnvironmentScope) -> TransitionBox {
    guard box.hasMotion, EnvironmentValues(scope: environment).accessibilityReduceMotion else { return box }
    return AnyTransition.opacity.box
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
