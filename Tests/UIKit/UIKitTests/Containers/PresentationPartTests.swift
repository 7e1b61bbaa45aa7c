import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What few presentations have: other controllers for narrow windows, panels of colours, grave questions.
@MainActor
@Suite("Parts of presentations", .serialized)
struct PresentationPartTests {
  private func root() throws -> UIViewController {
    try #require(UIApplication.shared.windows.first?.rootViewController)
  }

  private func settle(_ host: HeadlessHost) {
    host.update()
    host.finishAnimations()
  }

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.append("asked \(style == .pageSheet)")
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      log.append("prepare")
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.append("style \(style.rawValue)") }
  }

  @Test("A manager that a program makes keeps its controller, and that of a controller does not")
  func holding() {
    let manager = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    manager.presentedViewController.title = "kept"
    #expect(manager.presentedViewController.title == "kept")
    var page: UIViewController? = UIViewController()
    weak let gone: UIViewController? = page
    let own: UIPresentationController? = page?.presentationController
    #expect(own?.presentedViewController === page)
    page = nil
    #expect(gone == nil && own?.presentedViewController.title == nil)
  }

  @Test("The delegate of a popover that becomes a sheet may show another controller, such as a stack around (556)")
  func adapting() throws {
    let host = try phone { Text("behind") }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    page.title = "Page"
    page.modalPresentationStyle = .popover
    let adapter = Adapter()
    let popover = try #require(page.popoverPresentationController)
    popover.delegate = adapter
    popover.sourceView = root.view
    root.present(page, animated: false)
    settle(host)
    #expect(adapter.log == ["prepare", "asked true", "style 1"])
    // The stack's bar shows the title.
    #expect(host.labels.contains("page") && host.labels.contains("Page") && page.navigationController != nil)
    #expect(popover.adaptiveSheetPresentationController.detents.first?.identifier == .medium)
    #expect(page.presentingViewController === root && page.log.events.contains("page did appear"))
    page.dismiss(animated: false)
    settle(host)
    #expect(!host.labels.contains("page") && root.presentedViewController == nil)
    #expect(page.log.events.last == "page did disappear")
    // A wide window keeps the popover.
    let wide = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let other = Page("other", EventRecorder())
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.delegate = adapter
    adapter.log = []
    try self.root().present(other, animated: false)
    settle(wide)
    #expect(adapter.log == ["style -1"] && other.navigationController == nil && wide.labels.contains("other"))
    try self.root().dismiss(animated: false)
    settle(wide)
  }

  @Test("Popovers and sheets keep what windows do not show; a sheet is as large as a page or as a form")
  func kept() throws {
    let page = Page("page", EventRecorder())
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    #expect(popover.passthroughViews == nil && !popover.canOverlapSourceViewRect)
    #expect(popover.popoverLayoutMargins.left == 10)
    popover.passthroughViews = [page.view]
    popover.canOverlapSourceViewRect = true
    popover.popoverLayoutMargins = .zero
    #expect(popover.passthroughViews?.count == 1 && popover.canOverlapSourceViewRect)
    popover.traitOverrides.userInterfaceStyle = .dark
    #expect(page.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(popover.popoverLayoutMargins == .zero)
    let host = try window(width: 1_000, height: 800, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let (root, form) = (try root(), Page("form", EventRecorder()))
    form.modalPresentationStyle = .formSheet
    let sheet = try #require(form.sheetPresentationController)
    #expect(!sheet.prefersPageSizing && !sheet.prefersEdgeAttachedInCompactHeight && sheet.sourceView == nil)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.sourceView = root.view
    #expect(sheet.prefersEdgeAttachedInCompactHeight && !sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.sourceView === root.view)
    root.present(form, animated: false)
    settle(host)
    let small: CGSize = try #require(host.frame("form")?.size)
    host.change { sheet.prefersPageSizing = true }
    settle(host)
    #expect(sheet.prefersPageSizing && host.frame("form")!.size.height > small.height)
    root.dismiss(animated: false)
    settle(host)
  }

  private final class Chooser: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("color \(continuously)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
  }

  private final class Silent: NSObject, UIColorPickerViewControllerDelegate {}

  @Test("An action of an alert that is on again can be used, and a critical alert has a sign")
  func alerts() throws {
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try root()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var log: [String] = []
    let action = UIAlertAction(title: "Yes", style: .default) { _ in log.append("yes") }
    alert.addAction(action)
    action.isEnabled = false
    root.present(alert, animated: false)
    settle(host)
    #expect(host.element("Yes")?.traits.contains(.isDisabled) == true)
    let plain: [String] = host.displayLines
    host.change { alert.severity = .critical }
    #expect(host.displayLines != plain && alert.severity == .critical)
    host.change { action.isEnabled = true }
    #expect(host.element("Yes")?.traits.contains(.isDisabled) == false)
    #expect(host.activate("Yes") && log == ["yes"])
    settle(host)
    #expect(root.presentedViewController == nil)
  }
}
