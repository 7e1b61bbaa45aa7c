import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

/// Items in sections, as a layout places them.
///
/// Only cells in sight exist: a data source is asked for the cell of an item when that comes into sight, and cells that leave are
/// used again. Which elements are in sight, and where, is asked of the layout alone.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// - Parameters:
  ///   - frame: The place in the view around.
  ///   - layout: Places the items; the collection keeps it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutNow = layout
    super.init(frame: frame)
    prepareCollection()
  }

  public required init?(coder: NSCoder) {
    layoutNow = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepareCollection()
  }

  /// A collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func prepareCollection() {
    addInteraction(UIContextMenuInteraction(delegate: menus))
    backgroundColor = .systemBackground
    layoutNow.collectionView = self
  }

  /// The menus of items.
  final lazy var menus = CollectionMenus(self)

  /// Gives what is dragged from the collection.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether things can be dragged from the collection, where there is a delegate for that.
  open var dragInteractionEnabled: Bool = true
  final lazy var rowDrags = CollectionDrags(self)

  /// The interaction that shows the menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu }

  // MARK: Layout

  var layoutNow: UICollectionViewLayout
  /// The layout that places the items. Another one takes its place at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutNow }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Lets another layout place the items.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lets another layout place the items.
  ///
  /// - Parameters:
  ///   - animated: Whether the cells move into their new places gradually.
  ///   - completion: Called when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Writes what is selected as well, where the data source has names for its elements (`UIDataSourceModelAssociation`).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    RestorableSelection.encode(indexPathsForSelectedItems ?? [], of: dataSource, in: self, with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    for path in RestorableSelection.decode(of: dataSource, in: self, with: coder) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
  /// Is told of items that will come into sight soon; nil for nobody.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the cells of items that will come into sight soon are prepared: `prefetchDataSource` is told while this is true.
  open var isPrefetchingEnabled: Bool = true
  /// The delegate, which is that of the scroll view as well: it decides about items where it is a `UICollectionViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      if delegate !== oldValue { layoutNow.invalidateLayout() }
    }
  }
  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// Whether changes were begun and not shown yet.
  open var hasUncommittedUpdates: Bool { pendingDepth > 0 }

  var counts = ItemCounts()
  var isLoaded: Bool = false
  /// The views in sight.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  let pool = ReusePool<UICollectionReusableView>()
  /// The cell whose content is made anew: it is what the data source takes to be used again.
  var reconfigured: UICollectionViewCell?
  /// The element whose view is asked for.
  var asked: CollectionElement?
  var pending: RowUpdates?
  var pendingDepth: Int = 0
  /// Whether views are placed for an animated change: those that are there stay where they are for now.
  var keepsFrames: Bool = false
  /// The views that came during an animated change.
  var arriving: [UICollectionReusableView] = []
  /// The bounds for which the layout was asked last.
  var laidOutBounds: CGRect = .null
  var isTiling: Bool = false
  var prefetched: Set<IndexPath> = []
  var scrollers: [Int: SectionScroller] = [:]

  /// Throws all cells away, and asks the data source for everything that is in sight.
  open func reloadData() {
    isLoaded = false
    dropElements()
    selection = TableSelection()
    focused = nil
    pending = nil
    prefetched = []
    let context: UICollectionViewLayoutInvalidationContext = layoutNow.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutNow.invalidateLayout(with: context)
    barChanges.change()
  }

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.counts.indices.contains(section) ? counts.counts[section] : 0
  }

  // MARK: Looks

  /// A view behind all items, which does not move with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Choosing

  var selection = TableSelection()
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false { didSet { refreshStates() } }
  open var allowsFocus: Bool = true
  open var allowsFocusDuringEditing: Bool = false
  /// Whether arrow keys select the item that they lead to, besides marking it.
  open var selectionFollowsFocus: Bool = false
  open var remembersLastFocusedIndexPath: Bool = false

  // MARK: Editing

  private var isEditingNow: Bool = false
  /// Whether items offer to be deleted, inserted and moved: cells learn of it by their configuration state.
  open var isEditing: Bool {
    get { isEditingNow }
    set {
      guard newValue != isEditingNow else { return }
      isEditingNow = newValue
      editingDidChange()
    }
  }
  private(set) lazy var movement = ItemMovement(self)
  private(set) lazy var swipes = RowSwipes(self)
  private var hasSwipes: Bool = false

  /// Follows pushes of rows from now on, as rows of a list have buttons beside them.
  func followSwipes() {
    guard !hasSwipes else { return }
    hasSwipes = true
    addGestureRecognizer(swipes.recognizer)
  }

  // MARK: Layout pass

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
    settle()
  }

  override var spokenContainer: ScrollSpeech { ScrollSpeech(role: .list, label: accessibilityLabel) }
  override func handleKey(_ key: KeyPress) -> Bool { menus.handle(key) || handleItemKey(key) }
  override var takesKeyboard: Bool { allowsSelection && allowsFocus }
  override func keyboardDidMove() { if let focused { cell(focused)?.setNeedsUpdateConfiguration() } }
  /// The item that keys have come to.
  var focused: IndexPath? {
    didSet {
      guard focused != oldValue else { return }
      for path in [oldValue, focused] { if let path { cell(path)?.setNeedsUpdateConfiguration() } }
    }
  }

  /// The cell of an item in sight.
  func cell(_ path: IndexPath) -> UICollectionViewCell? { shown[.cell(path)] as? UICollectionViewCell }
}
