import Foundation
import UniformTypeIdentifiers

/// A representation of values as data that the type makes and reads itself.
public struct DataRepresentation<Item>: TransferRepresentation, PrimitiveRepresentation where Item: Transferable {
  public typealias Body = Never

  let entries: [TransferEntry<Item>]

  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Makes data of a value.
  ///   - importing: Makes a value of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    entries = [TransferEntry(contentType: contentType, exporting: .data(exporting), importing: .data(importing))]
  }

  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Makes data of a value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    entries = [TransferEntry(contentType: exportedContentType, exporting: .data(exporting))]
  }

  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Makes a value of data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    entries = [TransferEntry(contentType: importedContentType, importing: .data(importing))]
  }
}
