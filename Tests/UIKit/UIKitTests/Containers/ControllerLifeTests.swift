import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The life of a controller and its view.
@MainActor
@Suite("Life of controllers", .serialized)
struct ControllerLifeTests {
  @Test("The view of a controller is loaded when it is first asked for (531)")
  func loading() {
    final class Loaded: UIViewController {
      var log: [String] = []
      override func loadView() {
        log.append("load")
        super.loadView()
      }
      override func viewDidLoad() { log.append("did load") }
    }
    let page = Loaded(nibName: nil, bundle: nil)
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil && page.log.isEmpty)
    let view: UIView? = page.view
    #expect(view === page.viewIfLoaded && page.log == ["load", "did load"])
    page.loadViewIfNeeded()
    #expect(page.view === view && page.log.count == 2)
  }

  @Test("The view of the root controller is as large as its window, and stays so (532)")
  func rootSize() throws {
    let page = Page("page", EventRecorder())
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    #expect(page.view.bounds.size == CGSize(width: 300, height: 400))
    host.graph.resize(to: HostWindow(size: CGSize(width: 500, height: 350)))
    host.update()
    #expect(page.view.bounds.size == CGSize(width: 500, height: 350))
  }

  @Test("A will without its did is followed by the opposite will, where its work ends (535)")
  func turningBack() throws {
    final class Counted: UIViewController {
      var running = 0
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        running += 1
        log.append("will appear")
      }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) {
        running -= 1
        log.append("will disappear")
      }
      override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }
    let page = Counted()
    // A container may begin an appearance and turn it round before it ends.
    page.beginAppearanceTransition(true, animated: true)
    page.beginAppearanceTransition(false, animated: true)
    page.endAppearanceTransition()
    #expect(page.log == ["will appear", "will disappear", "did disappear"] && page.running == 0)
    page.log = []
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    page.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    #expect(
      page.log == ["will appear", "did appear", "will disappear", "will appear", "did appear"] && page.running == 1)
  }

  @Test("A container takes a child before its view, and lets it go after its view (537)")
  func containment() throws {
    final class Child: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        log.append("will \(parent == nil ? "leave" : "join")")
      }
      override func didMove(toParent parent: UIViewController?) {
        log.append("did \(parent == nil ? "leave" : "join")")
      }
      override func viewWillAppear(_ animated: Bool) { log.append(self.parent == nil ? "alone" : "appears inside") }
      override func viewDidDisappear(_ animated: Bool) { log.append(self.parent == nil ? "gone alone" : "gone inside") }
    }
    let outer = Page("outer", EventRecorder())
    let child = Child()
    let host = try window(width: 300, height: 400) { Controllers(outer) }
    host.change {
      outer.addChild(child)
      #expect(child.parent === outer && outer.children == [child])
      outer.view.addSubview(child.view)
      child.didMove(toParent: outer)
    }
    #expect(child.log == ["will join", "appears inside", "did join"])
    child.log = []
    host.change {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
    }
    host.change { child.removeFromParent() }
    #expect(child.log == ["will leave", "gone inside", "did leave"] && child.parent == nil && outer.children.isEmpty)
  }

  private final class Lazy: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading(wrappedValue: 3) var count: Int
    override func viewDidLoad() {
      label = UILabel()
      label.text = "made"
    }
  }

  @Test("Reading a property that waits for the view loads the view")
  func viewLoading() {
    let page = Lazy()
    #expect(!page.isViewLoaded && page.label.text == "made" && page.isViewLoaded)
    #expect(page.count == 3)
    page.count = 4
    #expect(page.count == 4)
  }

  @Test("Properties are brought up to date before the layout, once, and when that is asked for")
  func properties() throws {
    final class Updated: UIViewController {
      var log: [String] = []
      override func updateProperties() { log.append("update") }
      override func viewWillLayoutSubviews() { log.append("layout") }
      override func viewLayoutMarginsDidChange() { log.append("margins") }
    }
    let page = Updated()
    let host = try window(width: 200, height: 200) { Controllers(page) }
    #expect(page.log.filter { $0 != "margins" }.prefix(2) == ["update", "layout"])
    page.log = []
    host.change { page.view.setNeedsLayout() }
    #expect(!page.log.contains("update") && page.log.contains("layout"))
    page.log = []
    host.change { page.setNeedsUpdateProperties() }
    #expect(page.log.first == "update")
    page.log = []
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    page.updatePropertiesIfNeeded()
    #expect(page.log == ["update"])
    page.log = []
    host.change { page.view.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9) }
    #expect(page.log.contains("margins"))
  }

  @Test("A controller keeps its scroll views by edges, and its transition says how it is presented")
  func kept() {
    let page = UIViewController(nibName: nil, bundle: nil)
    let (all, top): (UIScrollView, UIScrollView) = (UIScrollView(), UIScrollView())
    #expect(page.contentScrollView(for: .top) == nil)
    page.setContentScrollView(all)
    page.setContentScrollView(top, for: .top)
    #expect(page.contentScrollView(for: .top) === top && page.contentScrollView(for: .bottom) === all)
    page.setContentScrollView(nil)
    #expect(page.contentScrollView(for: .top) == nil)
    #expect(page.preferredTransition == nil)
    for (transition, style): (UIViewController.Transition, UIModalTransitionStyle) in [
      (.coverVertical, .coverVertical), (.crossDissolve, .crossDissolve), (.flipHorizontal, .flipHorizontal),
      (.partialCurl, .partialCurl),
    ] {
      page.preferredTransition = transition
      #expect(page.modalTransitionStyle == style && page.preferredTransition === transition)
    }
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    #expect(options.dimmingColor == .black && options.dimmingVisualEffect == nil)
    page.preferredTransition = .zoom(options: options) { context in context.sourceViewController.view }
    #expect(page.preferredTransition != nil)
    #expect(!page.prefersPointerLocked && !page.prefersInterfaceOrientationLocked)
    #expect(page.childViewControllerForPointerLock == nil && page.childViewControllerForInterfaceOrientationLock == nil)
    page.setNeedsUpdateOfPrefersPointerLocked()
    page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(!page.disablesAutomaticKeyboardDismissal)
    page.modalPresentationStyle = .formSheet
    #expect(page.disablesAutomaticKeyboardDismissal)
  }
}
