import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Presentations over the view of a controller that defines a context.
@MainActor
@Suite("Contexts of presentations", .serialized)
struct PresentationContextTests {
  /// A controller with one inside, whose view is a part of its own.
  private final class Outer: UIViewController {
    let inner = UIViewController()
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))

    override func viewDidLoad() {
      addChild(inner)
      inner.view.frame = CGRect(x: 100, y: 100, width: 200, height: 150)
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
      button.setTitle("inside", for: .normal)
      inner.view.addSubview(button)
    }
  }

  private func open(_ outer: Outer) throws -> HeadlessHost {
    try window(width: 400, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(outer).ignoresSafeArea()
    }
  }

  private func page(_ style: UIModalPresentationStyle, _ log: EventRecorder) -> Page {
    let page = Page("page", log)
    page.modalPresentationStyle = style
    return page
  }

  @Test("A controller with the style for contexts covers the nearest view that defines one, and dismisses from there")
  func context() throws {
    let log = EventRecorder()
    let outer = Outer()
    let host = try open(outer)
    outer.inner.definesPresentationContext = true
    let page = page(.overCurrentContext, log)
    outer.inner.present(page, animated: false) { log.note("presented") }
    host.update()
    host.finishAnimations()
    #expect(log.take().last == "presented" && page.presentingViewController === outer.inner)
    #expect(outer.inner.presentedViewController === page && outer.presentedViewController == nil)
    #expect(host.frame("page") == CGRect(x: 100, y: 100, width: 200, height: 150), "\(host.labels)")
    let container: UIView = try #require(page.presentationController?.containerView)
    #expect(container.superview === outer.inner.view)
    // What is covered is not reached by assistive technologies and keys.
    #expect(!host.labels.contains("inside"), "\(host.labels)")
    host.press(.tab)
    #expect(!outer.button.isFocused)
    // The container follows the view.
    host.change { outer.inner.view.frame.size.width = 250 }
    #expect(container.bounds.width == 250)
    outer.inner.dismiss(animated: false) { log.note("dismissed") }
    host.update()
    host.finishAnimations()
    #expect(log.take().last == "dismissed" && container.superview == nil && page.view.superview == nil)
    #expect(outer.inner.presentedViewController == nil && host.labels.contains("inside"))
  }

  @Test("The current context's controller disappears while it is covered; without a context the window is covered")
  func covering() throws {
    let log = EventRecorder()
    let outer = Outer()
    let host = try open(outer)
    outer.definesPresentationContext = true
    let page = page(.currentContext, log)
    outer.inner.present(page, animated: true)
    host.update()
    host.advance(by: .seconds(0.05))
    #expect(page.isBeingPresented && page.presentingViewController === outer)
    host.finishAnimations()
    #expect(host.frame("page")?.size == CGSize(width: 400, height: 400))
    // The window presents for what lies over a part of it.
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Well", style: .default))
    page.present(alert, animated: false)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("Alert"))
    alert.dismiss(animated: false)
    host.update()
    host.finishAnimations()
    page.dismiss(animated: true)
    host.finishAnimations()
    #expect(page.presentingViewController == nil && outer.presentedViewController == nil)
    outer.definesPresentationContext = false
    outer.inner.present(page, animated: false)
    host.update()
    host.finishAnimations()
    #expect(page.presentingViewController !== outer && host.labels == ["page"])
    page.dismiss(animated: false)
    host.finishAnimations()
  }

  @Test("A context may say how what covers it comes and goes; navigation controllers define one by themselves")
  func style() throws {
    let log = EventRecorder()
    let outer = Outer()
    let host = try open(outer)
    #expect(!outer.definesPresentationContext && !outer.providesPresentationContextTransitionStyle)
    #expect(UINavigationController().definesPresentationContext)
    outer.inner.definesPresentationContext = true
    outer.inner.providesPresentationContextTransitionStyle = true
    outer.inner.modalTransitionStyle = .crossDissolve
    let page = page(.overCurrentContext, log)
    outer.inner.present(page, animated: true)
    host.update()
    host.advance(by: .seconds(0.05))
    #expect(page.view.frame.minY == 0 && page.modalTransitionStyle == .coverVertical)
    host.finishAnimations()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    page.dismiss(animated: true)
    host.finishAnimations()
    #expect(page.view.superview == nil)
  }
}
