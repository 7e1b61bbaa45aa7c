import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Documents that tell closures of their steps, and those that say how their files are written.
@MainActor
@Suite("Closures and files of documents", .serialized)
struct DocumentHandlerTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private func file(_ name: String, _ text: String? = nil) throws -> URL {
    let url: URL = folder.url.appendingPathComponent(name)
    if let text { try Data(text.utf8).write(to: url) }
    return url
  }

  private func answer(_ body: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in body { continuation.resume(returning: $0) } }
  }

  @Test("Opening, saving and closing tell a closure whether they went well (621)")
  func closures() async throws {
    let note = NoteDocument(fileURL: try file("day.txt", "sun"))
    #expect(await answer { note.open(completionHandler: $0) })
    #expect(note.text == "sun" && note.documentState == .normal)
    #expect(await !answer { note.open(completionHandler: $0) })
    #expect(await answer { note.autosave(completionHandler: $0) })
    #expect(note.take() == ["load public.plain-text"])
    note.edit("rain")
    #expect(await answer { note.autosave(completionHandler: $0) })
    // A document also saves by itself when the window in front closes, which may be that of a test beside this one.
    #expect(!note.hasUnsavedChanges && Set(note.take()) == ["contents public.plain-text"])
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "rain")
    note.edit("snow")
    #expect(await answer { note.close(completionHandler: $0) })
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "snow" && note.documentState == .closed)
    #expect(await answer { note.close(completionHandler: $0) })
    let missing = NoteDocument(fileURL: try file("missing.txt"))
    #expect(await !answer { missing.open(completionHandler: $0) })
  }

  private final class Written: NoteDocument {
    nonisolated(unsafe) var steps: [String] = []
    override func fileAttributesToWrite(
      to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
      steps.append("attributes \(url.lastPathComponent) \(saveOperation.rawValue)")
      let usual: [AnyHashable: Any] = try super.fileAttributesToWrite(to: url, for: saveOperation)
      return usual.merging([FileAttributeKey.posixPermissions: 0o600]) { $1 }
    }
    nonisolated override func writeContents(
      _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
      for saveOperation: UIDocument.SaveOperation
    ) throws {
      steps.append("write \(additionalFileAttributes?.count ?? -1)")
      try super.writeContents(contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
    }
    nonisolated override func read(from url: URL) throws {
      steps.append("read \(url.lastPathComponent)")
      try super.read(from: url)
    }
  }

  @Test("A file has the attributes that its document gives, and is written and read by the document")
  func attributes() async throws {
    let url = try file("private.txt")
    let note = Written(fileURL: url)
    note.text = "secret"
    #expect(await note.save(to: url, for: .forCreating))
    let found = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(found == 0o600)
    #expect(note.steps == ["attributes private.txt 0", "write 1"])
    note.steps = []
    #expect(await note.close())
    #expect(await note.open())
    #expect(note.steps == ["read private.txt"] && note.text == "secret")
    #expect(try NoteDocument(fileURL: url).fileAttributesToWrite(to: url, for: .forOverwriting).isEmpty)
  }

  @Test("The activity of a document names its file")
  func activity() throws {
    let url = try file("day.txt", "sun")
    let note = NoteDocument(fileURL: url)
    let activity = NSUserActivity(activityType: "org.rotor.note")
    activity.userInfo = ["page": 4]
    note.updateUserActivityState(activity)
    #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == url)
    #expect(activity.userInfo?["page"] as? Int == 4)
  }
}
