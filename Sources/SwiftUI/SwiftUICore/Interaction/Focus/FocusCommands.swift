import AccessibilityTree
import InputEngine

/// A command of the keyboard for the views around the focus.
package enum FocusCommand {
  case keyPress(KeyPress)
  case move(MoveCommandDirection)
  /// Escape.
  case exit
  case delete
  /// Copy, cut or paste.
  case transfer(TransferCommand)
}

/// A modifier around the focus that does something with commands.
package protocol FocusCommandHandler: AnyObject {
  /// Takes a command; false when it does nothing with it.
  func handle(_ command: FocusCommand) -> Bool
}

/// A control that is used by keyboard.
package protocol KeyboardControl: OperableControl {
  /// The modifiers around the control that have to do with focus.
  var focusContext: FocusContext? { get }
  /// Whether it can be used at the moment.
  var isEnabled: Bool { get }
  /// Lets the control look pressed.
  func setPressed(_ isPressed: Bool)
  /// What stands for the control in the accessibility tree.
  var accessibilitySource: AccessibilitySource? { get }
  /// Takes a key that goes down or is held while the control has the focus, before the key moves the focus or uses the
  /// control; false when the control does nothing with it.
  func handle(_ event: KeyEvent) -> Bool
  /// Whether a ring is shown around the control while the control has the focus.
  var showsFocusEffect: Bool { get }
}

extension KeyboardControl {
  package var showsFocusEffect: Bool { true }

  package func handle(_ event: KeyEvent) -> Bool { false }

  package var accessibilitySource: AccessibilitySource? { nil }
}

/// A view's modifier that handles commands of the keyboard.
nonisolated struct FocusCommandModifier: InputsModifier {
  /// Takes a command; false when it does nothing with it. Nil where the modifier is switched off.
  var handle: ((FocusCommand) -> Bool)?

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = Handler(modifier, inputs)
    inputs.focusContext = FocusContext(parent: inputs.focusContext, in: inputs.slot, commands: handler)
  }

  private final class Handler: FocusCommandHandler {
    private let modifier: _GraphValue<FocusCommandModifier>
    private let inputs: _ViewInputs

    init(_ modifier: _GraphValue<FocusCommandModifier>, _ inputs: _ViewInputs) {
      self.modifier = modifier
      self.inputs = inputs
    }

    func handle(_ command: FocusCommand) -> Bool {
      guard inputs.environment(IsEnabledKey.self).peek else { return false }
      return inputs.graph.untracked { modifier.read() }.handle?(command) ?? false
    }
  }
}

extension _ViewInputs {
  /// Gives the views inside an object that takes commands of the keyboard while the focus is inside.
  package mutating func addFocusCommands(_ handler: any FocusCommandHandler) {
    focusContext = FocusContext(parent: focusContext, in: slot, commands: handler)
  }
}

/// The way in which a person wants to move.
public enum MoveCommandDirection: Sendable, Hashable {
  case up, down, left, right
}

extension View {
  /// Calls an action when an arrow key is pressed while the focus is in the view.
  ///
  /// - Parameter action: What is called with the direction; nil for nothing.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      FocusCommandModifier(
        handle: action.map { action in
          { command in
            guard case .move(let direction) = command else { return false }
            action(direction)
            return true
          }
        }))
  }

  /// Calls an action when Escape is pressed while the focus is in the view.
  ///
  /// - Parameter action: What is called; nil for nothing.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      FocusCommandModifier(
        handle: action.map { action in
          { command in
            guard case .exit = command else { return false }
            action()
            return true
          }
        }))
  }

  /// Calls an action when a key that deletes is pressed while the focus is in the view.
  ///
  /// - Parameter action: What is called; nil for nothing.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      FocusCommandModifier(
        handle: action.map { action in
          { command in
            guard case .delete = command else { return false }
            action()
            return true
          }
        }))
  }
}
