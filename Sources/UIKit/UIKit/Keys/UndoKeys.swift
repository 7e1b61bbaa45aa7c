import Foundation
import FoundationGaps
import InputEngine
import UIFoundation

/// The keys that take back and do again what responders register.
@MainActor
enum UndoKeys {
  /// Takes a change back, or does one again, where a key asks for it.
  ///
  /// - Parameters:
  ///   - responder: Whose undo manager is used.
  ///   - isWanted: Whether a manager is one that this is for.
  /// - Returns: Whether there was something to do.
  static func perform(
    _ event: KeyEvent, for responder: UIResponder?, where isWanted: (UndoManager) -> Bool = { _ in true }
  ) -> Bool {
    guard event.symbol == .character("z") else { return false }
    let held: InputModifiers = event.modifiers.intersection([.command, .control, .shift, .option])
    let isAgain: Bool = held.contains(.shift)
    guard [InputModifiers.command, .control].contains(held.subtracting(.shift)) else { return false }
    guard let manager = responder?.undoManager, isWanted(manager) else { return false }
    guard isAgain ? manager.canRedo : manager.canUndo else { return false }
    if isAgain { manager.redo() } else { manager.undo() }
    return true
  }
}
