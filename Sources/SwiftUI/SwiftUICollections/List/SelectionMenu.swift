import CoreGraphics
import ReactiveGraph
import SwiftUIControls
import SwiftUICore

extension View {
  /// Shows a menu for the rows of a list or table inside, and does something with them.
  ///
  /// The menu of a selected row is that of all selected rows, the menu of another row that of this row alone, and beside the
  /// rows it is that of no rows. Where the builder gives no items, there is no menu.
  ///
  /// ```swift
  /// struct Notes: View {
  ///   @State private var selection: Set<String> = []
  ///   var body: some View {
  ///     List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
  ///       .contextMenu(forSelectionType: String.self) { notes in
  ///         Button("Print") { print(notes.sorted()) }
  ///       } primaryAction: { notes in
  ///         print(notes)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: The type of the tags of rows. Lists with another one do not show the menu.
  ///   - menu: Makes the items for the tags of rows.
  ///   - primaryAction: Is done for a double click or Return on a desktop, and for a tap on a phone. It takes the place of
  ///     selecting there, unless the list is edited.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.selectionMenu, SelectionMenu(menu, primaryAction))
  }
}

/// The menu of a list for its rows, whatever the type of their tags.
struct SelectionMenu {
  /// The items for a set of tags; nil for tags of another type.
  let items: (Any) -> AnyView?
  /// The action for a set of tags; false for tags of another type.
  let act: ((Any) -> Bool)?

  nonisolated init<I: Hashable, M: View>(
    _ menu: @escaping (Set<I>) -> M, _ primaryAction: ((Set<I>) -> Void)?
  ) {
    items = { tags in
      (tags as? Set<I>).flatMap { tags in
        let items: M = menu(tags)
        return MenuItemList.isEmpty(items) ? nil : AnyView(items)
      }
    }
    act = primaryAction.map { action in
      { tags in
        guard let tags = tags as? Set<I> else { return false }
        action(tags)
        return true
      }
    }
  }
}

struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Shows the menu around the rows of a list, where there is one.
struct SelectionMenuHolder: ViewModifier {
  @Environment(\.selectionMenu) private var menu: SelectionMenu?
  @State private var rows = SelectionMenuRows()

  func body(content: Content) -> some View {
    if let menu {
      content
        .modifier(SelectionMenuRowsModifier(rows: rows))
        .modifier(
          TargetedContextMenu(handle: rows.handle, target: { rows.tags(at: $0) }) { tags in
            tags.flatMap { menu.items($0) }
          })
    } else {
      content
    }
  }
}

/// Connects the menu with the list inside.
final class SelectionMenuRows {
  weak var list: ListController?
  let handle = ContextMenuHandle()

  /// The tags of the rows for which a menu at a point of the window is; nil for a list without a selection.
  func tags(at point: CGPoint?) -> Any? {
    guard let list, let selection = list.selection else { return nil }
    guard let point else { return selection.selectedTags() }
    return selection.tags(with: list.row(at: point)?.identity)
  }
}

enum SelectionMenuRowsKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> SelectionMenuRows? { nil }
}

nonisolated private struct SelectionMenuRowsModifier: InputsModifier {
  let rows: SelectionMenuRows

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[SelectionMenuRowsKey.self] = inputs.graph.untracked { modifier.read().rows }
  }
}

extension ListRow {
  /// Opens the menu for the row, as a click on it with the second button does.
  func showMenu() {
    let frame: CGRect = outerSlot.windowFrame
    list.menuRows?.handle.open(CGPoint(x: frame.midX, y: frame.midY), false)
  }
}

extension ListController {
  /// What connects the list with a menu for its rows; nil where there is none.
  var menuRows: SelectionMenuRows? { inputs[SelectionMenuRowsKey.self] }

  /// The row at a point of the window, where it can be selected.
  func row(at point: CGPoint) -> ListRow? {
    shownRows.first { $0.isSelected != nil && $0.outerSlot.windowFrame.contains(point) }
  }

  /// Whether the program does something for a row that is used.
  var hasPrimaryAction: Bool { inputs.environment(SelectionMenuKey.self).peek?.act != nil }

  /// Does what the program does for a row that is used; false where it does nothing.
  func usePrimaryAction(for row: ListRow) -> Bool {
    guard let act = inputs.environment(SelectionMenuKey.self).peek?.act, let selection,
      selection.canSelect(row.identity)
    else { return false }
    return act(selection.tags(with: row.identity))
  }
}
