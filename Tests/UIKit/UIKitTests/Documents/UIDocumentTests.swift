import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Documents of UIKit: their files, changes and states.
@MainActor
@Suite("Documents of UIKit", .serialized)
struct UIDocumentTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private func file(_ name: String, _ text: String? = nil) throws -> URL {
    let url: URL = folder.url.appendingPathComponent(name)
    if let text { try Data(text.utf8).write(to: url) }
    return url
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("A document reads its file when it is opened, and saves its changes when it is closed (620, 624)")
  func openingAndClosing() async throws {
    let url = try file("day.txt", "sun")
    let note = NoteDocument(fileURL: url)
    var states: [UIDocument.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(note.documentState == .closed && note.fileURL == url && note.localizedName == "day")
    #expect(note.fileType == "public.plain-text" && note.savingFileType == note.fileType)
    #expect(note.fileModificationDate == nil && note.progress == nil && !note.hasUnsavedChanges)
    #expect(await note.open())
    #expect(note.take() == ["load public.plain-text"] && note.text == "sun" && note.documentState == .normal)
    #expect(note.fileModificationDate != nil)
    // A document is opened once.
    #expect(await note.open() == false)
    note.edit("rain")
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(try text(url) == "rain" && !note.hasUnsavedChanges && note.documentState == .closed)
    #expect(await note.close())
    #expect(states == [.normal, .closed] && note.take() == ["contents public.plain-text"])
    #expect(await note.open() && note.text == "rain")
    #expect(await note.close())
  }

  @Test("A new document is written at its place, and is open from then on; another place becomes its own (620)")
  func creating() async throws {
    let url = try file("new.txt")
    let note = NoteDocument(fileURL: url)
    note.text = "first"
    var isSaved: Bool?
    note.save(to: url, for: .forCreating) { isSaved = $0 }
    #expect(note.progress?.totalUnitCount == 1)
    while isSaved == nil { await Task.yield() }
    #expect(isSaved == true && note.documentState == .normal && note.progress == nil)
    #expect(try text(url) == "first")
    note.edit("second")
    let other = try file("other.txt", "old")
    #expect(await note.save(to: other, for: .forOverwriting))
    #expect(note.fileURL == other && !note.hasUnsavedChanges)
    #expect(try text(other) == "second" && text(url) == "first")
    // Nothing is left beside the files.
    let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["new.txt", "other.txt"])
    await note.close()
  }

  @Test("A document may be a folder, which is replaced as a whole (626)")
  func folders() async throws {
    let url = try file("trip.album")
    let album = AlbumDocument(fileURL: url)
    album.pages = ["one": "1", "two": "2"]
    #expect(await album.save(to: url, for: .forCreating))
    album.pages = ["two": "2b", "three": "3"]
    album.updateChangeCount(.done)
    #expect(await album.autosave())
    let again = AlbumDocument(fileURL: url)
    #expect(await again.open() && again.pages == ["two": "2b", "three": "3"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["trip.album"])
    #expect(await album.close())
    #expect(await again.close())
    // A folder in the place of a file is nothing that a text document reads, and the other way round.
    #expect(await NoteDocument(fileURL: url).open() == false)
    #expect(await AlbumDocument(fileURL: try file("flat.album", "x")).open() == false)
  }

  @Test("Changes reach the file five seconds after the first of them, in the window's time (623)")
  func savingByItself() async throws {
    let url = try file("auto.txt", "a")
    let host = try window { Text("Note") }
    let note = NoteDocument(fileURL: url)
    note.savesItself = true
    await note.open()
    host.update()
    note.edit("b")
    host.advance(by: .seconds(4))
    note.edit("c")
    host.update()
    #expect(try note.hasUnsavedChanges && text(url) == "a")
    host.advance(by: .seconds(1.1))
    await host.settle { !note.hasUnsavedChanges }
    #expect(try text(url) == "c")
    // A change that is taken back before the time is up writes nothing.
    _ = note.take()
    note.edit("d")
    note.updateChangeCount(.undone)
    host.advance(by: .seconds(10))
    await host.settle()
    #expect(try text(url) == "c" && note.take().isEmpty && !note.hasUnsavedChanges)
    await note.close()
  }

  @Test("A change that waits to be saved is saved when its window closes")
  func closingWindow() async throws {
    let url = try file("closing.txt", "a")
    let host = try window { Text("Note") }
    let note = NoteDocument(fileURL: url)
    note.savesItself = true
    await note.open()
    host.update()
    note.edit("b")
    host.advance(by: .seconds(1))
    host.graph.graph.root.end(in: host.graph.graph)
    while note.hasUnsavedChanges { await Task.yield() }
    #expect(try text(url) == "b")
    await note.close()
  }

  @Test("What the undo manager keeps, takes back and does again counts as changes (623)")
  func undoing() async throws {
    let url = try file("undo.txt", "a")
    let note = NoteDocument(fileURL: url)
    await note.open()
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    #expect(!note.hasUnsavedChanges)
    note.change(to: "b")
    // The change counts before its group is closed: nothing of it is lost by closing the document now.
    #expect(note.hasUnsavedChanges)
    note.undoManager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(note.text == "a" && !note.hasUnsavedChanges)
    note.undoManager.redo()
    #expect(note.text == "b" && note.hasUnsavedChanges)
    #expect(await note.autosave())
    #expect(try text(url) == "b" && !note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(note.hasUnsavedChanges)
    // Another manager counts from now on, and the old one no longer.
    let old: UndoManager = note.undoManager
    note.undoManager = UndoManager()
    note.updateChangeCount(.cleared)
    old.registerUndo(withTarget: note) { _ in }
    #expect(!note.hasUnsavedChanges)
    note.undoManager = nil
    #expect(await note.close())
  }

  @Test("A token stands for the changes until then: later ones are not saved with it")
  func tokens() async throws {
    let url = try file("token.txt", "a")
    let note = NoteDocument(fileURL: url)
    await note.open()
    note.updateChangeCount(.done)
    let token: Any = note.changeCountToken(for: .forOverwriting)
    note.updateChangeCount(.undone)
    note.updateChangeCount(.done)
    // As many changes as the token stands for, and yet other ones.
    note.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    note.updateChangeCount(withToken: "nothing", for: .forOverwriting)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.redone)
    #expect(!note.hasUnsavedChanges)
    note.edit("b")
    var isSaved: Bool?
    note.save(to: url, for: .forOverwriting) { isSaved = $0 }
    note.edit("c")
    while isSaved == nil { await Task.yield() }
    #expect(try text(url) == "b" && note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(try text(url) == "c")
    // Thousands of changes are counted without keeping all of them.
    for _ in 0..<10_000 { note.updateChangeCount(.done) }
    for _ in 0..<10_000 { note.updateChangeCount(.undone) }
    #expect(note.hasUnsavedChanges)
  }

  @Test("A document goes back to a file, and is not changed meanwhile")
  func reverting() async throws {
    let url = try file("back.txt", "a")
    let note = NoteDocument(fileURL: url)
    await note.open()
    _ = note.take()
    note.change(to: "b")
    #expect(note.hasUnsavedChanges)
    var isReverted: Bool?
    note.revert(toContentsOf: try file("earlier.txt", "z")) { isReverted = $0 }
    #expect(note.documentState == .editingDisabled)
    while isReverted == nil { await Task.yield() }
    #expect(isReverted == true && note.take() == ["disable", "load public.plain-text", "enable"])
    #expect(note.text == "z" && note.fileURL == url && !note.hasUnsavedChanges && !note.undoManager.canUndo)
    #expect(note.documentState == .normal)
    note.edit("c")
    #expect(await note.revert(toContentsOf: try file("gone.txt")) == false)
    #expect(note.text == "c" && note.hasUnsavedChanges && note.documentState == .normal)
    #expect(await note.close())
  }

  @Test("A program that hides or ends saves its documents")
  func hiding() async throws {
    let url = try file("hide.txt", "a")
    let note = NoteDocument(fileURL: url)
    note.savesItself = true
    await note.open()
    note.edit("b")
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    while note.hasUnsavedChanges { await Task.yield() }
    #expect(try text(url) == "b")
    note.edit("c")
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(try text(url) == "c" && !note.hasUnsavedChanges)
    note.edit("d")
    note.contentsError = CocoaError(.fileWriteUnknown)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(try text(url) == "c" && note.documentState == .savingError)
    note.contentsError = nil
    #expect(await note.close())
  }

  @Test("The extension of a file's name is its own, or that of the type")
  func names() throws {
    let note = NoteDocument(fileURL: try file("a.text"))
    #expect(note.fileNameExtension(forType: nil, saveOperation: .forCreating) == "text")
    #expect(note.fileNameExtension(forType: "public.plain-text", saveOperation: .forCreating) == "text")
    #expect(note.fileNameExtension(forType: "public.png", saveOperation: .forOverwriting) == "png")
    #expect(note.fileNameExtension(forType: "no type", saveOperation: .forOverwriting) == "")
    let bare = NoteDocument(fileURL: try file("bare"))
    #expect(bare.fileType == nil && bare.localizedName == "bare")
    #expect(bare.fileNameExtension(forType: nil, saveOperation: .forCreating) == "")
    #expect(UIDocument.State.inConflict.rawValue == 2 && UIDocument.State.progressAvailable.rawValue == 16)
    #expect(UIDocument.SaveOperation(rawValue: 1) == .forOverwriting && UIDocument.ChangeKind.cleared.rawValue == 3)
  }

  @Test("The activity of a document tells where its file is, while the document is open")
  func activities() async throws {
    let url = try file("act.txt", "a")
    let note = NoteDocument(fileURL: url)
    let activity = NSUserActivity(activityType: "org.rotor.note")
    note.userActivity = activity
    #expect(NSUserActivity.current !== activity)
    await note.open()
    #expect(NSUserActivity.current === activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == url)
    note.restoreUserActivityState(activity)
    note.userActivity = nil
    #expect(NSUserActivity.current !== activity)
    #expect(await note.close())
  }
}
