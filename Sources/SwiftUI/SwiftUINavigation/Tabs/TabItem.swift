import SwiftUICore

/// One view of a tab view with what its tab shows.
nonisolated struct TabItem: Identifiable {
  let view: Subview
  let traits: TabTraits
  let badge: Text?
  /// Its place among all.
  let index: Int

  init(_ view: Subview, at index: Int) {
    self.view = view
    self.index = index
    traits = view[trait: TabTraitsKey.self]
    badge = view.badge?.text
  }

  var id: Subview.ID { view.id }

  /// The value for a selection: the view's tag, or its index where it has none and the selection is a number.
  func tag<V: Hashable>(for type: V.Type) -> V? {
    view.containerValues.tag(for: type) ?? (index as? V)
  }

  /// The label with what modifiers put around it.
  var label: AnyView {
    let fallback = DefaultTabLabel.label(of: traits.role)
    return traits.label ?? AnyView(fallback)
  }

  /// A view in the place of the tab with what modifiers put around it.
  @MainActor func decorated(_ view: some View) -> AnyView {
    traits.decorations.reduce(AnyView(view)) { $1($0) }
  }
}

/// The tabs of a tab view, in order and by section.
nonisolated struct TabList {
  struct Section: Identifiable {
    let id: SectionConfiguration.ID
    let header: SubviewsCollection
    let items: [TabItem]
  }

  let sections: [Section]
  let items: [TabItem]
  var selected: Int?
  /// Chooses a tab.
  var select: (TabItem) -> Void = { _ in }

  init(_ sections: SectionCollection) {
    var (found, count): ([Section], Int) = ([], 0)
    for section in sections {
      let items: [TabItem] = section.content.enumerated().map { TabItem($1, at: count + $0) }
      count += items.count
      found.append(Section(id: section.id, header: section.header, items: items))
    }
    self.sections = found
    items = found.flatMap(\.items)
  }

  var selectedItem: TabItem? { selected.map { items[$0] } }

  func isSelected(_ item: TabItem) -> Bool { item.index == selected }

  /// The tabs of a bar: what is only for sidebars is left out, and what stands apart comes last.
  var barItems: [TabItem] {
    let shown: [TabItem] = items.filter { !$0.traits.isHidden && $0.traits.placement != .sidebarOnly }
    return shown.filter { !$0.isApart } + shown.filter(\.isApart)
  }

  /// The next tab that can be chosen among some of them, in a direction.
  func next(after item: TabItem, by step: Int, among items: [TabItem]) -> TabItem? {
    guard let start = items.firstIndex(where: { $0.id == item.id }) else { return nil }
    var index: Int = start + step
    while items.indices.contains(index) {
      if !items[index].traits.isDisabled { return items[index] }
      index += step
    }
    return nil
  }
}

extension TabItem {
  /// Whether the tab stands at the end of a bar.
  fileprivate var isApart: Bool { traits.role == .search || traits.placement == .pinned }
}
