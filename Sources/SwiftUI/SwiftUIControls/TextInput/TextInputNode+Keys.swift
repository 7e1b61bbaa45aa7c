import FoundationGaps
import HostInterface
import InputEngine
import SwiftUICore
import TextEditing
import TextEngine

nonisolated extension TextInputNode: TextInputTarget {
  var context: EditingContext {
    EditingContext(
      lines: lines(), clipboard: TextInputClipboard(self), time: inputs.window.time.peek)
  }

  package func handle(_ event: KeyEvent) -> Bool {
    if handleFindKey(event) { return true }
    guard let command = KeyBindings.linux.command(for: event) else { return false }
    return perform(command)
  }

  package func handle(_ events: [TextInputEvent]) -> Bool {
    guard isAlive, text.rules.isEditable else { return false }
    text.handle(events, time: inputs.window.time.peek)
    viewVersion += 1
    editDidEnd()
    return true
  }

  /// Does what a command says; false for one that is not the text's.
  @discardableResult
  func perform(_ command: EditingCommand) -> Bool {
    guard isAlive else { return false }
    let hadMarked: Bool = text.marked != nil
    defer { if hadMarked, text.marked == nil { methodSession += 1 } }
    if command == .newline, submitsOnReturn {
      text.endMarking(.accept, time: inputs.window.time.peek)
      submit()
      return true
    }
    if command == .undo || command == .redo, let manager = undoManager {
      text.endMarking(.discard)
      if command == .undo { if manager.canUndo { manager.undo() } } else if manager.canRedo { manager.redo() }
      editDidEnd()
      return true
    }
    // Tab leaves a field, and Escape is for views around; an input method's text ends first.
    switch text.perform(command, context) {
    case .done, .nothing, .refused: break
    case .submit:
      submit()
      return true
    case .ignored:
      if hadMarked { editDidEnd() }
      return false
    }
    editDidEnd()
    return true
  }

  /// A field of one line submits, and on a desktop also one that grows: there Shift and Return make a line.
  private var submitsOnReturn: Bool {
    guard !current.isEditor else { return false }
    return !current.isMultiline || inputs.window.settings.idiom == .desktop
  }

  // MARK: - Undo

  var undoManager: UndoManager? {
    graph.untracked { EnvironmentValues(scope: inputs.environment).undoManager }
  }

  /// Each step of typing is one of the window's.
  func registerUndo() {
    guard let manager = undoManager else { return }
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.takeBack() }
    manager.endUndoGrouping()
  }

  private func takeBack() {
    guard isAlive, text.undo() else { return }
    undoManager?.registerUndo(withTarget: self) { $0.doAgain() }
    editDidEnd()
  }

  private func doAgain() {
    guard isAlive, text.redo() else { return }
    undoManager?.registerUndo(withTarget: self) { $0.takeBack() }
    editDidEnd()
  }

  /// A field that is left keeps nothing to be taken back.
  func forgetUndo() {
    text.history.removeAll()
    undoManager?.removeAllActions(withTarget: self)
  }
}

/// The host's clipboard, as the engine of text editing knows it.
private nonisolated final class TextInputClipboard: EditingClipboard {
  private let node: TextInputNode
  /// The text with attributes that was copied last: the host's clipboard has its letters.
  private nonisolated(unsafe) static var copied = TextEditing.TextFragment()

  init(_ node: TextInputNode) { self.node = node }

  func write(_ fragment: TextEditing.TextFragment) {
    Self.copied = fragment
    node.inputs.window.copy(fragment.string)
  }

  func read(_ completion: @escaping (TextEditing.TextFragment?) -> Void) {
    node.inputs.window.paste { [weak node] string in
      guard let node, node.isAlive else { return }
      let keepsAttributes: Bool = node.current.rich?.pastesAttributes == true && string == Self.copied.string
      completion(keepsAttributes ? Self.copied : string.map { TextEditing.TextFragment($0) })
      node.editDidEnd()
    }
  }
}
