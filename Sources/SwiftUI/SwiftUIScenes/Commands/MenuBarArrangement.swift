import SwiftUIControls
import SwiftUICore

/// One menu that a menu bar has before it is arranged.
package struct StandardMenu {
  /// Items that stand together, with lines around them.
  package struct Group {
    /// Where commands find the items; nil for those of a menu of commands.
    package let placement: CommandGroupPlacement?
    package let content: AnyView
  }

  package let id: String
  package let title: Text
  package let groups: [Group]
}

/// Makes all menus of the menu bar of those that it has with the other commands; of several the last one counts.
package nonisolated struct MenuBarArrangement: PrimitiveCommands {
  let arrange: @MainActor ([StandardMenu]) -> [MenuBarMenu]

  package init(_ arrange: @escaping @MainActor ([StandardMenu]) -> [MenuBarMenu]) { self.arrange = arrange }

  package static func _makeCommands(
    content: _GraphValue<MenuBarArrangement>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    _CommandsOutputs {
      [CommandEdit(kind: .arrangement(content.read().arrange), content: nil)]
    }
  }
}

/// Commands that may be none: windows have no menu bar for their sake then. It is asked when a window opens.
package protocol OptionalCommands: Commands {
  var isShown: Bool { get }
}
