import Combine
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UniformTypeIdentifiers

/// A scene with a window for each document that is open.
///
/// ```swift
/// import UniformTypeIdentifiers
///
/// struct Notebook: App {
///   /// A document of plain text, in a type that conforms to `FileDocument`.
///   struct Page: FileDocument {
///     static var readableContentTypes: [UTType] { [.plainText] }
///     var text = ""
///
///     init() {}
///     init(configuration: ReadConfiguration) throws {
///       text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///       FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
///   }
///
///   var body: some Scene {
///     DocumentGroup(newDocument: Page()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// The menu bar makes, opens and saves documents, and lists those that were open lately. A document with a file is saved by
/// itself; a new one with changes asks when its window is closed. The program opens files that it is started with.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  let content: DocumentContent<DocumentView<Content>>

  public nonisolated static func _makeScene(
    scene: _GraphValue<DocumentGroup<Document, Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let key: UInt64 = inputs.nextID()
    return _SceneOutputs {
      var item = SceneItem(key: key, kind: .group, id: nil, title: nil, content: scene.read().content)
      item.documents = scene.read().content
      return [item]
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes a scene that edits documents which are values.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Makes the views of a document's window.
  @preconcurrency
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let types = DocumentTypes(
      readable: Document.readableContentTypes, writable: Document.writableContentTypes, isEditable: true)
    content = DocumentContent(types: types, documentType: Document.self) {
      ValueDocumentSession<Document>(types: types, document: newDocument())
    } makeView: { session in
      DocumentView(session: session) { editor(FileDocumentConfiguration(session)) }
    }
  }

  /// Makes a scene that shows documents which are values.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Makes the views of a document's window.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let types = DocumentTypes(readable: Document.readableContentTypes, writable: [], isEditable: false)
    content = DocumentContent(types: types, documentType: Document.self) {
      ValueDocumentSession<Document>(types: types, document: nil)
    } makeView: { session in
      DocumentView(session: session) { viewer(FileDocumentConfiguration(session)) }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes a scene that edits documents which are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Makes the views of a document's window.
  @preconcurrency
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let types = DocumentTypes(
      readable: Document.readableContentTypes, writable: Document.writableContentTypes, isEditable: true)
    content = DocumentContent(types: types, documentType: Document.self) {
      ObjectDocumentSession<Document>(types: types, document: newDocument())
    } makeView: { session in
      DocumentView(session: session) { editor(ReferenceFileDocumentConfiguration(session)) }
    }
  }

  /// Makes a scene that shows documents which are objects.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Makes the views of a document's window.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let types = DocumentTypes(readable: Document.readableContentTypes, writable: [], isEditable: false)
    content = DocumentContent(types: types, documentType: Document.self) {
      ObjectDocumentSession<Document>(types: types, document: nil)
    } makeView: { session in
      DocumentView(session: session) { viewer(ReferenceFileDocumentConfiguration(session)) }
    }
  }
}

// MARK: - Values

/// A document that is a value, for the views that edit it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changing it makes the document edited.
  @Binding public var document: Document
  /// Where the document is; nil for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool

  init(_ session: DocumentSession) {
    let session: ValueDocumentSession<Document> = session.as(ValueDocumentSession<Document>.self)
    _document = Binding(
      get: { session.shown },
      set: { session.change(to: $0) })
    fileURL = session.fileURL
    isEditable = session.types.isEditable
  }
}

final class ValueDocumentSession<Document: FileDocument>: DocumentSession {
  private var document: Document?

  init(types: DocumentTypes, document: Document?) {
    self.document = document
    super.init(types: types, isEmpty: document == nil)
  }

  var shown: Document {
    guard let document else { preconditionFailure("The editor of a document is shown when there is one.") }
    return document
  }

  override func begin(with document: Any) { self.document = document as? Document ?? self.document }

  func change(to new: Document) {
    guard types.isEditable else { return }
    objectWillChange.send()
    document = new
    didEdit()
  }

  override func read(_ configuration: FileDocumentReadConfiguration) throws {
    document = try Document(configuration: configuration)
  }

  override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try shown.fileWrapper(configuration: configuration)
  }
}

// MARK: - Objects

/// A document that is an object, for the views that edit it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; what it announces as changed makes the document edited.
  @ObservedObject public var document: Document
  /// Where the document is; nil for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool
  /// How often the document announced a change: views are given another configuration after each, and so are made again.
  private let changeCount: Int

  nonisolated init(_ session: DocumentSession) {
    let session: ObjectDocumentSession<Document> = session.as(ObjectDocumentSession<Document>.self)
    let document: Document = session.shown
    _document = MainActor.assumeIsolated { ObservedObject(wrappedValue: document) }
    fileURL = session.fileURL
    isEditable = session.types.isEditable
    changeCount = session.changeCount
  }
}

final class ObjectDocumentSession<Document: ReferenceFileDocument>: DocumentSession {
  private var document: Document? { didSet { observe() } }
  private(set) var changeCount: Int = 0
  private var observation: AnyCancellable?

  init(types: DocumentTypes, document: Document?) {
    self.document = document
    super.init(types: types, isEmpty: document == nil)
    observe()
  }

  var shown: Document {
    guard let document else { preconditionFailure("The editor of a document is shown when there is one.") }
    return document
  }

  override func begin(with document: Any) { self.document = document as? Document ?? self.document }

  private func observe() {
    observation = document?.objectWillChange.sink { [weak self] _ in
      self?.changeCount += 1
      self?.objectWillChange.send()
      self?.didEdit()
    }
  }

  override func read(_ configuration: FileDocumentReadConfiguration) throws {
    document = try Document(configuration: configuration)
  }

  override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    let snapshot: Document.Snapshot = try shown.snapshot(contentType: configuration.contentType)
    return try shown.fileWrapper(snapshot: snapshot, configuration: configuration)
  }
}

extension DocumentSession {
  fileprivate func `as`<Session: DocumentSession>(_ type: Session.Type) -> Session {
    guard let session = self as? Session else { preconditionFailure("The document of a window has another type.") }
    return session
  }
}
