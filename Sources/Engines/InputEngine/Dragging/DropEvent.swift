import CoreGraphics
import FoundationGaps

/// Something dragged over the window, from this program or another.
package struct DropEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    case entered, moved, left
    /// Let go here: the items can be loaded from now on.
    case dropped
  }

  package var phase: Phase
  package var position: CGPoint
  package var modifiers: InputModifiers
  package var offer: DropOffer

  package init(_ phase: Phase, at position: CGPoint, modifiers: InputModifiers = [], of offer: DropOffer) {
    self.phase = phase
    self.position = position
    self.modifiers = modifiers
    self.offer = offer
  }
}

/// One drag as the windows see it that it passes: an object for all of its events.
///
/// Used on the main actor, as events are.
package final class DropOffer: Hashable, @unchecked Sendable {
  /// The items, with the types that they are offered in. Hosts may learn more about them while the drag goes on.
  package var items: [NSItemProvider]
  /// The operations that the source allows.
  package var operations: TransferOperations
  /// The drag, where it comes from this program.
  package let drag: DragSession?
  /// How many loadings of targets are under way.
  private var loadings: Int = 0
  private var loadingObservers: [() -> Void] = []

  package init(items: [NSItemProvider], operations: TransferOperations = .copy, drag: DragSession? = nil) {
    self.items = items
    self.operations = operations
    self.drag = drag
  }

  /// A target that was dropped on begins to load.
  package func beginLoading() { loadings += 1 }

  /// A target has all that it wanted.
  package func endLoading() {
    loadings -= 1
    finishIfLoaded()
  }

  /// Adds an observer of the end of all loadings.
  package func observeLoading(_ observer: @escaping () -> Void) { loadingObservers.append(observer) }

  /// The host tells of the end of the drag, when the event of the drop has been handled.
  package func end(_ operation: TransferOperation) {
    drag?.end(operation)
    if !operation.isTransfer { loadingObservers = [] }
    finishIfLoaded()
  }

  private func finishIfLoaded() {
    guard loadings == 0 else { return }
    let observers: [() -> Void] = loadingObservers
    loadingObservers = []
    for observer in observers { observer() }
    drag?.completeTransfer()
  }

  package static func == (a: DropOffer, b: DropOffer) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
