import Foundation
import UIKit

/// A document with a text, which notes what it is asked.
class NoteDocument: UIDocument {
  var text: String = ""
  var log: [String] = []
  var loadError: (any Error)?
  var contentsError: (any Error)?
  /// Whether the document saves itself when time has passed and when the program hides. Tests of other suites let windows' time
  /// pass and programs hide while a test of a document waits.
  var savesItself: Bool = false

  override func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    if savesItself || completionHandler != nil { super.autosave(completionHandler: completionHandler) }
  }

  override func contents(forType typeName: String) throws -> Any {
    if let contentsError { throw contentsError }
    log.append("contents \(typeName)")
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    if let loadError { throw loadError }
    guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
    log.append("load \(typeName ?? "nil")")
    text = String(decoding: data, as: UTF8.self)
  }

  override func disableEditing() { log.append("disable") }
  override func enableEditing() { log.append("enable") }

  /// Changes the text, so that it can be taken back.
  func change(to new: String) {
    let old: String = text
    undoManager.registerUndo(withTarget: self) { note in MainActor.assumeIsolated { note.change(to: old) } }
    text = new
  }

  func edit(_ new: String) {
    text = new
    updateChangeCount(.done)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A document whose errors somebody is told of, who answers later.
final class WorriedDocument: NoteDocument {
  var errors: [(error: any Error, mayTell: Bool)] = []
  var hidden: Int = 0

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append((error, userInteractionPermitted))
  }
  override func userInteractionNoLongerPermitted(forError error: any Error) {
    hidden += 1
    super.userInteractionNoLongerPermitted(forError: error)
  }
}

/// A document that writes half of its contents, and fails.
final class TornDocument: NoteDocument {
  nonisolated override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
  ) throws {
    try Data("half".utf8).write(to: url)
    throw CocoaError(.fileWriteOutOfSpace)
  }
}

/// A document whose file is a folder.
final class AlbumDocument: UIDocument {
  var pages: [String: String] = [:]

  override func contents(forType typeName: String) throws -> Any {
    FileWrapper(directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let files = (contents as? FileWrapper)?.fileWrappers else { throw CocoaError(.fileReadCorruptFile) }
    pages = files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
  }
}
