import CoreGraphics
import Diagnostics
import SwiftUINavigation
import UIFoundation

extension UISplitViewController {
  /// The columns that share the room, from the primary one.
  var columns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

  // MARK: Controllers

  /// The child that shows the controller of a column: the controller, or the navigation controller around it.
  func child(for column: Column) -> UIViewController? { wrappers[column] ?? given[column] }

  /// The child that stands in the place of a column; nil while its view is not needed.
  func placedController(for column: Column) -> UIViewController? {
    if column == .primary, isCollapsed, showsCompact { return child(for: .compact) }
    return reached.contains(column) ? child(for: column) : nil
  }

  /// Whether a controller for little room is shown in place of all columns.
  var showsCompact: Bool { topColumn == .compact && given[.compact] != nil }

  /// The children that people see.
  var shownChildren: [UIViewController] {
    guard let situation else { return [] }
    if situation.isCollapsed { return child(for: settledTop).map { [$0] } ?? [] }
    return columns.indices.filter { situation.shows($0) }.compactMap { child(for: columns[$0]) }
  }

  func set(_ controller: UIViewController?, for column: Column) {
    guard column != .supplementary || style == .tripleColumn else {
      return Diagnostics.warn("\(type(of: self)) has no supplementary column: it was made for two columns.")
    }
    guard controller !== given[column] else { return }
    let isSeen: Bool = self.isSeen
    if let old = child(for: column) {
      old.willMove(toParent: nil)
      if isSeen, old.appearance.phase == .appeared || old.appearance.phase == .appearing {
        old.beginAppearance(false, animated: false)
        old.endAppearance()
      }
      old.appearance.isManaged = false
      old.removeFromParent()
    }
    wrappers[column] = nil
    given[column] = controller
    if let controller {
      // The compact column and the inspector show what they are given; so does the style of two controllers.
      let isWrapped: Bool = columns.contains(column) && style != .unspecified && !(controller is UINavigationController)
      if isWrapped { wrappers[column] = UINavigationController(rootViewController: controller) }
      let child: UIViewController = wrappers[column] ?? controller
      addChild(child)
      child.appearance.isManaged = column != .inspector
      child.didMove(toParent: self)
    }
    if isCollapsed, topColumn == column, controller == nil {
      topColumn = proposedTop
      settledTop = topColumn
      situation = resolved(mode: wantedMode)
    }
    appearShown()
    changes.change()
  }

  /// Lets a child that was set where people see it appear.
  private func appearShown() {
    guard isSeen else { return }
    reached.formUnion(shownColumns)
    for child in shownChildren where child.appearance.phase == .disappeared {
      child.beginAppearance(true, animated: false)
      if appearance.phase == .appeared { child.endAppearance() }
    }
  }

  var isSeen: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

  /// The columns that people see.
  var shownColumns: [Column] {
    guard let situation else { return [] }
    if situation.isCollapsed { return [settledTop] }
    return columns.indices.filter { situation.shows($0) }.map { columns[$0] }
  }

  // MARK: Widths

  /// The widths that the columns ask for, by the columns' places.
  var columnWishes: [Int: ColumnWidth] {
    var wishes: [Int: ColumnWidth] = [:]
    for (index, column) in columns.enumerated() {
      wishes[index] =
        switch column {
        case .primary:
          wish(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
        case .supplementary:
          wish(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
        default:
          wish(
            preferredSecondaryColumnWidth, preferredSecondaryColumnWidthFraction, minimumSecondaryColumnWidth,
            .infinity)
        }
    }
    return wishes
  }

  var inspectorWish: ColumnWidth {
    wish(
      preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction, minimumInspectorColumnWidth,
      maximumInspectorColumnWidth)
  }

  private func wish(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> ColumnWidth {
    func usable(_ length: CGFloat) -> CGFloat? { length.isNaN || length < 0 ? nil : length }
    let whole: CGFloat = viewIfLoaded?.bounds.width ?? 0
    return ColumnWidth(
      min: usable(minimum), ideal: usable(preferred) ?? usable(fraction).map { min($0, 1) * whole },
      max: usable(maximum))
  }

  func width(of column: Column) -> CGFloat {
    guard let index = columns.firstIndex(of: column), let situation else { return 0 }
    // A person may have dragged the line beside the column.
    if situation.shows(index), let view = child(for: column)?.viewIfLoaded, view.window != nil {
      return view.bounds.width
    }
    return situation.spans[index].length
  }

  // MARK: Modes

  /// How columns get room where nothing is preferred: beside the secondary one where all fit.
  var roomBehavior: SplitBehavior { resolved(mode: .automatic).isOverlaid ? .overlay : .tile }

  /// Where the columns would be in a mode.
  func resolved(mode: DisplayMode) -> SplitSituation {
    let space = SplitSpace(
      width: viewIfLoaded?.bounds.width ?? 0, isCompact: viewIfLoaded?.layoutRoot?.isCompact ?? false,
      sharing: mode.sharing(preferredSplitBehavior))
    let wishes: [Int: ColumnWidth] = columnWishes
    return SplitSituation(
      space, widths: columns.indices.map { wishes[$0] ?? ColumnWidth() },
      visibility: mode.visibility(of: columns.count), top: topIndex)
  }

  /// The place of the column on top.
  private var topIndex: Int { columns.firstIndex(of: topColumn) ?? 0 }

  func reveal(_ column: Column) {
    if column == .inspector { return setInspector(shown: true) }
    guard given[column] != nil || isCollapsed == false else { return }
    if isCollapsed || column == .compact {
      guard isCollapsed else { return }
      return turnTop(to: column)
    }
    guard let index = columns.firstIndex(of: column), let situation else { return }
    if column == .secondary {
      if situation.isDisplaced { turn(to: .oneBesideSecondary) }
      if situation.isOverlaid { turn(to: .secondaryOnly) }
    } else if !situation.shows(index) {
      turn(to: DisplayMode(leading: columns.count - 1 - index, splitBehavior))
    }
  }

  func conceal(_ column: Column) {
    if column == .inspector { return setInspector(shown: false) }
    guard let index = columns.firstIndex(of: column), column != .secondary || isCollapsed else { return }
    if isCollapsed {
      if index > 0, topColumn == column { turnTop(to: columns[index - 1]) }
    } else if situation?.shows(index) == true {
      turn(to: DisplayMode(leading: columns.count - 2 - index, splitBehavior))
    }
  }

  private func turn(to mode: DisplayMode) {
    wantedMode = mode
    settle(animated: true)
  }

  private func turnTop(to column: Column) {
    topColumn = column
    settle(animated: true)
  }

  func setInspector(shown: Bool) {
    guard shown != isInspectorShown, given[.inspector] != nil else { return }
    if shown { delegate?.splitViewController(self, willShow: .inspector) }
    if !shown { delegate?.splitViewController(self, willHide: .inspector) }
    isInspectorShown = shown
    changes.change()
    if shown { delegate?.splitViewController(self, didShow: .inspector) }
    if !shown { delegate?.splitViewController(self, didHide: .inspector) }
  }

  // MARK: What a person does

  /// A person shows or hides columns.
  func choose(_ visibility: NavigationSplitViewVisibility) {
    let leading: Int =
      switch visibility.kind {
      case .detailOnly: 0
      case .doubleColumn: columns.count == 2 ? 0 : 1
      case .all, .automatic: columns.count - 1
      }
    turn(to: DisplayMode(leading: leading, splitBehavior))
  }

  /// A person went back to a column, or chose something in one before it.
  func choose(top column: NavigationSplitViewColumn) {
    let chosen = Column(column)
    if chosen != topColumn, columns.contains(chosen), !showsCompact { turnTop(to: chosen) }
  }

  /// Shows the next one of the hidden columns.
  func revealNext() {
    guard let situation, let hidden = columns.indices.last(where: { !situation.shows($0) }) else { return }
    reveal(columns[hidden])
  }

  /// Takes the columns away that keep the secondary one from being used.
  func concealOverlay() {
    guard let situation, situation.isShaded else { return }
    turn(to: situation.isDisplaced ? .oneBesideSecondary : .secondaryOnly)
  }

  /// A person pressed the display mode button.
  func turnMode() {
    guard !isCollapsed else { return hide(topColumn) }
    let target: DisplayMode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return turn(to: target) }
    if situation?.shows(0) == true { hide(.primary) } else { show(.primary) }
  }

  /// A person pressed the button for the secondary column alone, or the one that brings the others back.
  func turnSecondaryOnly() {
    turn(to: displayMode == .secondaryOnly ? DisplayMode(leading: columns.count - 1, splitBehavior) : .secondaryOnly)
  }

  /// Whether no bar has the button for the sidebar.
  var hidesModeButton: Bool {
    if style == .unspecified || displayModeButtonVisibility == .never { return true }
    return displayModeButtonVisibility == .automatic && !presentsWithGesture
  }
}
