import Combine
import FoundationGaps
import UniformTypeIdentifiers

/// A document that is a value, and how it is read from files and written to them.
///
/// ```swift
/// import UniformTypeIdentifiers
///
/// struct TextNote: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init() {}
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that a document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that a document can be written to; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file of the document as it is now.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and how it is read from files and written to them.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written: the document as it is at a time.
  associatedtype Snapshot

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that a document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that a document can be written to; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Keeps the document as it is now, for `fileWrapper(snapshot:configuration:)`.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes the file of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was before; nil for a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
