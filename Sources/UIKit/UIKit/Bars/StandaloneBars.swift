import CoreGraphics
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A navigation bar that a program shows itself.
struct StandaloneNavigationBar: View {
  let bar: UINavigationBar

  var body: some View {
    let looks: NavigationBarLooks = bar.shownLooks
    let items: [UINavigationItem] = bar.owner == nil ? bar.items ?? [] : []
    ZStack {
      if let item = items.last {
        BarOnly(bar: .top, earlier: earlier(items)) {
          NavigationItemModifier(item: item, title: nil, looks: looks, tint: bar.shownTint, prefersLarge: false)
        }
      }
    }
  }

  /// The way back to the items below; the menu of the back button pops them one after the other.
  private func earlier(_ items: [UINavigationItem]) -> [EarlierScreen] {
    guard items.count > 1, let top = items.last, !top.hidesBackButton, !top.replacesBackButton else { return [] }
    return items.dropLast().reversed().enumerated().map { distance, item in
      _ = item.changes.read()
      return EarlierScreen(
        title: item.title.map { Text(verbatim: $0) }, shortTitle: item.backTitle, hidesTitle: item.hidesBackTitle
      ) {
        for _ in 0...distance { _ = bar.popItem(animated: true) }
      }
    }
  }
}

/// A toolbar that a program shows itself.
struct StandaloneToolbar: View {
  let bar: UIToolbar

  var body: some View {
    let looks: ToolbarLooks = bar.shownLooks
    BarOnly(bar: .bottom, earlier: []) {
      BottomItemsModifier(items: bar.items ?? [], looks: looks, tint: bar.shownTint)
    }
  }
}
