import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers of documents: when they open their document, and what they show without one.
@MainActor
@Suite("Opening by controllers of documents", .serialized)
struct DocumentControllerFormTests {
  private let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
    try folder.write("sun", to: "day.txt")
  }

  private final class Controller: UIDocumentViewController {
    var opened = 0
    override func documentDidOpen() { opened += 1 }
  }

  private var file: URL { folder.url.appendingPathComponent("day.txt") }

  @Test("A document is opened once, and it is told whether it is open")
  func opening() async {
    var answers: [Bool] = []
    let empty = Controller(document: nil)
    empty.openDocument { answers.append($0) }
    #expect(answers == [false] && empty.opened == 0)
    let page = Controller(document: NoteDocument(fileURL: file))
    let isOpen: Bool = await withCheckedContinuation { continuation in
      page.openDocument { continuation.resume(returning: $0) }
    }
    #expect(isOpen && page.opened == 1 && page.isViewLoaded)
    page.openDocument { answers.append($0) }
    #expect(answers == [false, true] && page.opened == 1)
    let missing = Controller(document: NoteDocument(fileURL: folder.url.appendingPathComponent("none.txt")))
    let isMissing: Bool = await withCheckedContinuation { continuation in
      missing.openDocument { continuation.resume(returning: !$0) }
    }
    #expect(isMissing && missing.opened == 0)
  }

  @Test("A document is opened when the view comes")
  func coming() async throws {
    let page = Controller(document: NoteDocument(fileURL: file))
    let host = try phone { Controllers(UINavigationController(rootViewController: page)) }
    await host.settle { page.opened == 1 }
    #expect(page.opened == 1 && page.document?.documentState == .normal)
    let other = Controller(document: NoteDocument(fileURL: file))
    #expect(other.opened == 0)
    other.viewWillAppear(false)
    await host.settle { other.opened == 1 }
    #expect(other.opened == 1)
  }

  @Test("The empty state is that of a controller without a document alone")
  func emptyState() {
    let page = UIDocumentViewController(document: nil)
    let state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    page.updateContentUnavailableConfiguration(using: state)
    let empty = page.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(empty?.text == "No Document" && empty?.image != nil)
    page.document = NoteDocument(fileURL: file)
    page.updateContentUnavailableConfiguration(using: state)
    #expect(page.contentUnavailableConfiguration == nil)
  }
}
