/// How something that is dragged is taken.
package enum TransferOperation: String, Hashable, Sendable, CaseIterable {
  /// Not at all; the drag goes on, or ends where it is let go.
  case cancel
  /// Not here: the pointer says so.
  case forbidden
  case copy
  case move
  /// Something that stands for the original.
  case alias
  case delete

  /// Whether something is handed over.
  package var isTransfer: Bool { self != .cancel && self != .forbidden }
}

/// The operations that a source allows.
package struct TransferOperations: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let copy = TransferOperations(rawValue: 1)
  package static let move = TransferOperations(rawValue: 2)
  package static let alias = TransferOperations(rawValue: 4)
  package static let delete = TransferOperations(rawValue: 8)

  /// The set of one operation; empty for those that hand nothing over.
  package init(_ operation: TransferOperation) {
    switch operation {
    case .cancel, .forbidden: self = []
    case .copy: self = .copy
    case .move: self = .move
    case .alias: self = .alias
    case .delete: self = .delete
    }
  }

  /// The operation that happens where a target wants one: itself where it is allowed, a copy where a move is not, else none.
  package func resolved(_ wanted: TransferOperation) -> TransferOperation {
    if !wanted.isTransfer || contains(TransferOperations(wanted)) { return wanted }
    return wanted == .move && contains(.copy) ? .copy : .forbidden
  }
}
