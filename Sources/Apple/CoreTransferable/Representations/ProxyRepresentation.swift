import Foundation
import UniformTypeIdentifiers

/// A representation of values as those of another type that can be transferred.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation, PrimitiveRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
  public typealias Body = Never

  private let exported: (@Sendable (Item) async throws -> ProxyRepresentation)?
  /// The same without waiting, for conditions and names, which have no time.
  private let exportedAtOnce: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let imported: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// - Parameters:
  ///   - exporting: Makes the other value of a value.
  ///   - importing: Makes a value of the other value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    exported = exporting
    exportedAtOnce = exporting
    imported = importing
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    exported = exporting
    exportedAtOnce = exporting
    imported = importing
  }

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    exported = exporting
    exportedAtOnce = nil
    imported = importing
  }

  /// - Parameter exporting: Makes the other value of a value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    exported = exporting
    exportedAtOnce = exporting
    imported = nil
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    exported = exporting
    exportedAtOnce = nil
    imported = nil
  }

  /// - Parameter importing: Makes a value of the other value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exported = nil
    exportedAtOnce = nil
    imported = importing
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exported = nil
    exportedAtOnce = nil
    imported = importing
  }

  var entries: [TransferEntry<Item>] { ProxyRepresentation.transferEntries.compactMap(entry) }

  /// The entry of the other type, seen from this one; nil where it goes neither way.
  private func entry(through other: TransferEntry<ProxyRepresentation>) -> TransferEntry<Item>? {
    let exporting: TransferEntry<Item>.Export? = other.exporting.flatMap { export in
      guard let exported else { return nil }
      switch export {
      case .data(let make): return .data { try await make(exported($0)) }
      case .file(let make, let mayOpenInPlace):
        return .file({ try await make(exported($0)) }, mayOpenInPlace: mayOpenInPlace)
      }
    }
    let importing: TransferEntry<Item>.Import? = other.importing.flatMap { read in
      guard let imported else { return nil }
      switch read {
      case .data(let make): return .data { try await imported(make($0)) }
      case .file(let make, let mayOpenInPlace):
        return .file({ try await imported(make($0)) }, mayOpenInPlace: mayOpenInPlace)
      }
    }
    guard exporting != nil || importing != nil else { return nil }
    var entry = TransferEntry<Item>(
      contentType: other.contentType, visibility: other.visibility, exporting: exporting, importing: importing)
    let exportedAtOnce: (@Sendable (Item) throws -> ProxyRepresentation)? = exportedAtOnce
    if let exportedAtOnce {
      if let condition = other.condition { entry.condition = { (try? exportedAtOnce($0)).map(condition) ?? false } }
      if let name = other.suggestedName { entry.suggestedName = { (try? exportedAtOnce($0)).flatMap(name) } }
    }
    return entry
  }
}
