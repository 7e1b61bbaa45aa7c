import AccessibilityTree
import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A row of a list, its header or its footer: content with accessories before and behind it.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// How often the content is moved in by `indentationWidth`. A section that is shown by a section snapshot sets the level of its
  /// rows.
  open var indentationLevel: Int = 0 { didSet { if indentationLevel != oldValue { setNeedsFitting() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsFitting() } } }
  /// Whether leading accessories are moved in with the content; true by default.
  open var indentsAccessories: Bool = true { didSet { if indentsAccessories != oldValue { setNeedsFitting() } } }
  /// The accessories before and behind the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] = []
  private var isSwiped: Bool = false
  private var place: CollectionListPlace?

  /// The rectangle of the line below the row: constraints may tie its leading edge to a text.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The content that suits the row's list and its role.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let place: CollectionListPlace? = place ?? expectedPlace
    let isSidebar: Bool = place?.appearance == .sidebar || place?.appearance == .sidebarPlain
    let isPlain: Bool = place?.appearance == .plain
    switch place?.role ?? .row {
    case .row: return isSidebar ? .sidebarCell() : .cell()
    case .header: return isSidebar ? .sidebarHeader() : isPlain ? .plainHeader() : .groupedHeader()
    case .footer: return isPlain ? .plainFooter() : .groupedFooter()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let place: CollectionListPlace? = place ?? expectedPlace
    switch (place?.appearance ?? .plain, place?.role ?? .row) {
    case (.plain, .row): return .listPlainCell()
    case (.plain, .header): return .listPlainHeaderFooter()
    case (.grouped, .row), (.insetGrouped, .row): return .listGroupedCell()
    case (.sidebar, .row), (.sidebarPlain, .row): return .listSidebarCell()
    default: return .clear()
    }
  }

  /// The row's surroundings in its list, before the layout has placed the row.
  private var expectedPlace: CollectionListPlace? {
    guard let asked = collection?.asked, let list = collection?.list(at: asked.indexPath) else { return nil }
    guard asked.category == .cell else {
      return CollectionListPlace(list, headerIs: asked.kind == UICollectionView.elementKindSectionHeader)
    }
    return CollectionListPlace(
      list, asked.indexPath, count: collection?.counts.counts[asked.indexPath.section] ?? 0)
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    return backgroundColor == nil ? defaultBackgroundConfiguration() : nil
  }

  override var currentState: UICellConfigurationState {
    var state: UICellConfigurationState = super.currentState
    state.isSwiped = isSwiped
    state.isExpanded = outline.map { $0.isExpanded } ?? false
    return state
  }

  // MARK: Rows of rows

  /// The state of the row in an outline, from the data source.
  private var outline: OutlineRow? {
    guard let path else { return nil }
    return (collection?.dataSource as? any OutlineSource)?.outlineRow(at: path)
  }

  private var disclosure: UICellAccessory? {
    accessories.first {
      if case .outlineDisclosure = $0.accessoryType { return $0.isShown(isEditing: collection?.isEditing ?? false) }
      return false
    }
  }

  /// Whether a tap on the row opens it: it has a chevron, and is a header or says so.
  var expandsByTap: Bool {
    guard let disclosure, outline?.hasChildren == true else { return false }
    return switch disclosure.outlineStyle {
    case .header: true
    case .cell: false
    case .automatic: place?.role == .header
    }
  }

  /// Shows the rows below the row, or hides them.
  func toggleExpansion() {
    guard let path, let outline else { return }
    (collection?.dataSource as? any OutlineSource)?.setExpanded(!outline.isExpanded, at: path)
  }

  override func enter(_ collection: UICollectionView, at path: IndexPath) {
    super.enter(collection, at: path)
    if let level = outline?.level, indentationLevel != level { indentationLevel = level }
  }

  override func leave() {
    collection?.swipes.forget(self)
    super.leave()
  }

  // MARK: Place

  override func didTake(_ attributes: UICollectionViewLayoutAttributes) {
    guard place != attributes.listPlace else { return }
    place = attributes.listPlace
    changes.drawing.change()
    changes.accessibility.change()
    roundCorners()
  }

  override func setFrame(_ frame: CGRect) {
    if let collection, collection.swipes.isOpen(self) {
      collection.swipes.place(self, in: frame)
    } else {
      self.frame = frame
    }
  }

  /// The first and last rows of a card have its corners.
  private func roundCorners() {
    guard let place, place.appearance == .insetGrouped, place.role == .row, place.isFirst || place.isLast else {
      if layer.cornerRadius != 0 {
        layer.cornerRadius = 0
        clipsToBounds = false
      }
      return
    }
    layer.cornerRadius = 10
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    for (_, view) in shownAccessories { view.removeFromSuperview() }
    shownAccessories = []
    showAccessories()
    changes.accessibility.change()
    setNeedsFitting()
  }

  /// Makes the views of accessories that suit the mode, and keeps those that are there.
  private func showAccessories() {
    let isEditing: Bool = collection?.isEditing ?? false
    var kept: [(UICellAccessory, UIView)] = []
    for accessory in ordered where accessory.isShown(isEditing: isEditing) {
      if accessory.needsMovement, !(path.map { collection?.canMove($0) ?? false } ?? true) { continue }
      let key: String = "\(accessory.accessoryType)"
      let known = shownAccessories.first { "\($0.accessory.accessoryType)" == key }
      let view: UIView = known?.view ?? accessory.makeView(self)
      if view.superview !== self { addSubview(view) }
      (view as? SelectionCircle)?.show(isSelected: isSelected)
      (view as? OutlineChevron)?.show(isExpanded: configurationState.isExpanded, isMirrored: isRightToLeft)
      (view as? ForwardChevron)?.show(isMirrored: isRightToLeft)
      kept.append((accessory, view))
    }
    for (_, view) in shownAccessories where !kept.contains(where: { $0.1 === view }) { view.removeFromSuperview() }
    if kept.count != shownAccessories.count { setNeedsFitting() }
    shownAccessories = kept
  }

  /// The accessories from the edges inwards.
  private var ordered: [UICellAccessory] {
    var leading: [UICellAccessory] = []
    var trailing: [UICellAccessory] = []
    for accessory in accessories {
      if let position = accessory.position {
        let others: [UICellAccessory] = accessory.isLeading ? leading : trailing.reversed()
        let index: Int = min(max(0, position(others)), others.count)
        if accessory.isLeading {
          leading.insert(accessory, at: index)
        } else {
          trailing.insert(accessory, at: trailing.count - index)
        }
      } else if accessory.isLeading {
        leading.insert(accessory, at: leading.firstIndex { $0.rank > accessory.rank } ?? leading.count)
      } else {
        trailing.insert(accessory, at: trailing.firstIndex { $0.rank > accessory.rank } ?? trailing.count)
      }
    }
    return leading + trailing
  }

  private static let standardWidth: CGFloat = 28
  private static let edge: CGFloat = 16
  private static let gap: CGFloat = 8

  private func size(_ accessory: UICellAccessory, _ view: UIView) -> CGSize {
    let own: CGSize = view.bounds.size
    let wish: CGSize = view.intrinsicContentSize
    var size: CGSize =
      accessory.keepsSize && own.width > 0
      ? own
      : CGSize(width: wish.width >= 0 ? wish.width : own.width, height: wish.height >= 0 ? wish.height : own.height)
    switch accessory.look.width {
    case .custom(let width): size.width = max(0, width)
    case .standard: size.width = max(size.width, Self.standardWidth)
    case .actual, nil: break
    }
    return size
  }

  /// The widths that accessories take of the row at its leading and its trailing edge.
  private func insets() -> (leading: CGFloat, trailing: CGFloat) {
    let indent: CGFloat = CGFloat(max(0, indentationLevel)) * indentationWidth
    var leading: CGFloat = indent
    var trailing: CGFloat = 0
    for (accessory, view) in shownAccessories {
      let width: CGFloat = size(accessory, view).width
      if accessory.isLeading {
        leading += width + (leading == indent ? Self.edge : Self.gap)
      } else {
        trailing += width + (trailing == 0 ? Self.edge : Self.gap)
      }
    }
    return (leading, trailing)
  }

  override func layOutContent() {
    showAccessories()
    let size: CGSize = bounds.size
    let isMirrored: Bool = isRightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    func set(_ frame: CGRect, of view: UIView) {
      if view is OutlineChevron || view is ForwardChevron {
        // A frame means nothing to a view that is turned.
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      } else if view.frame != frame {
        view.frame = frame
      }
    }
    let (leading, trailing) = insets()
    var start: CGFloat = indentsAccessories ? CGFloat(max(0, indentationLevel)) * indentationWidth : 0
    var end: CGFloat = size.width
    var hasLeading: Bool = false
    for (accessory, view) in shownAccessories {
      let wanted: CGSize = self.size(accessory, view)
      let x: CGFloat
      if accessory.isLeading {
        start += hasLeading ? Self.gap : Self.edge
        hasLeading = true
        x = start
        start += wanted.width
      } else {
        end -= wanted.width + (end == size.width ? Self.edge : Self.gap)
        x = end
      }
      let height: CGFloat = min(wanted.height, size.height)
      set(mirrored(CGRect(x: x, y: (size.height - height) / 2, width: wanted.width, height: height)), of: view)
    }
    let content = CGRect(x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
    set(mirrored(content), of: contentView)
    if let configured { set(contentView.bounds, of: configured) }
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?, otherwise size: CGSize) -> CGSize {
    showAccessories()
    let (leading, trailing) = insets()
    let taken: CGFloat = leading + trailing
    let inner: CGSize = super.fittingSize(
      width: width.map { max(0, $0 - taken) }, height: height,
      otherwise: CGSize(width: max(0, size.width - taken), height: size.height))
    // A list's own content is at least a row high; other content says itself how high it is.
    let least: CGFloat = configured is UIListContentView && (place?.role ?? .row) == .row ? 44 : 1
    return CGSize(width: inner.width + taken, height: height ?? max(least, inner.height))
  }

  // MARK: Drawing

  override func drawContent(_ rect: CGRect) {
    super.drawContent(rect)
    guard let line = place?.line else { return }
    let textStart: CGFloat = contentView.frame.minX + textInset
    let start: CGFloat = line.insets.map { isRightToLeft ? $0.trailing : $0.leading } ?? (isRightToLeft ? 0 : textStart)
    let end: CGFloat =
      line.insets.map { isRightToLeft ? $0.leading : $0.trailing }
      ?? (isRightToLeft ? rect.width - contentView.frame.maxX + textInset : 0)
    let thickness: CGFloat = 0.5
    line.color.setFill()
    let width: CGFloat = max(0, rect.width - start - end)
    if line.isBelow { UIRectFill(CGRect(x: start, y: rect.maxY - thickness, width: width, height: thickness)) }
    if line.isAbove { UIRectFill(CGRect(x: start, y: rect.minY, width: width, height: thickness)) }
  }

  /// The distance of the row's text from the beginning of its content.
  private var textInset: CGFloat {
    (configured as? UIListContentView)?.textStart ?? 16
  }

  // MARK: Accessibility

  override var spokenRow: SpokenRow? {
    guard let element, element.category == .supplementaryView else { return super.spokenRow }
    return SpokenRow(isCombined: !holdsControls, traits: place?.role == .header ? .isHeader : [])
  }

  override func addSpokenActions(_ row: inout SpokenRow, _ collection: UICollectionView, _ path: IndexPath) {
    if place?.role == .header { row.traits.insert(.isHeader) }
    if let outline, outline.hasChildren, disclosure != nil {
      row.isExpanded = outline.isExpanded
      row.actions[.named(outline.isExpanded ? "Collapse" : "Expand")] = { [weak self] in
        MainActor.assumeIsolated { self?.toggleExpansion() }
      }
    }
    for accessory in accessories where accessory.isShown(isEditing: collection.isEditing) {
      guard let action = accessory.action else { continue }
      switch accessory.accessoryType {
      case .delete: row.actions[.delete] = { MainActor.assumeIsolated { action() } }
      case .insert: row.actions[.named("Insert")] = { MainActor.assumeIsolated { action() } }
      default: break
      }
    }
    for isLeading in [true, false] {
      for action in collection.swipeActions(isLeading: isLeading, of: self)?.actions ?? [] {
        guard let title = action.title else { continue }
        row.actions[.named(title)] = { [weak self] in
          MainActor.assumeIsolated {
            guard let self else { return }
            action.handler(action, self) { _ in }
          }
        }
      }
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for (_, view) in shownAccessories { (view as? SelectionCircle)?.show(isSelected: isSelected) }
  }
}

extension UICollectionViewListCell: SwipedRow {
  var swipedPath: IndexPath? { path }

  /// The cell is pushed aside, or comes back.
  func setSwiped(_ isSwiped: Bool) {
    guard self.isSwiped != isSwiped else { return }
    self.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }
}

/// The state of a row in an outline, which its data source knows.
struct OutlineRow {
  var level: Int
  var hasChildren: Bool
  var isExpanded: Bool
}

/// A data source whose rows hold others.
@MainActor
protocol OutlineSource: AnyObject {
  func outlineRow(at path: IndexPath) -> OutlineRow?
  func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}
