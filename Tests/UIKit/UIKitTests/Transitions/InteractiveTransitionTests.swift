import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Transitions that somebody drives.
@MainActor
@Suite("Interactive transitions", .serialized)
struct InteractiveTransitionTests {
  private func presented(
    _ log: EventRecorder, _ delegate: Delegate, animated: Bool = false
  ) throws -> (host: HeadlessHost, root: UIViewController, page: Page) {
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = Page("page", log)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    root.present(page, animated: animated)
    host.update()
    return (host, root, page)
  }

  @Test("A dismissal is as far as it is driven, with what goes along, and goes on by itself when it is let go")
  func finishing() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalDriver = driver
    let (host, root, page) = try presented(log, delegate)
    _ = log.take()
    page.dismiss(animated: true) { log.note("dismissed") }
    let coordinator = try #require(page.transitionCoordinator)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isInterruptible)
    driver.update(0.5)
    host.update()
    #expect(page.view.seenFrame.minX == 200 && driver.percentComplete == 0.5 && driver.duration == 0.5)
    #expect(coordinator.percentComplete == 0.5 && changes.isEmpty)
    let panel = try #require(page.presentationController as? Panel)
    #expect(abs(CGFloat(panel.dim.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
    // Nothing moves by itself.
    host.advance(by: .seconds(1))
    #expect(page.view.seenFrame.minX == 200)
    driver.update(0.25)
    host.update()
    #expect(page.view.seenFrame.minX == 100)
    driver.completionSpeed = 2
    driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    driver.finish()
    #expect(changes == [false] && !coordinator.isCancelled)
    // Three quarters of half a second at twice the speed.
    host.advance(by: .seconds(0.1))
    #expect(abs(page.view.seenFrame.minX - 260) < 15)
    host.finishAnimations()
    #expect(log.take().suffix(4) == ["page did disappear", "dismissal did end true", "dismissed", "ended true"])
    #expect(host.labels == ["behind"] && root.presentedViewController == nil)
  }

  @Test("A dismissal that is cancelled goes back, and the controller appears again")
  func cancelling() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissalDriver = driver
    let (host, root, page) = try presented(log, delegate)
    _ = log.take()
    page.dismiss(animated: true)
    driver.update(0.5)
    host.update()
    let coordinator = try #require(page.transitionCoordinator)
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    driver.cancel()
    #expect(coordinator.isCancelled)
    host.finishAnimations()
    #expect(
      log.take() == [
        "dismissal will begin", "page will disappear", "animate", "page will appear", "page is appearing",
        "page did appear", "dismissal did end false", "ended false",
      ])
    #expect(ends == [true] && page.presentingViewController === root && !page.isBeingDismissed)
    #expect(page.view.seenFrame == CGRect(x: 0, y: 400, width: 400, height: 200) && page.view.frame.minX == 0)
    #expect((page.presentationController as? Panel)?.dim.alpha == 0.5)
    delegate.dismissalDriver = nil
    page.dismiss(animated: true)
    host.finishAnimations()
    #expect(host.labels == ["behind"])
  }

  @Test("A presentation that is cancelled has never been")
  func cancelledPresentation() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentationDriver = driver
    let (host, root, page) = try presented(log, delegate, animated: true)
    driver.update(0.75)
    host.update()
    #expect(page.view.seenFrame.minX == 100)
    _ = log.take()
    driver.cancel()
    host.finishAnimations()
    #expect(log.take() == ["page will disappear", "page did disappear", "did end false", "ended false"])
    #expect(host.labels == ["behind"] && root.presentedViewController == nil)
  }

  @Test("What is said before the transition begins counts when it does")
  func early() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.presentationDriver = driver
    driver.update(0.5)
    #expect(driver.percentComplete == 0.5)
    let (host, _, page) = try presented(log, delegate, animated: true)
    #expect(page.view.seenFrame.minX == 200)
    driver.finish()
    host.finishAnimations()
    #expect(page.view.seenFrame.minX == 0)
  }

  @Test("A transition that begins by itself is held by a pause, and driven from there")
  func pausing() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.dismissalDriver = driver
    let (host, _, page) = try presented(log, delegate)
    page.dismiss(animated: true)
    let coordinator = try #require(page.transitionCoordinator)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    host.advance(by: .seconds(0.25))
    #expect(abs(page.view.seenFrame.minX - 200) < 15)
    driver.pause()
    #expect(coordinator.isInteractive && abs(driver.percentComplete - 0.5) < 0.05)
    host.advance(by: .seconds(1))
    #expect(abs(page.view.seenFrame.minX - 200) < 15)
    driver.cancel()
    host.finishAnimations()
    #expect(page.view.seenFrame.minX == 0)
  }

  @Test("Keyframes and property animators of an animator are driven as well")
  func otherAnimations() throws {
    final class Steps: Slide {
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 400 }
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
        let fade = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        fade.startAnimation()
      }
    }
    final class StepsDelegate: NSObject, UIViewControllerTransitioningDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      func animationController(forDismissed page: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Steps(EventRecorder())
      }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let host = try window(width: 400, height: 600) { Text("behind") }
    let root = try windowController()
    let page = Page("page", EventRecorder())
    let delegate = StepsDelegate()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    root.present(page, animated: false)
    host.update()
    page.dismiss(animated: true)
    delegate.driver.update(0.25)
    host.update()
    #expect(page.view.seenFrame.minX == 50)
    delegate.driver.update(0.75)
    host.update()
    #expect(page.view.seenFrame.minX == 250)
    #expect(abs(CGFloat(page.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
    delegate.driver.cancel()
    host.finishAnimations()
    #expect(page.view.seenFrame.minX == 0 && page.view.alpha == 1)
  }
}
