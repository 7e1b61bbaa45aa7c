import Foundation
import UniformTypeIdentifiers

/// A representation of values as files, for what is too large for memory.
public struct FileRepresentation<Item>: TransferRepresentation, PrimitiveRepresentation where Item: Transferable {
  public typealias Body = Never

  let entries: [TransferEntry<Item>]

  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is wanted rather than a copy, where that is allowed.
  ///   - exporting: Names the file of a value.
  ///   - importing: Makes a value of a file. A copy is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entries = [
      TransferEntry(
        contentType: contentType, exporting: .file(exporting, mayOpenInPlace: shouldAttemptToOpenInPlace),
        importing: .file(importing, mayOpenInPlace: shouldAttemptToOpenInPlace))
    ]
  }

  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Whether receivers may open the file where it lies.
  ///   - exporting: Names the file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    entries = [
      TransferEntry(
        contentType: exportedContentType, exporting: .file(exporting, mayOpenInPlace: shouldAllowToOpenInPlace))
    ]
  }

  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's file is wanted rather than a copy, where that is allowed.
  ///   - importing: Makes a value of a file. A copy is gone afterwards.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entries = [
      TransferEntry(
        contentType: importedContentType, importing: .file(importing, mayOpenInPlace: shouldAttemptToOpenInPlace))
    ]
  }
}
