import HostInterface
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// One thing that a bar or a sidebar with tabs offers.
struct TabEntry {
  let id: ObjectIdentifier
  /// The tab; nil for a controller that was set without one.
  let tab: UITab?
  /// The controller that is seen where the entry is chosen.
  let controller: UIViewController
  let item: UITabBarItem

  @MainActor init(_ controller: UIViewController) {
    id = ObjectIdentifier(controller)
    tab = nil
    self.controller = controller
    item = controller.tabBarItem
  }

  @MainActor init(_ tab: UITab) {
    id = ObjectIdentifier(tab)
    self.tab = tab
    controller = ((tab as? UITabGroup)?.leaf ?? tab).shownController
    item = tab.item
  }
}

/// Entries below one header.
struct TabEntrySection {
  let id: ObjectIdentifier
  /// Nil for tabs that stand by themselves.
  var group: UITabGroup?
  var entries: [TabEntry]
}

extension UITabBarController {
  /// The entries of a bar: a group is one of them.
  var barEntries: [TabEntry] {
    guard !tabs.isEmpty else { return shownControllers.map { TabEntry($0) } }
    if let names = compactTabIdentifiers {
      let wanted: [UITab] = names.compactMap { tab(forIdentifier: $0) }.filter { !$0.isHidden }
      if !wanted.isEmpty { return wanted.map { TabEntry($0) } }
    }
    return tabs.filter { !$0.isHidden }.map { TabEntry($0) }
  }

  /// The entries of a sidebar.
  var sidebarSections: [TabEntrySection] {
    guard !tabs.isEmpty else {
      return [TabEntrySection(id: ObjectIdentifier(self), entries: shownControllers.map { TabEntry($0) })]
    }
    var sections: [TabEntrySection] = []
    for tab in tabs where !tab.isHiddenByProgram {
      let entries: [TabEntry] = tab.leaves.map { TabEntry(single: $0) }
      if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
        sections.append(TabEntrySection(id: ObjectIdentifier(group), group: group, entries: entries))
      } else if sections.last?.group == nil, !sections.isEmpty {
        sections[sections.count - 1].entries += entries
      } else {
        sections.append(TabEntrySection(id: ObjectIdentifier(tab), entries: entries))
      }
    }
    return sections
  }

  /// The entry of the tab that is shown.
  func selection(among entries: [TabEntry]) -> ObjectIdentifier? {
    guard let tab = selectedTab, !tabs.isEmpty else { return selectedViewController.map { ObjectIdentifier($0) } }
    if let exact = entries.first(where: { $0.tab === tab }) { return exact.id }
    return entries.first { ($0.tab as? UITabGroup).map(tab.isInside) ?? false }?.id
  }
}

extension TabEntry {
  /// A tab by itself, also where it is a group with a controller of its own.
  @MainActor fileprivate init(single tab: UITab) {
    id = ObjectIdentifier(tab)
    self.tab = tab
    controller = tab.shownController
    item = tab.item
  }
}

/// The controllers of a tab bar controller as the views of a tab view.
struct ControllerTabs: View {
  let owner: UITabBarController
  @Environment(\.idiom) private var idiom: Idiom

  init(owner: UITabBarController) { self.owner = owner }

  var body: some View {
    let _ = owner.changes.read()
    let owner: UITabBarController = owner
    let isInSidebar: Bool = idiom == .desktop && owner.hasTabParts && owner.showsSidebar
    let sections: [TabEntrySection] = isInSidebar ? owner.sidebarSections : []
    let entries: [TabEntry] = isInSidebar ? sections.flatMap(\.entries) : owner.barEntries
    let chosen: ObjectIdentifier? = owner.selection(among: entries)
    let bar: UITabBar = owner.tabBar
    TabView(
      selection: Binding<ObjectIdentifier?>(
        get: { chosen },
        set: { id in
          guard let entry = entries.first(where: { $0.id == id }) else { return }
          owner.choose(entry.controller, entry.tab)
        })
    ) {
      if isInSidebar {
        ForEach(sections, id: \.id) { section in
          Section {
            ForEach(section.entries, id: \.id) {
              TabEntryView(owner: owner, entry: $0, section: section, chosen: chosen)
            }
          } header: {
            if let group = section.group { Text(verbatim: group.title) }
          }
        }
      } else {
        ForEach(entries, id: \.id) { TabEntryView(owner: owner, entry: $0, section: nil, chosen: chosen) }
      }
    }
    .modifier(TabSidebarModifier(owner: isInSidebar ? owner : nil))
    .modifier(TabAccessoryModifier(accessory: owner.bottomAccessory))
    .environment(\.tabBarLook, look(of: bar))
    .modifier(BarTintModifier(color: bar.shownTint))
  }

  private func look(of bar: UITabBar) -> TabBarLook {
    var looks: TabBarLooks = bar.shownLooks
    // The chosen tab may want another look of the bar.
    if let item = owner.selectedViewController?.tabBarItem {
      _ = item.changes.read()
      if let own = item.standardAppearance { looks.standard = own }
    }
    var look: TabBarLook = looks.look(background: bar.backgroundColor)
    look.isHidden = owner.isTabBarHidden || bar.isHidden || hidesForTop
    return look
  }

  /// Whether the controller on top of the chosen stack wants the bar away.
  private var hidesForTop: Bool {
    guard let stack = owner.selectedViewController as? UINavigationController else { return false }
    _ = stack.screens.changes.read()
    // Those above the one that hides the bar lie without a bar as well.
    return stack.screens.shown.dropFirst().contains { controller in
      _ = controller.surroundings.read()
      return controller.hidesBottomBarWhenPushed
    }
  }
}

/// The controller of one tab, and what the bar shows of the tab.
private struct TabEntryView: View {
  let owner: UITabBarController
  let entry: TabEntry
  /// The section of a sidebar; nil in a bar.
  let section: TabEntrySection?
  let chosen: ObjectIdentifier?

  var body: some View {
    let entry: TabEntry = entry
    let controller: UIViewController = entry.controller
    let isChosen: Bool = chosen == entry.id
    let item: UITabBarItem = entry.item
    let _ = controller.surroundings.read()
    let _ = item.changes.read()
    let tab = ShownTab(item: item, title: controller.tabTitle, isSelected: isChosen)
    ZStack {
      // A controller that several tabs share is where it was asked for.
      if isChosen || entry.tab?.managingTabGroup == nil {
        ControllerPlace(controller: controller)
          .overlay { TransitionContainerView(changes: owner.changes) { owner.container(before: controller) } }
          .id(controller.controllerIdentity)
      }
    }
    .badge(item.shownBadge)
    .tag(Optional(entry.id))
    .modifier(
      TabTraitsModifier { traits in
        MainActor.assumeIsolated {
          tab.change(&traits)
          if let own = entry.tab { own.change(&traits, in: owner, section, isChosen: isChosen) }
        }
      })
  }
}

extension UITabBarItem {
  /// The badge with its letters.
  fileprivate var shownBadge: Text? {
    guard let badgeValue else { return nil }
    let style = BarTextStyle(attributes: badgeTextAttributes(for: .normal) ?? [:])
    var text = Text(verbatim: badgeValue)
    if let font = style.font { text = text.font(font) }
    if let color = style.color { text = text.foregroundStyle(color) }
    return text
  }
}

extension UITab {
  /// What is said of the tab for the bar and the sidebar.
  fileprivate func change(
    _ traits: inout TabTraits, in owner: UITabBarController, _ section: TabEntrySection?, isChosen: Bool
  ) {
    if self is UISearchTab { traits.role = .search }
    switch preferredPlacement {
    case .pinned: traits.placement = .pinned
    case .sidebarOnly, .optional: traits.placement = .sidebarOnly
    case .automatic, .default, .movable, .fixed: break
    }
    guard let section else { return }
    let isMovable: Bool = parent?.allowsReordering ?? false
    if allowsHiding || isMovable {
      traits.customizationID = identifier
      traits.customizationBehavior = allowsHiding ? .automatic : .reorderable
      if isHiddenByDefault, allowsHiding { traits.defaultVisibility[.sidebar] = .hidden }
    }
    if let actions = section.group?.sidebarActions, !actions.isEmpty {
      traits.actions = AnyView(MenuElements(menu: UIMenu(children: actions), sender: owner).labelStyle(.iconOnly))
    }
    let sidebar: UITabBarController.Sidebar = owner.sidebar
    if let row = sidebar.row(of: self, isChosen: isChosen, in: owner) {
      _ = row.changes.read()
      if let content = row.contentConfiguration {
        traits.label = AnyView(TabSidebarRow(content: content.updated(for: row.configurationState)))
      }
    }
    if let menu = sidebar.delegate?.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: self)?
      .actionProvider?([])
    {
      traits.decorations.append { view in
        MainActor.assumeIsolated { AnyView(view.contextMenu { MenuElements(menu: menu, sender: owner) }) }
      }
    }
  }
}

extension UIViewController {
  nonisolated var controllerIdentity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The title of the controller for a tab: its own, or that of a stack's root.
  fileprivate var tabTitle: String? {
    guard title == nil, let root = (self as? UINavigationController)?.viewControllers.first else { return title }
    _ = root.surroundings.read()
    return root.title
  }
}
