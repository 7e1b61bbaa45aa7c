import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing

/// Dialogs for files that a test answers in the person's place.
@MainActor
@Suite("Scripted file dialogs")
struct ScriptedFileDialogsTests {
  private let dialogs = ScriptedFileDialogs()
  private let pdf = FileDialogRequest.Filter(name: "PDF", mimeTypes: ["application/pdf"], suffixes: ["pdf"])
  private let file = URL(fileURLWithPath: "/documents/Policy.PDF")

  /// Shows a dialog and collects its answers.
  private final class Answers {
    var all: [FileDialogAnswer] = []
  }

  private func show(_ request: FileDialogRequest, _ answers: Answers) -> any PresentedFileDialog {
    dialogs.show(request) { answers.all.append($0) }
  }

  @Test("A window's dialogs are those of its host")
  func window() throws {
    let host = try HeadlessHost(root: Text("Window"))
    var answer: FileDialogAnswer?
    _ = host.graph.fileDialogs?.show(FileDialogRequest(.save(suggestedName: "Report"))) { answer = $0 }
    #expect(host.fileDialogs.requests.map(\.kind) == [.save(suggestedName: "Report")])
    #expect(answer == nil)
    host.fileDialogs.answer(.cancelled)
    #expect(answer == .cancelled)
    #expect(host.fileDialogs.requests.isEmpty)
  }

  @Test("Files that no filter accepts cannot be chosen, nor several where one is asked for")
  func filters() {
    let answers = Answers()
    _ = show(FileDialogRequest(.openFiles(allowsMultiple: false), filters: [pdf]), answers)
    #expect(!dialogs.choose([URL(fileURLWithPath: "/documents/notes.txt")]))
    #expect(!dialogs.choose([file, file]))
    #expect(answers.all.isEmpty)
    #expect(dialogs.choose([file]))
    #expect(answers.all == [.chosen([file])])
  }

  @Test("A filter accepts suffixes in any case, and MIME types alone or by their kind")
  func accepting() {
    let images = FileDialogRequest.Filter(name: "Pictures", mimeTypes: ["image/*"])
    #expect(pdf.accepts(name: "a.PdF", mimeType: nil))
    #expect(pdf.accepts(name: "a", mimeType: "application/pdf"))
    #expect(!pdf.accepts(name: "apdf", mimeType: nil))
    #expect(images.accepts(name: "a", mimeType: "image/png"))
    #expect(!images.accepts(name: "a", mimeType: "images/png"))
    #expect(FileDialogRequest.Filter(name: "All").accepts(name: "a", mimeType: nil))
  }

  @Test("A dialog that its view dismissed is open no more and gives no answer")
  func dismissal() {
    let answers = Answers()
    let first: any PresentedFileDialog = show(FileDialogRequest(.openFolders(allowsMultiple: true)), answers)
    _ = show(FileDialogRequest(.save(suggestedName: "")), answers)
    first.dismiss()
    #expect(dialogs.requests.map(\.kind) == [.save(suggestedName: "")])
    #expect(dialogs.answer(.cancelled))
    #expect(!dialogs.answer(.cancelled))
    #expect(answers.all == [.cancelled])
    #expect(dialogs.shownCount == 2)
  }
}
