import Foundation
import Selectors
import UIFoundation

/// An element of a menu whose action is performed by the first responder that has the action's method.
@MainActor @preconcurrency
open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture while the command is on; nil for `image`.
  open var selectedImage: UIImage?
  open private(set) var action: Selector
  /// Anything of the program's own, by which commands with the same action are told apart.
  open private(set) var propertyList: Any?
  /// Other actions of the command for modifiers that are held besides.
  open private(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The sender that performed the command last.
  open internal(set) var sender: Any?
  open internal(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var repeatBehavior: RepeatBehavior = .automatic

  /// - Parameters:
  ///   - title: The title.
  ///   - image: A picture beside the title.
  ///   - action: The method that is called, with the command as its argument.
  ///   - propertyList: Anything of the program's own.
  ///   - alternates: Other actions for more modifiers.
  ///   - discoverabilityTitle: A longer title for help.
  ///   - attributes: How the command looks, and whether it can be used.
  ///   - state: Whether the command is shown as chosen.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title, subtitle: nil, image: image, selectedImage: nil, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with a second line.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: nil, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with a second line, and another picture while it is on.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, selectedImage: UIImage?, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// Performs the command: a target does it, or the first responder that can.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    presentationSourceItem = sender as? any UIPopoverPresentationControllerSourceItem
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// The command as the responder that would perform it wants it shown; disabled where none would.
  final func validated() -> UICommand {
    let shown: UICommand = copied()
    if let target = UIApplication.shared.responder(for: action, sender: shown) {
      target.validate(shown)
    } else if !UIApplication.shared.delegatePerforms(action) {
      shown.attributes.insert(.disabled)
    }
    return shown
  }

  func copied() -> UICommand {
    let copy = UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    copy.sender = sender
    copy.repeatBehavior = repeatBehavior
    return copy
  }
}

/// Another action of a command for modifiers that are held besides those of the command.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// The title instead of the command's.
  open private(set) var title: String
  open private(set) var action: Selector
  open private(set) var modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The common parts of actions and commands of a menu.
@MainActor @preconcurrency
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// The picture while the element is on; nil for `image`.
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The sender that performed the element last.
  var sender: Any? { get }
  /// Where something that the element presents comes from: what showed the element when it was performed last.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Whether the element is performed again while its key is held.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }

  /// Performs the element for a sender.
  ///
  /// - Parameter target: Who performs a command; nil for the first responder that can.
  func performWithSender(_ sender: Any?, target: Any?)
}
