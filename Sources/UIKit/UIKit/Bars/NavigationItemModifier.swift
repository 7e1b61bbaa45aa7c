import SwiftUIControls
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

  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?

  func body(content: Content) -> some View {
    let _ = item.changes.read()
    let looks: NavigationBarLooks = item.looks.completed(by: looks)
    let groups = ShownItemGroups(item, isWide: width == .regular)
    let titleMenu: UIMenu? = item.titleMenu()
    content
      .toolbar { sides(groups, looks.standard, titleMenu) }
      .toolbar { titles(groups, titleMenu) }
      .modifier(BarModifier { wishes in MainActor.assumeIsolated { say(&wishes, looks) } })
  }

  /// What stands at the start, in the middle and at the end of the bar.
  @ToolbarContentBuilder private func sides(
    _ groups: ShownItemGroups, _ look: UINavigationBarAppearance?, _ titleMenu: UIMenu?
  ) -> some ToolbarContent {
    let left: [UIBarButtonItem] = item.leftBarButtonItems ?? []
    let right: [UIBarButtonItem] = (item.rightBarButtonItems ?? []).reversed()
    let isWide: Bool = width == .regular
    ToolbarItemGroup(placement: .topBarLeading) {
      ForEach(left.filter { !$0.isFlexibleSpace }, id: \.identity) { BarItemView(item: $0, in: look, tint: tint) }
      ForEach(groups.leading, id: \.identity) { BarGroupView(group: $0, isWide: isWide, look: look, tint: tint) }
      // The middle is taken: the title stands at the start.
      if !groups.center.isEmpty { LeadingTitle(item: item, title: title, menu: titleMenu) }
    }
    ToolbarItemGroup(placement: .principal) {
      if !groups.center.isEmpty {
        ForEach(groups.center, id: \.identity) { BarGroupView(group: $0, isWide: isWide, look: look, tint: tint) }
      } else if let view = item.titleView {
        HostedBarView(view: view)
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      ForEach(groups.trailing, id: \.identity) { BarGroupView(group: $0, isWide: isWide, look: look, tint: tint) }
      ForEach(right.filter { !$0.isFlexibleSpace }, id: \.identity) { BarItemView(item: $0, in: look, tint: tint) }
      if groups.hasMenu(item) { BarOverflowView(item: item, groups: groups) }
      ForEach(groups.pinned, id: \.identity) { BarGroupView(group: $0, isWide: isWide, look: look, tint: tint) }
    }
  }

  /// What stands in the place of titles, and the menu beside the title.
  @ToolbarContentBuilder private func titles(_ groups: ShownItemGroups, _ menu: UIMenu?) -> some ToolbarContent {
    ToolbarItemGroup(placement: .title) {
      if item.hasParts, groups.center.isEmpty, let renamed = item.parts.renamed {
        RenameField(item: item, renamed: renamed)
      }
    }
    ToolbarItemGroup(placement: .subtitle) { if let view = item.subtitleView { HostedBarView(view: view) } }
    ToolbarItemGroup(placement: .largeSubtitle) { if let view = item.largeSubtitleView { HostedBarView(view: view) } }
    ToolbarTitleMenu {
      if let menu, groups.center.isEmpty {
        MenuElements(menu: menu, sender: item.controller) { item.changes.change() }
      }
    }
  }

  private func say(_ wishes: inout BarWishes, _ looks: NavigationBarLooks) {
    if let title = item.attributedTitle {
      wishes.title = BarTitle(text: Text(title))
    } else if let title = item.title ?? title {
      wishes.title = BarTitle(text: Text(verbatim: title))
    }
    wishes.subtitle =
      item.attributedSubtitle.map { Text($0) } ?? item.subtitle.map { looks.subtitle($0, isLarge: false) }
    if let title = item.largeTitle { wishes.looks.largeTitleText = Text(verbatim: title) }
    wishes.looks.largeSubtitle =
      item.largeAttributedSubtitle.map { Text($0) } ?? item.largeSubtitle.map { looks.subtitle($0, isLarge: true) }
    wishes.displayMode = displayMode
    if item.hidesBackButton || item.replacesBackButton { wishes.hidesBackButton = true }
    if let prompt = item.prompt { wishes.looks.prompt = Text(verbatim: prompt) }
    wishes.looks.backTitle = item.backTitle
    wishes.looks.hidesBackTitle = item.hidesBackTitle
    let back: UIBarButtonItem? = item.backBarButtonItem ?? AppearanceProxies.existing(UIBarButtonItem.self)
    wishes.looks.backTitleOffset = back?.shownBackTitleOffset
    wishes.looks.backGround = back?.shownBackGround
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

/// The title at the start of a bar whose middle is taken, with its menu.
private struct LeadingTitle: View {
  let item: UINavigationItem
  /// The controller's title.
  let title: String?
  let menu: UIMenu?

  var body: some View {
    let subtitle: String? = item.attributedSubtitle.map { String($0.characters) } ?? item.subtitle
    if item.hasParts, let renamed = item.parts.renamed {
      RenameField(item: item, renamed: renamed)
    } else if let words = item.shownTitle ?? title {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: words).font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        if let subtitle { Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
      if let menu {
        Menu {
          MenuElements(menu: menu, sender: item.controller) { item.changes.change() }
        } label: {
          Label("Title Menu", systemImage: "chevron.down.circle.fill").labelStyle(.iconOnly)
        }
        .menuIndicator(.hidden)
        .buttonStyle(.borderless)
      }
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
