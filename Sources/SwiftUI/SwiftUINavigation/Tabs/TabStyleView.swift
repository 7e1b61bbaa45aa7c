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
struct TabScreens: View {
  let tabs: TabList
  let memory: TabMemory

  init(tabs: TabList, memory: TabMemory) {
    self.tabs = tabs
    self.memory = memory
  }

  var body: some View {
    ZStack {
      // The stack is as large as there is room, whatever the views ask for.
      Color.clear
      ForEach(memory.visited(in: tabs)) { item in
        item.view.modifier(ScreenModifier(isShown: tabs.isSelected(item)))
      }
    }
  }
}
