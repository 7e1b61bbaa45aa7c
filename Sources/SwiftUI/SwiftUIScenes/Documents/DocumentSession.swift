import Combine
import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore
import SwiftUINavigation
import UniformTypeIdentifiers

/// The document of one window: its file, and whether it has changes that no file has.
///
/// A document with a file is saved by itself: some seconds after a change, when its window is left, and when it is closed. A
/// new one asks, when it is closed, whether it is to be kept.
class DocumentSession: ObservableObject {
  /// A question about the document, or something that went wrong with it.
  enum Question: Equatable {
    /// The window of a new document with changes is to be closed.
    case keep
    /// The file could not be written; closing the window would lose the changes.
    case failedClosing(String)
    case failed(String)
  }

  /// How long after a change a document with a file is saved, in seconds.
  static let autosaveDelay: Double = 5

  let objectWillChange = ObservableObjectPublisher()
  let types: DocumentTypes
  weak var window: SceneWindow?
  private var autosave: InputTimer?
  /// The file as it was read or written last.
  private var file: FileWrapper?

  /// Where the document is; nil for a new one.
  private(set) var fileURL: URL? { willSet { objectWillChange.send() } }
  /// The type in which the document is saved.
  private(set) var contentType: UTType?
  /// Whether the document has changes that its file has not.
  private(set) var isEdited: Bool = false { willSet { objectWillChange.send() } }
  /// Whether a viewer waits for a document to be opened.
  private(set) var isEmpty: Bool
  var question: Question? { willSet { objectWillChange.send() } }

  init(types: DocumentTypes, isEmpty: Bool) {
    self.types = types
    self.isEmpty = isEmpty
  }

  // MARK: - What kinds of documents do

  /// Takes a document that the program made, in place of a new one.
  func begin(with document: Any) {}

  /// Takes the document of a file.
  func read(_ configuration: FileDocumentReadConfiguration) throws {}

  /// Makes the file of the document as it is now.
  func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }

  // MARK: - State

  /// What the window is called.
  var title: String {
    let name: String = fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled"
    return isEdited ? "\(name) — Edited" : name
  }

  /// The person changed the document.
  func didEdit() {
    guard types.isEditable, !isEdited else { return }
    isEdited = true
    window?.documentDidChange()
    guard fileURL != nil, let graph = window?.graph else { return }
    let timer: InputTimer = autosave ?? InputTimer(graph, "autosave") { [weak self] in self?.saveByItself() }
    autosave = timer
    timer.set(graph.time.peek + Self.autosaveDelay)
  }

  /// Saves the changes of a document with a file.
  func saveByItself() {
    guard isEdited, let fileURL else { return }
    report { try write(to: fileURL, contentType) }
  }

  private func didSave() {
    autosave?.set(nil)
    isEdited = false
    window?.documentDidChange()
  }

  // MARK: - Files

  /// Reads a file, whose document replaces this one.
  func open(_ url: URL) throws {
    let type: UTType = types.type(of: url)
    let file = try FileWrapper(url: url)
    objectWillChange.send()
    try read(FileDocumentReadConfiguration(contentType: type, file: file))
    self.file = file
    fileURL = url
    contentType = type
    isEmpty = false
    isEdited = false
    window?.documentDidChange()
  }

  private func write(to url: URL, _ type: UTType?) throws {
    let type: UTType = type ?? types.writable.first ?? .data
    let existing: FileWrapper? = url == fileURL ? file : nil
    let made: FileWrapper = try makeFile(
      FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    try made.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: fileURL)
    file = made
    fileURL = url
    contentType = type
    window?.app.recents.add(url)
    didSave()
  }

  /// Saves the document: a new one where the person says.
  ///
  /// - Parameter completion: Called when the document was saved.
  func save(_ completion: (() -> Void)? = nil) {
    guard types.isEditable else { return }
    guard let fileURL else { return saveAs(completion) }
    if report({ try write(to: fileURL, contentType) }) { completion?() }
  }

  /// Saves the document in another file, which it has from then on.
  func saveAs(_ completion: (() -> Void)? = nil) {
    guard types.isEditable, let dialogs = window?.graph?.fileDialogs else { return }
    let type: UTType = contentType ?? types.writable.first ?? .data
    let name: String = fileURL?.lastPathComponent ?? type.named("Untitled")
    var request = FileDialogRequest(.save(suggestedName: name), folder: fileURL?.deletingLastPathComponent())
    request.filters = FileDialogRequest.Filter.of([type]).map { [$0] } ?? []
    shown = dialogs.show(request) { [weak self] answer in
      guard let self else { return }
      shown = nil
      switch answer {
      case .chosen(let files):
        guard let url = files.first else { return }
        let chosen: UTType = types.type(of: url, among: types.writable) ?? type
        if report({ try self.write(to: url, chosen) }) { completion?() }
      case .cancelled: break
      case .failed(let reason): question = .failed(reason)
      }
    }
  }

  private var shown: (any PresentedFileDialog)?

  /// Takes the document of the file again: changes since then are lost.
  func revert() {
    guard let fileURL else { return }
    report { try open(fileURL) }
  }

  @discardableResult
  private func report(_ action: () throws -> Void) -> Bool {
    do {
      try action()
      return true
    } catch {
      question = .failed(error.localizedDescription)
      return false
    }
  }

  // MARK: - Closing

  /// Whether the window may be closed at once. Otherwise the person is asked, and it closes when the answer allows.
  func mayClose() -> Bool {
    guard isEdited else { return true }
    guard fileURL != nil else {
      question = .keep
      return false
    }
    saveByItself()
    if case .failed(let reason) = question { question = .failedClosing(reason) }
    return !isEdited
  }

  /// Closes the window without the changes.
  func discard() {
    isEdited = false
    closeWindow()
  }

  func closeWindow() {
    guard let window else { return }
    window.app.close(window)
  }
}

/// The types of files that a group of documents reads and writes.
struct DocumentTypes {
  var readable: [UTType]
  var writable: [UTType]
  var isEditable: Bool

  /// The type of a file by its name: the one that it can be read as.
  func type(of url: URL) -> UTType { type(of: url, among: readable) ?? readable.first ?? .data }

  func type(of url: URL, among types: [UTType]) -> UTType? {
    let own: UTType? = UTType(filenameExtension: url.pathExtension)
    return types.first { $0 == own } ?? types.first { own?.conforms(to: $0) ?? false }
  }

  /// Whether a file can be read.
  func reads(_ url: URL) -> Bool { url.isFileURL && type(of: url, among: readable) != nil }
}

extension UTType {
  /// A name with the extension of the type.
  fileprivate func named(_ name: String) -> String { preferredFilenameExtension.map { name + "." + $0 } ?? name }
}
