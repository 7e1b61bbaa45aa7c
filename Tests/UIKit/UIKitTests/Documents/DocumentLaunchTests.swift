import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What controllers of documents show without one.
@MainActor
@Suite("Launches of documents", .serialized)
struct DocumentLaunchTests {
  private let folder: ResourceFolder

  init() throws { folder = try ResourceFolder() }

  private final class Maker: NSObject, UIDocumentBrowserViewControllerDelegate {
    var intents: [UIDocument.CreationIntent?] = []
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      MainActor.assumeIsolated { intents.append(controller.activeDocumentCreationIntent) }
      importHandler(nil, .none)
    }
  }

  @Test("Launch options take the place of the words that there is no document, with buttons and views of the program")
  func showing() throws {
    let page = UIDocumentViewController(document: nil)
    let host = try window(width: 500, height: 700, settings: HostSettings(idiom: .desktop)) {
      Controllers(UINavigationController(rootViewController: page)).ignoresSafeArea()
    }
    #expect(host.labels.contains("No Document"))
    let options: UIDocumentViewController.LaunchOptions = page.launchOptions
    let maker = Maker()
    options.browserViewController.delegate = maker
    host.change { options.title = "Recipes" }
    #expect(host.labels.contains("Recipes") && !host.labels.contains("No Document"), "\(host.labels)")
    #expect(host.activate("Create Document") && maker.intents == [.default])
    #expect(options.browserViewController.activeDocumentCreationIntent == nil)
    let letter = UIDocument.CreationIntent("letter")
    var samples: Int = 0
    let (before, behind) = (UILabel(), UILabel())
    before.text = "In front"
    behind.text = "Behind"
    host.change {
      options.primaryAction = UIDocumentViewController.LaunchOptions.createDocumentAction(withIntent: letter)
      options.secondaryAction = UIAction(title: "Sample") { _ in samples += 1 }
      options.foregroundAccessoryView = before
      options.backgroundAccessoryView = behind
      options.background.backgroundColor = .red
    }
    #expect(host.activate("Create Document") && maker.intents.last == letter)
    #expect(
      host.activate("Sample") && samples == 1 && host.labels.contains("In front") && host.labels.contains("Behind"))
    #expect(try host.color(x: 20, y: 680) == "#FF0000")
    host.change { options.primaryAction = nil }
    #expect(!host.labels.contains("Create Document"))
    #expect(host.activate("Browse Documents"))
    host.update()
    host.finishAnimations()
    #expect(page.presentedViewController === options.browserViewController)
    try folder.write("sun", to: "day.txt")
    host.change { page.document = NoteDocument(fileURL: folder.url.appendingPathComponent("day.txt")) }
    host.finishAnimations()
    #expect(page.presentedViewController == nil && !host.labels.contains("Recipes"))
  }
}
