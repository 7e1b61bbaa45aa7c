import Diagnostics
import Foundation
import HostInterface
import SwiftUICore
import SwiftUINavigation
import UniformTypeIdentifiers

extension RunningApp {
  /// The scenes of documents.
  var documentScenes: [SceneItem] { items.filter { $0.documents != nil } }

  /// Opens a file in a window of the scene that reads it; false where none does.
  @discardableResult
  func openDocument(_ url: URL) -> Bool {
    guard let item = documentScenes.first(where: { $0.documents?.types.reads(url) ?? false }) else { return false }
    if let open = windows.first(where: { $0.document?.fileURL?.standardizedFileURL == url.standardizedFileURL }) {
      bringToFront(open)
      return true
    }
    // A window that shows nothing yet takes the document, as an untouched new one does on Apple's systems.
    let idle: SceneWindow? = windows.first { window in
      guard let document = window.document, window.item.key == item.key else { return false }
      return document.fileURL == nil && !document.isEdited
    }
    do {
      if let document = idle?.document {
        try document.open(url)
      } else {
        _ = try FileManager.default.attributesOfItem(atPath: url.path)
        open(item, showing: AnyHashable(DocumentAddress(url: url)))
      }
      recents.add(url)
      tellMenuBars()
    } catch {
      let asked: DocumentSession? = idle?.document ?? windows.last?.document
      if let asked {
        asked.question = .failed(error.localizedDescription)
      } else {
        Diagnostics.warn("\(url.path) could not be opened: \(error.localizedDescription)")
      }
    }
    return true
  }

  /// Lets the person choose documents to open.
  func chooseDocument(in window: SceneWindow?) {
    guard let dialogs = (window ?? windows.last)?.graph?.fileDialogs else { return }
    let types: [UTType] = documentScenes.flatMap { $0.documents?.types.readable ?? [] }
    var request = FileDialogRequest(.openFiles(allowsMultiple: true))
    request.filters = FileDialogRequest.Filter.of(types).map { [$0] } ?? []
    openDialog = dialogs.show(request) { [weak self] answer in
      guard let self else { return }
      openDialog = nil
      if case .chosen(let files) = answer { for file in files { openDocument(file) } }
    }
  }

  var openDocumentAction: OpenDocumentAction {
    OpenDocumentAction { [weak self] url in self?.openDocument(url) ?? false }
  }

  var newDocumentAction: NewDocumentAction {
    NewDocumentAction { [weak self] type, make in
      guard let self else { return }
      guard let item = documentScenes.first(where: { $0.documents?.documentType == type }) else {
        return Diagnostics.warn("newDocument found no scene: add a DocumentGroup of \(type) to the body of the app.")
      }
      open(item, showing: AnyHashable(NewDocument(make)))
    }
  }

  /// Closes a window, unless its document has to be asked about first.
  package func requestClose(_ window: SceneWindow) {
    if window.mayClose() { close(window) }
  }
}

extension SceneWindow {
  /// The document that the window shows.
  var document: DocumentSession? { content.document }

  /// Whether the window may be closed at once; otherwise the person is asked about its document.
  package func mayClose() -> Bool {
    let mayClose: Bool = document?.mayClose() ?? true
    if !mayClose { bringToFront() }
    return mayClose
  }

  /// The document got another file or changes.
  func documentDidChange() { app.documentDidChange(of: self) }
}

/// The documents that were open lately, newest first.
final class RecentDocuments {
  /// How many are kept.
  static let count = 10
  private static let key = "RecentDocuments"

  private let store: UserDefaults?
  private(set) var urls: [URL]

  /// - Parameter store: Where the list outlives the program; nil for nowhere.
  init(store: UserDefaults?) {
    self.store = store
    urls = (store?.stringArray(forKey: Self.key) ?? []).compactMap { URL(string: $0) }
  }

  func add(_ url: URL) {
    urls.removeAll { $0.standardizedFileURL == url.standardizedFileURL }
    urls = Array(([url] + urls).prefix(Self.count))
    save()
  }

  func clear() {
    urls = []
    save()
  }

  private func save() { store?.set(urls.map(\.absoluteString), forKey: Self.key) }
}
