import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling

/// The chosen view beside a sidebar with the tabs by section.
struct SidebarTabs: View {
  let tabs: TabList
  let memory: TabMemory
  @Environment(\.tabAccessory) private var accessory: AnyView?

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  var body: some View {
    HStack(spacing: 0) {
      TabSidebar(tabs: tabs)
      Divider()
      VStack(spacing: 0) {
        TabScreens(tabs: tabs, memory: memory)
          .environment(\.tabBarPlacement, .sidebar)
          .environment(\.isTabBarShowingSections, true)
          .withoutTabExtras()
        if let accessory { TabAccessory(content: accessory) }
      }
    }
  }
}

/// The tabs one below the other, in the order and with the tabs that the person wants.
private struct TabSidebar: View {
  let tabs: TabList
  @Environment(\.tabSidebarHeader) private var header: AnyView?
  @Environment(\.tabSidebarFooter) private var footer: AnyView?
  @Environment(\.tabSidebarBottom) private var bottom: AnyView?
  @Environment(\.tabCustomization) private var customization: Binding<TabViewCustomization>?

  init(tabs: TabList) { self.tabs = tabs }

  var body: some View {
    let sections: [TabList.Section] = tabs.sections(in: customization?.wrappedValue)
    let order: [TabItem] = sections.flatMap(\.items)
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          if let header { header.padding(.bottom, 6) }
          TabFocusReader { group in
            ForEach(sections) { section in
              SidebarSection(section: section, tabs: tabs, order: order, group: group)
            }
          }
          if let footer { footer.padding(.top, 6) }
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      if let bottom { bottom.padding(10) }
    }
    .frame(width: 200)
    .background(.bar)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

private struct SidebarSection: View {
  let section: TabList.Section
  let tabs: TabList
  let order: [TabItem]
  let group: FocusGroup
  @Environment(\.tabCustomization) private var customization: Binding<TabViewCustomization>?

  init(section: TabList.Section, tabs: TabList, order: [TabItem], group: FocusGroup) {
    self.section = section
    self.tabs = tabs
    self.order = order
    self.group = group
  }

  var body: some View {
    if !section.header.isEmpty {
      HStack {
        section.header
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 0)
        section.items.first?.traits.actions
      }
      .padding(.horizontal, 8)
      .padding(.top, 10)
    }
    ForEach(section.items) { item in
      item.decorated(
        TabControl(item, of: tabs, among: order, group) { item in
          SidebarLabel(item: item, isSelected: tabs.isSelected(item))
        }
        .disabled(item.traits.isDisabled)
        .modifier(CustomizationMenu(item: item, section: section, customization: customization, tabs: tabs)))
    }
  }
}

private struct SidebarLabel: View {
  let item: TabItem
  let isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled: Bool

  init(item: TabItem, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
  }

  var body: some View {
    HStack(spacing: 6) {
      item.label
      Spacer(minLength: 0)
      if let badge = item.badge {
        // A group, so that a colour of the text's own counts.
        Group { badge }.foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .lineLimit(1)
    .opacity(isEnabled ? 1 : 0.4)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
    .background { if isSelected { RoundedRectangle(cornerRadius: 6).fill(.tint.opacity(0.25)) } }
    .contentShape(Rectangle())
  }
}

/// The menu with which a person moves and hides a tab, where the tab view lets people do that.
private struct CustomizationMenu: ViewModifier {
  let item: TabItem
  let section: TabList.Section
  let customization: Binding<TabViewCustomization>?
  let tabs: TabList

  init(item: TabItem, section: TabList.Section, customization: Binding<TabViewCustomization>?, tabs: TabList) {
    self.item = item
    self.section = section
    self.customization = customization
    self.tabs = tabs
  }

  func body(content: Content) -> some View {
    if let customization, let id = item.traits.customizationID, item.traits.customizationBehavior != .disabled {
      content.contextMenu {
        Button("Move Up", systemImage: "arrow.up") { move(id, by: -1, in: customization) }
          .disabled(section.items.first?.id == item.id)
        Button("Move Down", systemImage: "arrow.down") { move(id, by: 1, in: customization) }
          .disabled(section.items.last?.id == item.id)
        if item.traits.customizationBehavior == .automatic, item.traits.placement != .pinned {
          Button("Hide", systemImage: "eye.slash") { customization.wrappedValue[sidebarVisibility: id] = .hidden }
        }
        let hidden: [TabItem] = tabs.hiddenItems(in: customization.wrappedValue)
        if !hidden.isEmpty {
          Menu("Show Hidden Tabs") {
            ForEach(hidden) { hidden in
              Button {
                hidden.traits.customizationID.map { customization.wrappedValue[sidebarVisibility: $0] = .visible }
              } label: {
                hidden.label
              }
            }
          }
        }
        Divider()
        Button("Restore Order") { customization.wrappedValue.order = nil }
      }
    } else {
      content
    }
  }

  private func move(_ id: String, by step: Int, in customization: Binding<TabViewCustomization>) {
    let names: [String] = section.items.compactMap(\.traits.customizationID)
    guard let index = names.firstIndex(of: id), names.indices.contains(index + step) else { return }
    var order: [String] = customization.wrappedValue.order ?? tabs.items.compactMap(\.traits.customizationID)
    guard let from = order.firstIndex(of: id), let to = order.firstIndex(of: names[index + step]) else { return }
    order.swapAt(from, to)
    customization.wrappedValue.order = order
  }
}

extension TabList {
  /// The sections of a sidebar as a person wants them.
  func sections(in customization: TabViewCustomization?) -> [Section] {
    sections.compactMap { section in
      let items: [TabItem] = section.items.filter { $0.isVisible(in: customization) }
      guard !items.isEmpty else { return nil }
      guard let order = customization?.order else {
        return Section(id: section.id, header: section.header, items: items)
      }
      let ranks: [String: Int] = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
      // Tabs that have no name, or came later, keep their places behind those that a person ordered.
      let ranked: [(item: TabItem, rank: Int)] = items.enumerated().map { index, item in
        (item, item.traits.customizationID.flatMap { ranks[$0] } ?? order.count + index)
      }
      return Section(id: section.id, header: section.header, items: ranked.sorted { $0.rank < $1.rank }.map(\.item))
    }
  }

  /// The tabs that a person may bring back.
  func hiddenItems(in customization: TabViewCustomization) -> [TabItem] {
    items.filter { !$0.traits.isHidden && $0.traits.customizationID != nil && !$0.isVisible(in: customization) }
  }
}

extension TabItem {
  fileprivate func isVisible(in customization: TabViewCustomization?) -> Bool {
    guard !traits.isHidden else { return false }
    let chosen: Visibility = traits.customizationID.flatMap { customization?[sidebarVisibility: $0] } ?? .automatic
    if chosen != .automatic { return chosen == .visible }
    return traits.defaultVisibility[.sidebar] != .hidden
  }
}
