import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Presentations in a container of their own.
@MainActor
@Suite("Custom presentations", .serialized)
struct CustomPresentationTests {
  private func page(_ name: String, _ log: EventRecorder, _ delegate: Delegate?) -> Page {
    let page = Page(name, log)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    return page
  }

  @Test(
    "A panel comes and goes in the order of Apple's, with frames on the way, and a view that dims what is behind (554)")
  func order() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = page("page", log, delegate)
    root.present(page, animated: true) { log.note("presented") }
    host.update()
    #expect(log.take() == ["page load", "will begin", "page will appear", "animate", "page is appearing"])
    let panel = try #require(page.presentationController as? Panel)
    let container = try #require(panel.containerView)
    #expect(container.bounds.size == CGSize(width: 400, height: 600) && page.view.superview === container)
    #expect(page.isBeingPresented && page.transitionCoordinator?.transitionDuration == 0.5)
    #expect(page.activePresentationController === panel && root.presentedViewController === page)
    page.view.backgroundColor = .red
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 220, y: 405) == "#FF0000" && host.color(x: 180, y: 405) != "#FF0000")
    #expect(try host.color(x: 220, y: 395) != "#FF0000")
    host.finishAnimations()
    #expect(log.take() == ["page did appear", "did end true", "presented", "ended true"])
    #expect(page.view.seenFrame == CGRect(x: 0, y: 400, width: 400, height: 200) && panel.dim.alpha == 0.5)
    // Assistive technologies read the panel alone.
    #expect(host.labels == ["page"] && page.transitionCoordinator == nil && !page.isBeingPresented)
    page.dismiss(animated: true) { log.note("dismissed") }
    #expect(root.presentedViewController === page && page.isBeingDismissed)
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 220, y: 405) == "#FF0000" && host.color(x: 180, y: 405) != "#FF0000")
    host.finishAnimations()
    #expect(
      log.take() == [
        "dismissal will begin", "page will disappear", "animate", "page did disappear", "dismissal did end true",
        "dismissed", "ended true",
      ])
    #expect(host.labels == ["behind"] && root.presentedViewController == nil && container.window == nil)
    #expect(page.presentingViewController == nil && page.view.superview == nil && panel.containerView == nil)
  }

  @Test("The context of a transition says who comes, from where to where, and how it is driven")
  func context() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = page("page", log, delegate)
    root.present(page, animated: true)
    host.update()
    let context: any UIViewControllerContextTransitioning = try #require(delegate.last?.context)
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
    #expect(context.viewController(forKey: .to) === page && context.targetTransform == .identity)
    #expect(context.finalFrame(for: page) == CGRect(x: 0, y: 400, width: 400, height: 200))
    #expect(context.initialFrame(for: page) == .zero)
    // Nothing drives this one by hand: the calls of drivers change nothing.
    context.updateInteractiveTransition(0.5)
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    host.finishAnimations()
    #expect(!context.transitionWasCancelled && host.labels == ["page"])
    let manager: UIPresentationController = try #require(page.presentationController)
    #expect(manager.adaptivePresentationStyle(for: UITraitCollection()) == .none && manager.containerView != nil)
    manager.containerViewWillLayoutSubviews()
    let container: any UIContentContainer = root
    container.systemLayoutFittingSizeDidChange(forChildContentContainer: page)
    container.preferredContentSizeDidChange(forChildContentContainer: page)
    #expect(
      container.size(forChildContentContainer: page, withParentContainerSize: CGSize(width: 9, height: 9)).width > 0)
    let environment: any UIFocusEnvironment = page
    environment.setNeedsFocusUpdate()
    environment.updateFocusIfNeeded()
    #expect(environment.preferredFocusEnvironments.count <= 1 && environment.parentFocusEnvironment != nil)
    page.dismiss(animated: false)
    host.finishAnimations()
  }

  @Test("Without animation a panel is there with the next frame; what goes along is changed at once")
  func withoutAnimation() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = page("page", log, delegate)
    root.present(page, animated: false) { log.note("presented") }
    host.update()
    let expected: [String] = [
      "page load", "will begin", "page will appear", "page is appearing", "page did appear", "did end true",
      "presented",
    ]
    #expect(log.take() == expected && host.labels == ["page"])
    #expect((page.presentationController as? Panel)?.dim.alpha == 0.5)
    root.dismiss(animated: false) { log.note("dismissed") }
    host.update()
    #expect(log.take().last == "dismissed" && host.labels == ["behind"])
  }

  @Test("Without a delegate the view fills the window, and comes from below or by a fade")
  func standardMovement() throws {
    let log = EventRecorder()
    let host = try window(width: 400, height: 600, settings: HostSettings(idiom: .phone)) { Text("behind") }
    let root = try windowController()
    let page = page("page", log, nil)
    root.present(page, animated: true)
    page.view.backgroundColor = .red
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(try host.color(x: 200, y: 10) != "#FF0000" && host.color(x: 200, y: 590) == "#FF0000")
    host.finishAnimations()
    #expect(host.frame("page") == CGRect(x: 0, y: 0, width: 400, height: 600) && log.take().last == "page did appear")
    root.dismiss(animated: true)
    host.finishAnimations()
    #expect(host.labels == ["behind"] && page.view.frame.minY == 0)
    page.modalTransitionStyle = .crossDissolve
    page.modalPresentationStyle = .overFullScreen
    root.present(page, animated: true)
    host.update()
    #expect(page.view.alpha == 1 && page.presentationController?.containerView != nil)
    host.advance(by: .seconds(0.1))
    #expect(host.frame("page")?.minY == 0)
    host.finishAnimations()
    #expect(host.labels == ["page"])
    root.dismiss(animated: true)
    host.finishAnimations()
    #expect(host.labels == ["behind"] && page.view.alpha == 1)
  }

  @Test("Escape ends a panel, unless its controller is modal; a press beside it does not reach what is behind")
  func escape() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    var presses: Int = 0
    let host = try window(width: 400, height: 600) { Button("behind") { presses += 1 }.frame(width: 400, height: 600) }
    let root = try windowController()
    let page = page("page", log, delegate)
    page.isModalInPresentation = true
    root.present(page, animated: true)
    host.finishAnimations()
    _ = host.tap(at: CGPoint(x: 200, y: 300))
    #expect(presses == 0)
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(host.labels == ["page"])
    page.isModalInPresentation = false
    _ = host.press(.escape)
    host.finishAnimations()
    #expect(host.labels == ["behind"] && root.presentedViewController == nil)
    _ = host.tap(at: CGPoint(x: 200, y: 300))
    #expect(presses == 1)
  }

  @Test("A panel presents another one; ending the first one moves the last one away")
  func nested() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let (first, second) = (page("first", log, delegate), page("second", log, delegate))
    root.present(first, animated: true)
    host.finishAnimations()
    first.present(second, animated: true)
    host.finishAnimations()
    #expect(host.labels == ["second"] && second.presentingViewController === first)
    #expect(second.next === first)
    _ = log.take()
    second.view.backgroundColor = .red
    first.view.backgroundColor = .blue
    root.dismiss(animated: true) { log.note("dismissed") }
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 220, y: 405) == "#FF0000" && host.color(x: 180, y: 405) != "#0000FF")
    host.finishAnimations()
    #expect(host.labels == ["behind"] && log.take().filter { $0.hasSuffix("did disappear") }.count == 2)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
  }

  @Test(
    "While a transition is under way nothing else is presented or dismissed, also where the animator never tells of its end"
  )
  func underWay() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    delegate.completes = false
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let (first, second) = (page("first", log, delegate), page("second", log, delegate))
    root.present(first, animated: true)
    host.finishAnimations()
    #expect(log.take().last == "animate" && first.transitionCoordinator != nil)
    first.present(second, animated: true)
    root.dismiss(animated: true)
    host.finishAnimations()
    #expect(first.presentedViewController == nil && root.presentedViewController === first && log.take() == [])
    // A late end is one all the same.
    delegate.last?.context?.completeTransition(true)
    host.update()
    #expect(log.take().suffix(3) == ["first did appear", "did end true", "ended true"] && host.labels == ["first"])
    delegate.completes = true
    root.dismiss(animated: true)
    host.finishAnimations()
    #expect(host.labels == ["behind"])
  }

  @Test("An animator that says the transition did not complete leaves everything as it was")
  func cancelledByAnimator() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    delegate.completes = false
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = page("page", log, delegate)
    root.present(page, animated: true)
    host.update()
    _ = log.take()
    delegate.last?.context?.completeTransition(false)
    host.update()
    #expect(log.take() == ["page will disappear", "page did disappear", "did end false", "ended false"])
    #expect(host.labels == ["behind"] && root.presentedViewController == nil && page.presentingViewController == nil)
  }
}
