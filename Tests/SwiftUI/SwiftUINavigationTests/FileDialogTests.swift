import Combine
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Dialogs that views ask for, answered as a person would.
@MainActor
@Suite("Importing, exporting and moving files")
struct FileDialogTests {
  private let notes = EventRecorder()
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "words"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = "object"

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private func note(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let file): notes.note(file.lastPathComponent)
    case .failure(let error): notes.note("\(error.localizedDescription)")
    }
  }

  private func note(_ result: Result<[URL], any Error>) {
    notes.note((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed")
  }

  /// A view with a state for its dialog, and one for what it exports.
  private struct Root<Content: View>: View {
    @State private var isShown = false
    @State private var choice = 0
    let remote: Remote<Bool>
    let other: Remote<Int>
    let content: (Binding<Bool>, Int) -> Content

    init(_ remote: Remote<Bool>, _ other: Remote<Int>, content: @escaping (Binding<Bool>, Int) -> Content) {
      self.remote = remote
      self.other = other
      self.content = content
    }

    var body: some View { content($isShown, choice).handing($isShown, to: remote).handing($choice, to: other) }
  }

  private func open<Content: View>(
    _ isShown: Remote<Bool>, _ choice: Remote<Int> = Remote(),
    @ViewBuilder _ view: @escaping (Binding<Bool>, Int) -> Content
  ) throws -> HeadlessHost {
    let host = try window { Root(isShown, choice, content: view) }
    host.update()
    return host
  }

  @Test("An importer asks for files of its types and gives the one that was chosen, once")
  func importing() throws {
    let isShown = Remote<Bool>()
    let host = try open(isShown) { shown, _ in
      Text("View")
        .fileImporter(isPresented: shown, allowedContentTypes: [.pdf, .image]) { note($0) }
        .fileDialogMessage("Choose a picture")
        .fileDialogConfirmationLabel("Take it")
        .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
    }
    #expect(host.fileDialogs.requests.isEmpty)
    isShown.value = true
    host.update()
    let request: FileDialogRequest = try #require(host.fileDialogs.requests.first)
    #expect(request.kind == .openFiles(allowsMultiple: false) && request.title == "Choose a picture")
    #expect(request.confirmationLabel == "Take it" && request.folder?.path == "/tmp")
    #expect(request.filters.first?.suffixes.contains("pdf") == true)
    #expect(request.filters.first?.accepts(name: "a.webp", mimeType: "image/webp") == true)
    #expect(!host.fileDialogs.choose([URL(fileURLWithPath: "/tmp/a.txt")]))
    #expect(host.fileDialogs.choose([URL(fileURLWithPath: "/tmp/a.pdf")]))
    host.update()
    #expect(notes.take() == ["a.pdf"] && isShown.value == false)
    #expect(host.fileDialogs.requests.isEmpty && host.fileDialogs.shownCount == 1)
  }

  @Test("Giving up ends the dialog: only the form that asks is told; a failure is an error")
  func cancelling() throws {
    let isShown = Remote<Bool>()
    let host = try open(isShown) { shown, _ in
      Text("View")
        .fileImporter(isPresented: shown, allowedContentTypes: [.item], allowsMultipleSelection: true) {
          note($0)
        } onCancellation: {
          notes.note("cancelled")
        }
    }
    isShown.value = true
    host.update()
    #expect(host.fileDialogs.requests.first?.filters.isEmpty == true)
    host.fileDialogs.answer(.cancelled)
    host.update()
    #expect(notes.take() == ["cancelled"] && isShown.value == false)
    isShown.value = true
    host.update()
    host.fileDialogs.answer(.failed("No portal"))
    #expect(notes.take() == ["failed"])
    // The program takes the dialog away itself.
    isShown.value = true
    host.update()
    isShown.value = false
    host.update()
    #expect(host.fileDialogs.requests.isEmpty && notes.take().isEmpty)
  }

  @Test("An importer of folders asks for folders, several where it may")
  func folders() throws {
    let isShown = Remote<Bool>()
    let host = try open(isShown) { shown, _ in
      Text("View").fileImporter(
        isPresented: shown, allowedContentTypes: [.folder], allowsMultipleSelection: true, onCompletion: { note($0) })
    }
    isShown.value = true
    host.update()
    #expect(host.fileDialogs.requests.first?.kind == .openFolders(allowsMultiple: true))
    host.fileDialogs.choose([URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b")])
    #expect(notes.take() == ["a b"])
  }

  @Test("An exporter writes a document, an object's document and an item where the person says")
  func exporting() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let isShown = Remote<Bool>()
    let choice = Remote<Int>()
    let host = try open(isShown, choice) { shown, choice in
      switch choice {
      case 0:
        Text("View").fileExporter(
          isPresented: shown, document: Note(), contentType: .plainText, defaultFilename: "Letter",
          onCompletion: { note($0) })
      case 1:
        Text("View").fileExporter(
          isPresented: shown, document: Sheet(), contentType: .plainText, onCompletion: { note($0) })
      case 2: Text("View").fileExporter(isPresented: shown, document: Note()) { note($0) }
      default: Text("View").fileExporter(isPresented: shown, item: "an item") { note($0) }
      }
    }
    for (index, (name, words)) in [
      ("Letter.txt", "words"), ("Untitled.txt", "object"), ("Untitled.txt", "words"), ("Untitled.txt", "an item"),
    ].enumerated() {
      choice.value = index
      isShown.value = true
      host.update()
      #expect(host.fileDialogs.requests.first?.kind == .save(suggestedName: name))
      let file: URL = folder.appendingPathComponent("\(index).txt")
      host.fileDialogs.choose([file])
      await host.settle { !notes.events.isEmpty }
      #expect(notes.take() == ["\(index).txt"])
      #expect(try String(contentsOf: file, encoding: .utf8) == words)
      host.update()
    }
  }

  @Test("Several documents and items go into a folder, without overwriting what is there; none asks nothing")
  func exportingSeveral() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let isShown = Remote<Bool>()
    let count = Remote<Int>()
    let host = try open(isShown, count) { shown, count in
      Text("View").fileExporter(
        isPresented: shown, documents: (0..<count).map { _ in Note() }, contentType: .plainText,
        onCompletion: { note($0) })
    }
    count.value = 2
    isShown.value = true
    host.update()
    #expect(host.fileDialogs.requests.first?.kind == .openFolders(allowsMultiple: false))
    host.fileDialogs.choose([folder])
    await host.settle { !notes.events.isEmpty }
    #expect(notes.take() == ["Untitled.txt Untitled 2.txt"])
    count.value = 0
    isShown.value = true
    host.update()
    #expect(host.fileDialogs.requests.isEmpty)
  }

  @Test("A mover moves files into the chosen folder and tells their new places")
  func moving() throws {
    let target: URL = folder.appendingPathComponent("target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file: URL = folder.appendingPathComponent("a.txt")
    try Data("words".utf8).write(to: file)
    let isShown = Remote<Bool>()
    let host = try open(isShown) { shown, _ in
      Text("View").fileMover(isPresented: shown, file: file, onCompletion: { note($0) }, onCancellation: {})
    }
    isShown.value = true
    host.update()
    #expect(host.fileDialogs.requests.first?.folder?.path == folder.path)
    host.fileDialogs.choose([target])
    #expect(notes.take() == ["a.txt"])
    #expect(try Data(contentsOf: target.appendingPathComponent("a.txt")) == Data("words".utf8))
    // The file is no longer there.
    isShown.value = true
    host.update()
    host.fileDialogs.choose([target])
    let said: [String] = notes.take()
    #expect(said.count == 1 && said != ["a.txt"], "the error of the system")
  }
}
