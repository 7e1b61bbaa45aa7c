import Foundation
import UIFoundation

/// Something of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How an element looks and whether it can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is performed again while its key is held.
  public enum RepeatBehavior: Int, Sendable {
    /// It is.
    case automatic = 0
    case repeatable = 1
    case nonRepeatable = 2
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?, subtitle: String?) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    super.init()
  }
}

/// An action of a control or of a menu, which a closure performs.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// By which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture while the action is on; nil for `image`.
  open var selectedImage: UIImage?
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// Who performed the action last.
  open var sender: Any? { lastSender }
  private weak var lastSender: AnyObject?
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    lastSender as? any UIPopoverPresentationControllerSourceItem
  }
  open var repeatBehavior: RepeatBehavior = .automatic
  let handler: UIActionHandler

  /// - Parameters:
  ///   - title: The title; empty for an action that is shown without one.
  ///   - image: A picture beside the title.
  ///   - identifier: A name; nil for one that no other action has.
  ///   - discoverabilityTitle: A longer title for help.
  ///   - attributes: How the action looks, and whether it can be used.
  ///   - state: Whether the action is shown as chosen.
  ///   - handler: What the action does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// An action with another picture while it is on.
  public convenience init(
    title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    self.selectedImage = selectedImage
  }

  func perform(for sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    lastSender = sender
    handler(self)
  }

  /// Performs the action for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(for: sender.map { $0 as AnyObject }) }
}

/// What performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
