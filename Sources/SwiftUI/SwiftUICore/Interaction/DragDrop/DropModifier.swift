import CoreGraphics
import HostInterface
import InputEngine
import ReactiveGraph

/// A view that takes what is dragged over it: all of its bounds are the target.
nonisolated struct DropModifier: PrimitiveModifier {
  /// What the view does with drops; places are in the view's own space.
  var reactions: (DropContext) -> DropReactions

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let target = DropModifierTarget(inputs) { context in
      inputs.graph.untracked { modifier.read() }.reactions(context)
    }
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    inputs.graph.currentSubgraph.onEnd { target.end() }
    return outputs
  }
}

/// The place of a view that takes drops, for its actions.
struct DropContext {
  let inputs: _ViewInputs

  /// The event's place in the view's own space.
  func location(_ event: DropEvent) -> CGPoint { inputs.slot.local(event.position) }

  func info(_ event: DropEvent) -> DropInfo { DropInfo(location: location(event), items: event.offer.items) }
}

/// A view's drop target as events reach it.
nonisolated final class DropModifierTarget: HitTarget, DropTarget {
  private let inputs: _ViewInputs
  private let tracker: DropTracker
  private var last: DropEvent?

  init(_ inputs: _ViewInputs, _ reactions: @escaping (DropContext) -> DropReactions) {
    self.inputs = inputs
    let context = DropContext(inputs: inputs)
    let observers: [DropSessionObserver] = inputs[DropSessionObserversKey.self]
    tracker = DropTracker { DropSessionObserver.adding(observers, to: reactions(context), in: context) }
  }

  var slot: GeometrySlot { inputs.slot }
  var hitArea: HitArea { .clearBounds }
  var dropTarget: (any DropTarget)? { self }

  func handle(_ event: DropEvent) -> TransferOperation? {
    guard inputs.environment(IsEnabledKey.self).peek, !slot.isLeaving else {
      tracker.leave(event)
      return nil
    }
    let operation: TransferOperation? = tracker.handle(event)
    // Nothing is kept of a drag that has ended: the items would hold on to what another program offers.
    last = tracker.isTargeted ? event : nil
    return operation
  }

  /// The view goes while something is over it.
  func end() {
    guard let last, tracker.isTargeted else { return }
    self.last = nil
    inputs.window.afterUpdate { [tracker] in tracker.leave(last) }
  }
}
