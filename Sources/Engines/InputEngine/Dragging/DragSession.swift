import CoreGraphics
import FoundationGaps

/// A drag that begins in this program, from the lift to the end of the transfer: a state machine without views.
///
///     initial ──moved──> active ──let go──> ending(op) ──> ended(op) ──> transferCompleted
///                          └───cancelled──────────────────> ended(.cancel)
///
/// Used on the main actor, as events are.
package final class DragSession: Hashable, @unchecked Sendable {
  package enum Phase: Hashable, Sendable {
    /// The items are lifted.
    case initial
    case active
    /// Let go; the operation is decided, and the drag's picture is on its way.
    case ending(TransferOperation)
    case ended(TransferOperation)
    /// The receiver has all that it wanted.
    case transferCompleted
  }

  private nonisolated(unsafe) static var lastNumber: Int = 0

  package let number: Int
  package let items: [NSItemProvider]
  /// The ids of the dragged items in the containers that they come from.
  package let itemIDs: [AnyHashable]
  /// Which of the items lay under the pointer.
  package let draggedIndex: Int
  /// What the source allows for targets of this program, and of others.
  package let operationsWithin: TransferOperations
  package let operationsOutside: TransferOperations
  package private(set) var phase: Phase = .initial
  /// Where the pointer is: in the space of the window that it is over.
  package private(set) var location: CGPoint
  private var observers: [(DragSession) -> Void] = []

  package init(
    items: [NSItemProvider], itemIDs: [AnyHashable] = [], draggedIndex: Int = 0,
    operationsWithin: TransferOperations = [.copy, .move], operationsOutside: TransferOperations = .copy,
    location: CGPoint = .zero
  ) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.items = items
    self.itemIDs = itemIDs
    self.draggedIndex = draggedIndex
    self.operationsWithin = operationsWithin
    self.operationsOutside = operationsOutside
    self.location = location
  }

  package static func == (a: DragSession, b: DragSession) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Adds an observer of phases and places.
  package func observe(_ observer: @escaping (DragSession) -> Void) { observers.append(observer) }

  /// Whether the pointer is not up yet.
  package var isUnderWay: Bool { phase == .initial || phase == .active }

  /// The pointer moved.
  package func move(to point: CGPoint) {
    guard isUnderWay else { return }
    location = point
    become(.active)
  }

  /// The pointer is up: what was dragged is taken so, or not at all.
  package func end(_ operation: TransferOperation) {
    guard isUnderWay else { return }
    // A target that refused ends the drag as a cancelled one.
    let result: TransferOperation = operation.isTransfer ? operation : .cancel
    become(.ending(result))
    become(.ended(result))
    if !result.isTransfer { observers = [] }
  }

  /// The receiver has loaded what it wanted.
  package func completeTransfer() {
    guard case .ended(let operation) = phase, operation.isTransfer else { return }
    become(.transferCompleted)
    observers = []
  }

  private func become(_ new: Phase) {
    phase = new
    for observer in observers { observer(self) }
  }
}
