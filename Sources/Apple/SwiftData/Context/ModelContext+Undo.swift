import SwiftDataStore

/// What a context tells its undo manager.
enum UndoStep {
  case insert, delete
  case change(Int, _ModelStorage.Slot)
}

extension ModelContext {
  /// Notes how to take back what is about to happen to an object.
  func noteUndo(_ step: UndoStep, _ model: any PersistentModel) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    undoManager.registerUndo(withTarget: self) { context in context.takeBack(step, model) }
  }

  private func takeBack(_ step: UndoStep, _ model: any PersistentModel) {
    let storage: _ModelStorage = model._$storage
    switch step {
    case .insert: deleteAny(model)
    case .delete:
      insertAny(model)
      noteUndoOfInsert(model)
    case .change(let index, let slot):
      guard let info = storage.info, storage.link === link else { return }
      let property: StoreProperty = info.entity.properties[index]
      notifying(model, index) {
        switch (property.kind, slot) {
        case (.toOne, .cell(let cell)):
          let number: Int64? = cell.integer
          setModel(number.flatMap { related($0, of: storage, at: index) }, of: storage, at: index)
        case (.toMany, .numbers(let numbers)), (.pairs, .numbers(let numbers)):
          setModels(related(numbers, of: storage, at: index), of: storage, at: index)
        default:
          storage.noteChange(at: index)
          noteUndo(.change(index, storage.slots[index]), model)
          storage.slots[index] = slot
          didChange(storage, index)
        }
      }
    }
  }

  /// An object that is inserted again is deleted again by the next undoing; `insertAny` notes it for new ones only.
  private func noteUndoOfInsert(_ model: any PersistentModel) {
    guard model._$storage.number > 0 else { return }
    noteUndo(.insert, model)
  }
}
