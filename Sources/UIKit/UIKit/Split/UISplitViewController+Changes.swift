import Foundation
import HostInterface
import SwiftUICore
import SwiftUINavigation
import UIFoundation

extension UISplitViewController {
  private var idiom: Idiom { viewIfLoaded?.window?.graph?.settings.idiom ?? .phone }

  /// Takes up the room and the wishes as they are now: collapses or expands, and tells what comes and what goes.
  ///
  /// - Parameter animated: Whether the columns move; without, they follow the transaction around.
  func settle(animated: Bool) {
    guard let view = viewIfLoaded, view.window != nil, view.bounds.width > 0 else { return changes.change() }
    let (oldColumns, oldChildren): ([Column], [UIViewController]) = (shownColumns, shownChildren)
    let before: SplitSituation? = situation
    let oldMode: DisplayMode? = before.map { $0.isCollapsed ? .secondaryOnly : DisplayMode($0, columns: columns.count) }
    var next: SplitSituation = resolved(mode: wantedMode)
    let wasCollapsed: Bool = before?.isCollapsed ?? false
    if next.isCollapsed != wasCollapsed {
      situation = next
      if next.isCollapsed { collapse() } else { expand() }
      next = resolved(mode: wantedMode)
    }
    let newMode: DisplayMode = next.isCollapsed ? .secondaryOnly : DisplayMode(next, columns: columns.count)
    situation = before
    if oldMode != newMode, !next.isCollapsed { delegate?.splitViewController(self, willChangeTo: newMode) }
    situation = next
    settledTop = topColumn
    let (newColumns, newChildren): ([Column], [UIViewController]) = (shownColumns, shownChildren)
    reached.formUnion(newColumns)
    let environment: LayoutEnvironment = next.isCollapsed ? .collapsed : .expanded
    for child in children { child.traitOverrides[UITraitSplitViewControllerLayoutEnvironment.self] = environment }
    if next == before, oldColumns == newColumns { return }
    complete()
    let moves: Bool = animated && before != nil && UIView.areAnimationsEnabled
    begin(oldColumns, newColumns, oldChildren, newChildren, animated: moves)
    if next.isCollapsed != wasCollapsed {
      UIKit.post(
        UIViewController.showDetailTargetDidChangeNotification, UIViewController.ShowDetailTargetDidChangeMessage(),
        of: self)
      if next.isCollapsed {
        delegate?.splitViewControllerDidCollapse(self)
      } else if before != nil {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
    move(animated: moves)
  }

  /// Tells of columns that come and go, and keeps for later what is due when they have arrived.
  private func begin(
    _ oldColumns: [Column], _ newColumns: [Column], _ oldChildren: [UIViewController],
    _ newChildren: [UIViewController], animated: Bool
  ) {
    let gone: [UIViewController] = oldChildren.filter { old in !newChildren.contains { $0 === old } }
    let come: [UIViewController] = newChildren.filter { new in !oldChildren.contains { $0 === new } }
    let goneColumns: [Column] = oldColumns.filter { !newColumns.contains($0) }
    let comeColumns: [Column] = newColumns.filter { !oldColumns.contains($0) }
    let reducesMotion: Bool = UIAccessibility.isReduceMotionEnabled
    let transition = ControllerTransition(
      from: gone.last, to: come.last, in: self,
      animation: animated ? SplitMotion.animation(on: idiom, reducesMotion: reducesMotion) : nil,
      duration: SplitMotion.duration(on: idiom, reducesMotion: reducesMotion))
    current = transition
    for column in goneColumns { delegate?.splitViewController(self, willHide: column) }
    for column in comeColumns { delegate?.splitViewController(self, willShow: column) }
    if isSeen {
      for child in gone { child.beginAppearance(false, animated: animated) }
      for child in come {
        child.loadViewIfNeeded()
        child.beginAppearance(true, animated: animated)
        if child.viewIfLoaded?.window != nil { child.tellInPlace() }
      }
    }
    finish = { [weak self] in
      guard let self else { return }
      for child in gone { child.endAppearance() }
      // A controller that comes together with this one ends its appearance with it.
      if appearance.phase == .appeared { for child in come { child.endAppearance() } }
      for column in goneColumns { delegate?.splitViewController(self, didHide: column) }
      for column in comeColumns { delegate?.splitViewController(self, didShow: column) }
      transition.end()
    }
  }

  private func move(animated: Bool) {
    let transition: ControllerTransition? = current
    let reducesMotion: Bool = UIAccessibility.isReduceMotionEnabled
    if animated {
      timer.run(SplitMotion.animation(on: idiom, reducesMotion: reducesMotion)) { [changes] in
        changes.change()
      } completion: { [weak self] in
        if self?.current === transition { self?.complete() }
      }
    } else {
      changes.change()
      guard let graph = viewIfLoaded?.window?.graph else { return complete() }
      // The children have their places after the pass.
      graph.afterUpdate { [weak self] in if self?.current === transition { self?.complete() } }
    }
  }

  /// Ends the change that is under way.
  private func complete() {
    current = nil
    let due: (() -> Void)? = finish
    finish = nil
    due?()
  }

  // MARK: Collapsing and expanding

  /// The column on top where nobody says otherwise.
  var proposedTop: Column {
    if style != .unspecified, given[.compact] != nil { return .compact }
    return columns.last { given[$0] != nil } ?? .primary
  }

  private func collapse() {
    if style == .unspecified { return collapseBoth() }
    let proposed: Column = proposedTop
    let top: Column =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    topColumn = given[top] == nil ? proposed : top
  }

  private func expand() {
    if style == .unspecified { return expandBoth() }
    let proposed: DisplayMode = DisplayMode(resolved(mode: wantedMode), columns: columns.count)
    let mode: DisplayMode? = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != proposed { wantedMode = mode }
  }

  private func collapseBoth() {
    if let primary = delegate?.primaryViewController(forCollapsing: self) { set(primary, for: .primary) }
    topColumn = .primary
    guard let primary = given[.primary], let secondary = given[.secondary] else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
    if topColumn == .primary { set(nil, for: .secondary) }
  }

  private func expandBoth() {
    if let primary = delegate?.primaryViewController(forExpanding: self) { set(primary, for: .primary) }
    guard let primary = given[.primary] else { return }
    let secondary: UIViewController? =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let secondary { set(secondary, for: .secondary) }
  }

  // MARK: Showing controllers

  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if isCollapsed, let stack = child(for: topColumn) as? UINavigationController {
      stack.show(controller, sender: sender)
    } else {
      set(controller, for: .primary)
      reveal(.primary)
    }
  }

  func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    set(controller, for: .secondary)
    reveal(.secondary)
  }
}
