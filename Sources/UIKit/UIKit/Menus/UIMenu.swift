import Foundation
import UIFoundation

/// A menu of actions and of other menus.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// By which a menu is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside of another one.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around, between lines (behaviour 598).
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It stands out as one whose actions destroy something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Its elements stand beside each other, as symbols from which one is chosen.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
    /// Of its actions one at most is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]
  /// How large the elements are: small and medium ones stand beside each other. By default as it suits the menu.
  open var preferredElementSize: ElementSize
  /// How the elements are shown; nil, the default, for the same as in the menu around.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - subtitle: A second line.
  ///   - image: A picture beside the title.
  ///   - identifier: A name; nil for one that no other menu has.
  ///   - options: How the menu is shown inside of another one.
  ///   - preferredElementSize: How large the elements are.
  ///   - children: The actions and menus inside.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The actions that are on, of the menu and of those that are shown in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// A person chose an action: where one at most is on, it is this one.
  func select(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}
