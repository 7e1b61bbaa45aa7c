import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Transitions of animators, drivers and delegates that say only what they must.
@MainActor
@Suite("Transitions with defaults", .serialized)
struct TransitionDefaultTests {
  /// Moves nothing, and notes nothing.
  private final class Jump: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let context: any UIViewControllerContextTransitioning = transitionContext
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Drives a transition by its context.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }
  }

  /// Says all of a driver itself.
  private final class Late: NSObject, UIViewControllerInteractiveTransitioning {
    var count = 0
    var completionSpeed: CGFloat { 0.5 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var wantsInteractiveStart: Bool { false }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { count += 1 }
  }

  private final class Silent: NSObject, UIViewControllerTransitioningDelegate {}

  private final class Giver: NSObject, UIViewControllerTransitioningDelegate {
    var driver: (any UIViewControllerInteractiveTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      Jump()
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("A driver goes on at its own speed, evenly at its ends, and begins by hand, unless it says otherwise")
  func drivers() {
    let hand: any UIViewControllerInteractiveTransitioning = Hand()
    #expect(hand.completionSpeed == 1 && hand.completionCurve == .easeInOut && hand.wantsInteractiveStart)
    #expect(Hand().completionSpeed == 1 && Hand().completionCurve == .easeInOut && Hand().wantsInteractiveStart)
    let late: any UIViewControllerInteractiveTransitioning = Late()
    #expect(late.completionSpeed == 0.5 && late.completionCurve == .linear && !late.wantsInteractiveStart)
  }

  @Test("A transition that its driver cancels keeps its page; the driver is started with the context")
  func cancelling() throws {
    let log = EventRecorder()
    let (giver, hand) = (Giver(), Hand())
    giver.driver = hand
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = Page("page", log)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = giver
    root.present(page, animated: false)
    host.update()
    page.dismiss(animated: true)
    host.update()
    let context = try #require(hand.context)
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.updateInteractiveTransition(0.3)
    context.cancelInteractiveTransition()
    host.finishAnimations()
    #expect(context.transitionWasCancelled)
    context.completeTransition(false)
    host.finishAnimations()
    #expect(root.presentedViewController === page)
  }

  @Test("A driver that wants no start by hand is not started, and the transition goes by itself")
  func lateDrivers() throws {
    let (giver, late) = (Giver(), Late())
    giver.driver = late
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = Page("page", EventRecorder())
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = giver
    root.present(page, animated: false)
    host.update()
    page.dismiss(animated: true)
    host.finishAnimations()
    #expect(late.count == 0 && root.presentedViewController == nil)
  }

  @Test("A delegate that says nothing gives no animators, no drivers and no manager")
  func delegates() {
    let (silent, page, other) = (Silent(), UIViewController(), UIViewController())
    #expect(silent.animationController(forPresented: page, presenting: other, source: other) == nil)
    #expect(silent.animationController(forDismissed: page) == nil)
    #expect(silent.interactionControllerForPresentation(using: Jump()) == nil)
    #expect(silent.interactionControllerForDismissal(using: Jump()) == nil)
    #expect(silent.presentationController(forPresented: page, presenting: nil, source: other) == nil)
  }

  @Test("A driver by part that is started by hand has the duration and the part of its context")
  func percentDriven() throws {
    final class Eager: UIPercentDrivenInteractiveTransition {
      var contexts: [any UIViewControllerContextTransitioning] = []
      override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        contexts.append(transitionContext)
        super.startInteractiveTransition(transitionContext)
      }
    }
    let log = EventRecorder()
    let (delegate, driver) = (Delegate(log), Eager())
    delegate.dismissalDriver = driver
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = Page("page", log)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    root.present(page, animated: false)
    host.update()
    #expect(driver.duration == 0 && driver.percentComplete == 0)
    page.dismiss(animated: true)
    let coordinator = try #require(page.transitionCoordinator)
    var alongside: [String] = []
    let isAccepted: Bool = coordinator.animateAlongsideTransition(in: page.view) { _ in
      alongside.append("animation")
    } completion: {
      alongside.append("completion \($0.isCancelled)")
    }
    let isAcceptedAlone: Bool = coordinator.animateAlongsideTransition(in: nil) { _ in alongside.append("second") }
    #expect(isAccepted && isAcceptedAlone)
    driver.update(0.5)
    host.update()
    #expect(driver.contexts.count == 1 && driver.duration == 0.5 && driver.percentComplete == 0.5)
    driver.finish()
    host.finishAnimations()
    #expect(alongside == ["animation", "second", "completion false"], "\(alongside)")
    let animator: any UIViewControllerAnimatedTransitioning = Jump()
    animator.animationEnded(true)
    let context = try #require(driver.contexts.first)
    #expect(animator.interruptibleAnimator(using: context).isRunning == false)
    #expect(animator.transitionDuration(using: nil) == 0.2)
  }

  @Test("Styles of presentations and of their movement have Apple's numbers")
  func numbers() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .blurOverFullScreen,
    ]
    #expect(styles.map(\.rawValue) == Array(-2...8))
    let movements: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
    #expect(movements.map(\.rawValue) == [0, 1, 2, 3])
    let page = UIViewController()
    #expect(page.modalTransitionStyle == .coverVertical)
    page.modalTransitionStyle = .partialCurl
    #expect(page.modalTransitionStyle == .partialCurl)
  }

  @Test("Each style of a presentation shows the page")
  func styles() throws {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .blurOverFullScreen, .pageSheet, .formSheet,
    ]
    for style in styles {
      let host = try window(width: 400, height: 600) { Text("behind") }
      let root = try windowController()
      let page = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.text = "page"
      page.view.addSubview(label)
      page.modalPresentationStyle = style
      root.present(page, animated: false)
      host.finishAnimations()
      #expect(host.labels.contains("page"), "\(style)")
    }
  }
}
