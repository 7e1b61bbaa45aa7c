import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Shows controllers in two or three columns, of which the secondary one shows details of what is chosen in the others.
///
/// The columns are those of SwiftUI's split views: their widths that a person drags, their movement, their landmarks and the
/// button for the sidebar are the same. Where there is room for one column, all lie on each other as screens of a stack.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// - Parameter style: Which columns there are. In all but the style `unspecified`, a controller that is no navigation controller gets
  ///   one around it.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Counts changes of what is shown.
  final let changes = ChangeCount()
  final let timer = TransitionTimer()

  // MARK: Controllers

  /// The controllers as the program set them.
  final var given: [Column: UIViewController] = [:]
  /// The navigation controllers around those that are none.
  final var wrappers: [Column: UINavigationController] = [:]

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets or removes the controller of a column.
  ///
  /// - Parameters:
  ///   - vc: The controller; nil for none.
  ///   - column: The column. A split view of two columns has no supplementary one.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

  /// The controllers of the columns, from the primary one; while one column is shown, that one alone.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return (style == .unspecified ? child(for: .primary) : shownChildren.first).map { [$0] } ?? [] }
      return columns.compactMap { child(for: $0) }
    }
    set {
      for (index, column) in columns.enumerated() {
        set(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  // MARK: What is shown

  /// Where the columns are; nil before the first layout.
  final var situation: SplitSituation?
  /// The mode that the program or a person chose last.
  final var wantedMode: DisplayMode = .automatic
  /// The column on top where there is room for one.
  final var topColumn: Column = .secondary
  /// The column that was on top when the room was last taken up.
  final var settledTop: Column = .secondary
  /// The columns that have been shown: the views of others are not made yet.
  final var reached: Set<Column> = []
  final var current: ControllerTransition?
  final var finish: (() -> Void)?

  /// Whether all columns lie on each other.
  open var isCollapsed: Bool { situation?.isCollapsed ?? false }

  /// The columns that are shown now; `secondaryOnly` while all columns lie on each other.
  open var displayMode: DisplayMode {
    guard let situation else { return wantedMode == .automatic ? .oneBesideSecondary : wantedMode }
    return situation.isCollapsed ? .secondaryOnly : DisplayMode(situation, columns: columns.count)
  }

  /// The mode that the program wants; setting it takes back what a person chose.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      wantedMode = preferredDisplayMode
      settle(animated: false)
    }
  }

  /// How columns that come get room.
  open var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    guard let situation, !situation.isCollapsed else { return .tile }
    if situation.isOverlaid { return .overlay }
    return situation.isDisplaced ? .displace : roomBehavior
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { settle(animated: false) } }

  /// Shows a column: where there is room for several, in the nearest mode that shows it; else it comes on top.
  open func show(_ column: Column) { reveal(column) }

  /// Takes a column away, other than the secondary one.
  open func hide(_ column: Column) { conceal(column) }

  /// Whether a column is shown now.
  open func isShowing(_ column: Column) -> Bool {
    if column == .inspector { return isInspectorShown }
    if column == .compact { return isCollapsed && showsCompact }
    guard let situation, let index = columns.firstIndex(of: column) else { return false }
    return !(situation.isCollapsed && showsCompact) && situation.shows(index)
  }

  final var isInspectorShown: Bool = false

  /// Whether a finger shows and hides columns by a drag, and a bar has the button for it.
  open var presentsWithGesture: Bool = true { didSet { changes.change() } }
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { changes.change() } }
  /// Whether the secondary column's bar has a button that takes all others away, and brings them back. For three columns.
  open var showsSecondaryOnlyButton: Bool = false { didSet { changes.change() } }
  /// The edge at which the primary column is.
  open var primaryEdge: PrimaryEdge = .leading { didSet { changes.change() } }
  /// Kept as it was set: the primary column lies on the surface of SwiftUI's sidebars.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  /// A button that shows and hides the primary column, for a bar of the program's own.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction(title: "") { [weak self] _ in self?.turnMode() })
    item.accessibilityLabel = "Sidebar"
    item.accessibilityIdentifier = "ToggleSidebar"
    return item
  }()

  // MARK: Widths, in points; fractions are those of the whole width

  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { settle(animated: false) }
  }
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  /// The secondary column takes what the others leave, at least `minimumSecondaryColumnWidth`.
  open var preferredSecondaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var preferredSecondaryColumnWidthFraction: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var minimumSecondaryColumnWidth: CGFloat = automaticDimension { didSet { settle(animated: false) } }
  open var preferredInspectorColumnWidth: CGFloat = automaticDimension { didSet { changes.change() } }
  open var preferredInspectorColumnWidthFraction: CGFloat = automaticDimension { didSet { changes.change() } }
  open var minimumInspectorColumnWidth: CGFloat = automaticDimension { didSet { changes.change() } }
  open var maximumInspectorColumnWidth: CGFloat = automaticDimension { didSet { changes.change() } }

  /// How wide the primary column is.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// How wide the supplementary column is; 0 where there is none.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Showing controllers

  /// Shows a controller as the primary one; on the top of its stack where there is room for one column.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showSecondary(vc, sender) }

  // MARK: The view

  open override func loadView() {
    let view = UIView(frame: .zero)
    view.makeContent = { [unowned self, unowned view] in
      AnyView(ContentInSafeArea(of: view, regions: .all, content: ControllerSplit(owner: self)))
    }
    view.addGestureRecognizer(ColumnDragRecognizer(self))
    self.view = view
  }

  override func layoutWillBegin() { settle(animated: false) }

  override var appearingChildren: [UIViewController] { shownChildren }
}

extension UIViewController {
  /// The nearest split view controller around.
  public var splitViewController: UISplitViewController? { nearestParent() }
}
