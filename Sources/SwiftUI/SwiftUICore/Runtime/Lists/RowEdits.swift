import Foundation

/// What people may do with the rows of a `ForEach`.
package struct RowEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?
  package var insert: RowInsertion?

  package init(
    delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil, insert: RowInsertion? = nil
  ) {
    self.delete = delete
    self.move = move
    self.insert = insert
  }
}

/// A row that people may delete or move, as the container that shows it sees it.
package struct EditableRow {
  package let edits: RowEdits
  /// The same object for all rows of one `ForEach`.
  package let loop: AnyObject
  /// Where the row's element is in the data now, from the start; nil once it has gone.
  package let offset: () -> Int?
}

/// The edits that wait for the next `ForEach` inside, whose rows they are about.
private enum PendingEditsTrait: _ViewTraitKey {
  static var defaultValue: RowEdits? { nil }
}

private enum EditableRowTrait: _ViewTraitKey {
  static var defaultValue: EditableRow? { nil }
}

private enum DeleteDisabledTrait: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

private enum MoveDisabledTrait: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Keeps people from deleting the row in containers that offer it.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps people from moving the row in containers that offer it.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<MoveDisabledTrait>(value: isDisabled))
  }
}

extension ViewTraits {
  /// Whether a modifier may let people edit the view as a row.
  package var mayBeEdited: Bool { source(for: EditableRowTrait.self) != nil }

  /// What people may do with the view as a row; the node under evaluation depends on it.
  package var editableRow: EditableRow? {
    self[EditableRowTrait.self].map { row in
      let delete: ((IndexSet) -> Void)? = self[DeleteDisabledTrait.self] ? nil : row.edits.delete
      let move: ((IndexSet, Int) -> Void)? = self[MoveDisabledTrait.self] ? nil : row.edits.move
      let edits = RowEdits(delete: delete, move: move, insert: row.edits.insert)
      return EditableRow(edits: edits, loop: row.loop, offset: row.offset)
    }
  }

  /// Adds to the edits of the rows of the next `ForEach` inside.
  mutating func changeEdits(_ change: @escaping (inout RowEdits) -> Void) {
    let outer: (() -> RowEdits?)? = source(for: PendingEditsTrait.self)
    set(PendingEditsTrait.self) {
      var edits: RowEdits = outer?() ?? RowEdits()
      change(&edits)
      return edits
    }
  }
}

extension _ViewInputs {
  /// The inputs of a `ForEach` with the edits that it brings itself; those of modifiers win.
  func withEdits<Data, ID, Content>(of view: _GraphValue<ForEach<Data, ID, Content>>) -> _ViewInputs {
    guard graph.untracked({ view.read().edits }) != nil else { return self }
    var inputs: _ViewInputs = self
    let outer: (() -> RowEdits?)? = traits.source(for: PendingEditsTrait.self)
    inputs.traits.set(PendingEditsTrait.self) {
      let own: RowEdits? = view.read().edits
      let modifiers: RowEdits? = outer?()
      return RowEdits(
        delete: modifiers?.delete ?? own?.delete, move: modifiers?.move ?? own?.move,
        insert: modifiers?.insert ?? own?.insert)
    }
    return inputs
  }

  /// The inputs of one row: the edits that wait are about this row now.
  func inRow(of loop: AnyObject, offset: @escaping () -> Int?) -> _ViewInputs {
    guard let pending = traits.source(for: PendingEditsTrait.self) else { return self }
    var inputs: _ViewInputs = self
    inputs.traits.set(EditableRowTrait.self) { pending().map { EditableRow(edits: $0, loop: loop, offset: offset) } }
    inputs.traits.remove(PendingEditsTrait.self)
    return inputs
  }
}
