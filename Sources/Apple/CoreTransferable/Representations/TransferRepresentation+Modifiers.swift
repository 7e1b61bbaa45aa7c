import Foundation

extension TransferRepresentation {
  /// Names the file for receivers that write the item to a disk.
  /// - Parameter fileName: The name, with an extension or without.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.suggestedName = { _ in fileName } }
  }

  /// Names the file for receivers that write the item to a disk.
  /// - Parameter fileName: Makes the name of a value; nil for none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.suggestedName = fileName }
  }

  /// Says who sees the representation while the item is on its way.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    ChangedRepresentation(self) { $0.visibility = visibility }
  }

  /// Leaves the representation out for values that do not meet a condition.
  /// - Parameter condition: Tells whether a value can be exported; it should take no time.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(content: self, condition: condition)
  }
}

/// A representation with another name or visibility.
private struct ChangedRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
  typealias Body = Never

  let entries: [TransferEntry<Item>]

  init(_ content: some TransferRepresentation<Item>, _ change: (inout TransferEntry<Item>) -> Void) {
    entries = transferEntries(of: content).map { entry in
      var entry = entry
      change(&entry)
      return entry
    }
  }
}

/// A representation of the values that meet a condition.
public struct _ConditionalTransferRepresentation<Content>: TransferRepresentation, PrimitiveRepresentation
where Content: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never

  let content: Content
  let condition: @Sendable (Item) -> Bool

  var entries: [TransferEntry<Item>] {
    transferEntries(of: content).map { entry in
      var entry = entry
      let inner: (@Sendable (Item) -> Bool)? = entry.condition
      let condition: @Sendable (Item) -> Bool = condition
      entry.condition = { item in condition(item) && inner?(item) ?? true }
      return entry
    }
  }
}
