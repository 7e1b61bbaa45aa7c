import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Gives the bar above a view what an item of UIKit's says.
struct NavigationItemModifier: ViewModifier {
  let item: UINavigationItem
  /// The controller's title, for an item without one.
  let title: String?
  let looks: NavigationBarLooks
  let tint: UIColor?
  /// Whether the bar wants large titles.
  let prefersLarge: Bool

  nonisolated init(
    item: UINavigationItem, title: String?, looks: NavigationBarLooks, tint: UIColor?, prefersLarge: Bool
  ) {
    self.item = item
    self.title = title
    self.looks = looks
    self.tint = tint
    self.prefersLarge = prefersLarge
  }

  func body(content: Content) -> some View {
    let _ = item.changes.read()
    let looks: NavigationBarLooks = item.looks.completed(by: looks)
    let look: UINavigationBarAppearance? = looks.standard
    let left: [UIBarButtonItem] = item.leftBarButtonItems ?? []
    let right: [UIBarButtonItem] = (item.rightBarButtonItems ?? []).reversed()
    content
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          ForEach(left.filter { !$0.isFlexibleSpace }, id: \.identity) { BarItemView(item: $0, in: look, tint: tint) }
        }
        ToolbarItemGroup(placement: .principal) {
          if let view = item.titleView { HostedBarView(view: view) }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          ForEach(right.filter { !$0.isFlexibleSpace }, id: \.identity) { BarItemView(item: $0, in: look, tint: tint) }
        }
      }
      .modifier(BarModifier { wishes in MainActor.assumeIsolated { say(&wishes, looks) } })
  }

  private func say(_ wishes: inout BarWishes, _ looks: NavigationBarLooks) {
    if let title = item.title ?? title { wishes.title = BarTitle(text: Text(verbatim: title)) }
    if let subtitle = item.subtitle { wishes.subtitle = Text(verbatim: subtitle) }
    wishes.displayMode = displayMode
    if item.hidesBackButton || item.replacesBackButton { wishes.hidesBackButton = true }
    if let prompt = item.prompt { wishes.looks.prompt = Text(verbatim: prompt) }
    wishes.looks.backTitle = item.backTitle
    wishes.looks.hidesBackTitle = item.hidesBackTitle
    if let action = item.backAction { wishes.looks.backAction = { action.perform(for: nil) } }
    if let tint { wishes.looks.tint[.navigationBar] = Color(uiKit: tint) }
    looks.apply(to: &wishes)
  }

  private var displayMode: ToolbarTitleDisplayMode.Mode {
    guard prefersLarge else { return .inline }
    switch item.largeTitleDisplayMode {
    case .automatic: return .automatic
    case .always: return .large
    case .never, .inline: return .inline
    }
  }
}

extension BarItemView {
  /// An item of a navigation bar with a look.
  init(item: UIBarButtonItem, in look: UINavigationBarAppearance?, tint: UIColor?) {
    self.init(
      item: item, appearance: item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance, barTint: tint)
  }
}

extension UINavigationItem {
  /// What the back button of the screen above says in place of the title.
  var backTitle: Text? {
    if backButtonDisplayMode == .generic { return Text("Back") }
    return (backBarButtonItem?.title ?? backButtonTitle).map { Text(verbatim: $0) }
  }

  /// Whether the back button of the screen above is an arrow alone.
  var hidesBackTitle: Bool {
    backButtonDisplayMode == .minimal || (backBarButtonItem?.title ?? backButtonTitle)?.isEmpty == true
  }
}

/// Gives the bar below a view items of UIKit's.
struct BottomItemsModifier: ViewModifier {
  let items: [UIBarButtonItem]
  let looks: ToolbarLooks
  let tint: UIColor?

  nonisolated init(items: [UIBarButtonItem], looks: ToolbarLooks, tint: UIColor?) {
    self.items = items
    self.looks = looks
    self.tint = tint
  }

  func body(content: Content) -> some View {
    let look: UIToolbarAppearance? = looks.standard
    content
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          ForEach(items, id: \.identity) { item in
            BarItemView(
              item: item, appearance: item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance,
              barTint: tint)
          }
        }
      }
      .modifier(
        BarModifier { wishes in
          MainActor.assumeIsolated {
            looks.apply(to: &wishes)
            if let tint { wishes.looks.tint[.bottomBar] = Color(uiKit: tint) }
          }
        })
  }
}
