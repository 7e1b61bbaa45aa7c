import Foundation

/// Keeps what has been done, so that it can be taken back and done again. Foundation on Linux has none.
///
/// Actions that are registered between two turns of the main loop, or between `beginUndoGrouping()` and
/// `endUndoGrouping()`, are one group: `undo()` takes back the last group, newest action first.
open class UndoManager {
  private final class Group {
    var actions: [Action] = []
    var name: String = ""
  }

  private struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled: Int = 0
  open private(set) var isUndoing: Bool = false
  open private(set) var isRedoing: Bool = false
  /// Whether a group is begun for actions that are registered without one.
  open var groupsByEvent: Bool = true
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo: Int = 0 {
    didSet { trim() }
  }

  /// How many outermost groups with something in them were ended, but for those of undoing and redoing.
  package private(set) var groupsKept: Int = 0
  /// Whether something was registered in a group that is still open.
  package var hasOpenActions: Bool { !isUndoing && !isRedoing && open.contains { !$0.actions.isEmpty } }

  public init() {}

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var groupingLevel: Int { open.count }
  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// What a menu says: "Undo" with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says: "Redo" with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \(name)" }
  open func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \(name)" }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func setActionName(_ name: String) { (open.last ?? undoStack.last)?.name = name }

  // MARK: - Groups

  open func beginUndoGrouping() {
    open.append(Group())
    if open.count > 1 { post(.NSUndoManagerCheckpoint) }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard !open.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.actions += group.actions
    } else if !group.actions.isEmpty {
      push(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func push(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing {
        redoStack = []
        groupsKept += 1
      }
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  /// Notes how to take back what is being done.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      beginUndoGrouping()
      if groupsByEvent { DispatchQueue.main.async { [weak self] in self?.endEvent() } }
    }
    open.last?.actions.append(Action(target: target) { [weak target] in if let target { handler(target) } })
  }

  /// Ends the group of the event that is over.
  private func endEvent() { while !open.isEmpty { endUndoGrouping() } }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  /// Forgets what was registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let target: AnyObject = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
  }

  // MARK: - Undoing

  open func undo() {
    endEvent()
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, undoing: true)
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, undoing: false)
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, undoing: Bool) {
    isUndoing = undoing
    isRedoing = !undoing
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
    isUndoing = false
    isRedoing = false
  }
}
