import CoreGraphics
import FoundationGaps
import Selectors
import UIFoundation

/// A control that performs an action when it is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public private(set) var buttonType: ButtonType
  final var pointer: ButtonPointer?
  /// As which machine's the button is to behave: kept as it was set.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  final var pointerProvider: PointerStyleProvider?
  private var looks: [UInt: Look] = [:]
  /// Whether somebody wants to know of the pointer, and where it is.
  final var hover: ButtonHover?

  /// What a button shows in one state.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The menu that a click with the second button opens, and a press where `showsMenuAsPrimaryAction` is set; nil for none.
  open var menu: UIMenu? {
    didSet { isContextMenuInteractionEnabled = menu != nil }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// The order of the elements of the menu: that in which they were given, always.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  /// Whether the button is held: its menu is open.
  open private(set) var isHeld: Bool = false {
    didSet { if isHeld != oldValue { stateDidChange() } }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    isHeld = true
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    isHeld = false
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    prepare()
  }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    prepare()
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// A button of the system that performs an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
    self.frame = frame
  }

  /// A button of the system that shows a configuration and performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration: Configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // Observers of properties do not run while an object is made.
    setNeedsUpdateConfiguration()
  }

  /// A button of the system with a picture that calls a method when it is pressed.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button: Self = NSObject.make(Self.self)
    button.buttonType = .system
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    if let label = titleLabel {
      label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
    }
    imageView.map { insertSubview($0, at: 0) }
    refresh()
  }

  /// The view of the title.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of the image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  private var backgroundView: UIImageView?

  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  open var adjustsImageWhenHighlighted: Bool = true
  open var adjustsImageWhenDisabled: Bool = true
  open var showsTouchWhenHighlighted: Bool = false
  open var role: Role = .normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  // MARK: Configuration

  /// The configuration of the button; nil for the titles and images by state.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil {
        configured?.leave()
        configured = nil
      }
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }
  /// Called when the button has another state: it may change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Whether the configuration follows the state of the button by itself; true by default.
  open var automaticallyUpdatesConfiguration: Bool = true
  /// Whether a tap selects the button, or ends that; false by default.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// The view of the subtitle of a configuration; nil for a button without one.
  open var subtitleLabel: UILabel? { configured?.subtitle }
  private var configured: ConfiguredButton?
  private var isUpdatingConfiguration: Bool = false

  /// Lets the configuration follow the state of the button, before the next frame. A subclass may make the first configuration in
  /// `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() {
    if configuration == nil, configurationUpdateHandler == nil, !isUpdatingConfiguration {
      isUpdatingConfiguration = true
      updateConfiguration()
      isUpdatingConfiguration = false
    }
    refresh()
  }

  /// The button has another state: its configuration can be made anew. Calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func showConfiguration() {
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
    guard let configuration else { return }
    let shown: Configuration = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    let parts: ConfiguredButton = configured ?? ConfiguredButton(shown)
    configured = parts
    parts.show(shown, in: self)
    changes.drawing.change()
    contentDidChange()
  }

  override func drawContent(_ rect: CGRect) { configured?.draw(in: rect, of: self) }

  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, controlEvents.contains(.primaryActionTriggered) { isSelected.toggle() }
    super.sendActions(for: controlEvents)
  }

  // MARK: Looks by state

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state.rawValue, default: Look()])
    refresh()
  }

  /// Sets the title for a state; the one for `normal` is that of all states without one.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Sets the colour of the shadow that the title throws for a state, by the title label's `shadowOffset`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  /// Sets the size and the weight of the symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbolConfiguration = configuration } }

  open func titleShadowColor(for state: State) -> UIColor? { looks[state.rawValue]?.titleShadowColor }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    looks[state.rawValue]?.symbolConfiguration
  }
  open func title(for state: State) -> String? { looks[state.rawValue]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? { looks[state.rawValue]?.attributedTitle }
  open func titleColor(for state: State) -> UIColor? { looks[state.rawValue]?.titleColor }
  open func image(for state: State) -> UIImage? { looks[state.rawValue]?.image }
  open func backgroundImage(for state: State) -> UIImage? { looks[state.rawValue]?.backgroundImage }

  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbolConfiguration) }
  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? (!isEnabled ? .tertiaryLabel : buttonType == .custom ? .white : tintColor)
  }

  private func current<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    let state: State = state
    return looks[state.rawValue]?[keyPath: path] ?? looks[state.subtracting(.focused).rawValue]?[keyPath: path]
      ?? looks[State.normal.rawValue]?[keyPath: path]
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Shows what the state shows.
  private func refresh() {
    if isUpdatingConfiguration { return }
    if configuration != nil || configurationUpdateHandler != nil { showConfiguration() }
    if configuration != nil { return }
    titleLabel?.textColor = currentTitleColor
    titleLabel?.shadowColor = currentTitleShadowColor
    if let attributed = currentAttributedTitle {
      titleLabel?.attributedText = attributed
    } else {
      titleLabel?.text = currentTitle
    }
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    imageView?.image = currentImage
    // A button of the system looks faint while it is pressed.
    let opacity: CGFloat = isHighlighted && buttonType != .custom ? 0.3 : 1
    titleLabel?.alpha = opacity
    imageView?.alpha = opacity
    if let image = currentBackgroundImage {
      let view: UIImageView = backgroundView ?? UIImageView(frame: bounds)
      if backgroundView == nil {
        backgroundView = view
        insertSubview(view, at: 0)
      }
      view.image = image
    } else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
    }
    contentDidChange()
  }

  private func contentDidChange() {
    changes.accessibility.change()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured {
      return configured.size(self, width: size.width > 0 && size.width < 100_000 ? size.width : nil)
    }
    let title: CGSize = titleLabel?.sizeThatFits(.zero) ?? .zero
    let image: CGSize = imageView?.sizeThatFits(.zero) ?? .zero
    // A button of text is as high as a finger finds easily.
    let inner = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let extra: CGFloat = contentEdgeInsets == .zero && inner.height > 0 && image.height == 0 ? 12 : 0
    return CGSize(
      width: max(inner.width, title.width > 0 ? 30 : 0) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: inner.height + extra + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configured { return configured.layOut(self) }
    let content: CGRect = contentRect(forBounds: bounds)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    guard !content.isNull else { return }
    imageView?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
  }

  // Places of a button without a configuration; overrides place the parts otherwise.

  /// The place of the background image: the bounds, by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of title and image: the bounds without `contentEdgeInsets`, by default; null where nothing is left.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The place of the title: beside the image, by default, moved by `titleEdgeInsets`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }
  /// The place of the image: at the leading side of the title, by default, moved by `imageEdgeInsets`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

  private func places(in area: CGRect) -> (title: CGRect, image: CGRect) {
    let image: CGSize = imageView?.sizeThatFits(.zero) ?? .zero
    var title: CGSize = titleLabel?.sizeThatFits(.zero) ?? .zero
    title.width = min(title.width, max(0, area.width - image.width))
    let width: CGFloat = image.width + title.width
    let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
    switch contentHorizontalAlignment {
    case .left, .fill: x = area.minX
    case .right: x = area.maxX - width
    case .leading: x = isMirrored ? area.maxX - width : area.minX
    case .trailing: x = isMirrored ? area.minX : area.maxX - width
    case .center: x = area.midX - width / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.midY - height / 2
      }
    }
    let (titleX, imageX): (CGFloat, CGFloat) = isMirrored ? (x, x + title.width) : (x + image.width, x)
    return (
      CGRect(origin: CGPoint(x: titleX, y: y(title.height)), size: title).moved(by: titleEdgeInsets),
      CGRect(origin: CGPoint(x: imageX, y: y(image.height)), size: image).moved(by: imageEdgeInsets)
    )
  }

  /// The words of the configuration.
  private var configuredWords: String? {
    guard let configuration else { return nil }
    let words: [String] = [configuration.title, configuration.subtitle].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The title by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? configuredWords ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}

extension CGRect {
  /// Insets of a part of a button move it by half of their difference.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

extension UIButton.ButtonType {
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
