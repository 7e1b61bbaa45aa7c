import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Each way to ask for places of files: what the desktop is asked, and what comes of its answer.
@MainActor
@Suite("Forms of exporting and moving files", .serialized)
struct FileFormTests {
  private let notes = EventRecorder()
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "words"

    init() {}
    init(configuration: ReadConfiguration) throws { text = "\(configuration.contentType.identifier)" }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let old: String = configuration.existingFile == nil ? "new" : "old"
      return FileWrapper(regularFileWithContents: Data("\(configuration.contentType.identifier) \(old)".utf8))
    }
  }

  private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText, .json] }

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { "object" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot) \(configuration.contentType.identifier)".utf8))
    }
  }

  private struct Root<Content: View>: View {
    @State private var isShown = true
    let remote: Remote<Bool>
    let content: (Text, Binding<Bool>) -> Content

    init(_ remote: Remote<Bool>, _ content: @escaping (Text, Binding<Bool>) -> Content) {
      self.remote = remote
      self.content = content
    }

    var body: some View { content(Text("View"), $isShown).handing($isShown, to: remote) }
  }

  private func note(_ result: Result<[URL], any Error>) {
    notes.note((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed")
  }

  /// What is noted after a folder was chosen, or after nothing was.
  private func answered(
    choosing: Bool = true, _ content: @escaping (Text, Binding<Bool>) -> some View
  ) async throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let remote = Remote<Bool>()
    let host = try window { Root(remote, content) }
    host.update()
    let request = try #require(host.fileDialogs.requests.first)
    #expect(request.kind == .openFolders(allowsMultiple: false))
    if choosing { host.fileDialogs.choose([folder]) } else { _ = host.fileDialogs.answer(.cancelled) }
    await host.settle { remote.value == false && (!choosing || !notes.events.isEmpty) }
    let texts: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return notes.take() + texts
  }

  @Test("Several documents are written as files of a type")
  func documents() async throws {
    let written: [String] = ["Untitled.txt Untitled 2.txt", "public.plain-text new", "public.plain-text new"]
    #expect(
      try await answered { view, shown in
        view.fileExporter(
          isPresented: shown, documents: [Note(), Note()], contentTypes: [.plainText], onCompletion: { note($0) },
          onCancellation: { notes.note("cancelled") })
      } == written)
    #expect(
      try await answered { view, shown in
        view.fileExporter(isPresented: shown, documents: [Note(), Note()], onCompletion: { note($0) })
      } == written)
  }

  @Test("Several items are written as files, and giving up is told")
  func items() async throws {
    let written: [String] = try await answered { view, shown in
      view.fileExporter(
        isPresented: shown, items: ["one", "two"], contentTypes: [.plainText], onCompletion: { note($0) },
        onCancellation: { notes.note("cancelled") })
    }
    #expect(Set(written.suffix(2)) == ["one", "two"] && written.count == 3)
    #expect(
      try await answered(choosing: false) { view, shown in
        view.fileExporter(
          isPresented: shown, items: ["one", "two"], contentTypes: [.plainText], onCompletion: { note($0) },
          onCancellation: { notes.note("cancelled") })
      } == ["cancelled"])
  }

  @Test("A mover moves one file or several, and tells their places or that nobody wanted it")
  func moving() async throws {
    let source: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: source) }
    func file(_ name: String) throws -> URL {
      let url: URL = source.appendingPathComponent(name)
      try Data(name.utf8).write(to: url)
      return url
    }
    let (a, b, c) = (try file("a"), try file("b"), try file("c"))
    #expect(
      try await answered { view, shown in
        view.fileMover(isPresented: shown, file: a) { note($0.map { [$0] }) }
      } == ["a", "a"])
    #expect(
      try await answered { view, shown in
        view.fileMover(isPresented: shown, files: [b, c]) { note($0) }
      } == ["b c", "b", "c"])
    let d: URL = try file("d")
    #expect(
      try await answered { view, shown in
        view.fileMover(
          isPresented: shown, files: [d], onCompletion: { note($0) }, onCancellation: { notes.note("cancelled") })
      } == ["d", "d"])
    let e: URL = try file("e")
    #expect(
      try await answered(choosing: false) { view, shown in
        view.fileMover(
          isPresented: shown, files: [e], onCompletion: { note($0) }, onCancellation: { notes.note("cancelled") })
      } == ["cancelled"])
  }

  @Test("The message of a dialog is a text in each form")
  func messages() throws {
    func title(_ change: (AnyView) -> some View) throws -> String? {
      let remote = Remote<Bool>()
      let host = try window {
        change(AnyView(Root(remote) { $0.fileImporter(isPresented: $1, allowedContentTypes: [.pdf]) { _ in } }))
      }
      host.update()
      return try #require(host.fileDialogs.requests.first).title
    }
    #expect(try title { $0.fileDialogMessage(Text("Choose")) } == "Choose")
    #expect(try title { $0.fileDialogMessage(String("Choose")) } == "Choose")
    #expect(try title { $0.fileDialogMessage(Text?.none) } == title { $0 })
    #expect(Note.writableContentTypes == [.plainText] && Sheet.writableContentTypes == [.plainText, .json])
  }

  @Test("Several documents that are objects are written as files of the type that is wanted")
  func objects() async throws {
    let written: [String] = try await answered { view, shown in
      view.fileExporter(isPresented: shown, documents: [Sheet(), Sheet()], contentType: .json) { note($0) }
    }
    #expect(written == ["Untitled.json Untitled 2.json", "object public.json", "object public.json"], "\(written)")
  }
}
