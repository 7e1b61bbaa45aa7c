import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UITableViewCell: SelfSizingRow {
  /// The room for a mark of editing before the content, and for a handle behind it.
  private static var markRoom: CGFloat { 38 }
  private static var handleRoom: CGFloat { 44 }

  // MARK: Height

  func height(forRowWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let (start, end) = insets()
    let inner: CGFloat = max(0, width - start - end)
    let least: CGFloat = table?.metrics.minRowHeight ?? 44
    if let view = parts.configured {
      return ceil(view.rowHeight(forWidth: inner)).clampedHeight(atLeast: minimum(view, least))
    }
    if contentView.sizesByConstraints {
      let size: CGSize = contentView.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return ceil(size.height).clampedHeight(atLeast: 1)
    }
    guard parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return least }
    return max(least, standardFrames(width: inner, height: nil).height)
  }

  /// A list's own content is at least a row high; other content says itself how high it is.
  private func minimum(_ view: UIView, _ least: CGFloat) -> CGFloat { view is UIListContentView ? least : 1 }

  /// What marks and accessory take of the row, at its leading and its trailing edge.
  private func insets() -> (CGFloat, CGFloat) {
    var start: CGFloat = CGFloat(indentationLevel) * indentationWidth
    if parts.editMark != nil { start += Self.markRoom }
    var end: CGFloat = 0
    if parts.handle != nil { end += Self.handleRoom }
    if let accessory = parts.accessory { end += accessorySize(accessory).width + 16 }
    return (start, end)
  }

  private func accessorySize(_ view: UIView) -> CGSize {
    let own: CGSize = view.bounds.size
    if view === accessoryView || view === editingAccessoryView, own.width > 0 { return own }
    let wish: CGSize = view.intrinsicContentSize
    return CGSize(width: wish.width >= 0 ? wish.width : own.width, height: wish.height >= 0 ? wish.height : own.height)
  }

  // MARK: Standard content

  private func standardFrames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    var layout = ListContentLayout()
    layout.isMirrored = isRightToLeft
    layout.isSideBySide = style == .value1
    if style == .value2 { return valueFrames(width: width, height: height) }
    // Standard cells keep a line's height free above and below a single text, and less around two.
    layout.verticalPadding = 2
    let picture: CGSize? = parts.imageView?.image == nil ? nil : parts.imageView?.intrinsicContentSize
    return layout.frames(
      image: picture, text: parts.textLabel, secondary: parts.detailLabel, width: width, height: height)
  }

  /// A short text at the right of a column of 91 points, and the second one beside it.
  private func valueFrames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    var frames = ListContentLayout.Frames()
    let column: CGFloat = 91
    let gap: CGFloat = 6
    let room: CGFloat = max(0, width - 16 - column - gap - 16)
    let first: CGSize = parts.textLabel?.sizeThatFits(CGSize(width: column, height: 0)) ?? .zero
    let second: CGSize = parts.detailLabel?.sizeThatFits(CGSize(width: max(1, room), height: 0)) ?? .zero
    frames.height = max(first.height, second.height) + 22
    let whole: CGFloat = height ?? frames.height
    frames.text = CGRect(x: 16, y: (whole - first.height) / 2, width: column, height: first.height)
    frames.secondary = CGRect(
      x: 16 + column + gap, y: (whole - second.height) / 2, width: room, height: second.height)
    if isRightToLeft {
      frames.text.origin.x = width - frames.text.maxX
      frames.secondary.origin.x = width - frames.secondary.maxX
    }
    return frames
  }

  // MARK: Placing

  func layOutParts() {
    let size: CGSize = bounds.size
    let (start, end) = insets()
    let isMirrored: Bool = isRightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    func set(_ frame: CGRect, of view: UIView) { if view.frame != frame { view.frame = frame } }
    set(mirrored(CGRect(x: start, y: 0, width: max(0, size.width - start - end), height: size.height)), of: contentView)
    for view in [backgroundView, parts.shownSelection, backgroundConfiguration?.customView] {
      if let view { set(bounds, of: view) }
    }
    if let mark = parts.editMark {
      let length: CGFloat = 30
      set(
        mirrored(CGRect(x: 8, y: (size.height - length) / 2, width: length, height: length)), of: mark)
    }
    var edge: CGFloat = size.width - (parts.handle == nil ? 0 : Self.handleRoom)
    if let handle = parts.handle {
      set(mirrored(CGRect(x: edge + 8, y: 0, width: Self.handleRoom - 16, height: size.height)), of: handle)
    }
    if let accessory = parts.accessory {
      let wanted: CGSize = accessorySize(accessory)
      edge -= wanted.width + (parts.handle == nil ? 16 : 8)
      set(
        mirrored(
          CGRect(x: edge, y: (size.height - wanted.height) / 2, width: wanted.width, height: wanted.height)),
        of: accessory)
    }
    if let view = parts.configured { return set(contentView.bounds, of: view) }
    guard parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
    let frames: ListContentLayout.Frames = standardFrames(
      width: contentView.bounds.width, height: contentView.bounds.height)
    if let label = parts.textLabel { set(frames.text, of: label) }
    if let label = parts.detailLabel { set(frames.secondary, of: label) }
    if let image = parts.imageView { set(frames.image, of: image) }
  }

  // MARK: Accessory

  func accessoryDidChange() {
    let type: AccessoryType = parts.isEditing ? editingAccessoryType : accessoryType
    let given: UIView? = parts.isEditing ? editingAccessoryView : accessoryView
    let isShown: Bool = given == nil ? parts.accessory != nil && parts.accessoryType == type : parts.accessory === given
    guard !isShown, given != nil || type != .none || parts.accessory != nil else { return }
    let wanted: UIView? = given ?? makeAccessory(type)
    parts.accessory?.removeFromSuperview()
    parts.accessory = wanted
    parts.accessoryType = given == nil ? type : .none
    if let wanted { addSubview(wanted) }
    changes.accessibility.change()
    setNeedsMeasuring()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return symbol("chevron.forward", size: 13, weight: .semibold, .tertiaryLabel)
    case .checkmark: return symbol("checkmark", size: 15, weight: .semibold, tintColor)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityLabel = "More info"
      button.addAction(
        UIAction { [weak self] _ in
          guard let self, let table, let path = place?.path else { return }
          table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }, for: .primaryActionTriggered)
      return button
    }
  }

  private func symbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight, _ color: UIColor) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.isAccessibilityElement = false
    return view
  }
}

extension CGFloat {
  fileprivate func clampedHeight(atLeast least: CGFloat) -> CGFloat { isFinite ? Swift.max(least, self) : least }
}
