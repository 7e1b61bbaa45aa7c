import CoreGraphics
import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The tab that an item says.
struct ShownTab {
  let item: UITabBarItem
  /// The title where the item has none.
  let title: String?
  let isSelected: Bool

  nonisolated init(item: UITabBarItem, title: String?, isSelected: Bool) {
    self.item = item
    self.title = title
    self.isSelected = isSelected
  }

  /// What the tab is like; read inside a body.
  func change(_ traits: inout TabTraits) {
    let image: UIImage? = (isSelected ? item.selectedImage : nil) ?? item.image
    let words: String? = item.title ?? title
    let offset = CGSize(width: item.titlePositionAdjustment.horizontal, height: item.titlePositionAdjustment.vertical)
    let label = Label {
      if let words { Text(verbatim: words).offset(offset) }
    } icon: {
      if let image { Image(uiKit: image) }
    }
    traits.label = AnyView(label)
    traits.isDisabled = !item.isEnabled
    traits.badgeColor = item.badgeColor.map { Color(uiKit: $0) }
    let large = LargeBarItem(item: item, words: title)
    let (said, identifier): (String?, String?) = (item.accessibilityLabel, item.accessibilityIdentifier)
    traits.decorations = [
      { view in
        MainActor.assumeIsolated {
          AnyView(
            view
              .modifier(large)
              .modifier(OptionalWords(words: said) { AnyView($0.accessibilityLabel(Text(verbatim: $1))) })
              .modifier(OptionalWords(words: identifier) { AnyView($0.accessibilityIdentifier($1)) }))
        }
      }
    ]
  }
}

/// A tab bar that a program shows itself: the tabs of a tab view, of which nothing but the bar is there.
struct StandaloneTabBar: View {
  let bar: UITabBar

  var body: some View {
    let bar: UITabBar = bar
    let items: [UITabBarItem] = bar.items ?? []
    let selected: UITabBarItem? = bar.selectedItem
    let look: TabBarLook = bar.shownLooks.look(background: bar.backgroundColor)
    let _ = items.map { $0.changes.read() }
    TabView(
      selection: Binding<ObjectIdentifier?>(
        get: { bar.selectedItem?.identity },
        set: { id in if let item = items.first(where: { $0.identity == id }) { bar.choose(item) } })
    ) {
      ForEach(items, id: \.identity) { item in
        let tab = ShownTab(item: item, title: nil, isSelected: item === selected)
        Color.clear
          .badge(item.badgeValue.map { Text(verbatim: $0) })
          .tag(Optional(item.identity))
          .modifier(TabTraitsModifier { traits in MainActor.assumeIsolated { tab.change(&traits) } })
      }
    }
    .environment(\.tabBarLook, look)
    .modifier(BarTintModifier(color: bar.shownTint))
  }
}

struct BarTintModifier: ViewModifier {
  let color: UIColor?

  nonisolated init(color: UIColor?) { self.color = color }

  func body(content: Content) -> some View {
    if let color { content.tint(Color(uiKit: color)) } else { content }
  }
}
