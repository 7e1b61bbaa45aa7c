import CoreGraphics
import CoreTransferable
import FoundationGaps
import InputEngine

extension View {
  /// Takes values of a type that are dropped on the view.
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// struct Names: View {
  ///   @State private var names: [String] = []
  ///
  ///   var body: some View {
  ///     Text(names.joined(separator: ", "))
  ///       .dropDestination(for: String.self) { dropped, _ in
  ///         names += dropped
  ///         return true
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, when they are loaded, and the place of the drop in the view's own space; returns
  ///     whether it did something with them.
  ///   - isTargeted: Is told with true when something of the type comes over the view, and with false when it leaves or
  ///     is dropped.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    modifier(
      DropModifier { context in
        var reactions = DropReactions.loading(T.self) { values, event in _ = action(values, context.location(event)) }
        reactions.entered = { _ in isTargeted(true) }
        reactions.exited = { _ in isTargeted(false) }
        let performed: (DropEvent, TransferOperation) -> Bool = reactions.performed
        reactions.performed = { event, operation in
          isTargeted(false)
          return performed(event, operation)
        }
        return reactions
      })
  }

  /// Takes values of a type that are dropped on the view, with a description of the drop.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isEnabled: Whether the view takes drops.
  ///   - action: Takes the values, when they are loaded.
  @_disfavoredOverload
  public nonisolated func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View where T: Transferable {
    modifier(
      DropModifier { context in
        var reactions = DropReactions.loading(T.self) { values, event in
          action(values, DropSession(event, .dataTransferCompleted, in: context))
        }
        if !isEnabled { reactions.validates = { _ in false } }
        return reactions
      })
  }
}

extension DropReactions {
  /// Takes the items of which values of a type can be made, and calls an action when all of them are loaded. An item that
  /// cannot be loaded is left out; where none can, the action is not called.
  static func loading<T: Transferable>(
    _ type: T.Type, _ action: @escaping ([T], DropEvent) -> Void
  ) -> DropReactions {
    var reactions = DropReactions()
    reactions.validates = { event in event.offer.items.contains { $0.canLoad(T.self) } }
    reactions.performed = { event, _ in
      let items: [NSItemProvider] = event.offer.items.filter { $0.canLoad(T.self) }
      event.offer.beginLoading()
      NSItemProvider.load(T.self, from: items) { values in
        if !values.isEmpty { action(values, event) }
        event.offer.endLoading()
      }
      return true
    }
    return reactions
  }
}

extension NSItemProvider {
  /// Loads a value of each item, all at once, and calls an action on the main actor with those that could be loaded, in
  /// the order of the items.
  package static func load<T: Transferable>(
    _ type: T.Type, from items: [NSItemProvider], _ action: @escaping ([T]) -> Void
  ) {
    let action = UncheckedAction(run: action)
    Task { @MainActor in
      let loaded: [Task<T?, Never>] = items.map { item in
        Task {
          do { return try await item.transferable(T.self) } catch {
            TransferFailures.report(error, T.self)
            return nil
          }
        }
      }
      var values: [T] = []
      for task in loaded {
        if let value = await task.value { values.append(value) }
      }
      action.run(values)
    }
  }
}

/// An action of the main actor on its way through a task.
private struct UncheckedAction<Value>: @unchecked Sendable {
  let run: (Value) -> Void
}
