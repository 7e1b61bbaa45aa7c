import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import ViewTestSupport

/// Choosing files by UIKit.
@MainActor
@Suite("Choosing files by UIKit", .serialized)
struct DocumentPickerTests {
  private final class Chooser: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []
    var urls: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
      log.append(urls.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
  }

  private final class Quiet: NSObject, UIDocumentPickerDelegate {}

  private func note(in folder: ResourceFolder, _ name: String = "note.txt") throws -> URL {
    let url: URL = folder.url.appendingPathComponent(name)
    try Data("note".utf8).write(to: url)
    return url
  }

  @Test("The dialog for files opens with the controller; the delegate gets the files, and hears of giving up")
  func opening() throws {
    let folder = try ResourceFolder()
    let (picker, chooser) = (UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]), Chooser())
    picker.delegate = chooser
    let host = try window(width: 400, height: 300) { Controllers(picker) }
    host.update()
    #expect(host.labels == ["Choose a file", "Choose…", "Cancel"])
    let url = try note(in: folder)
    #expect(host.fileDialogs.choose([url], type: { _ in "text/plain" }))
    host.update()
    #expect(chooser.log == ["note.txt"] && chooser.urls == [url])
    #expect(host.activate("Choose…"))
    host.update()
    host.fileDialogs.answer(.cancelled)
    host.update()
    #expect(chooser.log.last == "cancelled" && !picker.allowsMultipleSelection && picker.directoryURL == nil)
    #expect(!picker.shouldShowFileExtensions)
    let quiet = Quiet()
    quiet.documentPicker(picker, didPickDocumentsAt: [])
    quiet.documentPickerWasCancelled(picker)
  }

  @Test("Copies are the program's own; a file that cannot be copied is told to the person")
  func copies() throws {
    let folder = try ResourceFolder()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    let chooser = Chooser()
    picker.delegate = chooser
    picker.allowsMultipleSelection = true
    let host = try window(width: 400, height: 300) { Controllers(picker) }
    host.update()
    let urls = [try note(in: folder), try note(in: folder, "other.txt")]
    #expect(host.fileDialogs.choose(urls, type: { _ in "text/plain" }))
    host.update()
    #expect(chooser.urls.count == 2 && chooser.urls != urls)
    #expect(try chooser.urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["note", "note"])
    try FileManager.default.removeItem(at: urls[0])
    #expect(host.activate("Choose…"))
    host.update()
    #expect(host.fileDialogs.choose([urls[0]], type: { _ in "text/plain" }))
    host.update()
    #expect(host.labels.first == "The file could not be read." && chooser.log.count == 1)
  }

  @Test("A file is exported to a place that the person chooses: moved, or copied")
  func exporting() async throws {
    for isCopy in [true, false] {
      let (folder, other) = (try ResourceFolder(), try ResourceFolder())
      let url = try note(in: folder)
      let picker =
        isCopy
        ? UIDocumentPickerViewController(forExporting: [url], asCopy: true)
        : UIDocumentPickerViewController(forExporting: [url])
      let chooser = Chooser()
      picker.delegate = chooser
      let host = try window(width: 400, height: 300) { Controllers(picker) }
      host.update()
      #expect(host.labels.first == "Choose a place")
      let goal: URL = other.url.appendingPathComponent("kept.txt")
      #expect(host.fileDialogs.choose([goal], type: { _ in "text/plain" }))
      await host.settle { !chooser.urls.isEmpty }
      #expect(try String(contentsOf: goal, encoding: .utf8) == "note" && chooser.urls == [goal])
      #expect(FileManager.default.fileExists(atPath: url.path) == isCopy)
    }
  }
}
