import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers of documents, and on which threads documents work.
@MainActor
@Suite("Controllers of documents", .serialized)
struct DocumentControllerTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private func file(_ name: String, _ text: String) throws -> URL {
    try folder.write(text, to: name)
    return folder.url.appendingPathComponent(name)
  }

  private final class Controller: UIDocumentViewController {
    var log: [String] = []
    override func documentDidOpen() { log.append("open \((document as? NoteDocument)?.text ?? "")") }
    override func navigationItemDidUpdate() { log.append("item \(navigationItem.title ?? "none")") }
  }

  @Test("A document's controller says that there is no document, and is called when it has one that is open (627)")
  func controller() async throws {
    let page = Controller(document: nil)
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    #expect(host.labels.contains("No Document"))
    #expect(await page.openDocument() == false)
    let note = NoteDocument(fileURL: try file("day.txt", "sun"))
    host.change { page.document = note }
    await host.settle { page.log.contains("open sun") }
    host.update()
    #expect(!host.labels.contains("No Document") && page.navigationItem.title == "day" && host.labels.contains("day"))
    #expect(page.navigationItem.documentProperties != nil && page.log.filter { $0 == "open sun" }.count == 1)
    #expect(await page.openDocument())
    let items: [UIBarButtonItem] = page.undoRedoItemGroup.barButtonItems
    #expect(items.count == 2 && !items[0].isEnabled && !items[1].isEnabled)
    note.undoManager.beginUndoGrouping()
    note.change(to: "rain")
    note.undoManager.endUndoGrouping()
    #expect(items[0].isEnabled)
    items[0].primaryAction?.performWithSender(nil, target: nil)
    #expect(note.text == "sun" && !items[0].isEnabled && items[1].isEnabled)
    #expect(await note.close())
    let empty = UIDocumentViewController(nibName: nil, bundle: nil)
    #expect(empty.document == nil)
    empty.documentDidOpen()
    empty.navigationItemDidUpdate()
  }

  private final class Threads: NoteDocument {
    nonisolated(unsafe) var wroteOnMain: Bool?
    nonisolated(unsafe) var readOnMain: Bool?
    nonisolated override func writeContents(
      _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws {
      wroteOnMain = Thread.isMainThread
      try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
    }
    nonisolated override func read(from url: URL) throws {
      readOnMain = Thread.isMainThread
      try super.read(from: url)
    }
  }

  @Test("Contents are asked where saving was asked for; files are read and written behind (619, 621, 622)")
  func threads() async throws {
    let note = Threads(fileURL: try file("a.txt", "a"))
    #expect(await note.open() && note.readOnMain == false)
    note.edit("b")
    _ = note.take()
    var answers: [Bool] = []
    note.save(to: note.fileURL, for: .forOverwriting) { isSaved in
      answers.append(isSaved)
    }
    // The contents were asked before the call came back, and nothing was told yet.
    #expect(note.log == ["contents public.plain-text"] && answers.isEmpty)
    #expect(await note.close())
    #expect(answers == [true] && note.wroteOnMain == false)
  }

  @Test("The first type that a provider registers is the one of the highest fidelity, and is listed first (608)")
  func fidelity() async throws {
    let provider = NSItemProvider()
    for (type, text) in [("public.html", "<b>a</b>"), ("public.utf8-plain-text", "a")] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(text.utf8), nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text"])
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [provider]
    #expect(board.types.first == "public.html")
  }
}
