import Selectors
import UIFoundation

/// Changes menus: adds elements beside those that are there, and takes some away.
///
/// Elements are found wherever they are in the menus. What names an element that is not there changes nothing.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  /// Whose menus are built.
  var system: UIMenuSystem { get }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action; of several that one whose property list is equal.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
  /// Makes other elements of those of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  func insertElements(_ childElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertElements(_ childElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertElements(_ childElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  func insertElements(_ childElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  func insertElements(_ childElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)
  func insertElements(_ childElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

  func remove(menu removedIdentifier: UIMenu.Identifier)
  func remove(action removedIdentifier: UIAction.Identifier)
  func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
