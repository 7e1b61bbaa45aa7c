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
