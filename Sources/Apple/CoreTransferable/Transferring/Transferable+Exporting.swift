import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types that values of the type can be exported as, the best first.
  /// - Parameter visibility: The receiver's view: a program that sees what is visible to all, or a closer one.
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    unique(exportEntries.filter { $0.isVisible(to: visibility) }.map(\.contentType))
  }

  /// The types that this value can be exported as, the best first.
  /// - Parameter visibility: The receiver's view: a program that sees what is visible to all, or a closer one.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    unique(Self.exportEntries.filter { $0.isVisible(to: visibility) && $0.canExport(self) }.map(\.contentType))
  }

  /// The name of a file with the value; nil where the representations suggest none.
  public var suggestedFilename: String? {
    Self.exportEntries.lazy.filter { $0.canExport(self) }.compactMap { $0.suggestedName?(self) }.first
  }

  /// Exports the value as data.
  /// - Parameter contentType: The wanted type; nil for the first that the value can be exported as.
  /// - Throws: What the representation throws, or an error where no representation has the type.
  public func exported(as contentType: UTType?) async throws -> Data {
    let entry: TransferEntry<Self> = try exportEntry(contentType)
    switch entry.exporting {
    case .data(let make): return try await make(self)
    case .file(let make, _): return try Data(contentsOf: await make(self).file)
    case nil: throw TransferError.notExportable(Self.self, contentType)
    }
  }

  /// Writes the value into a file of a folder.
  /// - Parameters:
  ///   - destinationDirectory: The folder, which has to be there.
  ///   - contentType: The wanted type; nil for the first that the value can be exported as.
  /// - Returns: The file, which belongs to the caller. A file of the name that is there already stays.
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
    let entry: TransferEntry<Self> = try exportEntry(contentType)
    switch entry.exporting {
    case .data(let make):
      let data: Data = try await make(self)
      let name: String = FileNaming.name(entry.suggestedName?(self), "item", entry.contentType)
      let file: URL = destinationDirectory.firstFree(name)
      try data.write(to: file, options: .withoutOverwriting)
      return file
    case .file(let make, _):
      let sent: URL = try await make(self).file
      let name: String = FileNaming.name(entry.suggestedName?(self), sent.lastPathComponent, entry.contentType)
      let file: URL = destinationDirectory.firstFree(name)
      try FileManager.default.copyItem(at: sent, to: file)
      return file
    case nil: throw TransferError.notExportable(Self.self, contentType)
    }
  }

  /// Writes the value into a file that is removed afterwards.
  /// - Parameters:
  ///   - contentType: The wanted type; nil for the first that the value can be exported as.
  ///   - fileHandler: Uses the file.
  /// - Returns: What the handler returns.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await fileHandler(export(to: folder, contentType: contentType))
  }

  /// The entry for a wanted type: the same one before those that conform to it.
  private func exportEntry(_ contentType: UTType?) throws -> TransferEntry<Self> {
    let entries: [TransferEntry<Self>] = Self.exportEntries.filter { $0.canExport(self) }
    let found: TransferEntry<Self>? =
      if let contentType {
        entries.first { $0.contentType == contentType } ?? entries.first { $0.contentType.conforms(to: contentType) }
      } else {
        entries.first
      }
    guard let found else { throw TransferError.notExportable(Self.self, contentType) }
    return found
  }
}

extension TransferEntry {
  /// A receiver sees representations that are visible to a wider or the same circle.
  func isVisible(to receiver: TransferRepresentationVisibility) -> Bool {
    visibility.visibility.rawValue <= receiver.visibility.rawValue
  }
}

/// The types in their order, each once.
func unique(_ types: [UTType]) -> [UTType] {
  var seen: Set<UTType> = []
  return types.filter { seen.insert($0).inserted }
}

/// Names of exported files.
enum FileNaming {
  /// The first name that is given, in one component, with an extension that tells the type.
  static func name(_ suggested: String?, _ standard: String, _ type: UTType) -> String {
    let wanted: String = suggested.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    let safe: String = wanted.replacingOccurrences(of: "/", with: "_")
    return URL(fileURLWithPath: "/").appendingPathComponent(safe == ".." ? "_" : safe, conformingTo: type)
      .lastPathComponent
  }
}

extension URL {
  /// A file of a name in this folder that is not there yet: with a number before the extension where needed.
  package func firstFree(_ name: String) -> URL {
    let whole = name as NSString
    for number in 1... {
      let numbered: String =
        number == 1
        ? name
        : whole.pathExtension.isEmpty
          ? "\(name) \(number)" : "\(whole.deletingPathExtension) \(number).\(whole.pathExtension)"
      let file: URL = appendingPathComponent(numbered)
      if !FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return appendingPathComponent(name)
  }
}

/// Why a value was not transferred.
enum TransferError: LocalizedError {
  case notExportable(any Any.Type, UTType?)
  case notImportable(any Any.Type, [UTType])

  var errorDescription: String? {
    switch self {
    case .notExportable(let type, let contentType?):
      "\(type) has no representation that exports this value as “\(contentType)”."
    case .notExportable(let type, nil): "\(type) has no representation that exports this value."
    case .notImportable(let type, let contentTypes):
      "\(type) has no representation that imports \(contentTypes.map { "“\($0)”" }.joined(separator: ", "))."
    }
  }
}
