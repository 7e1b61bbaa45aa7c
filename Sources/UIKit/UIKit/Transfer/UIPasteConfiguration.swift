import Foundation
import FoundationGaps
import UIFoundation

/// The types that a responder takes from the clipboard.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject, NSCopying {
  /// The identifiers of types. A type that conforms to one of these is taken as well.
  open var acceptableTypeIdentifiers: [String]

  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Takes the types that objects of a class are read from.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for identifier in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(identifier) {
      self.acceptableTypeIdentifiers.append(identifier)
    }
  }

  /// Takes the types that objects of a class are read from, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
  }

  func accepts(_ items: [NSItemProvider]) -> Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        acceptableTypeIdentifiers.contains { item.hasItemConformingToTypeIdentifier($0) }
      }
  }
}

/// Something that takes what is on the clipboard: a responder, which sets its `pasteConfiguration` and overrides
/// `paste(itemProviders:)`.
///
/// Control and V paste into the first responder, or the nearest responder after it, whose configuration fits the clipboard and that
/// takes the key by no command of its own.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that are taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes items.
  func paste(itemProviders: [NSItemProvider])
  /// Whether items are taken.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// A button that pastes what is on the clipboard into a target, without asking the person first.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// How the button looks.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// What the button shows. `iconAndLabel` by default.
    open var displayMode: DisplayMode = .iconAndLabel
    /// How round the corners are. `dynamic` by default.
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// The radius of the corners in points, for the style `fixed`; negative, the default, for that of buttons.
    open var cornerRadius: CGFloat = -1
    /// On which side of the words the icon stands. `leading` by default.
    open var imagePlacement: NSDirectionalRectEdge = .leading
    /// The colour of the words; nil for that of filled buttons.
    open var baseForegroundColor: UIColor?
    /// The colour behind; nil for the tint.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }
  }

  /// How the button looks.
  public let configuration: Configuration
  /// What gets the items; nil for the first responder and those after it.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
  private let button = UIButton(configuration: .filled())

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    var look: UIButton.Configuration = .filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [unowned self] _ in paste() }, for: .primaryActionTriggered)
    addSubview(button)
    update()
  }

  override var isUsedByKeyboard: Bool { false }
  open override var canBecomeFocused: Bool { false }
  open override var isEnabled: Bool { didSet { update() } }
  private func update() { button.isEnabled = isEnabled }

  private func paste() {
    let items: [NSItemProvider] = UIPasteboard.general.itemProviders
    if let target {
      if target.canPaste(items) { target.paste(itemProviders: items) }
    } else {
      // The first responder of another window is not meant.
      let first: UIResponder? = FirstResponder.current(in: layoutRoot?.graph)
      let place: UIWindow? = (first as? UIView)?.window ?? (first as? UIViewController)?.viewIfLoaded?.window
      _ = UIResponder.paste(items, from: place != nil && place === window ? first : next)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.intrinsicContentSize }
}

extension UIResponder {
  /// Gives items to the first responder from one on that takes them; false where none does.
  static func paste(_ items: [NSItemProvider], from start: UIResponder?) -> Bool {
    var next: UIResponder? = start
    while let responder = next {
      if responder.pasteConfiguration != nil, responder.canPaste(items) {
        responder.paste(itemProviders: items)
        return true
      }
      next = responder.next
    }
    return false
  }
}
