import InputEngine

/// The operation on things that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the view does not want them.
  case cancel = 0
  /// Nothing, although the view takes such things at other times.
  case forbidden = 1
  case copy = 2
  /// The source gives the things up. Only within the program, where the source allows it; a copy otherwise.
  case move = 3
}

extension UIDropOperation {
  var transfer: TransferOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }

  init(_ operation: TransferOperation) {
    switch operation {
    case .copy, .alias: self = .copy
    case .move, .delete: self = .move
    case .forbidden: self = .forbidden
    case .cancel: self = .cancel
    }
  }
}

/// A view's proposal for things that are dragged over it.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// Whether the place matters more than the finger that covers it: kept as it was set, a pointer covers nothing.
  open var isPrecise: Bool = false
  /// Whether the picture keeps its size: it always does.
  open var prefersFullSizePreview: Bool = false

  @MainActor @preconcurrency
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
