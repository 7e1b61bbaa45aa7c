import Foundation
import FoundationGaps
import UIFoundation

/// Items of a bar that belong together.
///
/// ```swift
/// let undo = UIBarButtonItem(systemItem: .undo)
/// let redo = UIBarButtonItem(systemItem: .redo)
/// let item = UINavigationItem(title: "Letter")
/// item.style = .editor
/// item.centerItemGroups = [.optionalGroup(customizationIdentifier: "undo", items: [undo, redo])]
/// ```
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// What people may do with a group.
  enum Customization {
    case fixed
    case movable(String)
    case optional(String, isShownFirst: Bool)
  }

  let customization: Customization
  /// Counts changes of what the group shows.
  let changes = ChangeCount()

  /// - Parameters:
  ///   - barButtonItems: The items, the first at the start.
  ///   - representativeItem: Stands for all of them where there is little room, with a menu of them; nil for none.
  public convenience init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.init(.fixed, barButtonItems, representativeItem)
  }

  /// Groups are not read from files here: the coder is not looked at.
  public required init?(coder: NSCoder) {
    customization = .fixed
    barButtonItems = []
    super.init()
  }

  init(_ customization: Customization, _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?) {
    self.customization = customization
    barButtonItems = items
    representativeItem = representative
    super.init()
    for item in items { item.part(\.group, self) }
  }

  /// A group that always has its place.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(.fixed, items, representativeItem) }

  /// A group that people may move: it keeps its place here.
  ///
  /// - Parameter customizationIdentifier: The name under which the person's choice is kept.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(.movable(customizationIdentifier), items, representativeItem) }

  /// A group that people may take from the bar and put back, by a menu of the bar.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The name under which the person's choice is kept.
  ///   - isInDefaultCustomization: Whether the group stands in the bar before the person chose.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      .optional(customizationIdentifier, isShownFirst: isInDefaultCustomization), items, representativeItem)
  }

  /// A space of a few points.
  open class func fixedSpaceGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(.fixed, [.fixedSpace()], nil) }

  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.part(\.group, nil) }
      for item in barButtonItems { item.part(\.group, self) }
      changes.change()
    }
  }

  /// Stands for the items in a narrow window, with a menu of them; nil, the default, for none.
  open var representativeItem: UIBarButtonItem? { didSet { changes.change() } }

  /// Whether the bar shows the representative item.
  open internal(set) var isDisplayingRepresentativeItem: Bool = false

  /// Whether the items stand in the bar's menu where the person took them from the bar. False by default.
  open var alwaysAvailable: Bool = false { didSet { changes.change() } }

  /// Whether bars leave the group out.
  open var isHidden: Bool = false { didSet { changes.change() } }

  /// What stands for the group in the menu with what has no place in the bar; nil, the default, for its items.
  open var menuRepresentation: UIMenuElement? { didSet { changes.change() } }

  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

  // MARK: As bars show it

  /// The name under which the person's choice is kept; nil for groups that always have their place.
  var optionalName: String? {
    guard case .optional(let name, _) = customization else { return nil }
    return name
  }

  /// The words for the group in menus: those of its first items.
  var words: String {
    if let words = representativeItem?.title ?? representativeItem?.accessibilityLabel { return words }
    let all: [String] = barButtonItems.compactMap { $0.title ?? $0.accessibilityLabel ?? $0.systemItem?.words }
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The group as elements of a menu.
  func menuElements() -> [UIMenuElement] {
    if isHidden { return [] }
    if let menuRepresentation { return [menuRepresentation] }
    return barButtonItems.compactMap { $0.menuElement() }
  }
}
