import ControlLooks
import CoreGraphics
import SwiftUIControls
import SwiftUICore

/// The chosen view in a box with the tabs on its upper edge, as on a desktop.
struct BoxedTabs: View {
  let tabs: TabList
  let memory: TabMemory
  @Environment(\.tabAccessory) private var accessory: AnyView?
  @Environment(\.tabBarLook) private var look: TabBarLook?
  @State private var visibility: Visibility?

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  private static let stripHeight: CGFloat = 24

  var body: some View {
    let isHidden: Bool = look?.isHidden == true || visibility == .hidden
    let overlap: CGFloat = isHidden ? 0 : Self.stripHeight / 2
    VStack(spacing: 0) {
      TabScreens(tabs: tabs, memory: memory)
        .environment(\.tabBarPlacement, .topBar)
        .withoutTabExtras()
        .readingTabBarVisibility($visibility)
      if let accessory { TabAccessory(content: accessory) }
    }
    .padding(.top, overlap)
    .background {
      RoundedRectangle(cornerRadius: 6).fill(.quinary)
      RoundedRectangle(cornerRadius: 6).strokeBorder(.separator)
    }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .padding(.top, overlap)
    .overlay(alignment: .top) {
      if !isHidden { TabStrip(tabs: tabs, items: tabs.barItems, height: Self.stripHeight) }
    }
  }
}

/// The tabs as equal segments.
private struct TabStrip: View {
  let tabs: TabList
  let items: [TabItem]
  let height: CGFloat

  init(tabs: TabList, items: [TabItem], height: CGFloat) {
    self.tabs = tabs
    self.items = items
    self.height = height
  }

  private var look: SegmentedLook {
    SegmentedLook(isPhone: false, count: items.count, selected: items.firstIndex { tabs.isSelected($0) })
  }

  var body: some View {
    TabFocusReader { group in
      EqualSegments(fills: false, height: height) {
        ForEach(items) { item in
          item.decorated(
            TabControl(item, of: tabs, among: items, group) { item in StripLabel(item: item) }
              .disabled(item.traits.isDisabled))
        }
      }
    }
    .background { LookView(look).animation(.snappy(duration: 0.2), value: look.position) }
    // The box lies behind: its lines are not seen through the segments.
    .background(.background, in: .rect(cornerRadius: 6))
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

/// The title alone, as tabs of desktops have it; the icon where there is no title.
private struct StripLabel: View {
  let item: TabItem
  @Environment(\.isEnabled) private var isEnabled: Bool

  init(item: TabItem) { self.item = item }

  var body: some View {
    HStack(spacing: 4) {
      HStack(spacing: 4) { item.label }.labelStyle(.titleOnly)
      if let badge = item.badge {
        // A group, so that a font and a colour of the text's own count.
        Group { badge }.font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .font(.body)
    .lineLimit(1)
    .opacity(isEnabled ? 1 : 0.4)
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}
