import CoreGraphics
import SwiftUICollections
import SwiftUIControls
import SwiftUICore

/// The chosen view above a bar with the tabs, as on a phone.
struct BarredTabs: View {
  let tabs: TabList
  let memory: TabMemory
  @Environment(\.tabAccessory) private var accessory: AnyView?
  @Environment(\.tabBarLook) private var look: TabBarLook?
  @State private var visibility: Visibility?

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  var body: some View {
    TabScreens(tabs: tabs, memory: memory)
      .environment(\.tabBarPlacement, .bottomBar)
      .withoutTabExtras()
      .readingTabBarVisibility($visibility)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          if let accessory { TabAccessory(content: accessory) }
          if look?.isHidden != true, visibility != .hidden { TabBar(tabs: tabs) }
        }
      }
  }
}

/// The bar at the bottom: up to five tabs; of more, four and a menu with the others, as on Apple's phones a list.
private struct TabBar: View {
  let tabs: TabList
  @Environment(\.tabBarLook) private var look: TabBarLook?

  init(tabs: TabList) { self.tabs = tabs }

  private static let limit: Int = 5

  private var split: (shown: [TabItem], more: [TabItem]) {
    let items: [TabItem] = tabs.barItems
    guard items.count > Self.limit else { return (items, []) }
    return (Array(items.prefix(Self.limit - 1)), Array(items.dropFirst(Self.limit - 1)))
  }

  var body: some View {
    let (shown, more): ([TabItem], [TabItem]) = split
    TabFocusReader { group in
      HStack(spacing: look?.itemSpacing ?? 0) {
        ForEach(shown) { item in
          item.decorated(
            TabControl(item, of: tabs, among: shown, group) { item in
              TabBarLabel(item: item, isSelected: tabs.isSelected(item))
            }
            .disabled(item.traits.isDisabled)
          )
          .frame(maxWidth: look?.itemWidth)
        }
        if !more.isEmpty { MoreTabs(tabs: tabs, items: more).frame(maxWidth: look?.itemWidth) }
      }
      .frame(maxWidth: .infinity)
    }
    .frame(height: 49)
    .background(alignment: .top) {
      BarSurfaceView(surface: look?.surface ?? .standard, edge: .top)
        .ignoresSafeArea(.container, edges: .bottom)
        .accessibilityHidden(true)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

/// The icon above the title. They do not grow with the text around: there is no room for that.
private struct TabBarLabel: View {
  let item: TabItem
  let isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled: Bool
  @Environment(\.tabBarLook) private var look: TabBarLook?

  init(item: TabItem, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
  }

  var body: some View {
    VStack(spacing: 2) { item.label }
      .labelStyle(IconAboveTitle(look: isSelected ? look?.selected : look?.normal))
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .symbolVariant(.fill)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .opacity(isEnabled ? 1 : 0.4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if let badge = item.badge {
          let style: TabBadgeLook = look?.badge ?? TabBadgeLook()
          BadgeCapsule(
            text: style.text?.apply(to: badge) ?? badge, color: item.traits.badgeColor ?? style.color,
            textOffset: style.textOffset
          )
          .offset(x: 14 + style.offset.width, y: -14 + style.offset.height)
        }
      }
      .contentShape(Rectangle())
  }
}

private struct IconAboveTitle: LabelStyle {
  var look: TabBarItemLook?

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 19)).frame(height: 24).modifier(OwnColor(color: look?.icon))
      configuration.title.modifier(OwnColor(color: look?.title?.color)).modifier(OwnFont(font: look?.title?.font))
        .offset(look?.titleOffset ?? .zero)
    }
  }
}

private struct OwnColor: ViewModifier {
  let color: Color?

  nonisolated init(color: Color?) { self.color = color }

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

private struct OwnFont: ViewModifier {
  let font: Font?

  nonisolated init(font: Font?) { self.font = font }

  func body(content: Content) -> some View {
    if let font { content.font(font) } else { content }
  }
}

/// The tabs for which a bar has no room.
private struct MoreTabs: View {
  let tabs: TabList
  let items: [TabItem]

  init(tabs: TabList, items: [TabItem]) {
    self.tabs = tabs
    self.items = items
  }

  private var isSelected: Bool { items.contains { tabs.isSelected($0) } }

  var body: some View {
    Menu {
      ForEach(items) { item in
        Toggle(isOn: Binding(get: { tabs.isSelected(item) }, set: { if $0 { tabs.select(item) } })) { item.label }
          .disabled(item.traits.isDisabled)
      }
    } label: {
      Label("More", systemImage: "ellipsis")
        .labelStyle(IconAboveTitle())
        .font(.system(size: 10, weight: .medium))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
