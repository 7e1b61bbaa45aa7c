import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Animators of stacks and tabs.
@MainActor
@Suite("Transitions of stacks and tabs", .serialized)
struct ContainerTransitionTests {
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    let log: EventRecorder
    var driver: UIPercentDrivenInteractiveTransition?
    var animates: Bool = true
    init(_ log: EventRecorder) { self.log = log }

    func navigationController(_ navigation: UINavigationController, willShow page: UIViewController, animated: Bool) {
      log.note("will show \((page as? Page)?.name ?? "other") \(animated)")
    }
    func navigationController(_ navigation: UINavigationController, didShow page: UIViewController, animated: Bool) {
      log.note("did show \((page as? Page)?.name ?? "other") \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("\(operation)")
      return animates ? Slide(log, isComing: operation == .push) : nil
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func stack(
    _ log: EventRecorder
  ) throws -> (host: HeadlessHost, navigation: UINavigationController, delegate: StackDelegate) {
    let root = Page("root", log)
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let delegate = StackDelegate(log)
    navigation.delegate = delegate
    let host = try phone { Controllers(navigation) }
    host.update()
    _ = log.take()
    return (host, navigation, delegate)
  }

  @Test("A delegate's animator moves what is pushed and popped, in the order of Apple's")
  func pushAndPop() throws {
    let log = EventRecorder()
    let (host, navigation, delegate) = try stack(log)
    let next = Page("next", log)
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    host.update()
    #expect(
      log.take() == [
        "push", "next load", "root will disappear", "next will appear", "next is appearing", "will show next true",
        "animate",
      ])
    #expect(next.transitionCoordinator?.viewController(forKey: .from) === navigation.viewControllers[0])
    #expect(next.isMovingToParent)
    next.view.backgroundColor = .red
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 170, y: 300) == "#FF0000" && host.color(x: 130, y: 300) != "#FF0000")
    host.finishAnimations()
    #expect(log.take() == ["root did disappear", "next did appear", "did show next true", "ended true"])
    #expect(Set(host.labels) == ["Root", "Next", "next"] && host.frame("next")?.minX == 0)
    #expect(next.parent === navigation && next.transitionCoordinator == nil && next.view.superview == nil)
    #expect(next.view.bounds.size == host.graph.size)
    navigation.popViewController(animated: true)
    host.update()
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 170, y: 300) == "#FF0000" && host.color(x: 130, y: 300) != "#FF0000")
    host.finishAnimations()
    #expect(
      log.take() == [
        "pop", "next will disappear", "root will appear", "root is appearing", "will show root true", "animate",
        "next did disappear", "root did appear", "did show root true", "ended true",
      ])
    #expect(Set(host.labels) == ["Root", "root"] && next.parent == nil && next.view.superview == nil)
    delegate.animates = false
    navigation.pushViewController(next, animated: true)
    host.update()
    host.finishAnimations()
    #expect(log.take().first == "push" && Set(host.labels) == ["Root", "Next", "next"])
    #expect(host.frame("next")?.minX == 0)
  }

  @Test("A pop that is driven and cancelled leaves the stack as it was; one that is finished does not")
  func interactivePop() throws {
    let log = EventRecorder()
    let (host, navigation, delegate) = try stack(log)
    let next = Page("next", log)
    navigation.pushViewController(next, animated: false)
    host.update()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    _ = log.take()
    navigation.popViewController(animated: true)
    host.update()
    driver.update(0.5)
    host.update()
    #expect(host.frame("next")?.minX == 150)
    driver.cancel()
    host.finishAnimations()
    #expect(
      log.take().suffix(6)
        == [
          "next will appear", "next is appearing", "root will disappear", "next did appear", "root did disappear",
          "ended false",
        ])
    #expect(navigation.viewControllers.count == 2 && next.parent === navigation && host.labels.contains("next"))
    #expect(!host.labels.contains("root") && host.frame("next")?.minX == 0)
    navigation.popViewController(animated: true)
    host.update()
    driver.update(0.5)
    driver.finish()
    host.finishAnimations()
    #expect(navigation.viewControllers.count == 1 && host.labels.contains("root") && !host.labels.contains("next"))
  }

  @Test("Views of SwiftUI's in a stack keep their state when an animator moves them")
  func keepingState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let log = EventRecorder()
    let root = UIHostingController(rootView: Counter())
    let navigation = UINavigationController(rootViewController: root)
    let delegate = StackDelegate(log)
    navigation.delegate = delegate
    let host = try phone { Controllers(navigation) }
    #expect(host.activate("Count 0"))
    host.update()
    navigation.pushViewController(Page("next", log), animated: true)
    host.update()
    host.advance(by: .seconds(0.25))
    #expect(host.labels.contains("Count 1"))
    host.finishAnimations()
    navigation.popViewController(animated: true)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("Count 1") && host.activate("Count 1"))
    host.update()
    #expect(host.labels.contains("Count 2"))
  }

  @Test("What is asked of a stack during a transition of the program's is done after it")
  func meanwhile() throws {
    let log = EventRecorder()
    let (host, navigation, delegate) = try stack(log)
    let (next, last) = (Page("next", log), Page("last", log))
    // The controller does not keep its delegate.
    defer { withExtendedLifetime(delegate) {} }
    navigation.pushViewController(next, animated: true)
    host.update()
    host.advance(by: .seconds(0.05))
    navigation.pushViewController(last, animated: false)
    host.advance(by: .seconds(0.1))
    #expect(next.view.window != nil && host.labels.contains("next"), "\(host.labels) \(log.take())")
    #expect(!host.labels.contains("last"))
    host.finishAnimations()
    #expect(host.labels.contains("last") && navigation.viewControllers.count == 3)
  }

  final class TabDelegate: NSObject, UITabBarControllerDelegate {
    let log: EventRecorder
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: EventRecorder) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log) }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("A delegate's animator moves from one tab to another one; a cancelled change goes back")
  func tabs() throws {
    let log = EventRecorder()
    let (one, two) = (Page("one", log), Page("two", log))
    (one.title, two.title) = ("First", "Second")
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let delegate = TabDelegate(log)
    tabs.delegate = delegate
    let host = try phone { Controllers(tabs) }
    host.update()
    _ = log.take()
    tabs.selectedIndex = 1
    host.update()
    #expect(
      log.take() == ["two load", "one will disappear", "two will appear", "two is appearing", "animate"])
    two.view.backgroundColor = .red
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 170, y: 200) == "#FF0000" && host.color(x: 130, y: 200) != "#FF0000")
    host.finishAnimations()
    #expect(log.take() == ["one did disappear", "two did appear", "ended true"])
    #expect(host.labels.contains("two") && !host.labels.contains("one") && tabs.selectedIndex == 1)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    tabs.selectedIndex = 0
    host.update()
    driver.update(0.5)
    host.update()
    #expect(host.frame("one")?.minX == 150)
    driver.cancel()
    host.finishAnimations()
    #expect(tabs.selectedViewController === two && host.labels.contains("two") && !host.labels.contains("one"))
    #expect(log.take().suffix(3) == ["two did appear", "one did disappear", "ended false"])
  }
}
