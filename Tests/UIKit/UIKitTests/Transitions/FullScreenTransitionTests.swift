import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// Animators of presentations that fill the window, in a program of UIKit's alone.
@MainActor
@Suite("Transitions to full screens", .serialized)
struct FullScreenTransitionTests {
  final class Program: UIResponder, UIApplicationDelegate {
    static var root: UIViewController?
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Self.root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  /// Moves both views upwards.
  final class Rise: Slide {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
        log.note("a view is missing")
        return context.completeTransition(true)
      }
      let container: UIView = context.containerView
      container.addSubview(old)
      container.addSubview(new)
      let (way, place): (CGFloat, CGRect) = (container.bounds.height, container.bounds)
      new.frame = place.offsetBy(dx: 0, dy: way)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        new.frame = place
        old.frame = place.offsetBy(dx: 0, dy: -way)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  final class Rising: NSObject, UIViewControllerTransitioningDelegate {
    let log: EventRecorder
    init(_ log: EventRecorder) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Rise(log) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Rise(log) }
  }

  @Test("An animator moves what presents as well; that controller disappears, and is in its place again afterwards")
  func bothViews() throws {
    let log = EventRecorder()
    let root = Page("root", log)
    Program.root = root
    defer { Program.root = nil }
    let application = try HeadlessApplication(DelegateProgram<Program>.self)
    application.update()
    let host: HeadlessHost = try #require(application.front)
    let height: CGFloat = host.graph.size.height
    _ = log.take()
    let page = Page("page", log)
    let delegate = Rising(log)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    root.present(page, animated: true)
    host.update()
    #expect(log.take() == ["page load", "root will disappear", "page will appear", "page is appearing"])
    page.view.backgroundColor = .red
    root.view.backgroundColor = .blue
    host.advance(by: .seconds(0.25))
    let (above, below): (CGFloat, CGFloat) = (height / 2 - 30, height / 2 + 30)
    #expect(try host.color(x: 100, y: above) == "#0000FF" && host.color(x: 100, y: below) == "#FF0000")
    host.finishAnimations()
    #expect(log.take() == ["page did appear", "root did disappear", "ended true"])
    #expect(root.view.superview == nil && root.view.window != nil && host.labels == ["page"])
    #expect(page.presentationController?.shouldRemovePresentersView == true)
    root.dismiss(animated: true)
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 100, y: above) == "#FF0000" && host.color(x: 100, y: below) == "#0000FF")
    host.finishAnimations()
    #expect(
      log.take() == [
        "root will appear", "root is appearing", "page will disappear", "page did disappear", "root did appear",
        "ended true",
      ])
    #expect(host.labels == ["root"] && host.frame("root")?.minY == 0 && root.view.superview == nil)
  }
}
