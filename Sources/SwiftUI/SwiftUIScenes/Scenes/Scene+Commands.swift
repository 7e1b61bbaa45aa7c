import SwiftUICore

nonisolated private struct CommandsModifier: SceneModifier {
  let isReplacing: Bool
  let commands: any SceneCommands

  nonisolated func change(_ items: inout [SceneItem]) {
    guard !items.isEmpty else { return }
    if isReplacing { RemovedCommands().change(&items) }
    // The commands of several scenes stand once.
    items[0].commands.append(commands)
  }
}

nonisolated private struct RemovedCommands: SceneModifier {
  nonisolated func change(_ item: inout SceneItem) {
    item.commands = []
    item.removesCommands = true
  }
}

extension Scene {
  /// Adds menus and items to the menu bar of the program.
  ///
  /// On the desktop each window has a menu bar above its content as soon as a scene of the program has commands or a
  /// shortcut or there is a `Settings` scene. F10, or Alt alone, opens it.
  ///
  /// ```swift
  /// struct Tasks: App {
  ///   @State private var tasks: [String] = []
  ///   var body: some Scene {
  ///     WindowGroup { Text("\(tasks.count) tasks") }
  ///       .commands {
  ///         CommandMenu("Tasks") {
  ///           Button("Add") { tasks.append("Task") }.keyboardShortcut("t")
  ///         }
  ///         CommandGroup(replacing: .undoRedo) {}
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the commands.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modified(CommandsModifier(isReplacing: false, commands: TypedSceneCommands(commands: content())))
  }

  /// Takes away all commands of the scene, its own and those that each scene of its kind gives to the menu bar.
  public nonisolated func commandsRemoved() -> some Scene { modified(RemovedCommands()) }

  /// Puts commands instead of all commands of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    modified(CommandsModifier(isReplacing: true, commands: TypedSceneCommands(commands: content())))
  }

  /// Gives the item of the menu bar that opens a window of the scene a shortcut; nil for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modified(ItemModifier { $0.shortcut = shortcut })
  }

  /// Gives the item of the menu bar that opens a window of the scene a shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
