import InputEngine
import ReactiveGraph

/// A key with modifiers that uses a control wherever the focus is.
public struct KeyboardShortcut: Sendable, Hashable {
  /// How a shortcut changes for other keyboards and languages.
  public struct Localization: Sendable, Hashable {
    private let kind: Int8

    /// As the system thinks right.
    public static let automatic = Localization(kind: 0)
    /// As automatic, but keys for directions stay as they are where reading goes from right to left.
    public static let withoutMirroring = Localization(kind: 1)
    /// Not at all.
    public static let custom = Localization(kind: 2)
  }

  /// The key that stands for the usual answer: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that stands for giving up: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held.
  public var modifiers: EventModifiers
  /// How the shortcut changes for other keyboards.
  public var localization: Localization

  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held. The default is Command, which is Control on a keyboard of a PC.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that says how it changes for other keyboards.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The key in a direction of reading: arrows and brackets change sides.
  package func mirrored(_ isRightToLeft: Bool) -> KeyboardShortcut {
    guard isRightToLeft, localization == .automatic else { return self }
    let pairs: [KeyEquivalent: KeyEquivalent] = [
      .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
    ]
    var result: KeyboardShortcut = self
    result.key = pairs[key] ?? key
    return result
  }
}

extension KeyboardShortcut {
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

package struct KeyboardShortcutKey: EnvironmentKey {
  package static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the control that the view is a part of.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }
}

extension View {
  /// Gives the first control in the view a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held. The default is Command, which is Control on a keyboard of a PC.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the first control in the view a shortcut, and says how it changes for other keyboards.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Gives the first control in the view a shortcut, such as the key for the usual answer.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives the first control in the view a shortcut; nil for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

nonisolated struct KeyboardShortcutModifier: InputsModifier {
  var shortcut: KeyboardShortcut?

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let shortcuts: KeyboardInput = inputs.window.keyboard
    let slot: GeometrySlot = inputs.slot
    let graph: Graph = inputs.graph
    let entry = ShortcutEntry(at: slot) { graph.untracked { modifier.read().shortcut } }
    shortcuts.add(entry)
    graph.currentSubgraph.onEnd { [weak shortcuts] in shortcuts?.remove(entry) }
    inputs.environment = inputs.environment.overriding("keyboard shortcut") {
      $0[KeyboardShortcutKey.self] = modifier.read().shortcut
    }
  }
}

/// A place whose first control has a shortcut.
final class ShortcutEntry {
  let slot: GeometrySlot
  private let shortcut: () -> KeyboardShortcut?

  init(at slot: GeometrySlot, _ shortcut: @escaping () -> KeyboardShortcut?) {
    self.slot = slot
    self.shortcut = shortcut
  }

  func matches(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
    guard let shortcut = shortcut()?.mirrored(isRightToLeft) else { return false }
    return KeyShortcut(shortcut.key.symbol, modifiers: shortcut.modifiers.input).matches(event)
  }
}
