import CoreGraphics

/// A view that takes things which are dragged over it.
package protocol DropTarget: AnyObject {
  /// Takes an event; nil when it wants none of what is offered, so that a view behind or around it is asked.
  func handle(_ event: DropEvent) -> TransferOperation?
}

/// What a view does with what is dragged over it; places are in the window's space.
package struct DropReactions {
  /// Whether the view wants what is offered; asked when the drag comes over it.
  package var validates: (DropEvent) -> Bool = { _ in true }
  package var entered: (DropEvent) -> Void = { _ in }
  /// What would happen here; nil for what the view wanted before.
  package var updated: (DropEvent) -> TransferOperation? = { _ in nil }
  package var exited: (DropEvent) -> Void = { _ in }
  /// Takes what was let go; false when it does nothing with it.
  package var performed: (DropEvent, TransferOperation) -> Bool = { _, _ in false }

  package init() {}
}

/// The state of one view while something is dragged: outside, refused, or over it with an operation.
package final class DropTracker {
  private enum State {
    case outside
    /// The view wanted nothing of the drag when it came, and is not asked again until the drag has left it or offers more.
    case refused(DropOffer, itemCount: Int)
    case inside(TransferOperation)
  }

  private var state: State = .outside
  /// Read at each event, so that a view's newest actions are called.
  private let reactions: () -> DropReactions

  package init(_ reactions: @escaping () -> DropReactions) { self.reactions = reactions }

  /// Whether something is over the view that it wants.
  package var isTargeted: Bool {
    if case .inside = state { true } else { false }
  }

  /// Takes an event.
  ///
  /// - Returns: The operation that would happen, or does at a drop; nil when the view wants nothing.
  package func handle(_ event: DropEvent) -> TransferOperation? {
    switch event.phase {
    case .entered, .moved: return move(event)
    case .left:
      leave(event)
      return nil
    case .dropped:
      guard let operation = move(event) else { return nil }
      guard operation.isTransfer else {
        leave(event)
        return operation
      }
      state = .outside
      return reactions().performed(event, operation) ? operation : .cancel
    }
  }

  /// The view goes, or is disabled: a drag over it leaves it.
  package func leave(_ event: DropEvent) {
    let wasTargeted: Bool = isTargeted
    state = .outside
    if wasTargeted { reactions().exited(event) }
  }

  private func move(_ event: DropEvent) -> TransferOperation? {
    let reactions: DropReactions = reactions()
    var wanted: TransferOperation = .copy
    switch state {
    case .refused(let offer, let count) where offer === event.offer && count == event.offer.typeCount: return nil
    case .outside, .refused:
      guard reactions.validates(event) else {
        state = .refused(event.offer, itemCount: event.offer.typeCount)
        return nil
      }
      // The state comes first: what is called may send events.
      state = .inside(wanted)
      reactions.entered(event)
    case .inside(let known): wanted = known
    }
    if let updated = reactions.updated(event) { wanted = updated }
    state = .inside(wanted)
    return event.offer.operations.resolved(wanted)
  }
}

extension DropOffer {
  /// How much is known of the items.
  fileprivate var typeCount: Int { items.reduce(items.count) { $0 + $1.registeredTypeIdentifiers.count } }
}

/// Leads what is dragged over a window to the targets under it, each of which hears when it comes and when it leaves.
package final class DropRouter {
  private struct Weak {
    weak var target: (any DropTarget)?
  }

  private weak var target: (any DropTarget)?
  /// The targets that refused where the drag is: they are asked again after it has left them.
  private var refusing: [Weak] = []
  /// The operation that would happen where the drag is.
  package private(set) var operation: TransferOperation?

  package init() {}

  /// Takes an event.
  ///
  /// - Parameter found: Finds the targets under a point, innermost first.
  /// - Returns: The operation that would happen, or does at a drop; nil where no target wants what is dragged.
  @discardableResult
  package func handle(_ event: DropEvent, found: (CGPoint) -> [any DropTarget]) -> TransferOperation? {
    let old: (any DropTarget)? = target
    target = nil
    operation = nil
    let candidates: [any DropTarget] = event.phase == .left ? [] : found(event.position)
    for known in refusing.compactMap(\.target) + [old].compactMap({ $0 })
    where !candidates.contains(where: { $0 === known }) { leave(known, event) }
    refusing = []
    for candidate in candidates {
      var own: DropEvent = event
      // A drag that comes over a view enters it, whatever it did in the window.
      if event.phase == .moved, candidate !== old { own.phase = .entered }
      guard let operation = candidate.handle(own) else {
        refusing.append(Weak(target: candidate))
        continue
      }
      if let old, old !== candidate, candidates.contains(where: { $0 === old }) { leave(old, event) }
      if event.phase != .dropped { target = candidate }
      self.operation = operation
      break
    }
    if operation == nil, let old, candidates.contains(where: { $0 === old }) { leave(old, event) }
    if event.phase == .dropped { refusing = [] }
    return operation
  }

  private func leave(_ old: any DropTarget, _ event: DropEvent) {
    var left: DropEvent = event
    left.phase = .left
    _ = old.handle(left)
  }
}
