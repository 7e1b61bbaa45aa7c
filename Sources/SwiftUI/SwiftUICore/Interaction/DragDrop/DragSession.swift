import CoreGraphics
import InputEngine

/// A drag that began at a view, from its beginning to the end of the transfer.
public struct DragSession {
  /// What identifies a session.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far the session is.
  public enum Phase: Hashable, Sendable {
    /// The items are taken along.
    case initial
    /// They move.
    case active
    /// They were let go, and the operation is decided.
    case ending(DropOperation)
    /// The drag is over.
    case ended(DropOperation)
    /// The receiver has all that it wanted.
    case dataTransferCompleted
  }

  private let session: InputEngine.DragSession
  public let phase: Phase
  /// The place of the pointer, in the space of the window that it is over.
  public var location: CGPoint

  init(_ session: InputEngine.DragSession, in inputs: _ViewInputs) {
    self.session = session
    location = session.location
    phase =
      switch session.phase {
      case .initial: .initial
      case .active: .active
      case .ending(let operation): .ending(DropOperation(operation))
      case .ended(let operation): .ended(DropOperation(operation))
      case .transferCompleted: .dataTransferCompleted
      }
  }

  public var id: ID { ID(number: session.number) }

  /// Which of the items lay under the pointer when the drag began.
  public var draggedItemIndex: Int { session.draggedIndex }

  /// The ids of the dragged items, as their container or view knows them: those of the type.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable {
    session.itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// What may become of the things that are dragged from a view.
public struct DragConfiguration {
  /// What may become of them within the program.
  public struct OperationsWithinApp: Sendable {
    public var allowCopy: Bool
    public var allowMove: Bool
    public var allowDelete: Bool
    public var allowAlias: Bool = false

    /// - Parameter allowMove: Whether they may be moved. The default is false.
    public init(allowMove: Bool = false) { self.init(allowCopy: true, allowMove: allowMove, allowDelete: false) }

    /// - Parameters:
    ///   - allowCopy: Whether they may be copied. The default is true.
    ///   - allowMove: Whether they may be moved. The default is false.
    ///   - allowDelete: Whether they may be deleted. The default is false.
    @_disfavoredOverload
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    var operations: TransferOperations { .of(allowCopy, allowMove, allowDelete, allowAlias) }
  }

  /// What other programs may do with them.
  public struct OperationsOutsideApp: Sendable {
    public var allowCopy: Bool
    public var allowMove: Bool
    public var allowDelete: Bool
    public var allowAlias: Bool = false

    /// - Parameter allowCopy: Whether they may be copied. The default is true.
    public init(allowCopy: Bool = true) { self.init(allowCopy: allowCopy, allowMove: false, allowDelete: false) }

    /// - Parameters:
    ///   - allowCopy: Whether they may be copied. The default is true.
    ///   - allowMove: Whether they may be moved. The default is false.
    ///   - allowDelete: Whether they may be deleted. The default is false.
    @_disfavoredOverload
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    var operations: TransferOperations { .of(allowCopy, allowMove, allowDelete, allowAlias) }
  }

  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// - Parameter allowMove: Whether they may be moved, within the program and by others.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  /// - Parameters:
  ///   - allowMove: Whether they may be moved, within the program and by others.
  ///   - allowDelete: Whether they may be deleted, within the program and by others.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(
      operationsWithinApp: .init(allowCopy: true, allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowCopy: true, allowMove: allowMove, allowDelete: allowDelete))
  }
}

extension TransferOperations {
  fileprivate static func of(_ copy: Bool, _ move: Bool, _ delete: Bool, _ alias: Bool) -> TransferOperations {
    var operations: TransferOperations = []
    if copy { operations.insert(.copy) }
    if move { operations.insert(.move) }
    if delete { operations.insert(.delete) }
    if alias { operations.insert(.alias) }
    return operations
  }
}

extension View {
  /// Says what may become of the things that are dragged from the views inside.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragConfigurationModifier(configuration: configuration))
  }

  /// Calls an action for each step of a drag that begins at a view inside.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragSessionModifier(onUpdate: onUpdate))
  }
}

/// Without a modifier a view of the program may move what is dragged: where no source says otherwise, targets decided so
/// before configurations existed. Other programs copy.
enum DragConfigurationKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> () -> DragConfiguration {
    {
      DragConfiguration(
        operationsWithinApp: .init(allowCopy: true, allowMove: true, allowDelete: false),
        operationsOutsideApp: .init())
    }
  }
}

private nonisolated struct DragConfigurationModifier: InputsModifier {
  var configuration: DragConfiguration

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[DragConfigurationKey.self] = { [graph = inputs.graph] in graph.untracked { modifier.read() }.configuration }
  }
}

/// The innermost first.
enum DragSessionObserversKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> [(DragSession) -> Void] { [] }
}

private nonisolated struct DragSessionModifier: InputsModifier {
  var onUpdate: (DragSession) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let tell: (DragSession) -> Void = { [graph = inputs.graph] in graph.untracked { modifier.read() }.onUpdate($0) }
    inputs[DragSessionObserversKey.self] = [tell] + inputs[DragSessionObserversKey.self]
  }
}
