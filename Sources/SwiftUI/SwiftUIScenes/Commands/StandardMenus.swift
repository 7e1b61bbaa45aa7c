import FoundationGaps
import SwiftUIControls
import SwiftUICore

/// The menu bar that each program has, before its commands change it: the program's menu, File, Edit, View, Window, Help.
/// Menus without items are left out; menus of commands stand before that of the windows, as Apple's documentation says.
struct StandardMenus {
  private let window: SceneWindow
  private let app: RunningApp
  private let items: [SceneItem]

  init(of window: SceneWindow) {
    self.window = window
    app = window.app
    items = window.app.items.filter { !$0.removesCommands }
  }

  private static let layout: [(id: String, placements: [CommandGroupPlacement])] = [
    ("app", [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    ("file", [.newItem, .saveItem, .importExport, .printItem]),
    ("edit", [.undoRedo, .pasteboard, .textEditing, .textFormatting]),
    ("view", [.toolbar, .sidebar]),
    ("window", [.windowSize, .singleWindowList, .windowArrangement, .windowList]),
    ("help", [.help]),
  ]

  private func title(_ id: String) -> Text {
    switch id {
    case "file": Text("File")
    case "edit": Text("Edit")
    case "view": Text("View")
    case "window": Text("Window")
    case "help": Text("Help")
    default: Text(verbatim: app.name)
    }
  }

  /// The menus with the changes of commands.
  func menus(_ edits: [CommandEdit]) -> [MenuBarMenu] {
    var menus: [StandardMenu] = []
    for (id, placements) in Self.layout {
      if id == "window" { menus += ownMenus(edits) }
      let groups: [StandardMenu.Group] = placements.flatMap { placement in
        group(placement, edits).map { StandardMenu.Group(placement: placement, content: $0) }
      }
      menus.append(StandardMenu(id: id, title: title(id), groups: groups))
    }
    for edit in edits.reversed() {
      if case .arrangement(let arrange) = edit.kind { return MainActor.assumeIsolated { arrange(menus) } }
    }
    return menus.filter { !$0.groups.isEmpty }.map { menu in
      let content: AnyView =
        menu.groups.count == 1 && menu.groups[0].placement == nil
        ? menu.groups[0].content : AnyView(MenuGroups(groups: menu.groups.map(\.content)))
      return MenuBarMenu(id: menu.id, title: menu.title, content: content)
    }
  }

  private func ownMenus(_ edits: [CommandEdit]) -> [StandardMenu] {
    var menus: [StandardMenu] = []
    for edit in edits {
      guard case .menu(let title) = edit.kind, let content = edit.content else { continue }
      let group = StandardMenu.Group(placement: nil, content: content)
      menus.append(StandardMenu(id: "own \(menus.count)", title: title, groups: [group]))
    }
    return menus
  }

  /// The items at a group's place: those before it, its own or the last that replace them, and those behind it.
  private func group(_ placement: CommandGroupPlacement, _ edits: [CommandEdit]) -> [AnyView] {
    var before: [AnyView?] = []
    var own: AnyView? = standard(placement)
    var after: [AnyView?] = []
    for edit in edits {
      guard case .group(placement, let place) = edit.kind else { continue }
      switch place {
      case .before: before.append(edit.content)
      case .replacing: own = edit.content
      case .after: after.append(edit.content)
      }
    }
    return (before + [own] + after).compactMap { $0 }
  }

  // MARK: - What each program has

  private func standard(_ placement: CommandGroupPlacement) -> AnyView? {
    switch placement {
    case .appSettings: settings
    case .appTermination: AnyView(quit)
    case .newItem: newItems
    case .saveItem: AnyView(saveItems)
    case .undoRedo: AnyView(UndoItems())
    case .pasteboard: AnyView(PasteboardItems())
    case .singleWindowList: singleWindows
    case .windowList: windows
    default: nil
    }
  }

  private var settings: AnyView? {
    guard let item = items.first(where: { $0.kind == .settings }) else { return nil }
    let app: RunningApp = app
    return AnyView(Button("Settings…") { [weak app] in app?.open(item) }.keyboardShortcut(","))
  }

  private var quit: some View {
    let app: RunningApp = app
    return Button("Quit \(app.name)") { [weak app] in app?.quit() }.keyboardShortcut("q")
  }

  private var newItems: AnyView? {
    let groups: [SceneItem] = items.filter {
      $0.kind == .group && $0.content.valueType == nil && $0.documents == nil
    }
    let documents: [SceneItem] = items.filter { $0.documents != nil }
    if !documents.isEmpty { return AnyView(DocumentItems(app: app, window: window, scenes: documents)) }
    let app: RunningApp = app
    guard !groups.isEmpty else { return nil }
    return AnyView(
      ForEach(groups, id: \.key) { item in
        let isFirst: Bool = item.key == groups[0].key
        Button {
          [weak app] in
          app?.open(item)
        } label: {
          if let title = item.title, groups.count > 1 { Text("New \(title) Window") } else { Text("New Window") }
        }
        .keyboardShortcut(item.shortcut ?? (isFirst ? KeyboardShortcut("n") : nil))
      })
  }

  @ViewBuilder private var saveItems: some View {
    CloseItem()
    if let document = window.document, document.types.isEditable { SaveItems(document: document) }
  }

  private var singleWindows: AnyView? {
    let singles: [SceneItem] = items.filter { $0.kind == .single }
    let app: RunningApp = app
    guard !singles.isEmpty else { return nil }
    return AnyView(
      ForEach(singles, id: \.key) { item in
        Button {
          [weak app] in
          app?.open(item)
        } label: {
          item.title ?? Text(verbatim: app.name)
        }
        .keyboardShortcut(item.shortcut)
      })
  }

  private var windows: AnyView? {
    let open: [OpenWindow] = app.windows.map { OpenWindow(window: $0, isOwn: $0 === window) }
    return AnyView(
      ForEach(open) { entry in
        Toggle(isOn: Binding(get: { entry.isOwn }, set: { _ in entry.window?.bringToFront() })) {
          Text(verbatim: entry.title)
        }
      })
  }

  /// One line of the list of windows.
  private struct OpenWindow: Identifiable {
    weak var window: SceneWindow?
    let id: ObjectIdentifier
    let title: String
    let isOwn: Bool

    init(window: SceneWindow, isOwn: Bool) {
      self.window = window
      id = ObjectIdentifier(window)
      title = window.title
      self.isOwn = isOwn
    }
  }
}

/// Groups of items, with lines between them.
private struct MenuGroups: View {
  let groups: [AnyView]

  init(groups: [AnyView]) { self.groups = groups }

  var body: some View {
    ForEach(groups.indices, id: \.self) { index in
      Section { groups[index] }
    }
  }
}

private struct CloseItem: View {
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction

  var body: some View { Button("Close Window") { dismissWindow() }.keyboardShortcut("w") }
}

/// What was done last in the window is taken back, and done again.
private struct UndoItems: View {
  @Environment(\.undoManager) private var undoManager: UndoManager?

  var body: some View {
    Button("Undo") { if let undoManager, undoManager.canUndo { undoManager.undo() } }.keyboardShortcut("z")
    Button("Redo") { if let undoManager, undoManager.canRedo { undoManager.redo() } }
      .keyboardShortcut("z", modifiers: [.command, .shift])
  }
}

private struct PasteboardItems: View {
  var body: some View {
    EditCommandItem("Cut", KeyboardShortcut("x"))
    EditCommandItem("Copy", KeyboardShortcut("c"))
    EditCommandItem("Paste", KeyboardShortcut("v"))
    EditCommandItem("Delete", KeyboardShortcut(.deleteForward, modifiers: []))
    EditCommandItem("Select All", KeyboardShortcut("a"))
  }
}
