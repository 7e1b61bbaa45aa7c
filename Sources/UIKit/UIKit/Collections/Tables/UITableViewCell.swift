import CoreGraphics
import Foundation
import UIFoundation

/// A row of a table.
///
/// Its content is in `contentView`: views that a program adds, the labels of a standard style, or what a content configuration
/// makes. A cell is one element for assistive technologies, which hear its texts, unless controls are inside.
@MainActor @preconcurrency
open class UITableViewCell: UIView, SpokenCell {
  /// Where a cell stands.
  struct Place: Equatable {
    var path: IndexPath
    var isFirst: Bool
    var isLast: Bool
    /// Among all rows of the table, 0 for the first.
    var number: Int
    var count: Int
  }

  let style: CellStyle
  open private(set) var reuseIdentifier: String?
  let parts = CellParts()

  /// - Parameters:
  ///   - style: What the cell is made of by itself.
  ///   - reuseIdentifier: By which cells of one kind are used again; nil for a cell that is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareCell()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepareCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: ReuseName.current)
    self.frame = frame
  }

  private func prepareCell() {
    addSubview(contentView)
    contentView.isOpaque = false
  }

  /// The table that shows the cell, and the row that it shows.
  weak var table: UITableView?
  private(set) var place: Place?
  private var measuredWidth: CGFloat?

  // MARK: Content

  /// The view with the cell's content, beside the accessory and the marks of editing.
  open private(set) lazy var contentView: UIView = CellContentView(frame: bounds)

  open var textLabel: UILabel? { hasStandardContent ? parts.text(self) : nil }
  /// The second text; nil for the style `default`.
  open var detailTextLabel: UILabel? { style != .default && hasStandardContent ? parts.detail(self) : nil }
  open var imageView: UIImageView? { style != .value2 && hasStandardContent ? parts.image(self) : nil }
  private var hasStandardContent: Bool { parts.configured == nil }

  /// What the cell shows in place of a standard style's labels; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showConfiguration()
      setNeedsMeasuring()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      replaceBackground(oldValue?.customView, by: backgroundConfiguration?.customView)
      showBackground()
    }
  }
  /// Whether the configurations follow the state of the cell by themselves.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// Called when the cell has another state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfiguration: Bool = false

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table == nil || table?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// How the cell is now.
  open var configurationState: UICellConfigurationState { currentState }

  /// The cell has another state: its configurations can be made anew. Nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Asks for `updateConfiguration(using:)` before the next frame.
  open func setNeedsUpdateConfiguration() {
    changes.drawing.change()
    changes.accessibility.change()
    needsConfiguration = true
    setNeedsLayout()
  }

  // MARK: Looks

  open var selectionStyle: SelectionStyle = .default { didSet { if selectionStyle != oldValue { showBackground() } } }
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or under a finger.
  open var selectedBackgroundView: UIView? { didSet { showBackground() } }
  open var multipleSelectionBackgroundView: UIView? { didSet { showBackground() } }
  /// Where the line below the cell begins and ends; that of the table by default.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      changes.drawing.change()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the end of the row, in place of `accessoryType`.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } } }
  /// How often the content is moved in by `indentationWidth`.
  open var indentationLevel: Int = 0 { didSet { if indentationLevel != oldValue { setNeedsMeasuring() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsMeasuring() } } }
  open override var backgroundColor: UIColor? { didSet { changes.drawing.change() } }

  // MARK: States

  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    showBackground()
    if parts.isEditing { refreshEditMarks() }
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    parts.textLabel?.isHighlighted = highlighted
    parts.imageView?.isHighlighted = highlighted
    showBackground()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell shows the marks of editing.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    parts.isEditing = editing
    refreshEditMarks()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
  }

  open internal(set) var editingStyle: EditingStyle = .none
  /// Whether a handle to move the row is shown while it is edited, where the data source lets it be moved.
  open var showsReorderControl: Bool = false { didSet { refreshEditMarks() } }
  open var shouldIndentWhileEditing: Bool = true
  open var showingDeleteConfirmation: Bool { parts.isSwiped }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var userInteractionEnabledWhileDragging: Bool = false

  /// The cell is about to show another row: what does not come from its row is to be put back.
  open func prepareForReuse() {}

  // MARK: In a table

  func enter(_ table: UITableView, at place: Place) {
    let isNew: Bool = self.table !== table || self.place == nil
    self.table = table
    if isNew { measuredWidth = nil }
    follow(place)
    let isSelected: Bool = table.selection.paths.contains(place.path)
    if parts.isSelected != isSelected { setSelected(isSelected, animated: false) }
    if parts.isHighlighted { setHighlighted(false, animated: false) }
    if indentationLevel == 0, let level = table.tableDelegate?.tableView(table, indentationLevelForRowAt: place.path),
      level > 0
    {
      indentationLevel = level
    }
    refreshEditing(in: table, place.path)
    setNeedsUpdateConfiguration()
  }

  /// The cell stands elsewhere.
  func follow(_ new: Place) {
    guard new != place else { return }
    place = new
    changes.drawing.change()
    changes.accessibility.change()
    roundCorners()
  }

  func leave() {
    table?.swipes.forget(self)
    table = nil
    place = nil
    measuredWidth = nil
  }

  /// Whether the content was not measured for a width since it changed.
  func needsMeasuring(width: CGFloat) -> Bool { measuredWidth != width }
  func noteMeasured(width: CGFloat) { measuredWidth = width }

  /// The content may be of another height.
  func setNeedsMeasuring() {
    measuredWidth = nil
    setNeedsLayout()
    if table?.selfSizingInvalidation != .disabled { table?.setNeedsLayout() }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsMeasuring()
  }

  // MARK: Layout and drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// How high the cell is by its content: at least as high as a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: CGFloat = size.width > 0 && size.width < 100_000 ? size.width : 320
    return CGSize(width: width, height: height(forRowWidth: width))
  }

  override func drawContent(_ rect: CGRect) {
    drawGround(rect)
    drawSeparator(rect)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = place?.path { table?.press(path, self) } else { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = place?.path { table?.release(path, self) } else { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if place != nil { table?.cancelPress() } else { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  override var spokenRow: SpokenRow? { isSpokenByContent ? nil : makeSpokenRow(isCombined: !holdsControls) }
}

/// The view with the content of a cell or a header: what it wants of height is the row's.
final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }

  // Whether controls are inside decides which of cell and content is the row.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    superview?.changes.accessibility.change()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    superview?.changes.accessibility.change()
  }

  override var spokenRow: SpokenRow? { (superview as? any SpokenCell)?.contentRow }
  /// What the content says for its cell follows the cell.
  override var speechVersion: Int {
    super.speechVersion &+ ((superview as? any SpokenCell)?.changes.accessibility.read() ?? 0)
  }
}
