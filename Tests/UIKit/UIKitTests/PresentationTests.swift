import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers that present others.
@MainActor
@Suite("Presentation of controllers", .serialized)
struct PresentationTests {
  final class Page: UIViewController {
    let name: String
    var log: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.isAccessibilityElement = true
      view.accessibilityLabel = name
    }
    override func viewDidAppear(_ animated: Bool) { log.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { log.append("goes") }
  }

  private func root() throws -> UIViewController {
    try #require(UIApplication.shared.windows.first?.rootViewController)
  }

  @Test("A window's controller presents another one as a sheet, which presents in turn, and all end together")
  func sheets() throws {
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try root()
    let first = Page("first")
    let second = Page("second")
    second.modalPresentationStyle = .fullScreen
    var log: [String] = []
    root.present(first, animated: true) { log.append("presented") }
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["first"] && log == ["presented"] && first.log == ["appears"])
    #expect(root.presentedViewController === first && first.presentingViewController === root)
    // A sheet is as large as its controller wants.
    #expect(host.frame("first")?.size == CGSize(width: 400, height: 400))
    first.present(second, animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("second") && second.presentingViewController === first)
    root.dismiss(animated: true) { log.append("ended") }
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["behind"] && log.last == "ended" && first.log.last == "goes")
    #expect(
      root.presentedViewController == nil && first.presentingViewController == nil
        && second.presentingViewController == nil)
  }

  @Test("A presented controller ends itself; where one is presented already, another one is not")
  func dismissing() throws {
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try root()
    let page = Page("page")
    root.present(page, animated: true)
    root.present(Page("other"), animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["page"])
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(host.labels == ["behind"] && root.presentedViewController == nil)
    root.present(page, animated: true)
    host.update()
    page.dismiss(animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["behind"])
    // A controller in no window presents nothing.
    Page("nowhere").present(page, animated: true)
    host.update()
    #expect(host.labels == ["behind"] && page.presentingViewController == nil)
  }

  @Test("An alert has its title, message, fields and buttons; a button ends it, and its action may present one (561)")
  func alerts() throws {
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try root()
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    var log: [String] = []
    alert.addTextField { $0.placeholder = "Reason" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        log.append("delete")
        root.present(Page("next"), animated: true)
      })
    root.present(alert, animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("Delete?") && host.labels.contains("It is gone then."))
    #expect(host.labels.contains("Cancel") && host.labels.contains("Delete") && alert.textFields?.count == 1)
    #expect(host.activate("Delete"))
    host.update()
    host.finishAnimations()
    #expect(log == ["delete"] && host.labels == ["next"])
    root.dismiss(animated: false)
    host.update()
    host.finishAnimations()
    let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    choice.addAction(UIAlertAction(title: "One", style: .default) { _ in log.append("one") })
    root.present(choice, animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.activate("One") && log.last == "one")
    host.update()
    host.finishAnimations()
    #expect(host.labels == ["behind"] && root.presentedViewController == nil)
  }
}
