import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling

/// Pages that a person turns by swiping, with dots that say which one is seen.
struct PagedTabs: View {
  let tabs: TabList
  let mode: PageTabViewStyle.IndexDisplayMode
  let axis: Axis

  init(tabs: TabList, mode: PageTabViewStyle.IndexDisplayMode, axis: Axis) {
    self.tabs = tabs
    self.mode = mode
    self.axis = axis
  }

  private var pages: [TabItem] { tabs.items.filter { !$0.traits.isHidden } }

  /// The page that is seen; scrolling to another one chooses that.
  private var position: Binding<Subview.ID?> {
    let (tabs, pages): (TabList, [TabItem]) = (tabs, pages)
    return Binding {
      tabs.selectedItem?.id
    } set: { id in
      guard let page = pages.first(where: { $0.id == id }), !tabs.isSelected(page) else { return }
      tabs.select(page)
    }
  }

  private var showsDots: Bool { mode == .always || mode == .automatic && pages.count > 1 }

  var body: some View {
    ScrollView(axis == .horizontal ? .horizontal : .vertical) {
      if axis == .horizontal {
        LazyHStack(spacing: 0) { views }.scrollTargetLayout()
      } else {
        LazyVStack(spacing: 0) { views }.scrollTargetLayout()
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .scrollPosition(id: position)
    .animation(.snappy, value: tabs.selectedItem?.id)
    .environment(\.tabBarPlacement, .pageIndicator)
    .withoutTabExtras()
    .overlay(alignment: axis == .horizontal ? .bottom : .trailing) {
      if showsDots { PageDots(tabs: tabs, pages: pages, axis: axis) }
    }
  }

  private var views: some View {
    ForEach(pages) { page in
      ZStack { page.view }.containerRelativeFrame([.horizontal, .vertical])
    }
  }
}

/// The dots of the pages of a tab view.
private struct PageDots: View {
  let tabs: TabList
  let pages: [TabItem]
  let axis: Axis
  @Environment(\.indexBackground) private var background: PageIndexViewStyle.BackgroundDisplayMode

  init(tabs: TabList, pages: [TabItem], axis: Axis) {
    self.tabs = tabs
    self.pages = pages
    self.axis = axis
  }

  var body: some View {
    let (tabs, pages): (TabList, [TabItem]) = (tabs, pages)
    PageDotsView(
      current: pages.firstIndex { tabs.isSelected($0) } ?? 0, count: pages.count, axis: axis,
      hasGround: background == .always, hasGroundWhileUsed: background == .interactive
    ) { page in
      withAnimation { tabs.select(pages[page]) }
    }
  }
}
