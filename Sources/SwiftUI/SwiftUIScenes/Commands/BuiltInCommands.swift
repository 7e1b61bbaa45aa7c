import SwiftUICore

/// Commands for the edited text, which the menu bar has in each program: the Edit menu acts on the text with the focus.
nonisolated public struct TextEditingCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that change the looks of the edited text.
nonisolated public struct TextFormattingCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide sidebars.
nonisolated public struct SidebarCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and arrange toolbars.
nonisolated public struct ToolbarCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide inspectors.
nonisolated public struct InspectorCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}

/// Commands that take pictures from devices.
nonisolated public struct ImportFromDevicesCommands: Commands {
  public nonisolated init() {}

  public var body: some Commands { EmptyCommands() }
}
