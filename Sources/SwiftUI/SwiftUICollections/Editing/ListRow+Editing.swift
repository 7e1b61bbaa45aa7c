import Foundation
import ReactiveGraph
import SwiftUICore

// MARK: - Deleting and moving

extension ListRow {
  /// What people may do with the row; read inside a node.
  var edits: EditableRow? { role == .content ? traits.editableRow : nil }

  /// Whether the list is being edited; read inside a node.
  var isEditing: Bool { inputs.environment(EditModeKey.self).value?.wrappedValue.isEditing ?? false }

  /// Whether the row can be deleted now.
  var canBeDeleted: Bool { graph.untracked { edits?.edits.delete != nil } && list.isEnabled }

  /// Whether the row can be moved now.
  var canBeMoved: Bool { graph.untracked { edits?.edits.move != nil } && list.isEnabled }

  /// Deletes the row's element.
  func delete() {
    guard let edits = graph.untracked({ edits }), let delete = edits.edits.delete, let offset = edits.offset() else {
      return
    }
    list.closeSwipe()
    withAnimation { delete(IndexSet(integer: offset)) }
  }

  /// Moves the row's element by one place among those of its loop.
  func move(up: Bool) {
    guard let edits = graph.untracked({ edits }), let move = edits.edits.move, let offset = edits.offset() else {
      return
    }
    let row: Int = link.place.peek.index
    // The row beside it has to belong to the same data.
    guard let other = list.edits(ofRow: row + (up ? -1 : 1)), other.loop === edits.loop else { return }
    withAnimation { move(IndexSet(integer: offset), up ? offset - 1 : offset + 2) }
  }
}

extension ListController {
  /// What people may do with a row by its number, also where it is out of sight.
  func edits(ofRow index: Int) -> EditableRow? {
    graph.untracked { identity(ofRow: index, isExact: true)?.traits.editableRow }
  }

  /// Deletes the selected rows that may be deleted; false where there are none.
  func deleteSelected() -> Bool {
    guard let selection else { return false }
    var offsets: [(loop: AnyObject, edits: EditableRow, places: IndexSet)] = []
    for row in selection.selectedRows() {
      guard let edits = edits(ofRow: row), edits.edits.delete != nil, let offset = edits.offset() else { continue }
      if let known = offsets.firstIndex(where: { $0.loop === edits.loop }) {
        offsets[known].places.insert(offset)
      } else {
        offsets.append((edits.loop, edits, IndexSet(integer: offset)))
      }
    }
    guard !offsets.isEmpty else { return false }
    withAnimation { for loop in offsets { loop.edits.edits.delete?(loop.places) } }
    return true
  }

  /// Option with an arrow moves the row from which keys go on; false for other keys, or where it cannot be moved.
  func moveSelected(by key: KeyEquivalent) -> Bool {
    guard key == .upArrow || key == .downArrow, let index = selection?.cursorRow, let row = row(at: index),
      row.canBeMoved
    else { return false }
    row.move(up: key == .upArrow)
    return true
  }
}
