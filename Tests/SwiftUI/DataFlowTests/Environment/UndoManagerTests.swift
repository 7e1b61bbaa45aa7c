import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
  private final class Counter {
    var value: Int = 0
    let undoManager = UndoManager()

    func set(_ value: Int, as name: String = "Count") {
      let old: Int = self.value
      undoManager.registerUndo(withTarget: self) { $0.set(old, as: name) }
      undoManager.setActionName(name)
      self.value = value
    }

    func setInGroup(_ value: Int) {
      undoManager.beginUndoGrouping()
      set(value)
      undoManager.endUndoGrouping()
    }
  }

  @Test("Registered actions are undone, and redone, newest first")
  func undoing() {
    let counter = Counter()
    counter.undoManager.groupsByEvent = false
    counter.setInGroup(1)
    counter.setInGroup(2)
    #expect(counter.undoManager.groupingLevel == 0 && counter.undoManager.canUndo)
    counter.undoManager.undo()
    #expect(counter.value == 1 && counter.undoManager.canRedo)
    counter.undoManager.undo()
    #expect(counter.value == 0 && !counter.undoManager.canUndo)
    counter.undoManager.redo()
    #expect(counter.value == 1)
    counter.undoManager.removeAllActions()
    #expect(!counter.undoManager.canUndo && !counter.undoManager.canRedo)
  }

  @Test("Managers say what they are doing, and menus what they would do")
  func names() {
    let counter = Counter()
    let manager: UndoManager = counter.undoManager
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    counter.setInGroup(1)
    #expect(manager.undoActionName == "Count" && manager.undoMenuTitle(forUndoActionName: "A") == "Undo A")
    var seen: [Bool] = []
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: counter) { seen += [$0.undoManager.isUndoing, $0.undoManager.isRedoing] }
    manager.endUndoGrouping()
    manager.undo()
    #expect(seen == [true, false])
    manager.undo()
    #expect(manager.redoActionName == "Count" && manager.redoMenuTitle(forUndoActionName: "B") == "Redo B")
  }

  @Test("Nothing is noted while registration is off; at most so many groups are kept")
  func limits() {
    let counter = Counter()
    let manager: UndoManager = counter.undoManager
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.setInGroup(1)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    manager.levelsOfUndo = 2
    for value in 2...5 { counter.setInGroup(value) }
    while manager.canUndo { manager.undo() }
    #expect(manager.levelsOfUndo == 2 && counter.value == 3)
  }
}
