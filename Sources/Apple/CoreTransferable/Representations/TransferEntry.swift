import Foundation
import UniformTypeIdentifiers

/// One content type of a representation: how values of the item's type become it, and come from it.
struct TransferEntry<Item>: Sendable {
  enum Export: Sendable {
    case data(@Sendable (Item) async throws -> Data)
    case file(@Sendable (Item) async throws -> SentTransferredFile, mayOpenInPlace: Bool)
  }

  enum Import: Sendable {
    case data(@Sendable (Data) async throws -> Item)
    case file(@Sendable (ReceivedTransferredFile) async throws -> Item, mayOpenInPlace: Bool)
  }

  var contentType: UTType
  var visibility: TransferRepresentationVisibility = .all
  var exporting: Export?
  var importing: Import?
  /// Tells the values that can be exported; nil for all.
  var condition: (@Sendable (Item) -> Bool)?
  var suggestedName: (@Sendable (Item) -> String?)?

  func canExport(_ item: Item) -> Bool { exporting != nil && condition?(item) ?? true }
}

/// A representation of the framework's, which tells its entries instead of having a body.
protocol PrimitiveRepresentation<Item> {
  associatedtype Item
  var entries: [TransferEntry<Item>] { get }
}

/// The content types of a representation, the best first.
func transferEntries<R: TransferRepresentation>(of representation: R) -> [TransferEntry<R.Item>] {
  if let primitive = representation as? any PrimitiveRepresentation<R.Item> { return primitive.entries }
  return bodyEntries(of: representation)
}

/// The entries of a body. The builder of a body makes representations of the same item only, which the protocol's types do
/// not say.
///
/// Never made for one type of representation: where the body's type is Never, Swift 6.3 fails to optimize it.
@_semantics("optimize.sil.specialize.generic.never")
@inline(never)
private func bodyEntries<R: TransferRepresentation>(of representation: R) -> [TransferEntry<R.Item>] {
  transferEntries(of: representation.body) as? [TransferEntry<R.Item>] ?? []
}

extension Transferable {
  /// The content types of the type, the best first. A representation that was written for another type has none.
  static var transferEntries: [TransferEntry<Self>] {
    CoreTransferable.transferEntries(of: transferRepresentation) as? [TransferEntry<Self>] ?? []
  }

  static var exportEntries: [TransferEntry<Self>] { transferEntries.filter { $0.exporting != nil } }
  static var importEntries: [TransferEntry<Self>] { transferEntries.filter { $0.importing != nil } }
}

extension TransferRepresentation where Body == Never {
  /// Representations of the framework have no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}
