import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types that values can be imported from, the best first.
  public static func importedContentTypes() -> [UTType] { unique(importEntries.map(\.contentType)) }

  /// The types that values can be imported from, the best first.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// Makes a value of data.
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The type of the data; nil to try all representations in turn.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.imported(contentType) { try await $0.value(of: data) }
  }

  /// Makes a value of a file.
  /// - Parameters:
  ///   - file: The file.
  ///   - contentType: The type of the file; nil for that of its name. All representations are tried in turn where none
  ///     has the type.
  public init(importing file: URL, contentType: UTType?) async throws {
    let type: UTType? = contentType ?? UTType(filenameExtension: file.pathExtension).flatMap { $0.isDynamic ? nil : $0 }
    self = try await Self.imported(type) { entry in
      try await entry.value(of: ReceivedTransferredFile(file: file, isOriginalFile: true))
    }
  }

  private static func imported(
    _ contentType: UTType?, _ make: (TransferEntry<Self>) async throws -> Self
  ) async throws -> Self {
    let entries: [TransferEntry<Self>] = importEntries.filter { entry in
      contentType.map { $0.conforms(to: entry.contentType) } ?? true
    }
    return try await firstValue(entries, of: contentType.map { [$0] } ?? [], make)
  }

  /// The value of the first entry that makes one, else the first error.
  static func firstValue<Candidate>(
    _ candidates: [Candidate], of contentTypes: [UTType], _ make: (Candidate) async throws -> Self
  ) async throws -> Self {
    var failure: (any Error)?
    for candidate in candidates {
      do { return try await make(candidate) } catch { failure = failure ?? error }
    }
    throw failure ?? TransferError.notImportable(Self.self, contentTypes)
  }
}

extension TransferEntry {
  /// Makes a value of data; by way of a temporary file where the entry wants one.
  func value(of data: Data) async throws -> Item {
    switch importing {
    case .data(let make): return try await make(data)
    case .file(let make, _):
      let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file: URL = folder.appendingPathComponent("item", conformingTo: contentType)
      try data.write(to: file)
      return try await make(ReceivedTransferredFile(file: file, isOriginalFile: false))
    case nil: throw TransferError.notImportable(Item.self, [contentType])
    }
  }

  /// Makes a value of a file, which is read where the entry wants data.
  func value(of file: ReceivedTransferredFile) async throws -> Item {
    switch importing {
    case .data(let make): return try await make(Data(contentsOf: file.file))
    case .file(let make, _): return try await make(file)
    case nil: throw TransferError.notImportable(Item.self, [contentType])
    }
  }
}
