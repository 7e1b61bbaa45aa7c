import Foundation
import SwiftUICore

/// A menu of a program's own in its menu bar, between the menus for the view and for windows.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let title: Text
  let content: Content

  /// Makes a menu with a title that is looked up in the program's texts.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the title.
  ///   - content: Makes the items.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Makes a menu with a title.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Makes a menu with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public nonisolated static func _makeCommands(
    content: _GraphValue<CommandMenu<Content>>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    _CommandsOutputs {
      let menu: CommandMenu<Content> = content.read()
      return [CommandEdit(kind: .menu(menu.title), content: AnyView(menu.content))]
    }
  }
}

/// Items beside those of a group that each program has in its menu bar, or instead of them.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let placement: CommandGroupPlacement
  let place: CommandEdit.Place
  let content: Content

  /// Puts items before a group.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    place = .before
    content = addition()
  }

  /// Puts items behind a group.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    place = .after
    content = addition()
  }

  /// Puts items instead of a group; no items take it away.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    place = .replacing
    content = addition()
  }

  public nonisolated static func _makeCommands(
    content: _GraphValue<CommandGroup<Content>>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    _CommandsOutputs {
      let group: CommandGroup<Content> = content.read()
      let view: AnyView? = group.content is EmptyView ? nil : AnyView(group.content)
      return [CommandEdit(kind: .group(group.placement, group.place), content: view)]
    }
  }
}

/// The groups of items that the menu bar of each program has.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  // MARK: The program's menu

  /// What tells about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The program's settings: an item that opens the `Settings` scene, where there is one.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides programs.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")

  // MARK: File

  /// What makes something new: a window of each group, a document.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What closes and saves.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What reads and writes other formats.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")

  // MARK: Edit

  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy, paste, delete and select all.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What edits texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What changes the looks of texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")

  // MARK: View

  /// What shows and arranges toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows sidebars and the full screen.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")

  // MARK: Window and Help

  /// What changes the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The scenes of a single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// What arranges windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What explains the program.
  public static let help = CommandGroupPlacement(name: "help")
}
