import Foundation
import Testing
import UIKit
import ViewTestSupport

// Notifications of the program reach the documents of all tests: these run one after another.
extension UIDocumentTests {
  /// What documents do when something goes wrong with their files.
  @MainActor
  @Suite("Failures of documents", .serialized)
  struct Failures {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func file(_ name: String, _ text: String? = nil) throws -> URL {
      let url: URL = folder.url.appendingPathComponent(name)
      if let text { try Data(text.utf8).write(to: url) }
      return url
    }

    private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
    private var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()) ?? []
    }

    @Test("A file that is missing, is a folder or makes no sense leaves the document closed")
    func reading() async throws {
      let missing = NoteDocument(fileURL: try file("missing.txt"))
      #expect(await missing.open() == false && missing.documentState == .closed)
      #expect(await NoteDocument(fileURL: folder.url).open() == false)
      let broken = NoteDocument(fileURL: try file("broken.txt", "?"))
      broken.loadError = CocoaError(.fileReadCorruptFile)
      #expect(await broken.open() == false && broken.documentState == .closed)
      broken.loadError = nil
      #expect(await broken.open())
      #expect(await broken.close())
      // A document that reads or writes nothing says so.
      let plain = UIDocument(fileURL: try file("broken.txt"))
      #expect(await plain.open() == false)
      #expect(await plain.save(to: plain.fileURL, for: .forCreating) == false)
      #expect(try text(plain.fileURL) == "?")
    }

    @Test("A write that fails halfway leaves the old file, and the changes in the document (619)")
    func writing() async throws {
      let url = try file("torn.txt", "whole")
      let torn = TornDocument(fileURL: url)
      await torn.open()
      torn.edit("new")
      #expect(await torn.autosave() == false)
      #expect(torn.documentState == .savingError && torn.hasUnsavedChanges)
      #expect(try text(url) == "whole" && names == ["torn.txt"])
      // Closing would lose the changes.
      #expect(await torn.close() == false && torn.documentState == .savingError)
      torn.updateChangeCount(.cleared)
      #expect(await torn.close())
    }

    @Test("A place where nothing can be written is told, and so are contents of no known kind")
    func places() async throws {
      let note = NoteDocument(fileURL: try file("a.txt", "a"))
      await note.open()
      note.edit("b")
      for place in ["/proc/note.txt", folder.url.path + "/none/note.txt", folder.url.path + "/a.txt/note.txt"] {
        #expect(await note.save(to: URL(fileURLWithPath: place), for: .forOverwriting) == false, "\(place)")
        #expect(note.documentState == .savingError && note.fileURL.lastPathComponent == "a.txt")
      }
      #expect(throws: CocoaError.self) {
        try note.writeContents(7, to: file("b.txt"), for: .forCreating, originalContentsURL: nil)
      }
      #expect(await note.save(to: note.fileURL, for: .forOverwriting) && note.documentState == .normal)
      #expect(await note.close())
    }

    @Test("The completion handler waits until somebody has dealt with the error (625)")
    func telling() async throws {
      let url = try file("worry.txt", "a")
      let note = WorriedDocument(fileURL: url)
      note.savesItself = true
      await note.open()
      note.edit("b")
      note.contentsError = CocoaError(.fileWriteInvalidFileName)
      var answers: [Bool] = []
      note.save(to: url, for: .forOverwriting) { answers.append($0) }
      #expect(note.errors.count == 1 && note.errors[0].mayTell && answers.isEmpty)
      #expect(note.documentState == .savingError)
      note.finishedHandlingError(note.errors[0].error, recovered: true)
      #expect(answers == [false] && note.documentState == .normal && note.hasUnsavedChanges)
      note.finishedHandlingError(note.errors[0].error, recovered: true)
      #expect(answers == [false])
      // Nobody can be told any longer.
      note.save(to: url, for: .forOverwriting) { answers.append($0) }
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      #expect(answers == [false, false] && note.hidden == 2 && note.documentState == .savingError)
      note.contentsError = nil
      #expect(await note.close())
      #expect(try text(url) == "b")
    }

    @Test("Permissions and links stay as they are, and attributes are written with the contents")
    func attributes() async throws {
      final class Marked: NoteDocument {
        override func fileAttributesToWrite(
          to url: URL, for saveOperation: UIDocument.SaveOperation
        ) throws -> [AnyHashable: Any] {
          text == "old" ? [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 86_400)] : [:]
        }
      }
      let url = try file("real.txt", "a")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      let link = try file("link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
      let note = Marked(fileURL: link)
      await note.open()
      note.edit("b")
      #expect(await note.autosave())
      #expect(try text(url) == "b" && FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
      #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int == 0o640)
      note.edit("old")
      #expect(await note.close())
      #expect(
        try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
          == Date(timeIntervalSince1970: 86_400))
    }

    @Test("Blocks of a document's queue run one after another")
    func queue() async throws {
      let note = NoteDocument(fileURL: try file("q.txt", "a"))
      let order = Order()
      await withCheckedContinuation { continuation in
        note.performAsynchronousFileAccess { order.add(1) }
        note.performAsynchronousFileAccess {
          order.add(2)
          continuation.resume()
        }
      }
      #expect(order.numbers == [1, 2])
    }

    private final class Order: @unchecked Sendable {
      private let lock = NSLock()
      private var kept: [Int] = []
      func add(_ number: Int) { lock.withLock { kept.append(number) } }
      var numbers: [Int] { lock.withLock { kept } }
    }
  }
}
