import Combine
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import SwiftUIScenes
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Documents that are objects: new ones by an action, where they are, and the types that they are written to.
@MainActor
@Suite("Documents that are objects", .serialized)
struct ObjectDocumentTests {
  private final class Remote { static var new: NewDocumentAction? }

  private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text: String

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private final class Picture: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    static var writableContentTypes: [UTType] { [.png] }
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Report: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    static var writableContentTypes: [UTType] { [.pdf] }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test("A document is written to the types that it is read from, unless it names others")
  func types() {
    func values<Document: FileDocument>(_ type: Document.Type) -> [UTType] { type.writableContentTypes }
    func objects<Document: ReferenceFileDocument>(_ type: Document.Type) -> [UTType] { type.writableContentTypes }
    #expect(values(Note.self) == [.plainText] && values(Report.self) == [.pdf])
    #expect(objects(Sheet.self) == [.plainText] && objects(Picture.self) == [.png])
    #expect(Note.writableContentTypes == [.plainText] && Sheet.writableContentTypes == [.plainText])
  }

  private struct Editor: View {
    let file: ReferenceFileDocumentConfiguration<Sheet>
    @Environment(\.newDocument) private var newDocument
    var body: some View {
      VStack {
        Text("Text \(file.document.text)")
        Text(file.fileURL?.lastPathComponent ?? "no file")
      }
      .onAppear { Remote.new = newDocument }
    }
  }

  private struct Sheets: App {
    var body: some Scene { DocumentGroup(newDocument: { Sheet("usual") }) { Editor(file: $0) } }
  }

  @Test("A new document that is an object opens in a window of its own, and knows its file once it has one")
  func opening() throws {
    let app = try HeadlessApplication(Sheets.self)
    #expect(app.front?.labels.suffix(2) == ["Text usual", "no file"])
    let new: NewDocumentAction = try #require(Remote.new)
    var made = 0
    new {
      made += 1
      return Sheet("made")
    }
    app.update()
    #expect(made == 1 && app.windows.count == 2)
    #expect(app.front?.labels.suffix(2) == ["Text made", "no file"])
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place: URL = folder.appendingPathComponent("Sheet.txt")
    try Data("read".utf8).write(to: place)
    app.app.open(place)
    app.update()
    #expect(app.windows.contains { $0.host.labels.suffix(2) == ["Text read", "Sheet.txt"] })
  }

  @Test("Links without labels have the usual words")
  func labels() throws {
    let settings: SettingsLink<DefaultSettingsLinkLabel> = SettingsLink()
    let share: ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel> = ShareLink(item: "words")
    let host = try window {
      VStack {
        settings
        share
      }
    }
    #expect(host.labels == ["Settings…", "Share…"], "\(host.labels)")
  }
}
