import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What the managers of presentations keep, show and tell.
@MainActor
@Suite("Values of presentations", .serialized)
struct PresentationValueTests {
  /// Notes what it is told.
  private final class Watcher: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
  {
    var log: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      log.append("prepare \(popover.presentedViewController.title ?? "")")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log.append("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    }
  }

  /// Takes all that a delegate need not say.
  private final class Plain: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}

  /// A place that is no view.
  private final class Spot: NSObject, UIPopoverPresentationControllerSourceItem {
    func frame(in referenceView: UIView) -> CGRect? { CGRect(x: 1, y: 2, width: 3, height: 4) }
  }

  private func root() throws -> UIViewController {
    try #require(UIApplication.shared.windows.first?.rootViewController)
  }

  @Test("A manager knows its two controllers, their style and traits; telling it of a step by hand changes nothing")
  func managers() throws {
    let (page, other) = (Page("page", EventRecorder()), Page("other", EventRecorder()))
    page.modalPresentationStyle = .fullScreen
    let manager = UIPresentationController(presentedViewController: page, presenting: other)
    #expect(manager.presentedViewController === page && manager.presentingViewController === other)
    #expect(manager.presentationStyle == .fullScreen && manager.containerView == nil && manager.presentedView == nil)
    page.loadViewIfNeeded()
    #expect(manager.presentedView === page.view && manager.traitCollection == page.traitCollection)
    let alone = UIPresentationController(presentedViewController: page, presenting: nil)
    #expect(alone.presentingViewController === page)
    manager.presentationTransitionWillBegin()
    manager.presentationTransitionDidEnd(true)
    manager.dismissalTransitionWillBegin()
    manager.dismissalTransitionDidEnd(true)
    #expect(manager.presentingViewController === other && page.presentingViewController == nil)
  }

  @Test("While a controller is presented its manager names the one that presents it")
  func presenting() throws {
    let host = try phone { Text("behind") }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    let manager = try #require(page.presentationController)
    root.present(page, animated: false)
    host.update()
    #expect(manager.presentingViewController === root && manager.presentedView === page.view)
    let watcher = Watcher()
    manager.delegate = watcher
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(watcher.log == ["will"] && root.presentedViewController == nil)
  }

  @Test("A delegate that says nothing lets presentations adapt and end; a style for all traits is that for each")
  func defaults() throws {
    let (plain, page) = (Plain(), Page("page", EventRecorder()))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let manager = UISheetPresentationController(presentedViewController: page, presenting: nil)
    let general: any UIAdaptivePresentationControllerDelegate = plain
    #expect(general.adaptivePresentationStyle(for: manager) == .automatic)
    #expect(general.adaptivePresentationStyle(for: manager, traitCollection: traits) == .automatic)
    #expect(plain.adaptivePresentationStyle(for: manager) == .automatic)
    #expect(plain.adaptivePresentationStyle(for: manager, traitCollection: traits) == .automatic)
    let other: any UIAdaptivePresentationControllerDelegate = Watcher()
    #expect(other.adaptivePresentationStyle(for: manager, traitCollection: traits) == UIModalPresentationStyle.none)
    general.presentationControllerWillDismiss(manager)
    plain.presentationControllerWillDismiss(manager)
    let sheets: any UISheetPresentationControllerDelegate = plain
    sheets.sheetPresentationControllerDidChangeSelectedDetentIdentifier(manager)
    plain.sheetPresentationControllerDidChangeSelectedDetentIdentifier(manager)
    let popovers: any UIPopoverPresentationControllerDelegate = plain
    let popover = UIPopoverPresentationController(presentedViewController: page, presenting: nil)
    popovers.prepareForPopoverPresentation(popover)
    plain.prepareForPopoverPresentation(popover)
    #expect(manager.selectedDetentIdentifier == nil && popover.permittedArrowDirections == .any)
  }

  @Test("The delegate of a popover is asked to prepare it, once, before it is shown")
  func preparation() throws {
    let host = try phone { Text("behind") }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    page.title = "Page"
    page.modalPresentationStyle = .popover
    let watcher = Watcher()
    let popover = try #require(page.popoverPresentationController)
    popover.delegate = watcher
    popover.sourceView = root.view
    #expect(watcher.log.isEmpty)
    root.present(page, animated: false)
    #expect(watcher.log == ["prepare Page"])
    host.update()
    host.finishAnimations()
    #expect(watcher.log.filter { $0.hasPrefix("prepare") }.count == 1)
    root.dismiss(animated: false)
    host.update()
  }

  @Test("Heights of sheets have names; a height of the program's own is told the greatest one, and is asked for again")
  func detents() throws {
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium().identifier == .medium && Detent.large().identifier == .large)
    #expect(Detent.Identifier("own") == Detent.Identifier(rawValue: "own") && Detent.Identifier.medium != .large)
    #expect(Detent.custom(identifier: Detent.Identifier("own")) { _ in 1 }.identifier.rawValue == "own")
    let host = try phone { Text("behind") }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    let sheet = try #require(page.sheetPresentationController)
    var (most, height): (CGFloat, CGFloat) = (0, 120)
    sheet.detents = [
      .custom { context in
        most = context.maximumDetentValue
        return height
      }, .medium(),
    ]
    root.present(page, animated: false)
    host.update()
    host.finishAnimations()
    let first: CGFloat = page.view.bounds.height
    #expect(most > 250 && most <= 500 && first < 200)
    height = 200
    host.change { sheet.animateChanges { sheet.invalidateDetents() } }
    host.finishAnimations()
    #expect(abs(page.view.bounds.height - first - 80) < 0.5)
    host.change { sheet.selectedDetentIdentifier = .medium }
    host.finishAnimations()
    #expect(page.view.bounds.height > first)
    page.dismiss(animated: false)
    host.update()
  }

  @Test("A sheet shows a grabber where it is told to, has the corners it is given, and may leave the window undimmed")
  func sheetLooks() throws {
    let host = try phone { Text("behind") }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    let sheet = try #require(page.sheetPresentationController)
    #expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    let watcher = Watcher()
    sheet.delegate = watcher
    sheet.detents = [.medium(), .large()]
    root.present(page, animated: false)
    host.update()
    host.finishAnimations()
    let plain: [String] = host.displayLines
    host.change { sheet.preferredCornerRadius = 3 }
    #expect(host.displayLines != plain && sheet.preferredCornerRadius == 3)
    host.change { sheet.preferredCornerRadius = nil }
    #expect(!host.labels.contains("behind"))
    host.change { sheet.largestUndimmedDetentIdentifier = .medium }
    host.finishAnimations()
    #expect(host.labels.contains("behind"))
    let elements: Int = host.elements.count
    host.change { sheet.prefersGrabberVisible = true }
    let grabber = try #require(host.elements.first { $0.label != "page" && $0.label != "behind" })
    #expect(host.elements.count == elements + 1)
    let isSent: Bool = host.send(.accessibilityAction(element: grabber.id, action: .increment))
    let isTaken: Bool = isSent || host.send(.accessibilityAction(element: grabber.id, action: .activate))
    host.update()
    host.finishAnimations()
    #expect(isTaken && watcher.log == ["detent com.apple.UIKit.large"])
    page.dismiss(animated: false)
    host.update()
  }

  @Test("Directions of arrows are a set of four")
  func arrows() {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    #expect(directions.allSatisfy { UIPopoverArrowDirection.any.contains($0) })
    #expect(UIPopoverArrowDirection.unknown.rawValue == .max && UIPopoverArrowDirection.unknown != .any)
  }

  @Test("A popover keeps what it points to, and says the direction of its arrow while it is shown")
  func popovers() throws {
    let button = UIButton(type: .system)
    button.setTitle("Source", for: .normal)
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) {
      Hosting(view: button).frame(width: 80, height: 30)
    }
    let (root, page) = (try root(), Page("page", EventRecorder()))
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 100, height: 80)
    let popover = try #require(page.popoverPresentationController)
    #expect(popover.sourceRect.isNull && popover.sourceView == nil && popover.sourceItem == nil)
    #expect(popover.barButtonItem == nil && popover.backgroundColor == nil && popover.permittedArrowDirections == .any)
    let item = UIBarButtonItem(title: "Item", menu: UIMenu())
    popover.barButtonItem = item
    #expect(popover.barButtonItem === item)
    popover.barButtonItem = nil
    popover.sourceView = button
    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 30)
    popover.permittedArrowDirections = .up
    #expect(popover.arrowDirection == .unknown)
    root.present(page, animated: false)
    host.update()
    host.finishAnimations()
    #expect(popover.arrowDirection == .up && popover.sourceView === button)
    // It lies below, in the middle of the source's left end.
    let left: CGRect = try #require(host.frame("page"))
    #expect(left.minY >= 315 && abs(left.midX - 365) < 1)
    let plain: [String] = host.displayLines
    root.dismiss(animated: false)
    host.update()
    host.finishAnimations()
    popover.backgroundColor = .red
    popover.sourceItem = button
    root.present(page, animated: false)
    host.update()
    host.finishAnimations()
    let middle: CGRect = try #require(host.frame("page"))
    #expect(popover.sourceItem === button && abs(middle.midX - 400) < 1 && host.displayLines != plain)
    root.dismiss(animated: false)
    host.update()
  }

  @Test("Views and items of bars say where they are once a window shows them; other sources may be made")
  func sources() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let source: any UIPopoverPresentationControllerSourceItem = view
    #expect(source.frame(in: view) == nil && view.frame(in: view) == nil)
    let host = try window { Hosting(view: view).frame(width: 30, height: 20) }
    host.update()
    #expect(source.frame(in: view) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UIBarButtonItem(title: "Item", menu: UIMenu()).frame(in: view) == nil)
    let spot: any UIPopoverPresentationControllerSourceItem = Spot()
    #expect(spot.frame(in: view)?.width == 3)
  }

  @Test("An alert follows its title while it is shown")
  func alerts() throws {
    let host = try window(width: 800, height: 600, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try root()
    let alert = UIAlertController(title: "Before", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("Before") && alert.title == "Before")
    host.change { alert.title = "After" }
    #expect(host.labels.contains("After") && !host.labels.contains("Before"))
    root.dismiss(animated: false)
    host.update()
  }
}
