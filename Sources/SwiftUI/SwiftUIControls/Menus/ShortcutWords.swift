import SwiftUICore

extension KeyboardShortcut {
  /// The shortcut as menus show it, such as `Ctrl+Shift+N`: with the names that keyboards of PCs have on their keys.
  /// Command is the control key there, Option the Alt key, and Control the key with the system's sign.
  package var words: String {
    let names: [(EventModifiers, String)] = [
      (.control, "Super"), (.command, "Ctrl"), (.option, "Alt"), (.shift, "Shift"),
    ]
    let held: [String] = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.words]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc", .delete: "Backspace",
    .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear",
    .tab: "Tab", .space: "Space", .return: "Return",
  ]

  /// What stands on the key.
  fileprivate var words: String {
    if let name = Self.names[self] { return name }
    if case .function(let number) = symbol { return "F\(number)" }
    return character.uppercased()
  }
}

extension EnvironmentValues {
  /// The shortcut that an item of a menu shows, for one that views handle without the menu.
  package var shownShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
