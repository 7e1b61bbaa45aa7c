import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Widths and other settings of containers, and what requirements answer that a delegate leaves out.
@MainActor
@Suite("Settings of containers", .serialized)
struct ContainerValueTests {
  private final class Silent: NSObject, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UIPageViewControllerDataSource
  {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private final class Named: UIViewController {
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.isAccessibilityElement = true
      view.accessibilityLabel = title
    }
  }

  private func threeColumns() throws -> (UISplitViewController, HeadlessHost) {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, name) in [
      (UISplitViewController.Column.primary, "one"), (.supplementary, "two"), (.secondary, "three"),
    ] {
      split.setViewController(Named(name), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    let host = try window(width: 1200, height: 400, settings: HostSettings(idiom: .desktop)) {
      Controllers(split).ignoresSafeArea()
    }
    return (split, host)
  }

  @Test("The supplementary column has the width that is wished for, within its limits")
  func supplementaryWidth() throws {
    let (split, host) = try threeColumns()
    host.change { split.preferredSupplementaryColumnWidth = 240 }
    #expect(split.supplementaryColumnWidth == 240)
    host.change { split.maximumSupplementaryColumnWidth = 210 }
    #expect(split.supplementaryColumnWidth == 210)
    host.change {
      split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
      split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredSupplementaryColumnWidthFraction = 0.2
    }
    #expect(split.supplementaryColumnWidth == 240)
    host.change { split.minimumSupplementaryColumnWidth = 260 }
    #expect(split.supplementaryColumnWidth == 260)
  }

  @Test("The inspector has the width that is wished for, within its limits")
  func inspectorWidth() throws {
    let (split, host) = try threeColumns()
    host.change {
      split.setViewController(Named("inspector"), for: .inspector)
      split.preferredInspectorColumnWidth = 250
      split.show(.inspector)
    }
    host.finishAnimations()
    #expect(host.frame("inspector")?.width == 250)
    host.change { split.minimumInspectorColumnWidth = 270 }
    host.finishAnimations()
    #expect(host.frame("inspector")?.width == 270)
    host.change {
      split.minimumInspectorColumnWidth = 100
      split.maximumInspectorColumnWidth = 200
    }
    host.finishAnimations()
    #expect(host.frame("inspector")?.width == 200)
    host.change {
      split.maximumInspectorColumnWidth = 500
      split.preferredInspectorColumnWidth = UISplitViewController.automaticDimension
      split.preferredInspectorColumnWidthFraction = 0.25
    }
    host.finishAnimations()
    #expect(host.frame("inspector")?.width == 300)
  }

  @Test("A detail controller takes the secondary column")
  func detail() throws {
    let (split, host) = try threeColumns()
    let other = Named("other")
    host.change { split.showDetailViewController(other, sender: nil) }
    #expect(split.viewController(for: .secondary) === other && host.labels.contains("other"))
  }

  @Test("Raw values are those of UIKit's headers; archives make no containers of their own")
  func values() {
    #expect(UISplitViewController.DisplayMode.automatic.rawValue == 0)
    #expect(UISplitViewController.SplitBehavior.automatic.rawValue == 0)
    #expect(UISplitViewController.DisplayModeButtonVisibility.automatic.rawValue == 0)
    #expect(UISplitViewController.BackgroundStyle.sidebar.rawValue == 1)
    #expect(
      UIPageViewController.SpineLocation.min.rawValue == 1 && UIPageViewController.SpineLocation.mid.rawValue == 2)
    #expect(UIContextMenuConfiguration.ElementOrder.priority.rawValue == 1)
    #expect(UIContextMenuConfiguration.ElementOrder.fixed.rawValue == 2)
    let split = UISplitViewController(coder: NSCoder())
    #expect(split?.style == .unspecified)
    split?.loadView()
    #expect(split?.isViewLoaded == true && split?.view.gestureRecognizers?.count == 1)
    let pager = UIPageViewController(coder: NSCoder())
    pager?.loadView()
    #expect(pager?.isViewLoaded == true && pager?.viewControllers?.isEmpty == true)
  }

  @Test("Requirements that a delegate leaves out change nothing")
  func silence() {
    let silent = Silent()
    let split = UISplitViewController(style: .doubleColumn)
    let columns: any UISplitViewControllerDelegate = silent
    columns.splitViewControllerDidCollapse(split)
    columns.splitViewControllerDidExpand(split)
    #expect(!split.isCollapsed)
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pages: any UIPageViewControllerDelegate = silent
    pages.pageViewController(pager, willTransitionTo: [])
    pages.pageViewController(pager, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: false)
    #expect(pages.pageViewController(pager, spineLocationFor: .portrait) == pager.spineLocation)
    let source: any UIPageViewControllerDataSource = silent
    #expect(source.presentationCount(for: pager) == 0 && source.presentationIndex(for: pager) == 0)
  }
}
