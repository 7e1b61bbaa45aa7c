import Foundation
import InputEngine

/// A key that was pressed, held or let go.
public struct KeyPress: Sendable {
  /// What a key does.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and counts again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action took the key.
  public enum Result: Sendable {
    /// Nobody else hears of the key.
    case handled
    /// The views around are asked.
    case ignored
  }

  /// What the key does.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes with its modifiers.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), key: \(key.character), characters: \(characters), "
      + "modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress {
  init(_ event: KeyEvent, _ stroke: KeyTracker.Stroke) {
    let phase: Phases =
      switch stroke {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    self.init(
      phase: phase, key: KeyEquivalent(event.symbol), characters: event.text,
      modifiers: EventModifiers(event.modifiers))
  }
}

extension View {
  /// Calls an action when a key goes down, or is held, while the focus is in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: Says whether it took the key; if not, the views around are asked.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKey([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Calls an action in certain phases of a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { $0.key == key }, action)
  }

  /// Calls an action for any of several keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { keys.contains($0.key) }, action)
  }

  /// Calls an action for keys that write certain characters.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(
      phases, { press in !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains) },
      action)
  }

  /// Calls an action for every key.
  ///
  /// - Parameters:
  ///   - phases: The phases. The default is that the key goes down or is held.
  ///   - action: Says whether it took the key; if not, the views around are asked.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { _ in true }, action)
  }

  private nonisolated func onKey(
    _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      FocusCommandModifier { command in
        guard case .keyPress(let press) = command, phases.contains(press.phase), isMeant(press) else { return false }
        return action(press) == .handled
      })
  }
}
