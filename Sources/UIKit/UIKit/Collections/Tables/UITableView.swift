import CoreGraphics
import Foundation
import SwiftUICollections
import SwiftUICore
import UIFoundation

/// Rows one under the other, in sections with headers and footers.
///
/// Only cells in sight exist: a data source is asked for the cell of a row when that comes into sight, and cells that leave are
/// used again. Rows that were not seen yet count with an estimated height; what is seen does not move when that is corrected.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public let style: Style

  /// - Parameters:
  ///   - frame: The place in the view around.
  ///   - style: The form of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func prepareTable() {
    addInteraction(UIContextMenuInteraction(delegate: menus))
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipes.recognizer)
  }

  /// The menus of rows.
  final lazy var menus = TableMenus(self)

  /// Gives what is dragged from the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether things can be dragged from the table, where there is a delegate for that.
  open var dragInteractionEnabled: Bool = true
  final lazy var rowDrags = TableDrags(self)

  /// The interaction that shows the menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Writes what is selected as well, where the data source has names for its elements (`UIDataSourceModelAssociation`).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    RestorableSelection.encode(indexPathsForSelectedRows ?? [], of: dataSource, in: self, with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    for path in RestorableSelection.decode(of: dataSource, in: self, with: coder) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
  /// The delegate, which is that of the scroll view as well: it decides about rows where it is a `UITableViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { reloadData() }
    }
  }
  private(set) weak var tableDelegate: (any UITableViewDelegate)?
  /// Whether changes were begun and not ended yet.
  open var hasUncommittedUpdates: Bool { pendingDepth > 0 }

  /// Prepares what rows will show soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told of rows that will come into sight soon. True by default.
  open var isPrefetchingEnabled: Bool = true
  /// The rows that it was told of and that are not in sight.
  var prefetched: Set<IndexPath> = []

  var sections = TableSections()
  var isLoaded: Bool = false
  /// The cells in sight, by their rows.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  let pool = ReusePool<UITableViewCell>()
  let headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The row whose cell is asked for.
  var asked: IndexPath?
  /// The cell whose content is made anew: it is what the data source takes to be used again.
  var reconfigured: UITableViewCell?
  var pending: RowUpdates?
  var pendingDepth: Int = 0
  /// Whether cells are placed for an animated change: those that are there stay where they are for now.
  var keepsFrames: Bool = false
  /// The cells that came during an animated change.
  var arriving: [UIView] = []

  /// Throws all cells away, and asks the data source for everything that is in sight.
  open func reloadData() {
    isLoaded = false
    dropCells()
    selection = TableSelection()
    prefetched = []
    pending = nil
    setNeedsLayout()
    barChanges.change()
  }

  open var numberOfSections: Int {
    loadIfNeeded()
    return sections.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.sections.indices.contains(section) ? sections.sections[section].rows.count : 0
  }

  // MARK: Measures

  /// The height of all rows; `automaticDimension`, the default, lets each cell say how high it is.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { remeasure() } } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { remeasure() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { remeasure() } }
  }
  /// How high rows count that were not seen; 0 lets all heights be asked for at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { remeasure() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Room above each header of a plain table. None by default: Apple's tables of iOS 15 add some where a bar lies above.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { remeasure() } }
  }
  open var fillerRowHeight: CGFloat = 0
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether rows follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth: Bool = false { didSet { setNeedsLayout() } }
  open var insetsContentViewsToSafeArea: Bool = true

  /// The published measures of Apple's phones, on desktops as well: programs that use UIKit count on them.
  private(set) lazy var metrics: ListMetrics = style.metrics

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { refreshLooks() } }
  /// The colour of the lines; nil for the system's.
  open var separatorColor: UIColor? { didSet { refreshLooks() } }
  /// Where the lines begin and end; 16 points from the left by default.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { refreshLooks() } }
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorEffect: UIVisualEffect?

  /// A view above all sections. It is as wide as the table; its height is its own.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// A view behind all rows, which does not move with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Of the index beside the rows, which is not shown: a desktop's window is scrolled by its bar, and assistive technologies find
  /// sections by their headers.
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount: Int = 0

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Choosing

  var selection = TableSelection()
  open var allowsSelection: Bool = true
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelection: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false { didSet { refreshEditing(animated: false) } }
  open var allowsFocus: Bool = true
  open var allowsFocusDuringEditing: Bool = false
  /// Whether arrow keys select the row that they lead to, besides marking it.
  open var selectionFollowsFocus: Bool = false
  open var remembersLastFocusedIndexPath: Bool = false

  // MARK: Editing

  private var isEditingNow: Bool = false
  /// Whether rows offer to be deleted, inserted and moved.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingNow else { return }
    isEditingNow = editing
    swipes.close()
    refreshEditing(animated: animated)
  }

  private(set) lazy var swipes = RowSwipes(self)
  private(set) lazy var drags = TableRowDrag(self)

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
    settle()
  }

  override var spokenContainer: ScrollSpeech { ScrollSpeech(role: .list, label: accessibilityLabel) }

  override func handleKey(_ key: KeyPress) -> Bool { menus.handle(key) || handleRowKey(key) }
  override var takesKeyboard: Bool { allowsSelection && allowsFocus }
  override func keyboardDidMove() { if let focused { cells[focused]?.setNeedsUpdateConfiguration() } }
  /// The row that keys have come to.
  var focused: IndexPath? {
    didSet {
      guard focused != oldValue else { return }
      for path in [oldValue, focused] { if let path { cells[path]?.setNeedsUpdateConfiguration() } }
    }
  }
}

extension UITableView.Style {
  fileprivate var metrics: ListMetrics {
    switch self {
    case .plain: ListMetrics(PlainListStyle()._kind, idiom: .phone)
    case .grouped: ListMetrics(GroupedListStyle()._kind, idiom: .phone)
    case .insetGrouped: ListMetrics(InsetGroupedListStyle()._kind, idiom: .phone)
    }
  }
}

/// The rows that are selected, in the order in which they were.
struct TableSelection {
  var paths: [IndexPath] = []
  /// The row under a finger.
  var highlighted: IndexPath?
}
