import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers in columns.
@MainActor
@Suite("Split view controllers", .serialized)
struct SplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
      log.append("change to \(mode)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("will show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("will hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
      log.append("did show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
      log.append("did hide \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("proposed \(proposed)")
      return top ?? proposed
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposed }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func desktop(
    _ split: UISplitViewController, width: CGFloat = 800, _ idiom: Idiom = .desktop,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> HeadlessHost {
    try window(width: width, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(split).ignoresSafeArea().environment(\.layoutDirection, direction)
    }
  }

  private func resize(_ host: HeadlessHost, _ width: CGFloat) {
    host.graph.resize(to: HostWindow(size: CGSize(width: width, height: 400)))
    host.update()
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  /// A finger goes from one point to another.
  private func finger(_ host: HeadlessHost, from start: CGPoint, to end: CGPoint) {
    let pointer: UInt64 = host.nextPointer()
    func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      host.send(.pointer(PointerEvent(phase, at: point, time: host.time, pointer: pointer, kind: .touch)))
      host.advance(by: .milliseconds(40))
    }
    send(.down, start)
    for part in 1...4 {
      let part = CGFloat(part) / 4
      send(.move, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    send(.up, end)
  }

  private func page(_ name: String, _ log: EventRecorder) -> Page {
    let page = Page(name, log)
    page.title = name.capitalized
    return page
  }

  /// The landmarks of columns, by their names.
  private func columns(_ host: HeadlessHost) -> [String: CGRect] {
    let tree: AccessibilityTree = host.accessibilityTree
    return Dictionary(
      tree.nodes.values.filter { $0.role == .landmark }.map { ($0.label, tree.frame(of: $0.id) ?? .null) },
      uniquingKeysWith: { first, _ in first })
  }

  private func two(_ log: EventRecorder) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("list", log), for: .primary)
    split.setViewController(page("detail", log), for: .secondary)
    return split
  }

  @Test(
    "Two columns stand beside each other as landmarks, each in a stack with its title; a button hides it (550, 551)")
  func beside() throws {
    let log = EventRecorder()
    let split = two(log)
    let delegate = Delegate()
    split.delegate = delegate
    split.preferredPrimaryColumnWidth = 200
    let list = try #require(split.viewController(for: .primary))
    #expect(list.splitViewController === split && list.navigationController?.parent === split && !list.isViewLoaded)
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    let host = try desktop(split)
    host.finishAnimations()
    #expect(
      columns(host) == [
        "Sidebar": CGRect(x: 0, y: 0, width: 200, height: 400), "Detail": CGRect(x: 201, y: 0, width: 599, height: 400),
      ])
    #expect(
      log.take().sorted()
        == ["detail", "list"].flatMap { name in
          ["\(name) did appear", "\(name) is appearing", "\(name) load", "\(name) will appear"]
        })
    #expect(host.labels == ["List", "Hide Sidebar", "list", "Divider", "Detail", "detail"], "\(host.labels)")
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && split.primaryColumnWidth == 200)
    #expect(split.supplementaryColumnWidth == 0 && split.viewControllers.count == 2 && split.isShowing(.primary))
    _ = delegate.take()
    #expect(host.activate("Hide Sidebar"))
    host.update()
    #expect(log.take() == ["list will disappear"] && list.transitionCoordinator?.isAnimated == true)
    host.finishAnimations()
    #expect(log.take() == ["list did disappear"] && !split.isShowing(.primary))
    #expect(delegate.take() == ["change to secondaryOnly", "will hide primary", "did hide primary"])
    #expect(Set(host.labels) == ["Show Sidebar", "Detail", "detail"] && split.displayMode == .secondaryOnly)
    split.show(.primary)
    host.update()
    host.finishAnimations()
    #expect(log.take() == ["list will appear", "list is appearing", "list did appear"])
    #expect(host.labels.contains("Hide Sidebar") && host.graph.differences().isEmpty)
  }

  @Test("Widths follow wishes: points, fractions, limits; NaN and infinity are no wishes")
  func widths() throws {
    let split = two(EventRecorder())
    let host = try desktop(split)
    #expect(split.primaryColumnWidth == 220)
    host.change { split.preferredPrimaryColumnWidthFraction = 0.4 }
    #expect(split.primaryColumnWidth == 320)
    host.change { split.maximumPrimaryColumnWidth = 260 }
    #expect(split.primaryColumnWidth == 260)
    host.change {
      split.preferredPrimaryColumnWidth = 100
      split.minimumPrimaryColumnWidth = 120
    }
    #expect(split.primaryColumnWidth == 120)
    host.change {
      split.preferredPrimaryColumnWidth = .nan
      split.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
      split.maximumPrimaryColumnWidth = .infinity
      split.minimumPrimaryColumnWidth = -5
    }
    #expect(split.primaryColumnWidth == 220)
    host.change { split.minimumSecondaryColumnWidth = 700 }
    #expect(split.displayMode == .secondaryOnly || split.splitBehavior == .overlay || split.primaryColumnWidth < 100)
    #expect(split.preferredSecondaryColumnWidth < 0 && split.preferredSecondaryColumnWidthFraction < 0)
  }

  @Test("Three columns lie beside, over or push aside by the mode; showing goes to the nearest mode (550, 553)")
  func modes() throws {
    let log = EventRecorder()
    let split = UISplitViewController(style: .tripleColumn)
    split.viewControllers = [page("list", log), page("middle", log), page("detail", log)]
    let host = try desktop(split, width: 1000)
    #expect(split.displayMode == .twoBesideSecondary && columns(host).count == 3)
    #expect(split.supplementaryColumnWidth == 280)
    host.change { split.hide(.primary) }
    host.finishAnimations()
    #expect(split.displayMode == .oneBesideSecondary && columns(host).count == 2)
    host.change { split.hide(.supplementary) }
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly)
    host.change { split.preferredDisplayMode = .oneOverSecondary }
    host.finishAnimations()
    #expect(split.displayMode == .oneOverSecondary && columns(host)["Detail"]?.width == 1000)
    host.change { split.show(.secondary) }
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly)
    host.change { split.preferredSplitBehavior = .displace }
    host.change { split.show(.primary) }
    host.finishAnimations()
    #expect(split.displayMode == .twoDisplaceSecondary && split.splitBehavior == .displace)
    let placed = columns(host)
    #expect(placed["Sidebar"]?.minX == 0 && placed["Content"]?.minX == 221, "\(placed)")
    #expect(host.frame("detail").map { $0.minX > 500 && abs($0.width - 719) < 1 } == true, "\(placed)")
    // A press on what is pushed aside brings it back.
    #expect(host.tap(at: CGPoint(x: 800, y: 300)))
    host.finishAnimations()
    #expect(split.displayMode == .oneBesideSecondary)
    host.change { split.preferredDisplayMode = .twoOverSecondary }
    #expect(split.displayMode == .twoOverSecondary && split.preferredDisplayMode == .twoOverSecondary)
    host.change { split.hide(.secondary) }
    #expect(split.displayMode == .twoOverSecondary)
  }

  @Test("Columns that lie on each other are at rest in the first frame", arguments: [Idiom.phone, .desktop])
  func firstFrame(idiom: Idiom) throws {
    let split = two(EventRecorder())
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(split).ignoresSafeArea()
    }
    #expect(split.isCollapsed && !host.graph.isAnimating)
    let first: [String] = host.displayLines
    host.finishAnimations()
    #expect(first == host.displayLines)
  }

  @Test("Without room the columns lie on each other; the delegate names the top, and people go back (552)")
  func collapsing() throws {
    let log = EventRecorder()
    let split = two(log)
    let delegate = Delegate()
    delegate.top = .primary
    split.delegate = delegate
    let host = try desktop(split, width: 320)
    #expect(delegate.take() == ["proposed secondary", "will show primary", "collapsed", "did show primary"])
    #expect(split.isCollapsed && host.labels == ["List", "list"], "\(host.labels)")
    // A controller that has not been shown has no view yet.
    #expect(split.viewController(for: .secondary)?.isViewLoaded == false)
    _ = log.take()
    host.change { split.show(.secondary) }
    host.finishAnimations()
    #expect(
      Set(host.labels) == ["Back", "Detail", "detail"] && host.element("Back")?.traits.contains(.isButton) == true)
    #expect(log.take().suffix(2) == ["list did disappear", "detail did appear"])
    #expect(host.activate("Back"))
    host.finishAnimations()
    #expect(host.labels == ["List", "list"] && split.isShowing(.primary) && !split.isShowing(.secondary))
    // A detail controller that the list shows comes on top as well.
    let other = page("other", log)
    host.change { split.viewController(for: .primary)?.showDetailViewController(other, sender: nil) }
    host.finishAnimations()
    #expect(host.labels.contains("other") && split.viewController(for: .secondary) === other)
    #expect(split.viewControllers.count == 1)
    _ = delegate.take()
    resize(host, 900)
    #expect(!split.isCollapsed && delegate.take().contains("expanded") && columns(host).count == 2)
    delegate.top = nil
    resize(host, 320)
    #expect(delegate.take().contains("proposed secondary") && host.labels.contains("other"))
    host.change { split.hide(.secondary) }
    host.finishAnimations()
    #expect(host.labels == ["List", "list"])
    delegate.mode = .secondaryOnly
    resize(host, 900)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("A compact column is shown in place of all others where there is room for one")
  func compact() throws {
    let log = EventRecorder()
    let split = two(log)
    split.setViewController(page("tabs", log), for: .compact)
    let host = try desktop(split, width: 320)
    #expect(host.labels == ["tabs"] && split.isShowing(.compact) && log.take().allSatisfy { $0.hasPrefix("tabs") })
    resize(host, 900)
    #expect(columns(host).count == 2 && !host.labels.contains("tabs") && !split.isShowing(.compact))
    #expect(log.take().contains("tabs did disappear"))
    resize(host, 320)
    #expect(host.labels == ["tabs"])
    host.change { split.setViewController(nil, for: .compact) }
    #expect(host.labels.contains("detail"))
  }

  @Test("The primary column stands at the other edge where the program or the reading direction says so")
  func edges() throws {
    let split = two(EventRecorder())
    split.primaryEdge = .trailing
    let host = try desktop(split)
    #expect(columns(host)["Sidebar"]?.maxX == 800 && columns(host)["Detail"]?.minX == 0)
    host.change { split.primaryEdge = .leading }
    #expect(columns(host)["Sidebar"]?.minX == 0)
    let mirrored = try desktop(two(EventRecorder()), width: 800, .desktop, .rightToLeft)
    #expect(columns(mirrored)["Sidebar"]?.maxX == 800)
  }

  @Test("Fingers draw the primary column in from the edge and push it back, unless the program forbids it")
  func drags() throws {
    let split = two(EventRecorder())
    split.preferredDisplayMode = .secondaryOnly
    split.preferredSplitBehavior = .overlay
    let host = try desktop(split)
    finger(host, from: CGPoint(x: 5, y: 200), to: CGPoint(x: 200, y: 205))
    host.finishAnimations()
    #expect(split.displayMode == .oneOverSecondary)
    finger(host, from: CGPoint(x: 190, y: 200), to: CGPoint(x: 20, y: 205))
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = false
    host.update()
    finger(host, from: CGPoint(x: 5, y: 200), to: CGPoint(x: 200, y: 205))
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly && !host.labels.contains("Show Sidebar"))
    host.change { split.displayModeButtonVisibility = .always }
    #expect(host.labels.contains("Show Sidebar"))
  }

  @Test("A third button takes all columns but the secondary one away, and brings them back")
  func secondaryOnlyButton() throws {
    let log = EventRecorder()
    let split = UISplitViewController(style: .tripleColumn)
    for (name, column) in [
      ("list", UISplitViewController.Column.primary), ("middle", .supplementary), ("detail", .secondary),
    ] {
      split.setViewController(page(name, log), for: column)
    }
    split.showsSecondaryOnlyButton = true
    let host = try desktop(split, width: 1000)
    #expect(host.activate("Full Width"), "\(host.labels)")
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly)
    #expect(host.activate("Show All Columns"), "\(host.labels)")
    host.finishAnimations()
    #expect(split.displayMode == .twoBesideSecondary)
  }

  @Test("Two controllers without columns: the program has the button; collapsing asks the delegate and the primary one")
  func classic() throws {
    final class Old: NSObject, UISplitViewControllerDelegate {
      var takes = false
      func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
      ) -> Bool { takes }
    }
    let log = EventRecorder()
    let (list, detail) = (page("list", log), page("detail", log))
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let delegate = Old()
    split.delegate = delegate
    let navigation = UINavigationController(rootViewController: list)
    split.viewControllers = [navigation, detail]
    #expect(split.style == .unspecified && detail.navigationController == nil)
    list.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let host = try desktop(split)
    #expect(host.labels == ["Sidebar", "List", "list", "Divider", "detail"], "\(host.labels)")
    #expect(host.activate("Sidebar"))
    host.finishAnimations()
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    resize(host, 320)
    #expect(host.labels.contains("detail") && split.viewControllers == [navigation])
    #expect(host.activate("Back"), "\(host.labels)")
    host.finishAnimations()
    #expect(host.labels.contains("list"))
    resize(host, 800)
    #expect(columns(host).count == 2 && split.viewControllers == [navigation, detail])
    delegate.takes = true
    resize(host, 320)
    #expect(host.labels.contains("list") && detail.parent == nil)
    host.change { list.navigationController?.pushViewController(page("pushed", log), animated: false) }
    resize(host, 800)
    #expect(host.labels.contains("list") && host.labels.contains("pushed"))
    // A controller that is no container does nothing with a secondary one, and has none to give back.
    detail.collapseSecondaryViewController(UIViewController(), for: split)
    #expect(UIViewController().separateSecondaryViewController(for: UISplitViewController(style: .doubleColumn)) == nil)
  }

  @Test("A delegate may do itself what the split view does: its button, showing, the controllers of one column and two")
  func delegation() throws {
    final class Own: NSObject, UISplitViewControllerDelegate {
      var shown: [String] = []
      let (small, large, given) = (UIViewController(), UIViewController(), UIViewController())
      func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        svc.displayMode == .primaryOverlay ? .primaryHidden : .primaryOverlay
      }
      func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        shown.append("show \(sender as? String ?? "")")
        return true
      }
      func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        shown.append("detail \(sender as? String ?? "")")
        return true
      }
      func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? { small }
      func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? { large }
      func splitViewController(
        _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
      ) -> UIViewController? { given }
    }
    let log = EventRecorder()
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let delegate = Own()
    split.delegate = delegate
    let (list, detail) = (page("list", log), page("detail", log))
    let navigation = UINavigationController(rootViewController: list)
    list.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.viewControllers = [navigation, detail]
    let host = try desktop(split)
    #expect(split.displayMode == .allVisible)
    #expect(host.activate("Sidebar"))
    host.update()
    host.finishAnimations()
    #expect(split.displayMode == .oneOverSecondary)
    split.show(UIViewController(), sender: "a")
    list.showDetailViewController(UIViewController(), sender: "b")
    #expect(delegate.shown == ["show a", "detail b"] && split.viewControllers == [navigation, detail])
    resize(host, 320)
    #expect(split.viewControllers == [delegate.small])
    resize(host, 800)
    #expect(split.viewControllers == [delegate.large, delegate.given])
    split.delegate = nil
    let next = page("next", log)
    host.change { split.show(next, sender: nil) }
    #expect(split.viewControllers.first === next && split.primaryBackgroundStyle == .none)
    host.change { split.displayModeButtonVisibility = .never }
    #expect(split.primaryEdge == .leading && !split.showsSecondaryOnlyButton)
  }

  @Test("An inspector comes beside all columns")
  func inspector() throws {
    let log = EventRecorder()
    let split = two(log)
    split.setViewController(page("facts", log), for: .inspector)
    split.preferredInspectorColumnWidth = 240
    let host = try desktop(split, width: 1000)
    #expect(!host.labels.contains("facts") && !split.isShowing(.inspector))
    split.show(.inspector)
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("facts") && split.isShowing(.inspector))
    #expect(host.frame("facts")?.width == 240)
    split.hide(.inspector)
    host.update()
    host.finishAnimations()
    #expect(!host.labels.contains("facts"))
  }

  @Test("A screen reader goes from column to column: the sidebar, its title and list, then the details")
  func transcript() throws {
    let host = try desktop(two(EventRecorder()))
    let session = host.makeReader()
    var said: [String] = []
    var next: [AccessibilityUtterance]? = session.run(.first)
    while let spoken = next {
      said.append(spoken.map(\.text).joined(separator: " "))
      next = session.run(.next)
    }
    #expect(
      said == [
        "Sidebar List. Heading.", "Hide Sidebar. Button.", "list",
        "Divider: 28%. Adjustable. Swipe up or down with one finger to adjust the value.", "Detail Detail. Heading.",
        "detail",
      ], "\(said)")
  }

  @Test("Views know by their traits whether the columns around stand beside each other")
  func layoutEnvironment() throws {
    let (split, page) = (UISplitViewController(style: .doubleColumn), UIViewController())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(page, for: .secondary)
    #expect(UIView().traitCollection.splitViewControllerLayoutEnvironment == .none)
    let host = try desktop(split)
    #expect(page.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    var heard: [UISplitViewController.LayoutEnvironment] = []
    page.registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) {
      (page: UIViewController, _) in heard.append(page.traitCollection.splitViewControllerLayoutEnvironment)
    }
    resize(host, 300)
    #expect(heard == [.collapsed] && split.isCollapsed)
    resize(host, 800)
    #expect(heard == [.collapsed, .expanded])
    let all: [UISplitViewController.LayoutEnvironment] = [.none, .expanded, .collapsed]
    #expect(all.map(\.rawValue) == [0, 1, 2])
  }
}
