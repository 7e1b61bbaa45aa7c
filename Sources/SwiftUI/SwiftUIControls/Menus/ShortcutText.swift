import HostInterface
import SwiftUICore

/// The shortcut of an item, at the end of its line; phones show none.
struct ShortcutText: View {
  @Environment(\.keyboardShortcut) private var shortcut: KeyboardShortcut?
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.idiom) private var idiom: Idiom

  nonisolated init() {}

  var body: some View {
    if idiom == .desktop, let shortcut {
      Text(verbatim: shortcut.mirrored(direction == .rightToLeft).words)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
  }
}

extension KeyboardShortcut {
  /// The shortcut as desktops write it, with the names that the keys have on their keyboards: Command is the control key,
  /// Option the Alt key, and Control the key with the system's sign.
  package var words: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Super") }
    if modifiers.contains(.command) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(key.words)
    return parts.joined(separator: "+")
  }
}

extension KeyEquivalent {
  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc", .delete: "Backspace",
    .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear",
    .tab: "Tab", .space: "Space", .return: "Return",
  ]

  /// The sign or the name of the key.
  fileprivate var words: String { Self.names[self] ?? character.uppercased() }
}
