import Foundation
import Synchronization

/// The local model in a folder, and a download of it that is not finished.
public final class ModelStore: Sendable {
  /// The folder; the model is `clause-model.json` in it.
  public let folder: URL
  private let cached: Mutex<ClauseModel?>

  public init(folder: URL) {
    self.folder = folder
    let model: ClauseModel? = try? ClauseModel(contentsOf: folder.appendingPathComponent(Self.fileName))
    cached = Mutex(model)
  }

  private static let fileName = "clause-model.json"

  private var file: URL { folder.appendingPathComponent(Self.fileName, isDirectory: false) }

  /// The model; nil when there is none that can be used.
  public var model: ClauseModel? { cached.withLock { $0 } }

  public var isAvailable: Bool { model != nil }

  /// Keeps a model that was trained here, completely or not at all.
  public func install(_ model: ClauseModel) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try model.data().write(to: file, options: .atomic)
    cached.withLock { $0 = model }
  }

  /// Removes the model.
  public func remove() throws {
    if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    cached.withLock { $0 = nil }
  }

  /// The bytes that were fetched from an address so far. A part from another address is thrown away.
  func partialFile(for url: URL) throws -> PartialModel {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try PartialModel(file: folder.appendingPathComponent(Self.fileName + ".part"), source: url)
  }

  /// Checks a complete download and puts it in the place of the model.
  func install(_ partial: PartialModel, sha256: String?) throws {
    let data: Data = try Data(contentsOf: partial.file)
    if let sha256, SHA256.hexadecimal(of: data) != sha256.lowercased() {
      partial.discard()
      throw ModelDownloadError.wrongChecksum
    }
    let model: ClauseModel
    do {
      model = try ClauseModel(data: data)
    } catch {
      partial.discard()
      throw error
    }
    try install(model)
    partial.discard()
  }
}

/// The beginning of a model, with a note of where it comes from beside it.
struct PartialModel {
  let file: URL
  private var note: URL { file.appendingPathExtension("source") }

  init(file: URL, source: URL) throws {
    self.file = file
    let known: String? = try? String(contentsOf: note, encoding: .utf8)
    if known != source.absoluteString { discard() }
    if !FileManager.default.fileExists(atPath: file.path) {
      guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
        throw ModelDownloadError.failed("“\(file.path)” cannot be written")
      }
      try Data(source.absoluteString.utf8).write(to: note)
    }
  }

  /// How many bytes are there.
  var count: Int {
    let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// Writes bytes at their place; what stood behind it goes.
  func write(_ data: Data, at start: Int) throws {
    do {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.truncate(atOffset: UInt64(start))
      try handle.seek(toOffset: UInt64(start))
      try handle.write(contentsOf: data)
    } catch {
      let isFull: Bool = (error as? CocoaError)?.code == .fileWriteOutOfSpace
      throw isFull ? ModelDownloadError.diskFull : .failed(error.localizedDescription)
    }
  }

  func discard() {
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: note)
  }
}
