import SwiftUICore

/// The selection of a picker, of whatever type.
nonisolated struct PickerSelection {
  private let find: (ContainerValues) -> PickerOption?

  /// - Parameter sources: The values that are chosen together.
  init<Value: Hashable>(_ sources: [Binding<Value>]) {
    find = { values in
      guard let tag = values.tag(for: Value.self) else { return nil }
      return PickerOption(isSelected: !sources.isEmpty && sources.allSatisfy { $0.wrappedValue == tag }) {
        for source in sources where source.wrappedValue != tag { source.wrappedValue = tag }
      }
    }
  }

  /// What a view of the picker's content stands for; nil for a view without a tag of the selection's type (behaviour 261).
  /// The node under evaluation depends on the tag and on the selection.
  func option(_ values: ContainerValues) -> PickerOption? { find(values) }
}

/// A value that can be chosen.
nonisolated struct PickerOption {
  let isSelected: Bool
  let select: () -> Void
}

/// One view of a picker's content.
nonisolated struct PickerItem: Identifiable {
  let view: Subview
  let option: PickerOption?

  var id: Subview.ID { view.id }
  var isSelected: Bool { option?.isSelected ?? false }

  /// The same choice, which also runs an action when it is chosen.
  func telling(_ action: @escaping () -> Void) -> PickerItem {
    PickerItem(
      view: view,
      option: option.map { option in
        PickerOption(isSelected: option.isSelected) {
          option.select()
          action()
        }
      })
  }

  static func items(_ views: SubviewsCollection, _ configuration: _PickerConfiguration) -> [PickerItem] {
    views.map { PickerItem(view: $0, option: configuration.selection.option($0.containerValues)) }
  }
}

extension [PickerItem] {
  var selectedIndex: Int? { firstIndex(where: \.isSelected) }

  /// The next item in a direction that can be chosen, from an index on.
  func next(from index: Int, by step: Int) -> Int? {
    var next: Int = index + step
    while indices.contains(next) {
      if self[next].option != nil { return next }
      next += step
    }
    return nil
  }
}
