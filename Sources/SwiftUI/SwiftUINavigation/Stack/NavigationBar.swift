import CoreGraphics
import HostInterface
import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// The measures of bars, in points.
enum NavigationBarMetrics {
  static let row: CGFloat = 44
  static let largeTitle: CGFloat = 52
  /// Titles and buttons beside each other in one row would not fit at larger sizes; Apple's bars stop growing too, while
  /// a large title below them grows on.
  static let largestTextSize = DynamicTypeSize.xxxLarge
}

/// The bar above a screen: the back button, the title and the items of toolbars.
nonisolated struct NavigationBar: View {
  let place: ScreenPlace
  let wishes: BarWishes
  let items: BarItems
  /// The search of the screen.
  let search: SearchPresentation?
  /// Whether the search is that of a view around the stack.
  let isOuterSearch: Bool
  let offset: Source<CGFloat>

  @MainActor var body: some View {
    TopBar(
      place: place, wishes: wishes, items: items, search: search, isOuterSearch: isOuterSearch, offset: offset)
  }
}

private struct TopBar: View {
  let place: ScreenPlace
  let wishes: BarWishes
  let items: BarItems
  let search: SearchPresentation?
  let isOuterSearch: Bool
  let offset: Source<CGFloat>
  @Environment(\.idiom) private var idiom: Idiom

  init(
    place: ScreenPlace, wishes: BarWishes, items: BarItems, search: SearchPresentation?, isOuterSearch: Bool,
    offset: Source<CGFloat>
  ) {
    self.place = place
    self.wishes = wishes
    self.items = items
    self.search = search
    self.isOuterSearch = isOuterSearch
    self.offset = offset
  }

  var body: some View {
    let back: BackWay? = way
    let toggle: SplitColumn? = place.column.flatMap { $0.hasSidebarToggle ? $0 : nil }
    let search: BarSearch? = barSearch
    let isShown: Bool = isShown(hasButtons: back != nil || toggle != nil || search != nil)
    let isLarge: Bool = isLarge
    let hidesTitle: Bool = search?.hidesTitle ?? false
    VStack(spacing: 0) {
      if isShown {
        if !hidesTitle, let prompt = wishes.looks.prompt {
          prompt.font(.footnote).foregroundStyle(.secondary).lineLimit(1).padding(.top, 6)
        }
        if !hidesTitle {
          BarRow(
            leading: BarLeading(toggle: toggle?.index == 0 ? nil : toggle, way: back, items: items.leading),
            center: BarCenter(wishes: wishes, items: items, search: search, isLarge: isLarge, offset: offset),
            trailing: BarTrailing(toggle: toggle?.index == 0 ? toggle : nil, search: search, items: items),
            isCentered: idiom == .phone
          )
          .dynamicTypeSize(...NavigationBarMetrics.largestTextSize)
          .modifier(ControlReach(NavigationBarMetrics.row))
        }
        if isLarge, !hidesTitle, let title = wishes.title {
          LargeTitle(
            title: wishes.looks.largeTitleText.map { BarTitle(text: $0) } ?? title,
            subtitle: wishes.looks.largeSubtitle ?? wishes.subtitle, style: wishes.looks.largeTitle, items: items,
            offset: offset)
        }
        if let search, search.place == .drawer { BarSearchField(search: search) }
      }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .top) {
      if isShown { BarGround(bar: .navigationBar, wishes: wishes, isLarge: isLarge, offset: offset) }
    }
    .modifier(BarColorScheme(scheme: wishes.colorScheme[.navigationBar]))
    .modifier(BarTint(color: wishes.looks.tint[.navigationBar]))
    .accessibilityElement(children: .contain)
  }

  /// The search, where the bar has a place for it.
  private var barSearch: BarSearch? {
    guard let search, place.controller != nil, !wishes.removed.contains(.search) else { return nil }
    if isOuterSearch, let column = place.column, !column.shows(search, on: idiom) { return nil }
    return BarSearch(search, in: place.column, on: idiom)
  }

  /// The way back from the screen, unless a view hides it.
  private var way: BackWay? {
    if !place.earlier.isEmpty { return BackWay(earlier: place.earlier, action: wishes.looks.backAction) }
    guard let controller = place.controller, let screen = place.screen, wishes.hidesBackButton != true else {
      return nil
    }
    return controller.way(backFrom: screen)
  }

  /// A desktop shows no bar that would be empty, and a column none above the bar of a stack that it shows.
  private func isShown(hasButtons: Bool) -> Bool {
    if wishes.isHidden(.navigationBar) || wishes.hasOwnBars && place.controller?.column != nil { return false }
    if idiom == .phone { return place.controller != nil || place.isColumn || !items.isEmptyAbove }
    return hasButtons || !items.isEmptyAbove || wishes.title != nil && (place.controller != nil || place.isColumn)
  }

  private var isLarge: Bool {
    guard idiom == .phone, wishes.title != nil, let screen = place.screen, let controller = place.controller else {
      return false
    }
    return controller.showsLargeTitle(screen)
  }
}

extension StackController {
  /// Whether the title of a screen is large: as it says, or as the screen below has it; read inside a node.
  func showsLargeTitle(_ screen: StackScreen) -> Bool {
    let all: [StackScreen] = screens
    guard let place = all.firstIndex(where: { $0 === screen }) else { return false }
    for screen in all[...place].reversed() {
      switch screen.wishes?().displayMode ?? .automatic {
      case .automatic: continue
      case .large, .inlineLarge: return true
      case .inline: return false
      }
    }
    return true
  }
}

/// The start of a bar.
private struct BarLeading: View {
  /// The column whose bar has the button for the sidebar here.
  let toggle: SplitColumn?
  let way: BackWay?
  let items: [Subview]

  var body: some View {
    HStack(spacing: 8) {
      if let toggle { SidebarToggle(column: toggle) }
      if let way { BackButton(way: way) }
      ForEach(items) { $0 }
    }
    .fixedSize()
  }
}

/// The end of a bar; items that are seldom used stand in a menu.
private struct BarTrailing: View {
  let toggle: SplitColumn?
  let search: BarSearch?
  let items: BarItems
  @Environment(\.idiom) private var idiom: Idiom

  /// Between symbols of 20 points, so that on phones each has 44 points for the finger.
  private var spacing: CGFloat { idiom == .phone ? 24 : 14 }

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(items.trailing) { $0 }
      if let search, search.place == .trailing || search.place == .button { BarSearchField(search: search) }
      if !items.secondary.isEmpty {
        Menu {
          ForEach(items.secondary) { $0 }.environment(\.isInToolbarMenu, true)
        } label: {
          Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
        }
        .menuIndicator(.hidden)
        .buttonStyle(.borderless)
      }
      if let toggle { SidebarToggle(column: toggle) }
    }
    .fixedSize()
  }
}

/// The middle of a bar: the items for it, or the title.
private struct BarCenter: View {
  let wishes: BarWishes
  let items: BarItems
  let search: BarSearch?
  let isLarge: Bool
  let offset: Source<CGFloat>
  @Environment(\.idiom) private var idiom: Idiom

  init(wishes: BarWishes, items: BarItems, search: BarSearch?, isLarge: Bool, offset: Source<CGFloat>) {
    self.wishes = wishes
    self.items = items
    self.search = search
    self.isLarge = isLarge
    self.offset = offset
  }

  var body: some View {
    if let search, search.place == .principal {
      BarSearchField(search: search)
    } else if !items.principal.isEmpty {
      HStack(spacing: 8) { ForEach(items.principal) { $0 } }
    } else if !items.title.isEmpty || !items.subtitle.isEmpty || wishes.title != nil && !wishes.removed.contains(.title)
    {
      HStack(spacing: 4) {
        VStack(alignment: idiom == .phone ? .center : .leading, spacing: 0) {
          title
          if !isLarge { subtitle }
        }
        if !items.titleMenu.isEmpty { TitleMenu(items: items.titleMenu) }
      }
      // The small title comes when the large one has left.
      .opacity(isLarge && offset.value < NavigationBarMetrics.largeTitle - 12 ? 0 : 1)
    }
  }

  /// The items in place of the title, or the title.
  @ViewBuilder private var title: some View {
    if !items.title.isEmpty {
      HStack(spacing: 4) { ForEach(items.title) { $0 } }.font(.headline)
    } else if let title = wishes.title, !wishes.removed.contains(.title) {
      TitleText(title: title, style: wishes.looks.title).font(.headline).offset(wishes.looks.titleOffset ?? .zero)
    }
  }

  /// The items in place of the subtitle, or the subtitle.
  @ViewBuilder private var subtitle: some View {
    if !items.subtitle.isEmpty {
      HStack(spacing: 4) { ForEach(items.subtitle) { $0 } }.font(.caption).foregroundStyle(.secondary)
    } else if let subtitle = wishes.subtitle {
      // A group, so that a font and a colour of the text's own count.
      Group { subtitle }.font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The menu beside a title.
private struct TitleMenu: View {
  let items: [Subview]

  var body: some View {
    Menu {
      ForEach(items) { $0 }.environment(\.isInToolbarMenu, true)
    } label: {
      Label("Title Menu", systemImage: "chevron.down.circle.fill").labelStyle(.iconOnly)
    }
    .menuIndicator(.hidden)
    .buttonStyle(.borderless)
  }
}

/// The title of a screen as a heading; one that may be edited becomes a field when it is used.
struct TitleText: View {
  let title: BarTitle
  let style: BarTextStyle?
  @State private var isEdited: Bool = false

  init(title: BarTitle, style: BarTextStyle? = nil) {
    self.title = title
    self.style = style
  }

  private var text: Text { style?.apply(to: title.text) ?? title.text }

  var body: some View {
    if let edited = title.edited {
      if isEdited {
        TextField("Title", text: edited).frame(maxWidth: 200).onSubmit { isEdited = false }
      } else {
        Button {
          isEdited = true
        } label: {
          text.lineLimit(1)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHint("Edits the title")
      }
    } else {
      text.lineLimit(1).accessibilityAddTraits(.isHeader)
    }
  }
}

/// The title in large letters below the bar; it goes under the bar as the content is scrolled.
private struct LargeTitle: View {
  let title: BarTitle
  let subtitle: Text?
  let style: BarTextStyle?
  let items: BarItems
  let offset: Source<CGFloat>

  var body: some View {
    let distance: CGFloat = offset.value
    VStack(alignment: .leading, spacing: 0) {
      if items.largeTitle.isEmpty {
        TitleText(title: title, style: style).font(.largeTitle.bold()).minimumScaleFactor(0.6)
      } else {
        HStack(spacing: 8) { ForEach(items.largeTitle) { $0 } }.font(.largeTitle.bold())
      }
      if !lowerItems.isEmpty {
        HStack(spacing: 4) { ForEach(lowerItems) { $0 } }.font(.subheadline).foregroundStyle(.secondary)
      } else if let subtitle {
        Group { subtitle }.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: NavigationBarMetrics.largeTitle, alignment: .leading)
    .offset(y: -distance)
    .clipShape(Rectangle())
    .opacity(distance < NavigationBarMetrics.largeTitle - 12 ? 1 : 0)
  }

  /// The items below the large title: those for the small one where there are no others.
  private var lowerItems: [Subview] { items.largeSubtitle.isEmpty ? items.subtitle : items.largeSubtitle }
}

/// What lies behind a bar: nothing as long as the content has not been scrolled below it, unless a view asks for it.
struct BarGround: View {
  let bar: ToolbarPlacement.Bar
  let wishes: BarWishes
  let isLarge: Bool
  let offset: Source<CGFloat>

  var body: some View {
    let distance: CGFloat = offset.value
    if let surface = surface(distance) {
      BarSurfaceView(surface: surface, edge: .bottom)
        .padding(.bottom, isLarge ? distance : 0)
        .ignoresSafeArea(edges: .top)
        .accessibilityHidden(true)
    }
  }

  private func surface(_ distance: CGFloat) -> BarSurface? {
    let isScrolled: Bool = isLarge ? distance >= NavigationBarMetrics.largeTitle : distance > 0
    let surfaces: BarSurfaces? = wishes.looks.surfaces[bar]
    var surface: BarSurface = surfaces?.standard ?? .standard
    if let style = wishes.background[bar] { surface.style = style }
    switch wishes.backgroundVisibility[bar] ?? .automatic {
    case .visible: return surface
    case .hidden: return nil
    case .automatic: return isScrolled ? surface : surfaces?.edge
    }
  }
}

/// The appearance of a bar where a view asks for one.
struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?

  nonisolated init(scheme: ColorScheme?) { self.scheme = scheme }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}

/// The colour of what can be used in a bar, where it has one of its own.
struct BarTint: ViewModifier {
  let color: Color?

  nonisolated init(color: Color?) { self.color = color }

  func body(content: Content) -> some View {
    if let color { content.tint(color) } else { content }
  }
}

/// Three views in one row: at the start, in the middle and at the end.
private struct BarRow<Leading: View, Center: View, Trailing: View>: View {
  let leading: Leading
  let center: Center
  let trailing: Trailing
  let isCentered: Bool

  var body: some View {
    BarRowLayout(isCentered: isCentered) {
      HStack(spacing: 0) { leading }
      HStack(spacing: 0) { center }
      HStack(spacing: 0) { trailing }
    }
    .padding(.horizontal, isCentered ? 16 : 12)
    .frame(maxWidth: .infinity, minHeight: NavigationBarMetrics.row)
  }
}

/// Puts the middle view in the middle of the row, or beside the first where the middle has no room or the place wants it so.
private struct BarRowLayout: Layout {
  let isCentered: Bool

  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes: [CGSize] = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal: CGFloat = sizes.reduce(Self.gap * 2) { $0 + $1.width }
    // Stacks ask how wide the row may become: a row without an end would have no place for its last view.
    let width: CGFloat = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3, bounds.width.isFinite else { return }
    let start: CGSize = subviews[0].sizeThatFits(.unspecified)
    let end: CGSize = subviews[2].sizeThatFits(.unspecified)
    let before: CGFloat = start.width > 0 ? start.width + Self.gap : 0
    let after: CGFloat = end.width > 0 ? end.width + Self.gap : 0
    let room: CGFloat = max(0, bounds.width - before - after)
    let ideal: CGFloat = subviews[1].sizeThatFits(.unspecified).width
    let width: CGFloat = min(ideal, room)
    var x: CGFloat = bounds.minX + before
    if isCentered { x = min(max(x, bounds.midX - width / 2), bounds.maxX - after - width) }
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(start))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ProposedViewSize(end))
  }
}
