import SwiftUICore

/// A view that shows one of several views at a time, which a person chooses by tabs (behaviours 95, 96).
///
/// The view of a tab is made when the tab is chosen for the first time, and keeps its state from then on.
///
/// ```swift
/// struct Main: View {
///   @State private var tab = "home"
///   var body: some View {
///     TabView(selection: $tab) {
///       Tab("Home", systemImage: "house", value: "home") { Text("Home") }
///       Tab("Mail", systemImage: "envelope", value: "mail") { Text("Mail") }.badge(3)
///     }
///   }
/// }
/// ```
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var memory = TabMemory()
  /// What is chosen in a tab view without a selection.
  @State private var own: Subview.ID?

  /// Makes a tab view of views that say what their tabs show by `tabItem`.
  ///
  /// - Parameters:
  ///   - selection: The tag of the view that is shown; the person changes it.
  ///   - content: Makes the views.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    Group(sections: content) { sections in
      TabStyleView(tabs: tabs(of: sections), memory: memory)
    }
  }

  @MainActor private func tabs(of sections: SectionCollection) -> TabList {
    var list = TabList(sections)
    list.selected = selectedIndex(in: list)
    let (selection, own): (Binding<SelectionValue>?, Binding<Subview.ID?>) = (selection, $own)
    list.select = { item in
      if let selection {
        if let value = item.tag(for: SelectionValue.self) { selection.wrappedValue = value }
      } else {
        own.wrappedValue = item.id
      }
    }
    return list
  }

  /// The chosen tab, or the first where none has the chosen value.
  @MainActor private func selectedIndex(in list: TabList) -> Int? {
    let chosen: Int?
    if let selection {
      let value: SelectionValue = selection.wrappedValue
      chosen = list.items.firstIndex { $0.tag(for: SelectionValue.self) == value }
    } else {
      chosen = list.items.firstIndex { $0.id == own }
    }
    return chosen ?? list.items.firstIndex { !$0.traits.isHidden }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that chooses among its views by itself, beginning with the first.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView {
  /// Makes a tab view of tabs.
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that is shown; the person changes it.
  ///   - content: Makes the tabs. All have values of one type (behaviour 115).
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Makes a tab view of tabs without values, beginning with the first.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder.Content(content: content())
  }
}

/// Which tabs have been shown: their views exist.
nonisolated final class TabMemory {
  private var shown: Set<Subview.ID> = []

  /// The tabs whose views exist when one of them is chosen; tabs that are gone are forgotten.
  func visited(in list: TabList) -> [TabItem] {
    shown.formIntersection(list.items.map(\.id))
    if let item = list.selectedItem { shown.insert(item.id) }
    return list.items.filter { shown.contains($0.id) }
  }
}
