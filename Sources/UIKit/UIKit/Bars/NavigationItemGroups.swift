import Foundation
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// What a bar shows of the groups of an item, and what stands in its menu.
@MainActor
struct ShownItemGroups {
  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: [UIBarButtonItemGroup] = []
  /// What has no place in the bar.
  var overflow: [UIBarButtonItemGroup] = []
  /// Groups that people may take from the bar.
  var optional: [UIBarButtonItemGroup] = []

  /// - Parameter isWide: Whether the window has much room.
  init(_ item: UINavigationItem, isWide: Bool) {
    guard item.hasParts else { return }
    let showsCenter: Bool = isWide && item.style != .navigator
    for group in item.allGroups { _ = group.changes.read() }
    let isCustomized: Bool = item.customizationIdentifier != nil
    optional = isCustomized && isWide ? item.allGroups.filter { $0.optionalName != nil } : []
    func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
      groups.filter { !$0.isHidden && item.isInBar($0) }
    }
    leading = shown(item.leadingItemGroups)
    trailing = shown(item.trailingItemGroups)
    pinned = shown([item.pinnedTrailingGroup].compactMap { $0 })
    if showsCenter { center = shown(item.centerItemGroups) }
    overflow = item.allGroups.filter { group in
      let isCenter: Bool = item.centerItemGroups.contains { $0 === group }
      if !item.isInBar(group) { return group.alwaysAvailable }
      return isCenter && !showsCenter
    }
  }

  func hasMenu(_ item: UINavigationItem) -> Bool {
    !optional.isEmpty || item.additionalOverflowItems != nil || overflow.contains { !$0.menuElements().isEmpty }
  }

  /// The menu with what has no place in the bar.
  func menu(of item: UINavigationItem) -> UIMenu {
    var children: [UIMenuElement] = overflow.map { UIMenu(options: .displayInline, children: $0.menuElements()) }
    if let more = item.additionalOverflowItems { children.append(UIMenu(options: .displayInline, children: [more])) }
    if !optional.isEmpty {
      let choices: [UIAction] = optional.map { group in
        UIAction(title: group.words, state: item.isInBar(group) ? .on : .off) { [weak item] _ in
          item?.setInBar(group, !(item?.isInBar(group) ?? true))
        }
      }
      children.append(
        UIMenu(options: .displayInline, children: [UIMenu(title: "Customize Toolbar", children: choices)]))
    }
    return UIMenu(children: children)
  }
}

extension UINavigationItem {
  /// All groups from the start to the end.
  fileprivate var allGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
  }

  private func key(_ name: String) -> String { "UIKit.bar.\(customizationIdentifier ?? "").\(name)" }

  /// Whether a group stands in the bar: as the person chose, or else as the program made it.
  func isInBar(_ group: UIBarButtonItemGroup) -> Bool {
    guard case .optional(let name, let isShownFirst) = group.customization else { return true }
    guard customizationIdentifier != nil else { return isShownFirst }
    return UserDefaults.standard.object(forKey: key(name)) as? Bool ?? isShownFirst
  }

  fileprivate func setInBar(_ group: UIBarButtonItemGroup, _ isInBar: Bool) {
    guard let name = group.optionalName else { return }
    UserDefaults.standard.set(isInBar, forKey: key(name))
    changes.change()
  }
}

/// The items of a group; in a narrow window their representative with a menu of them.
struct BarGroupView: View {
  let group: UIBarButtonItemGroup
  let isWide: Bool
  let look: UINavigationBarAppearance?
  let tint: UIColor?

  var body: some View {
    let _ = group.changes.read()
    let group: UIBarButtonItemGroup = group
    let representative: UIBarButtonItem? = isWide ? nil : group.representativeItem
    let _ = group.isDisplayingRepresentativeItem = representative != nil
    if let representative {
      Menu {
        MenuElements(menu: UIMenu(children: group.menuElements()), sender: representative)
      } label: {
        BarItemLabel(item: representative)
      }
      .menuIndicator(.hidden)
      .buttonStyle(.borderless)
    } else {
      ForEach(group.barButtonItems.filter { !$0.isFlexibleSpace }, id: \.identity) {
        BarItemView(item: $0, in: look, tint: tint)
      }
    }
  }
}

/// The title and the picture of an item for a menu's button.
private struct BarItemLabel: View {
  let item: UIBarButtonItem

  var body: some View {
    let _ = item.changes.read()
    let words: String = item.title ?? item.accessibilityLabel ?? item.systemItem?.words ?? "More"
    if let image = item.image ?? item.systemItem?.symbol.flatMap({ UIImage(systemName: $0) }) {
      Label {
        Text(verbatim: words)
      } icon: {
        Image(uiKit: image)
      }
      .labelStyle(.iconOnly)
    } else {
      Text(verbatim: words)
    }
  }
}

/// The button of the menu with what has no place in the bar.
struct BarOverflowView: View {
  let item: UINavigationItem
  let groups: ShownItemGroups

  var body: some View {
    let source: UIBarButtonItem = item.parts.overflowSource
    // Items and groups are objects: the menu follows their changes.
    let _ = (item.changes.read(), groups.overflow.map { $0.changes.read() })
    Menu {
      MenuElements(menu: groups.menu(of: item), sender: source) { item.changes.change() }
    } label: {
      Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
    }
    .menuIndicator(.hidden)
    .buttonStyle(.borderless)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      source.frameInWindow = $0
    }
  }
}
