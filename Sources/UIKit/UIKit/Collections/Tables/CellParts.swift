import CoreGraphics
import QuartzCore
import UIFoundation

/// What a cell has besides its content view, made when it is first needed.
@MainActor
final class CellParts {
  var isSelected: Bool = false
  var isHighlighted: Bool = false
  var isEditing: Bool = false
  /// Whether the cell is pushed aside.
  var isSwiped: Bool = false
  private(set) var textLabel: UILabel?
  private(set) var detailLabel: UILabel?
  private(set) var imageView: UIImageView?
  /// The view that the content configuration made.
  var configured: (any UIView & UIContentView)?
  var accessory: UIView?
  var accessoryType: UITableViewCell.AccessoryType = .none
  var editMark: UIButton?
  /// What the mark shows: nil for none.
  var markKind: UITableViewCell.MarkKind?
  var handle: UIImageView?
  /// The view behind the content that is shown because the cell is selected.
  var shownSelection: UIView?

  func text(_ cell: UITableViewCell) -> UILabel {
    if let textLabel { return textLabel }
    let label = CellLabel()
    label.adjustsFontForContentSizeCategory = true
    if cell.style == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .systemBlue
      label.textAlignment = .right
    } else {
      label.font = .preferredFont(forTextStyle: .body)
    }
    textLabel = label
    cell.contentView.addSubview(label)
    return label
  }

  func detail(_ cell: UITableViewCell) -> UILabel {
    if let detailLabel { return detailLabel }
    let label = CellLabel()
    label.adjustsFontForContentSizeCategory = true
    switch cell.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    default:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    detailLabel = label
    cell.contentView.addSubview(label)
    return label
  }

  func image(_ cell: UITableViewCell) -> UIImageView {
    if let imageView { return imageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    imageView = view
    cell.contentView.addSubview(view)
    return view
  }
}

/// A label of a standard cell: another text may need another height of the row.
private final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension UITableViewCell {
  // MARK: Configurations

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = parts.isSelected && selectionStyle != .none
    state.isHighlighted = parts.isHighlighted && selectionStyle != .none
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = parts.isEditing
    state.isSwiped = parts.isSwiped
    state.isFocused = place.map { table?.focused == $0.path && table?.mover.place?.showsFocus == true } ?? false
    state.isReordering = table?.drags.cell === self
    return state
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state: UICellConfigurationState = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration, let view = parts.configured {
      view.configuration = content.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func showConfiguration() {
    guard let configuration = contentConfiguration else {
      parts.configured?.removeFromSuperview()
      parts.configured = nil
      for label in [parts.textLabel, parts.detailLabel] as [UILabel?] { label?.isHidden = false }
      return
    }
    let shown: any UIContentConfiguration =
      automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration
    if let view = parts.configured, view.supports(shown) {
      view.configuration = shown
      return
    }
    parts.configured?.removeFromSuperview()
    let view: any UIView & UIContentView = shown.makeContentView()
    parts.configured = view
    view.frame = contentView.bounds
    for label in [parts.textLabel, parts.detailLabel] as [UILabel?] { label?.isHidden = true }
    contentView.addSubview(view)
  }

  // MARK: Background

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func showBackground() {
    changes.drawing.change()
    changes.accessibility.change()
    let isChosen: Bool = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
    let several: Bool = table?.selectsSeveral == true
    let wanted: UIView? =
      isChosen ? (several ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView) : nil
    if parts.shownSelection !== wanted {
      parts.shownSelection?.removeFromSuperview()
      parts.shownSelection = wanted
      if let wanted { insertSubview(wanted, at: backgroundView == nil ? 0 : 1) }
      setNeedsLayout()
    }
  }

  func drawGround(_ rect: CGRect) {
    let state: UICellConfigurationState = configurationState
    var configuration: UIBackgroundConfiguration = backgroundConfiguration ?? defaultBackgroundConfiguration()
    if automaticallyUpdatesBackgroundConfiguration { configuration = configuration.updated(for: state) }
    let isChosen: Bool = state.isSelected || state.isHighlighted || state.isFocused
    // A colour of the cell's own is behind this drawing.
    if backgroundConfiguration == nil, backgroundColor != nil, !isChosen { return }
    configuration.draw(in: rect, tint: tintColor, isMirrored: isRightToLeft)
  }

  func drawSeparator(_ rect: CGRect) {
    guard let table, let place, table.separatorStyle == .singleLine else { return }
    if place.isLast, table.style == .insetGrouped { return }
    let inset: UIEdgeInsets = separatorInset
    let isMirrored: Bool = isRightToLeft
    let start: CGFloat = place.isLast && table.style == .grouped ? 0 : isMirrored ? inset.right : inset.left
    let end: CGFloat = isMirrored ? inset.left : inset.right
    let thickness: CGFloat = 0.5
    let line = CGRect(
      x: rect.minX + start, y: rect.maxY - thickness, width: max(0, rect.width - start - end), height: thickness)
    (table.separatorColor ?? .separator).setFill()
    UIRectFill(line)
  }

  /// The first and last rows of a card have its corners.
  func roundCorners() {
    guard let table, let place, table.style == .insetGrouped, place.isFirst || place.isLast else {
      if layer.cornerRadius != 0, table?.style == .insetGrouped {
        layer.cornerRadius = 0
        clipsToBounds = false
      }
      return
    }
    layer.cornerRadius = table.metrics.cornerRadius
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = true
  }
}
