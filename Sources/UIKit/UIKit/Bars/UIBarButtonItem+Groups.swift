import FoundationGaps
import UIFoundation

extension UIBarButtonItem {
  /// The group that the item is in; nil for none.
  public var buttonGroup: UIBarButtonItemGroup? { hasParts ? parts.group : nil }

  /// A group of the item alone, which always has its place.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of the item alone, which people may move.
  ///
  /// - Parameter customizationIdentifier: The name under which the person's choice is kept.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of the item alone, which people may take from the bar.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The name under which the person's choice is kept.
  ///   - isInDefaultCustomization: Whether the item stands in the bar before the person chose.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// A space of a few points between items.
  public class func fixedSpace() -> Self { fixedSpace(8) }

  /// What stands for the item in the menu with what has no place in the bar; nil, the default, for a command with the item's
  /// title, picture and action.
  public var menuRepresentation: UIMenuElement? {
    get { hasParts ? parts.menuRepresentation : nil }
    set { part(\.menuRepresentation, newValue) }
  }

  /// In which order the item's menu stands: menus here stand in the order in which they were written.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { hasParts ? parts.menuOrder : .automatic }
    set { part(\.menuOrder, newValue) }
  }

  /// Whether the item lies on one ground with its neighbours: bars here draw no grounds around items. True by default.
  public var sharesBackground: Bool {
    get { hasParts ? parts.sharesBackground : true }
    set { part(\.sharesBackground, newValue) }
  }

  /// Whether the item has no ground behind it: bars here draw none. False by default.
  public var hidesSharedBackground: Bool {
    get { hasParts && parts.hidesSharedBackground }
    set { part(\.hidesSharedBackground, newValue) }
  }

  /// The words of the item where it stands in a menu.
  private var menuTitle: String { title ?? accessibilityLabel ?? systemItem?.words ?? "" }

  /// The item as an element of a menu; nil for a space, for a view, and for one that is hidden.
  func menuElement() -> UIMenuElement? {
    if isHidden || isSpace { return nil }
    if let menuRepresentation { return menuRepresentation }
    let picture: UIImage? = image ?? systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    if let menu, !hasAction { return UIMenu(title: menuTitle, image: picture, children: menu.children) }
    guard hasAction else { return nil }
    return UIAction(
      title: menuTitle, image: picture, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in self?.perform() }
  }
}
