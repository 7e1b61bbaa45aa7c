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

/// A dot for each page: one control that assistive technologies and arrow keys turn pages with; a click on a side turns one.
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

  private var current: Int { pages.firstIndex { tabs.isSelected($0) } ?? 0 }

  var body: some View {
    let (current, count): (Int, Int) = (current, pages.count)
    let layout: AnyLayout =
      axis == .horizontal ? AnyLayout(HStackLayout(spacing: 9)) : AnyLayout(VStackLayout(spacing: 9))
    layout {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(.primary.opacity(index == current ? 1 : 0.3))
          .frame(width: 8, height: 8)
      }
    }
    .padding(8)
    .background { if hasGround { Capsule().fill(.quaternary) } }
    .contentShape(Rectangle())
    .onTapGesture { turn(by: current + 1 < count ? 1 : -current) }
    .padding(8)
    .focusable(interactions: .edit)
    .onMoveCommand { direction in
      switch direction {
      case .left, .up: turn(by: -1)
      case .right, .down: turn(by: 1)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Pages"))
    .accessibilityValue(Text("page \(current + 1) of \(count)"))
    .accessibilityAdjustableAction { direction in turn(by: direction == .increment ? 1 : -1) }
  }

  private var hasGround: Bool { background == .always || background == .interactive }

  private func turn(by step: Int) {
    let target: Int = current + step
    guard pages.indices.contains(target) else { return }
    withAnimation { tabs.select(pages[target]) }
  }
}
