import SwiftUIControls
import SwiftUICore
import SwiftUINavigation

/// Commands that find and replace in the edited text, as a menu "Find" in the menu Edit. What each program's menu Edit has
/// besides (undo, the pasteboard) needs no such group.
nonisolated public struct TextEditingCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands {
    CommandGroup(before: .textEditing) {
      Menu("Find") {
        EditCommandItem("Find…", KeyboardShortcut("f"))
        EditCommandItem("Find and Replace…", KeyboardShortcut("f", modifiers: [.command, .option]))
        EditCommandItem("Find Next", KeyboardShortcut("g"))
        EditCommandItem("Find Previous", KeyboardShortcut("g", modifiers: [.command, .shift]))
      }
    }
  }
}

/// Commands that change the looks of the edited text.
nonisolated public struct TextFormattingCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide sidebars.
nonisolated public struct SidebarCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { ColumnItem(\.sidebarSwitch, show: "Show Sidebar", hide: "Hide Sidebar", key: "s") }
  }
}

/// Commands that show and arrange toolbars.
nonisolated public struct ToolbarCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide inspectors.
nonisolated public struct InspectorCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) {
      ColumnItem(\.inspectorSwitch, show: "Show Inspector", hide: "Hide Inspector", key: "i")
    }
  }
}

/// An item that shows and hides a column of the window in front; disabled where the window has none.
nonisolated private struct ColumnItem: View {
  @FocusedValue private var column: ColumnSwitch?
  private let show: LocalizedStringKey
  private let hide: LocalizedStringKey
  private let key: KeyEquivalent

  init(
    _ column: KeyPath<FocusedValues, ColumnSwitch?>, show: LocalizedStringKey, hide: LocalizedStringKey,
    key: KeyEquivalent
  ) {
    _column = FocusedValue(column)
    self.show = show
    self.hide = hide
    self.key = key
  }

  @MainActor var body: some View {
    Button(column?.isShown == true ? hide : show) { column?.toggle() }
      .keyboardShortcut(key, modifiers: [.control, .command])
      .disabled(column == nil)
  }
}

/// Commands that take pictures from devices.
nonisolated public struct ImportFromDevicesCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}
