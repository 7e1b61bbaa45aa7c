import SwiftUIControls
import SwiftUICore
import SwiftUIScenes
import UIFoundation

/// Items of a menu bar that every program has, as one element of UIKit's menus.
@MainActor
final class StandardMenuItems: UIMenuElement {
  let content: AnyView

  init(_ content: AnyView) {
    self.content = content
    super.init(title: "", image: nil, subtitle: nil)
  }
}

/// The menu bar as a program of UIKit's builds it.
@MainActor
enum MainMenu {
  private static let menus: [(id: String, identifier: UIMenu.Identifier)] = [
    ("app", .application), ("file", .file), ("edit", .edit), ("view", .view), ("window", .window), ("help", .help),
  ]

  /// The groups of each menu by the places that SwiftUI's commands know. Places without items have their group all the same, so
  /// that a program finds where to put its own.
  private static let groups: [(id: String, groups: [(UIMenu.Identifier, [CommandGroupPlacement])])] = [
    (
      "app",
      [
        (.about, [.appInfo]), (.preferences, [.appSettings]), (.services, [.systemServices]),
        (.hide, [.appVisibility]), (.quit, [.appTermination]),
      ]
    ),
    ("file", [(.newScene, [.newItem]), (.close, [.saveItem]), (.document, [.importExport]), (.print, [.printItem])]),
    (
      "edit",
      [
        (.undoRedo, [.undoRedo]), (.standardEdit, [.pasteboard]), (.find, [.textEditing]),
        (.textStyle, [.textFormatting]),
      ]
    ),
    ("view", [(.toolbar, [.toolbar]), (.sidebar, [.sidebar])]),
    (
      "window",
      [
        (.minimizeAndZoom, [.windowSize]), (.bringAllToFront, [.singleWindowList, .windowArrangement, .windowList]),
      ]
    ),
  ]

  /// Whether the program changes any menu: only then its windows have a menu bar.
  static var isBuilt: Bool {
    let builder: MenuTreeBuilder = UIMenuSystem.main.build(root([]))
    if !builder.isChanged { keyCommands = [] }
    return builder.isChanged
  }

  /// The key commands of the menus as they were built last.
  private(set) static var keyCommands: [UIKeyCommand] = []

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element -> [UIKeyCommand] in
      if let inner = element as? UIMenu { return keyCommands(in: inner) }
      return (element as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  /// The menus of the bar.
  static func arranged(_ standard: [StandardMenu]) -> [MenuBarMenu] {
    _ = UIMenuSystem.main.changes.read()
    let built: UIMenu = UIMenuSystem.main.build(root(standard)).root
    keyCommands = Self.keyCommands(in: built)
    var shown: [MenuBarMenu] = []
    for case let menu as UIMenu in built.children where !menu.isEmpty {
      let known: String? = menus.first { $0.identifier == menu.identifier }?.id
      let title: Text = standard.first { $0.id == known && menu.title.isEmpty }?.title ?? Text(verbatim: menu.title)
      shown.append(MenuBarMenu(id: menu.identifier.rawValue, title: title, content: AnyView(MainMenuItems(menu: menu))))
    }
    return shown
  }

  private static func root(_ standard: [StandardMenu]) -> UIMenu {
    UIMenu(
      identifier: .root,
      children: menus.map { id, identifier in
        let items: [StandardMenu.Group] = standard.first { $0.id == id }?.groups ?? []
        let own: [(UIMenu.Identifier, [CommandGroupPlacement])] = groups.first { $0.id == id }?.groups ?? []
        guard !own.isEmpty else { return UIMenu(identifier: identifier, children: items.map { Self.items($0) }) }
        return UIMenu(
          identifier: identifier,
          children: own.map { identifier, placements in
            let inside: [StandardMenu.Group] = items.filter { item in
              item.placement.map { placements.contains($0) } ?? false
            }
            return UIMenu(identifier: identifier, options: .displayInline, children: inside.map { Self.items($0) })
          })
      })
  }

  private static func items(_ group: StandardMenu.Group) -> UIMenuElement { StandardMenuItems(group.content) }
}

extension UIMenu {
  /// Whether nothing would be seen of the menu.
  fileprivate var isEmpty: Bool { children.allSatisfy { ($0 as? UIMenu)?.isEmpty ?? false } }
}

/// The items of one menu of the bar, which follow what commands say of themselves.
private struct MainMenuItems: View {
  let menu: UIMenu

  var body: some View {
    let _ = UIMenuSystem.main.validations.read()
    MenuElements(menu: menu, sender: nil)
  }
}

/// The commands of a program of UIKit's: its menus, arranged as its responders build them.
struct MainMenuCommands: OptionalCommands {
  var isShown: Bool { MainMenu.isBuilt }

  var body: some Commands { MenuBarArrangement { MainMenu.arranged($0) } }
}
