import CoreGraphics
import InputEngine

/// A drag over a view, from its coming to the end of the transfer.
public struct DropSession {
  /// What identifies a session.
  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier
  }

  /// How far the session is.
  public enum Phase: Hashable, Sendable {
    /// It has come over the view.
    case entering
    /// It moves over the view.
    case active
    /// It has left the view.
    case exiting
    /// It was let go, with an operation.
    case ended(DropOperation)
    /// The view has all that it wanted.
    case dataTransferCompleted
  }

  /// A session whose drag comes from this program.
  public struct LocalSession {
    let drag: InputEngine.DragSession

    /// The ids of the dragged items, as their container or view knows them: those of the type.
    public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable {
      drag.itemIDs.compactMap { $0.base as? ItemID }
    }
  }

  public let id: ID
  public let phase: Phase
  /// The place in the view's own space.
  public var location: CGPoint
  /// The size of the view.
  public var size: CGSize
  /// The operations that the source allows.
  public var suggestedOperations: DropOperation.Set
  /// How many items are dragged.
  public var itemsCount: Int
  /// The drag, where it comes from this program.
  public var localSession: LocalSession?

  init(_ event: DropEvent, _ phase: Phase, in context: DropContext) {
    id = ID(value: ObjectIdentifier(event.offer))
    self.phase = phase
    location = context.location(event)
    size = context.inputs.graph.untracked { context.inputs.slot.size }
    suggestedOperations = DropOperation.Set(event.offer.operations)
    itemsCount = event.offer.items.count
    localSession = event.offer.drag.map(LocalSession.init)
  }
}

/// How a view takes what is dragged over it.
public struct DropConfiguration {
  /// The operation of a drop.
  public let operation: DropOperation
  /// How many items would be taken, for the number beside the pointer; nil for all.
  public var acceptedItemCount: Int?

  /// - Parameter operation: The operation of a drop.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Says how the drop destinations inside of the view take what is dragged over them.
  ///
  /// - Parameter configuration: Is asked whenever a drag moves over a destination.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(DropSessionModifier { $0.configuration = configuration })
  }

  /// Calls an action for each step of a drag over the drop destinations inside of the view.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionModifier { $0.onUpdate = onUpdate })
  }
}

/// What modifiers around drop destinations want of their sessions.
struct DropSessionObserver {
  struct Values {
    var configuration: ((DropSession) -> DropConfiguration)?
    var onUpdate: ((DropSession) -> Void)?
  }

  let read: () -> Values

  /// Reactions that tell observers and ask for configurations as well: the innermost configuration wins.
  static func adding(
    _ observers: [DropSessionObserver], to reactions: DropReactions, in context: DropContext
  ) -> DropReactions {
    guard !observers.isEmpty else { return reactions }
    func tell(_ event: DropEvent, _ phase: DropSession.Phase) {
      let session = DropSession(event, phase, in: context)
      for observer in observers { observer.read().onUpdate?(session) }
    }
    var result: DropReactions = reactions
    result.entered = { event in
      reactions.entered(event)
      tell(event, .entering)
    }
    result.updated = { event in
      if event.phase == .moved { tell(event, .active) }
      let asked: ((DropSession) -> DropConfiguration)? = observers.lazy.compactMap { $0.read().configuration }.first
      guard let asked else { return reactions.updated(event) }
      return asked(DropSession(event, .active, in: context)).operation.transfer
    }
    result.exited = { event in
      reactions.exited(event)
      tell(event, .exiting)
    }
    result.performed = { event, operation in
      event.offer.observeLoading { tell(event, .dataTransferCompleted) }
      let isTaken: Bool = reactions.performed(event, operation)
      tell(event, .ended(isTaken ? DropOperation(operation) : .cancel))
      return isTaken
    }
    return result
  }
}

/// The innermost first.
enum DropSessionObserversKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> [DropSessionObserver] { [] }
}

private nonisolated struct DropSessionModifier: InputsModifier {
  var change: (inout DropSessionObserver.Values) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let observer = DropSessionObserver { [graph = inputs.graph] in
      var values = DropSessionObserver.Values()
      graph.untracked { modifier.read() }.change(&values)
      return values
    }
    inputs[DropSessionObserversKey.self] = [observer] + inputs[DropSessionObserversKey.self]
  }
}
