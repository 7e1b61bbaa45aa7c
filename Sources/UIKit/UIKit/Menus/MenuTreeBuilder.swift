import Foundation
import Selectors
import UIFoundation

/// Builds menus by making a tree of others for each change.
@MainActor
final class MenuTreeBuilder: @MainActor UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu
  /// Whether anything was changed.
  private(set) var isChanged: Bool = false

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  // MARK: Finding

  private func first<Element>(in menu: UIMenu, _ match: (UIMenuElement) -> Element?) -> Element? {
    if let found = match(menu) { return found }
    for child in menu.children {
      if let inner = child as? UIMenu {
        if let found = first(in: inner, match) { return found }
      } else if let found = match(child) {
        return found
      }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu)?.identifier == identifier ? $0 as? UIMenu : nil }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction)?.identifier == identifier ? $0 as? UIAction : nil }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { Self.isCommand($0, action, propertyList) ? $0 as? UICommand : nil }
  }

  private static func isCommand(_ element: UIMenuElement, _ action: Selector, _ list: Any?) -> Bool {
    guard let command = element as? UICommand, command.action == action else { return false }
    switch (command.propertyList, list) {
    case (nil, nil): return true
    case (let own?, let list?):
      if let own = own as? AnyHashable, let list = list as? AnyHashable { return own == list }
      return (own as AnyObject) === (list as AnyObject)
    default: return false
    }
  }

  // MARK: Changing

  /// Puts other elements in the place of those that match, at any depth.
  private func change(_ match: (UIMenuElement) -> Bool, _ elements: (UIMenuElement) -> [UIMenuElement]) {
    root = changed(root, match, elements)
  }

  private func changed(
    _ menu: UIMenu, _ match: (UIMenuElement) -> Bool, _ elements: (UIMenuElement) -> [UIMenuElement]
  ) -> UIMenu {
    var isOther: Bool = false
    let children: [UIMenuElement] = menu.children.flatMap { child -> [UIMenuElement] in
      if match(child) {
        isOther = true
        return elements(child)
      }
      guard let inner = child as? UIMenu else { return [child] }
      let new: UIMenu = changed(inner, match, elements)
      isOther = isOther || new !== inner
      return [new]
    }
    guard isOther else { return menu }
    isChanged = true
    return menu.replacingChildren(children)
  }

  private func isMenu(_ identifier: UIMenu.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIMenu)?.identifier == identifier }
  }

  private func isAction(_ identifier: UIAction.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIAction)?.identifier == identifier }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == root.identifier {
      root = replacementMenu
      isChanged = true
    } else {
      change(isMenu(replacedIdentifier)) { _ in [replacementMenu] }
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
    change(isMenu(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
    change(isAction(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]) {
    change({ Self.isCommand($0, replacedAction, propertyList) }) { _ in replacementElements }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(_ childElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(isMenu(siblingIdentifier)) { childElements + [$0] }
  }

  func insertElements(_ childElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(isMenu(siblingIdentifier)) { [$0] + childElements }
  }

  func insertElements(_ childElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
    change(isAction(siblingIdentifier)) { childElements + [$0] }
  }

  func insertElements(_ childElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
    change(isAction(siblingIdentifier)) { [$0] + childElements }
  }

  func insertElements(
    _ childElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?
  ) {
    change({ Self.isCommand($0, siblingAction, propertyList) }) { childElements + [$0] }
  }

  func insertElements(_ childElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?) {
    change({ Self.isCommand($0, siblingAction, propertyList) }) { [$0] + childElements }
  }

  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(isMenu(removedIdentifier)) { _ in [] } }
  func remove(action removedIdentifier: UIAction.Identifier) { change(isAction(removedIdentifier)) { _ in [] } }
  func remove(command removedAction: Selector, propertyList: Any?) {
    change({ Self.isCommand($0, removedAction, propertyList) }) { _ in [] }
  }
}
