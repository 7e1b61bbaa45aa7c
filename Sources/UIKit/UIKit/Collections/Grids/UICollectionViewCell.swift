import CoreGraphics
import Foundation
import UIFoundation

/// The cell of an item of a collection.
///
/// Its content is in `contentView`: views that a program adds, or what a content configuration makes. A cell is one element for
/// assistive technologies, which hear its texts, unless controls are inside.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, SpokenCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
  }

  private func prepareCell() {
    addSubview(contentView)
    contentView.isOpaque = false
  }

  // MARK: Content

  /// The view with the cell's content.
  open private(set) lazy var contentView: UIView = CellContentView(frame: bounds)
  /// The view that the content configuration made.
  final private(set) var configured: (any UIView & UIContentView)?
  /// The configuration of the content view; nil for the views that a program adds.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showConfiguration()
      changes.accessibility.change()
      setNeedsFitting()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      replaceBackground(oldValue?.customView, by: backgroundConfiguration?.customView)
      changes.drawing.change()
    }
  }
  /// Whether the configurations follow the state of the cell by themselves.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// Called when the cell has another state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration: Bool = false

  private func showConfiguration() {
    guard let contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    let shown: any UIContentConfiguration =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration.updated(for: configurationState) : contentConfiguration
    if let configured, configured.supports(shown) {
      configured.configuration = shown
      return
    }
    configured?.removeFromSuperview()
    let view: any UIView & UIContentView = shown.makeContentView()
    configured = view
    view.frame = contentView.bounds
    contentView.addSubview(view)
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

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state: UICellConfigurationState = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration, let view = configured {
      view.configuration = content.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    guard let collection else { return state }
    state.isEditing = collection.isEditing
    state.isFocused = path.map { collection.focused == $0 && collection.mover.place?.showsFocus == true } ?? false
    state.isReordering = collection.movement.cell === self
    return state
  }

  // MARK: Looks

  /// A view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// A view behind the content, before `backgroundView`, while the cell is selected or under a finger.
  open var selectedBackgroundView: UIView? { didSet { showSelection() } }
  private var shownSelection: UIView?

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func showSelection() {
    let wanted: UIView? = isSelected || isHighlighted ? selectedBackgroundView : nil
    guard shownSelection !== wanted else { return }
    shownSelection?.removeFromSuperview()
    shownSelection = wanted
    if let wanted { insertSubview(wanted, at: backgroundView == nil ? 0 : 1) }
    setNeedsLayout()
  }

  // MARK: States

  open var isSelected: Bool = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger or the pointer is down on the cell.
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  func stateDidChange() {
    showSelection()
    setNeedsUpdateConfiguration()
  }

  // MARK: In a collection

  /// The item that the cell shows.
  final var path: IndexPath? { element?.indexPath }

  /// The cell is about to show an item.
  func prepare(for collection: UICollectionView, at path: IndexPath) { self.collection = collection }

  func enter(_ collection: UICollectionView, at path: IndexPath) {
    forgetFitting()
    let chosen: Bool = collection.selection.paths.contains(path)
    if isSelected != chosen { isSelected = chosen }
    if isHighlighted { isHighlighted = false }
    setNeedsUpdateConfiguration()
  }

  func leave() { forgetFitting() }

  // MARK: Layout and drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutContent()
    for view in [backgroundView, shownSelection, backgroundConfiguration?.customView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  /// Places the content view, and what is in it.
  func layOutContent() {
    if contentView.frame != bounds { contentView.frame = bounds }
    if let configured, configured.frame != contentView.bounds { configured.frame = contentView.bounds }
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?, otherwise size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured { return contentFittingSize(of: configured, width: width, height: height) ?? size }
    let view: UIView = contentView.sizesByConstraints || !sizesByConstraints ? contentView : self
    return contentFittingSize(of: view, width: width, height: height) ?? size
  }

  /// The background that is drawn; nil for none.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  override func drawContent(_ rect: CGRect) {
    guard var background = shownBackground else { return }
    if automaticallyUpdatesBackgroundConfiguration { background = background.updated(for: configurationState) }
    background.draw(in: rect, tint: tintColor, isMirrored: isRightToLeft)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path, let collection { collection.press(path, self) } else { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path, let collection { collection.release(path, self) } else { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if path != nil, let collection { collection.cancelPress() } else { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  /// Adds what can be done with the item beside choosing and moving it.
  func addSpokenActions(_ row: inout SpokenRow, _ collection: UICollectionView, _ path: IndexPath) {}

  var contentRow: SpokenRow? { isSpokenByContent ? makeSpokenItem(isCombined: true) : nil }
  override var spokenRow: SpokenRow? { isSpokenByContent ? nil : makeSpokenItem(isCombined: !holdsControls) }
  /// Whether the content is the item for assistive technologies, as a control stands beside it.
  private var isSpokenByContent: Bool { !isAccessibilityElement && holdsControls && !contentView.holdsControls }
}
