import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

@testable import UIKit

/// The forms of a document browser's methods that answer by closures, and what it shows when it comes.
/// This suite is nested in the other one of browsers, as both set the one folder with documents: nested suites run one after the other.
extension DocumentBrowserTests {
  @MainActor
  @Suite("Answers of document browsers", .serialized)
  struct DocumentBrowserAnswerTests {
    private let folder: ResourceFolder

    init() throws {
      folder = try ResourceFolder()
      try folder.write("one", to: "a.txt")
      try folder.write("three", to: "Letters/d.txt")
      UIDocumentBrowserViewController.documentsFolder = folder.url
    }

    private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    /// The name of the file that was told, or the error.
    private func answers(_ ask: (@escaping (URL?, (any Error)?) -> Void) -> Void) -> [String] {
      var told: [String] = []
      ask { url, error in told.append(url?.lastPathComponent ?? "\(error.map { type(of: $0) }, default: "nothing")") }
      return told
    }

    @Test("A document is renamed, and its name or the error is told once")
    func renaming() {
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      #expect(
        answers { browser.renameDocument(at: url("a.txt"), proposedName: "First", completionHandler: $0) }
          == ["First.txt"])
      #expect(FileManager.default.fileExists(atPath: url("First.txt").path))
      #expect(
        answers { browser.renameDocument(at: url("a.txt"), proposedName: "Other", completionHandler: $0) }
          == ["CocoaError"])
    }

    @Test("A document is copied or moved beside another one, and its new address or the error is told once")
    func importing() {
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      func taken(_ mode: UIDocumentBrowserViewController.ImportMode) -> [String] {
        answers {
          browser.importDocument(
            at: url("a.txt"), nextToDocumentAt: url("Letters/d.txt"), mode: mode, completionHandler: $0)
        }
      }
      #expect(taken(.none) == ["UIDocumentBrowserError"])
      #expect(taken(.copy) == ["a.txt"] && FileManager.default.fileExists(atPath: url("Letters/a.txt").path))
      #expect(taken(.move) == ["a 2.txt"] && !FileManager.default.fileExists(atPath: url("a.txt").path))
      #expect(taken(.move) == ["CocoaError"])
    }

    @Test("A document is shown in its folder, and its address or the error is told once")
    func revealing() {
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      func shown(_ url: URL) -> [String] {
        answers { browser.revealDocument(at: url, importIfNeeded: false, completion: $0) }
      }
      #expect(shown(url("Letters/d.txt")) == ["d.txt"])
      #expect(browser.documents.selection.map(\.lastPathComponent) == ["d.txt"])
      #expect(browser.documents.entries.map(\.url.lastPathComponent) == ["d.txt"])
      #expect(shown(url("none.txt")) == ["CocoaError"])
      #expect(shown(URL(fileURLWithPath: "/usr/bin/env")) == ["UIDocumentBrowserError"])
    }

    @Test("A browser has a view of its own, and looks again at its folder when it comes")
    func coming() throws {
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      #expect(!browser.isViewLoaded)
      let host = try window(width: 600, height: 400, settings: HostSettings(idiom: .desktop)) { Controllers(browser) }
      host.update()
      func shows(_ name: String) -> Bool { host.labels.contains { $0.hasPrefix(name) } }
      #expect(browser.isViewLoaded && shows("Letters") && !shows("late"))
      try folder.write("late", to: "late.txt")
      host.update()
      #expect(!shows("late"))
      host.change { browser.viewWillAppear(false) }
      #expect(shows("late"))
    }

    @Test("The delegate adds activities of the program's own where documents are shared")
    func activities() throws {
      final class Stamp: UIActivity {
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      }
      final class Judge: NSObject, UIDocumentBrowserViewControllerDelegate {
        var asked: [String] = []
        func documentBrowser(
          _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
        ) -> [UIActivity] {
          asked += documentURLs.map(\.lastPathComponent)
          return [Stamp()]
        }
      }
      let (browser, judge) = (UIDocumentBrowserViewController(forOpening: nil), Judge())
      browser.delegate = judge
      let host = try window(width: 600, height: 400, settings: HostSettings(idiom: .desktop)) { Controllers(browser) }
      host.update()
      browser.share([url("a.txt")])
      host.update()
      host.finishAnimations()
      #expect(judge.asked == ["a.txt"] && host.labels.contains("Stamp"), "\(host.labels)")
    }

    @Test("The transition moves the view of a document in, and ends with its picture at rest")
    func transition() throws {
      final class Context: NSObject, UIViewControllerContextTransitioning {
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let page = UIViewController()
        var ends: [Bool] = []
        var isAnimated: Bool { true }
        var isInteractive: Bool { false }
        var transitionWasCancelled: Bool { false }
        var presentationStyle: UIModalPresentationStyle { .custom }
        var targetTransform: CGAffineTransform { .identity }
        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
          key == .to ? page : nil
        }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? page.view : nil }
        func initialFrame(for vc: UIViewController) -> CGRect { .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
      }
      let context = Context()
      let host = try window(width: 300, height: 200) { Hosting(view: context.containerView) }
      let browser = UIDocumentBrowserViewController(forOpening: nil)
      let transition = browser.transitionController(forDocumentAt: url("a.txt"))
      host.change { transition.animateTransition(using: context) }
      #expect(context.page.view.superview === context.containerView)
      host.finishAnimations()
      #expect(context.ends == [true] && context.page.view.alpha == 1 && context.page.view.transform == .identity)
      #expect(context.page.view.frame == context.containerView.bounds)
    }
  }
}
