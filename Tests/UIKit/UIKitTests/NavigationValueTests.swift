import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What navigation controllers are made of and show, and what they tell of their transitions.
@MainActor
@Suite("Navigation controllers by their properties", .serialized)
struct NavigationValueTests {
  final class OwnBar: UINavigationBar {}
  final class OwnToolbar: UIToolbar {}

  final class OwnNavigation: UINavigationController {
    var loads = 0
    override func loadView() {
      super.loadView()
      loads += 1
    }
  }

  final class LightPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private func stack() throws -> (host: HeadlessHost, navigation: UINavigationController) {
    let root = Page("root", EventRecorder())
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    return (try phone { Controllers(navigation) }, navigation)
  }

  @Test("A stack is made with bars of the program's, by a name or from a coder, and is empty then")
  func making() throws {
    let own = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(own.navigationBar is OwnBar && own.toolbar is OwnToolbar && own.viewControllers.isEmpty)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    #expect(
      type(of: plain.navigationBar) == UINavigationBar.self && plain.toolbar.map { type(of: $0) } == UIToolbar.self)
    let named = UINavigationController(nibName: "Name", bundle: .main)
    #expect(named.nibName == "Name" && named.nibBundle === Bundle.main && named.topViewController == nil)
    let coded = try #require(UINavigationController(coder: NSCoder()))
    #expect(coded.viewControllers.isEmpty && coded.visibleViewController == nil)
    #expect(coded.preferredStatusBarStyle == .default && !coded.isNavigationBarHidden && coded.isToolbarHidden)
    let operations: [UINavigationController.Operation] = [.none, .push, .pop]
    #expect(operations.map(\.rawValue) == [0, 1, 2])
  }

  @Test("A subclass makes its view when that is first asked for, and what it shows is the stack")
  func view() throws {
    let navigation = OwnNavigation(rootViewController: Page("root", EventRecorder()))
    #expect(navigation.loads == 0 && !navigation.isViewLoaded)
    let host = try phone { Controllers(navigation) }
    #expect(navigation.loads == 1 && navigation.isViewLoaded && host.labels == ["root"])
    let plain = UINavigationController(rootViewController: Page("plain", EventRecorder()))
    plain.loadView()
    #expect(plain.isViewLoaded && plain.view.frame == .zero)
  }

  @Test("The status bar is as the top controller says")
  func statusBar() {
    let navigation = UINavigationController(rootViewController: LightPage())
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.preferredStatusBarStyle == .default)
  }

  @Test("Showing a controller pushes it, and what is presented in front is the one that is seen (545)")
  func showing() throws {
    let (host, navigation) = try stack()
    let next = Page("next", EventRecorder())
    navigation.show(next, sender: nil)
    host.update()
    host.finishAnimations()
    #expect(navigation.viewControllers.last === next && host.labels.contains("next"))
    #expect(navigation.visibleViewController === next)
    let sheet = Page("sheet", EventRecorder())
    next.present(sheet, animated: false)
    host.update()
    host.finishAnimations()
    #expect(navigation.visibleViewController === sheet && navigation.topViewController === next)
    next.dismiss(animated: false)
    host.update()
    host.finishAnimations()
    #expect(navigation.visibleViewController === next)
  }

  @Test("Bars come and go with or without a movement; the toolbar's look is set on the toolbar")
  func bars() throws {
    let (host, navigation) = try stack()
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    host.change { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(host.labels == ["root"] && navigation.isNavigationBarHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    host.update()
    host.finishAnimations()
    #expect(Set(host.labels) == ["Root", "root"] && !navigation.isNavigationBarHidden)
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
    ]
    host.change {
      navigation.setToolbarHidden(false, animated: false)
      navigation.toolbar.barTintColor = .red
    }
    let tool: CGRect = try #require(host.frame("Tool"))
    #expect(try host.color(x: 290, y: tool.midY) == "#FF0000")
  }

  @Test("The drag from the edge goes back unless its recognizer is off")
  func drag() throws {
    let (host, navigation) = try stack()
    navigation.pushViewController(Page("next", EventRecorder()), animated: false)
    host.update()
    let recognizer = try #require(navigation.interactivePopGestureRecognizer)
    #expect(recognizer.isEnabled)
    func drag() {
      host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 280, y: 300), duration: .seconds(1))
      host.finishAnimations()
      host.update()
    }
    recognizer.isEnabled = false
    drag()
    #expect(navigation.viewControllers.count == 2)
    recognizer.isEnabled = true
    drag()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A push tells who comes and who goes, lets others move along, and tells when it is over (542)")
  func transitions() throws {
    let (host, navigation) = try stack()
    let root = try #require(navigation.topViewController)
    let next = Page("next", EventRecorder())
    navigation.pushViewController(next, animated: true)
    host.update()
    let transition = try #require(next.transitionCoordinator)
    #expect(transition.viewController(forKey: .from) === root && transition.viewController(forKey: .to) === next)
    #expect(transition.view(forKey: .from) === root.view && transition.view(forKey: .to) === next.view)
    #expect(transition.viewController(forKey: UITransitionContextViewControllerKey(rawValue: "other")) == nil)
    #expect(transition.view(forKey: UITransitionContextViewKey(rawValue: "other")) == nil)
    #expect(transition.containerView === navigation.view && transition.targetTransform == .identity)
    #expect(transition.isAnimated && transition.transitionDuration > 0 && transition.percentComplete == 0)
    #expect(!transition.isCancelled && !transition.isInteractive && !transition.initiallyInteractive)
    #expect(!transition.isInterruptible && transition.presentationStyle == .none)
    #expect(transition.completionVelocity == 1 && transition.completionCurve == .easeInOut)
    var log: [String] = []
    let isTaken: Bool = transition.animate { context in
      log.append("along \(context.percentComplete)")
      next.view.alpha = 0.5
    }
    transition.animate(alongsideTransition: nil) { context in log.append("over \(context.percentComplete)") }
    #expect(isTaken && log == ["along 0.0"])
    host.update()
    host.finishAnimations()
    #expect(log == ["along 0.0", "over 1.0"] && next.transitionCoordinator == nil && next.view.alpha == 0.5)
    #expect(!transition.animate(alongsideTransition: nil, completion: nil) && transition.percentComplete == 1)
  }

  @Test("The sides of a transition have names of their own")
  func keys() {
    let controllers: [UITransitionContextViewControllerKey] = [.from, .to]
    #expect(Set(controllers.map(\.rawValue)).count == 2)
    let views: [UITransitionContextViewKey] = [.from, .to]
    #expect(Set(views.map(\.rawValue)).union(controllers.map(\.rawValue)).count == 4)
  }
}
