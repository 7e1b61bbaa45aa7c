import InputEngine

/// How a drop takes what is dropped.
public enum DropOperation: Sendable {
  /// Nothing happens, and the drag may go on.
  case cancel
  /// What is dropped is copied.
  case copy
  /// Nothing happens, and the pointer says that nothing will.
  case forbidden
  /// What is dropped is moved: its source removes it.
  case move
  /// Something is made that stands for the original.
  case alias
  /// What is dropped is deleted by its source.
  case delete
}

extension DropOperation {
  /// Several operations.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let cancel = Set(rawValue: 1 << 0)
    public static let copy = Set(rawValue: 1 << 1)
    public static let forbidden = Set(rawValue: 1 << 2)
    public static let move = Set(rawValue: 1 << 3)
    public static let alias = Set(rawValue: 1 << 4)
    public static let delete = Set(rawValue: 1 << 5)
  }

  init(_ operation: TransferOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    case .alias: self = .alias
    case .delete: self = .delete
    }
  }

  var transfer: TransferOperation {
    switch self {
    case .cancel: .cancel
    case .copy: .copy
    case .forbidden: .forbidden
    case .move: .move
    case .alias: .alias
    case .delete: .delete
    }
  }
}

extension DropOperation.Set {
  init(_ operations: TransferOperations) {
    self = []
    if operations.contains(.copy) { insert(.copy) }
    if operations.contains(.move) { insert(.move) }
    if operations.contains(.alias) { insert(.alias) }
    if operations.contains(.delete) { insert(.delete) }
  }
}

/// What a drop would do.
public struct DropProposal: Sendable, CustomDebugStringConvertible {
  /// The operation that the drop would perform.
  public let operation: DropOperation
  /// The operation for what comes from another program; nil for the same one.
  public let operationOutsideApplication: DropOperation?

  /// - Parameter operation: The operation that the drop would perform.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// - Parameters:
  ///   - withinApplication: The operation for what comes from this program.
  ///   - outsideApplication: The operation for what comes from another one.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  public var debugDescription: String {
    guard let outside = operationOutsideApplication else { return "DropProposal(operation: \(operation))" }
    return "DropProposal(withinApplication: \(operation), outsideApplication: \(outside))"
  }

  /// The operation for what an event offers.
  func operation(for event: DropEvent) -> TransferOperation {
    (event.offer.drag == nil ? operationOutsideApplication ?? operation : operation).transfer
  }
}
