import Foundation
import Selectors
import UIFoundation

/// An action of an element that assistive technologies offer beside the usual ones.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The text that is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The text that is spoken, with attributes, which change nothing in how it is spoken here.
  open var attributedName: NSAttributedString
  /// A picture of the action, for technologies that show actions.
  open var image: UIImage?
  /// Actions of one category are offered together; nil, the default, for none.
  open var category: String?
  /// The category of actions that change what they are for.
  public nonisolated static let editCategory: String = "UIAccessibilityCustomActionCategoryEdit"
  open var actionHandler: ActionHandler?
  /// The object with the method, which is not kept.
  open weak var target: AnyObject?
  /// The method; it gets the action, and may say whether it did it.
  open var selector: Selector

  /// - Parameters:
  ///   - name: What is spoken.
  ///   - actionHandler: What the action does; it says whether it did it.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target {
      _ = selector.perform(on: target, sender: self)
    }
  }
}
