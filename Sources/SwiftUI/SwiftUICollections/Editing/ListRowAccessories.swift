import HostInterface
import InputEngine
import SwiftUIControls
import SwiftUICore

/// What stands beside the content of a row while the list is edited: a button that deletes the row, a mark of whether it is
/// selected, and a handle by which it is moved.
nonisolated struct ListRowAccessories: ViewModifier {
  let row: ListRow

  @MainActor func body(content: Content) -> some View {
    let isEditing: Bool = row.isEditing
    HStack(spacing: isEditing ? 12 : 0) {
      if isEditing, row.edits?.edits.delete != nil {
        ListDeleteButton { row.startDeleting() }.transition(.opacity)
      } else if isEditing, row.list.selection?.allowsSeveral == true {
        ListSelectionMark(isSelected: row.isSelected?.value ?? false).transition(.opacity)
      }
      content.frame(maxWidth: .infinity, alignment: .leading)
      if isEditing, row.edits?.edits.move != nil { ListMoveHandle(row: row).transition(.opacity) }
    }
  }
}

/// The button that begins to delete a row.
struct ListDeleteButton: View {
  let action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }

  var body: some View {
    Button(action: action) {
      Image(systemName: "minus.circle.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(.white, .red)
        .imageScale(.large)
    }
    .buttonStyle(.borderless)
    // The row says what can be done with it.
    .accessibilityHidden(true)
  }
}

/// A circle that is filled when its row is selected.
struct ListSelectionMark: View {
  let isSelected: Bool

  init(isSelected: Bool) { self.isSelected = isSelected }

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .imageScale(.large)
      .accessibilityHidden(true)
  }
}

/// Three lines by which a row is dragged to another place.
private struct ListMoveHandle: View {
  let row: ListRow

  init(row: ListRow) { self.row = row }

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .padding(.vertical, 8)
      .contentShape(Rectangle())
      .modifier(ListMoveHandleTarget(row: row))
      .accessibilityHidden(true)
  }
}

/// A place of a row where a drag moves the row at once.
nonisolated private struct ListMoveHandleTarget: PrimitiveModifier {
  let row: ListRow

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let row: ListRow = inputs.graph.untracked { modifier.read() }.row
    inputs.window.hitTargets.add(ListHandleHitTarget(row, at: inputs.slot), to: &outputs, inputs)
    return outputs
  }
}

nonisolated private final class ListHandleHitTarget: HitTarget {
  private unowned let row: ListRow
  let slot: GeometrySlot

  init(_ row: ListRow, at slot: GeometrySlot) {
    self.row = row
    self.slot = slot
  }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    row.canBeMoved ? [row.list.note(row.list.move.prepare(for: row, at: hit, isHandle: true))] : []
  }
}
