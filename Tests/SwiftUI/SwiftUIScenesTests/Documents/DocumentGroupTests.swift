import Combine
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import SwiftUIScenes
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Programs of documents: making, opening, editing, saving and closing them, unseen.
@MainActor
@Suite("Groups of documents", .serialized)
final class DocumentGroupTests {
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private final class Remote {
    static var open: OpenDocumentAction?
    static var new: NewDocumentAction?
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"

    init(text: String = "new") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      let data: Data = configuration.file.regularFileContents ?? Data()
      guard !data.starts(with: Data("bad".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: View {
    let file: FileDocumentConfiguration<Note>
    @Environment(\.openDocument) private var openDocument
    @Environment(\.newDocument) private var newDocument
    var body: some View {
      VStack {
        Text("Text \(file.document.text)")
        Text(file.fileURL?.lastPathComponent ?? "no file")
        Button("Add") { file.document.text += "!" }
      }
      .onAppear {
        Remote.open = openDocument
        Remote.new = newDocument
      }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { Editor(file: $0) }
    }
  }

  private func file(_ name: String, _ words: String) throws -> URL {
    let url: URL = folder.appendingPathComponent(name)
    try Data(words.utf8).write(to: url)
    return url
  }

  private func words(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("A program of documents begins with a new one; a file takes its place, and is opened once")
  func opening() throws {
    let app = try HeadlessApplication(Notes.self)
    #expect(app.windows.map(\.scene.title) == ["Untitled"])
    #expect(app.front?.labels.suffix(3) == ["Text new", "no file", "Add"])
    let first: URL = try file("First.txt", "one")
    app.app.open(first)
    app.update()
    #expect(app.windows.map(\.scene.title) == ["First"])
    #expect(app.front?.labels.suffix(3) == ["Text one", "First.txt", "Add"])
    app.app.open(try file("Second.txt", "two"))
    app.app.open(first)
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Second", "First"])
  }

  @Test("The menu opens files of the group's types and lists those that were open lately")
  func menu() throws {
    let app = try HeadlessApplication(Notes.self)
    let host = try #require(app.front)
    let first: URL = try file("First.txt", "one")
    host.press(.character("o"), modifiers: .command)
    #expect(host.fileDialogs.requests.first?.kind == .openFiles(allowsMultiple: true))
    #expect(host.fileDialogs.requests.first?.filters.first?.suffixes.contains("txt") == true)
    #expect(host.fileDialogs.choose([first]))
    app.update()
    #expect(host.labels.contains("Text one"))
    try host.tap("File")
    #expect(host.labels == ["New", "Open…", "Open Recent", "Close Window", "Save", "Save As…", "Revert"])
    try host.tap("Open Recent")
    #expect(host.labels == ["First.txt", "Clear Menu"])
    try host.tap("Clear Menu")
    try host.tap("File")
    #expect(!host.labels.contains("Open Recent"))
    host.press(.escape)
    host.press(.character("n"), modifiers: .command)
    app.update()
    #expect(app.windows.map(\.scene.title) == ["First", "Untitled"])
  }

  @Test("A new document is saved where the person says, then in its file; saving as another moves it")
  func saving() throws {
    let app = try HeadlessApplication(Notes.self)
    let host = try #require(app.front)
    try host.tap("Add")
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Untitled — Edited"])
    host.press(.character("s"), modifiers: .command)
    #expect(host.fileDialogs.requests.first?.kind == .save(suggestedName: "Untitled.txt"))
    let place: URL = folder.appendingPathComponent("Letter.txt")
    host.fileDialogs.choose([place])
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Letter"])
    #expect(try words(place) == "new!")
    try host.tap("Add")
    host.press(.character("s"), modifiers: .command)
    #expect(try words(place) == "new!!" && host.fileDialogs.requests.isEmpty)
    let other: URL = folder.appendingPathComponent("Other.txt")
    host.press(.character("s"), modifiers: [.command, .shift])
    host.fileDialogs.choose([other])
    app.update()
    try host.tap("Add")
    host.press(.character("s"), modifiers: .command)
    #expect(try words(place) == "new!!" && words(other) == "new!!!")
  }

  @Test("A document with a file is saved some seconds after a change, and when its window is left or closed")
  func autosave() throws {
    let app = try HeadlessApplication(Notes.self)
    let place: URL = try file("First.txt", "one")
    app.app.open(place)
    app.update()
    let host = try #require(app.front)
    try host.tap("Add")
    #expect(try words(place) == "one")
    host.advance(by: .seconds(6))
    app.update()
    #expect(try words(place) == "one!")
    #expect(app.windows.map(\.scene.title) == ["First"])
    try host.tap("Add")
    app.windows.first?.scene.setPhase(.inactive)
    app.update()
    #expect(try words(place) == "one!!")
    try host.tap("Add")
    app.app.requestClose(try #require(app.windows.first?.scene))
    #expect(try words(place) == "one!!!" && app.windows.isEmpty)
  }

  @Test("A new document with changes asks before its window closes: keep, throw away or go on")
  func closing() throws {
    let app = try HeadlessApplication(Notes.self)
    let host = try #require(app.front)
    let scene = try #require(app.windows.first?.scene)
    try host.tap("Add")
    app.app.requestClose(scene)
    app.update()
    #expect(host.labels.suffix(3).sorted() == ["Cancel", "Don’t Save", "Save…"].sorted())
    host.finishAnimations()
    try host.tap("Cancel")
    app.update()
    #expect(app.windows.count == 1)
    #expect(host.labels.contains("Text new!"), "\(host.labels)")
    host.press(.character("w"), modifiers: .command)
    app.update()
    host.finishAnimations()
    try host.tap("Save…")
    let place: URL = folder.appendingPathComponent("Kept.txt")
    host.fileDialogs.choose([place])
    app.update()
    #expect(try words(place) == "new!" && app.windows.isEmpty)

    let second = try HeadlessApplication(Notes.self)
    let other = try #require(second.front)
    try other.tap("Add")
    second.app.quit()
    second.update()
    #expect(second.windows.count == 1)
    other.finishAnimations()
    try other.tap("Don’t Save")
    second.update()
    #expect(second.windows.isEmpty)
  }

  @Test("What cannot be read or written is told, and nothing is lost")
  func failures() throws {
    let app = try HeadlessApplication(Notes.self)
    let host = try #require(app.front)
    app.app.open(try file("Bad.txt", "bad words"))
    app.update()
    #expect(host.labels.contains("OK"))
    host.finishAnimations()
    try host.tap("OK")
    app.update()
    #expect(host.labels.contains("Text new"))
    try host.tap("Add")
    host.press(.character("s"), modifiers: .command)
    host.fileDialogs.choose([folder.appendingPathComponent("missing/Letter.txt")])
    app.update()
    #expect(host.labels.contains("OK"))
    host.finishAnimations()
    try host.tap("OK")
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Untitled — Edited"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Bad.txt"])
  }

  @Test("Revert takes the document of the file again")
  func revert() throws {
    let app = try HeadlessApplication(Notes.self)
    app.app.open(try file("First.txt", "one"))
    app.update()
    let host = try #require(app.front)
    try host.tap("Add")
    app.update()
    try host.tap("File")
    try host.tap("Revert")
    app.update()
    #expect(host.labels.contains("Text one") && app.windows.map(\.scene.title) == ["First"])
  }

  @Test("Views open documents and new ones by actions; a file that no group reads is an error")
  func actions() async throws {
    let app = try HeadlessApplication(Notes.self)
    try await Remote.open?(at: try file("First.txt", "one"))
    app.update()
    #expect(app.windows.map(\.scene.title) == ["First"])
    Remote.new?(Note(text: "made"))
    app.update()
    #expect(app.front?.labels.contains("Text made") == true)
    let missing: URL = folder.appendingPathComponent("missing.txt")
    await #expect(throws: (any Error).self) { try await Remote.open?(at: missing) }
    let picture: URL = try file("a.png", "")
    await #expect(throws: (any Error).self) { try await Remote.open?(at: picture) }
  }

  // MARK: - Objects and viewers

  private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = "object"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct SheetView: View {
    let file: ReferenceFileDocumentConfiguration<Sheet>
    var body: some View {
      VStack {
        Text("Text \(file.document.text) \(file.isEditable ? "editable" : "shown")")
        Button("Add") { file.document.text += "!" }
      }
    }
  }

  private struct Sheets: App {
    var body: some Scene { DocumentGroup(newDocument: { Sheet() }) { SheetView(file: $0) } }
  }

  @Test("A document that is an object is edited by what it announces, and saved as a snapshot")
  func objects() throws {
    let app = try HeadlessApplication(Sheets.self)
    let host = try #require(app.front)
    #expect(host.labels.contains("Text object editable"))
    try host.tap("Add")
    app.update()
    #expect(host.labels.contains("Text object! editable"), "\(host.labels)")
    #expect(app.windows.map(\.scene.title) == ["Untitled — Edited"])
    host.press(.character("s"), modifiers: .command)
    let place: URL = folder.appendingPathComponent("Sheet.txt")
    host.fileDialogs.choose([place])
    #expect(try words(place) == "object!")
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in
        Text("Shows \(file.document.text) \(file.isEditable ? "editable" : "as it is")")
      }
    }
  }

  private struct SheetViewer: App {
    var body: some Scene { DocumentGroup(viewing: Sheet.self) { SheetView(file: $0) } }
  }

  @Test("A viewer waits for a document, shows it and saves nothing")
  func viewers() throws {
    let app = try HeadlessApplication(Viewer.self)
    let host = try #require(app.front)
    try host.tap("Open…")
    host.fileDialogs.choose([try file("First.txt", "one")])
    app.update()
    #expect(host.labels.contains("Shows one as it is"))
    try host.tap("File")
    #expect(host.labels == ["Open…", "Open Recent", "Close Window"])
    let sheets = try HeadlessApplication(SheetViewer.self)
    sheets.app.open(try file("Second.txt", "two"))
    sheets.update()
    #expect(sheets.front?.labels.contains("Text two shown") == true)
  }
}
