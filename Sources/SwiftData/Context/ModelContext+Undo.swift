import SwiftDataStore

/// What a context tells its undo manager.
enum UndoStep {
  case insert, delete
  case change(Int)
}

extension ModelContext {
  func noteUndo(_ step: UndoStep, _ model: any PersistentModel) {}
  func endUndoGroup() {}
}

public class UndoManager {}
