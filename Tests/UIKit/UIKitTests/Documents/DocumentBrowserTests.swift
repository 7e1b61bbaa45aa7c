import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

@testable import UIKit

/// Browsing the folder of a person's documents.
@MainActor
@Suite("Browsing documents", .serialized)
struct DocumentBrowserTests {
  private final class Judge: NSObject, UIDocumentBrowserViewControllerDelegate {
    var log: [String] = []
    var new: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      log.append("pick " + documentURLs.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      log.append("new \(controller.activeDocumentCreationIntent?.rawValue ?? "none")")
      importHandler(new.0, new.1)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { log.append("import \(sourceURL.lastPathComponent) to \(destinationURL.lastPathComponent)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { log.append("failed \(documentURL.lastPathComponent) \(error != nil)") }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) { log.append("share") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UIDocumentBrowserViewControllerDelegate {}

  private let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
    for (name, text) in [("b.txt", "two"), ("a.txt", "one"), ("c.png", "no picture"), ("Letters/d.txt", "three")] {
      try folder.write(text, to: name)
    }
    UIDocumentBrowserViewController.documentsFolder = folder.url
  }

  private func open(_ browser: UIDocumentBrowserViewController) throws -> HeadlessHost {
    let host = try window(width: 600, height: 400, settings: HostSettings(idiom: .desktop)) { Controllers(browser) }
    host.update()
    return host
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
  }

  /// The rows of the list: the words of buttons, by their first part.
  private func rows(_ host: HeadlessHost) -> [String] {
    host.labels.compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  private func activate(_ host: HeadlessHost, row name: String) -> Bool {
    let found = host.elements.first { $0.label.split(separator: ",").first.map(String.init) == name }
    let isDone: Bool = found.map { host.send(.accessibilityAction(element: $0.id, action: .activate)) } ?? false
    host.update()
    return isDone
  }

  @Test("Documents of the types are listed after the folders; one that is chosen is opened, a folder is gone into")
  func browsing() throws {
    let (browser, judge) = (UIDocumentBrowserViewController(forOpening: [.plainText]), Judge())
    browser.delegate = judge
    let host = try open(browser)
    #expect(browser.documents.entries.map(\.url.lastPathComponent) == ["Letters", "a.txt", "b.txt"])
    #expect(rows(host).contains("a") && !rows(host).contains("a.txt") && rows(host).contains("Create Document"))
    #expect(activate(host, row: "b") && judge.take() == ["pick b.txt"])
    #expect(activate(host, row: "Letters") && rows(host).contains("d") && rows(host).contains("Back"))
    #expect(activate(host, row: "Back") && rows(host).contains("a") && !rows(host).contains("Back"))
    host.change {
      browser.shouldShowFileExtensions = true
      browser.allowsDocumentCreation = false
    }
    #expect(rows(host).contains("a.txt") && !rows(host).contains("Create Document"))
  }

  @Test("A new document comes from the delegate, and is copied or moved into the folder")
  func creating() throws {
    let (browser, judge) = (UIDocumentBrowserViewController(forOpening: nil), Judge())
    browser.delegate = judge
    browser.localizedCreateDocumentActionTitle = "New Note"
    let host = try open(browser)
    #expect(activate(host, row: "New Note") && judge.take() == ["new UIDocumentCreationIntentDefault"])
    let other = try ResourceFolder()
    try other.write("new", to: "a.txt")
    let file: URL = other.url.appendingPathComponent("a.txt")
    judge.new = (file, .copy)
    #expect(activate(host, row: "New Note") && judge.take().last == "import a.txt to a 2.txt" && exists("a 2.txt"))
    judge.new = (file, .move)
    #expect(activate(host, row: "New Note") && judge.take().last == "import a.txt to a 3.txt")
    #expect(!FileManager.default.fileExists(atPath: file.path) && browser.activeDocumentCreationIntent == nil)
    #expect(activate(host, row: "New Note") && judge.take().last == "failed a.txt true")
  }

  @Test("Several documents are selected and opened together; actions of the program are offered for their types")
  func selecting() throws {
    let (browser, judge) = (UIDocumentBrowserViewController(forOpening: [.plainText]), Judge())
    browser.delegate = judge
    browser.allowsPickingMultipleItems = true
    var handled: [String] = []
    let action = UIDocumentBrowserAction(
      identifier: "print", localizedTitle: "Print", availability: [.menu, .navigationBar]
    ) { handled = $0.map(\.lastPathComponent) }
    action.supportedContentTypes = ["public.plain-text"]
    let pictures = UIDocumentBrowserAction(identifier: "x", localizedTitle: "Draw", availability: .navigationBar) { _ in
    }
    pictures.supportedContentTypes = ["public.image"]
    pictures.image = UIImage(systemName: "star")
    browser.customActions = [action, pictures]
    let host = try open(browser)
    #expect(!rows(host).contains("Print"))
    #expect(activate(host, row: "a") && activate(host, row: "b") && judge.take().isEmpty)
    #expect(rows(host).contains("Print") && !rows(host).contains("Draw"))
    #expect(activate(host, row: "Print") && handled == ["a.txt", "b.txt"])
    #expect(activate(host, row: "Open") && judge.take() == ["pick a.txt b.txt"])
    action.supportsMultipleItems = false
    #expect(!action.isOffered(for: [folder.url, folder.url], in: .menu))
    #expect(action.identifier == "print" && action.localizedTitle == "Print" && action.availability.rawValue == 3)
    host.change { browser.allowsPickingMultipleItems = false }
    #expect(browser.documents.selection.isEmpty)
  }

  @Test("Documents are renamed, brought in, shown, and thrown away")
  func files() async throws {
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    let host = try open(browser)
    let file: URL = folder.url.appendingPathComponent("a.txt")
    let renamed: URL = try await browser.renameDocument(at: file, proposedName: "First")
    #expect(renamed.lastPathComponent == "First.txt" && exists("First.txt") && !exists("a.txt"))
    await #expect(throws: CocoaError.self) { try await browser.renameDocument(at: renamed, proposedName: "b.txt") }
    await #expect(throws: CocoaError.self) { try await browser.renameDocument(at: renamed, proposedName: " ") }
    #expect(try await browser.renameDocument(at: renamed, proposedName: "First.txt") == renamed)
    let neighbour: URL = folder.url.appendingPathComponent("Letters/d.txt")
    let copy: URL = try await browser.importDocument(at: renamed, nextToDocumentAt: neighbour, mode: .copy)
    #expect(copy.lastPathComponent == "First.txt" && exists("Letters/First.txt"))
    await #expect(throws: UIDocumentBrowserError(.generic)) {
      try await browser.importDocument(at: renamed, nextToDocumentAt: neighbour, mode: .none)
    }
    #expect(try await browser.revealDocument(at: neighbour, importIfNeeded: false).lastPathComponent == "d.txt")
    host.update()
    #expect(rows(host).contains("d") && browser.documents.selection.count == 1)
    let other = try ResourceFolder()
    try other.write("x", to: "x.txt")
    let outside: URL = other.url.appendingPathComponent("x.txt")
    await #expect(throws: UIDocumentBrowserError(.noLocationAvailable)) {
      try await browser.revealDocument(at: outside, importIfNeeded: false)
    }
    #expect(try await browser.revealDocument(at: outside, importIfNeeded: true).lastPathComponent == "x.txt")
    #expect(exists("x.txt"))
    await #expect(throws: CocoaError.self) {
      try await browser.revealDocument(at: file, importIfNeeded: true)
    }
    let trash = Trash(folder: other.url.appendingPathComponent("Trash"))
    try trash.put(folder.url.appendingPathComponent("x.txt"))
    let note: String = try String(
      contentsOf: trash.folder.appendingPathComponent("info/x.txt.trashinfo"), encoding: .utf8)
    #expect(!exists("x.txt") && note.hasPrefix("[Trash Info]\nPath=/") && note.contains("DeletionDate=20"))
    #expect(throws: (any Error).self) { try trash.put(folder.url.appendingPathComponent("nothing")) }
  }

  @Test("A document is renamed by its menu, and shared")
  func menus() throws {
    let (browser, judge) = (UIDocumentBrowserViewController(forOpening: [.plainText]), Judge())
    browser.delegate = judge
    let host = try open(browser)
    browser.share([folder.url.appendingPathComponent("a.txt")])
    host.update()
    host.finishAnimations()
    #expect(judge.take() == ["share"] && host.labels.contains("Save to Downloads"))
  }

  @Test("Colours, intents, errors and transitions are as they are set")
  func values() throws {
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    #expect(browser.browserUserInterfaceStyle == .white && browser.defaultDocumentAspectRatio == 2 / 3)
    browser.browserUserInterfaceStyle = .dark
    #expect(browser.overrideUserInterfaceStyle == .dark && browser.contentTypesForRecentDocuments.isEmpty)
    #expect(UIDocumentBrowserViewController.BrowserUserInterfaceStyle(rawValue: 1) == .light)
    #expect(UIDocumentBrowserViewController.ImportMode(rawValue: 2) == .move)
    browser.additionalLeadingNavigationBarButtonItems = [
      UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    ]
    browser.additionalTrailingNavigationBarButtonItems = [
      UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
    ]
    let host = try open(browser)
    #expect(host.labels.contains("Left") && host.labels.contains("Right"))
    #expect(UIDocument.CreationIntent.default == UIDocument.CreationIntent(rawValue: "UIDocumentCreationIntentDefault"))
    #expect(UIDocument.CreationIntent("own").rawValue == "own")
    let error = UIDocumentBrowserError(.noLocationAvailable)
    #expect(UIDocumentBrowserError.errorDomain == UIDocumentBrowserErrorDomain && error.errorCode == 2)
    #expect(error.errorDescription?.isEmpty == false && UIDocumentBrowserError.generic.rawValue == 1)
    #expect(UIDocumentBrowserError.noLocationAvailable == error.code && UIDocumentBrowserError(.generic) != error)
    let transition = browser.transitionController(forDocumentAt: folder.url)
    #expect(transition.transitionDuration(using: nil) > 0 && transition.loadingProgress == nil)
    transition.targetView = browser.view
    #expect(transition.targetView === browser.view && UIDocumentBrowserViewController(coder: NSCoder()) != nil)
    let quiet = Quiet()
    quiet.documentBrowser(browser, didPickDocumentsAt: [])
    var mode: UIDocumentBrowserViewController.ImportMode = .move
    quiet.documentBrowser(browser, didRequestDocumentCreationWithHandler: { mode = $1 })
    quiet.documentBrowser(browser, didImportDocumentAt: folder.url, toDestinationURL: folder.url)
    quiet.documentBrowser(browser, failedToImportDocumentAt: folder.url, error: nil)
    quiet.documentBrowser(browser, willPresent: UIActivityViewController(activityItems: [], applicationActivities: nil))
    #expect(mode == .none && quiet.documentBrowser(browser, applicationActivitiesForDocumentURLs: []).isEmpty)
  }

  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    let transition: UIDocumentBrowserTransitionController
    init(_ transition: UIDocumentBrowserTransitionController) { self.transition = transition }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
  }

  @Test("The view of a document comes over the browser by its transition, and goes so")
  func transitions() throws {
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    let host = try window(width: 600, height: 400, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let page = UIViewController()
    page.view.isAccessibilityElement = true
    page.view.accessibilityLabel = "document"
    let presenter = Presenter(browser.transitionController(forDocumentAt: folder.url))
    page.transitioningDelegate = presenter
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["document"] && page.view.alpha == 1 && page.view.transform == .identity)
    page.dismiss(animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["behind"])
  }
}
