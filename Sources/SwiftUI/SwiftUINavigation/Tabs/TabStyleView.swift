import HostInterface
import SwiftUICore

/// Tabs and the chosen view in the style of the environment.
struct TabStyleView: View {
  let tabs: TabList
  let memory: TabMemory
  @Environment(\.tabViewStyle) private var style: _TabViewStyleKind.Kind
  @Environment(\.idiom) private var idiom: Idiom

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  var body: some View {
    switch (style, idiom) {
    case (.page(let mode), _): PagedTabs(tabs: tabs, mode: mode, axis: .horizontal)
    case (.verticalPage, _): PagedTabs(tabs: tabs, mode: .automatic, axis: .vertical)
    case (.sidebarAdaptable, .desktop): SidebarTabs(tabs: tabs, memory: memory)
    case (_, .desktop): BoxedTabs(tabs: tabs, memory: memory)
    case (_, .phone): BarredTabs(tabs: tabs, memory: memory)
    }
  }
}

/// The views of the tabs that have been chosen so far, of which the chosen one is shown.
///
/// They are made after the tab view has appeared, in the same frame, as on Apple's systems, where each is hosted by a controller
/// of its own: what `onAppear` around the tab view prepares is there when their bodies run for the first time, even where
/// nothing tells the views of it.
struct TabScreens: View {
  let tabs: TabList
  let memory: TabMemory
  @State private var hasAppeared: Bool = false

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  var body: some View {
    ZStack {
      // The stack is as large as there is room, whatever the views ask for.
      Color.clear.onAppear { hasAppeared = true }
      if hasAppeared {
        ForEach(memory.visited(in: tabs)) { item in
          item.view.modifier(ScreenModifier(isShown: tabs.isSelected(item)))
        }
      }
    }
  }
}
