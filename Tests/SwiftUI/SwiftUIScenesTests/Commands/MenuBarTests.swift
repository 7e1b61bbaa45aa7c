import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The menu bar of programs with commands, unseen.
@MainActor
@Suite("Menu bars", .serialized)
struct MenuBarTests {
  private final class Remote {
    static var log: [String] = []

    static func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func run<A: App>(_ type: A.Type) throws -> HeadlessApplication {
    Remote.log = []
    return try HeadlessApplication(type)
  }

  private struct Editor: View {
    @State private var zoom = 1
    @State private var text = "words"
    var body: some View {
      VStack {
        Text("Zoom \(zoom)").focusable().focusedValue(\.testZoom, $zoom)
        TextField("Title", text: $text)
        Text("Text: \(text)")
      }
    }
  }

  private struct Drawing: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Drawing", id: "drawing") { Editor() }
        .defaultSize(width: 400, height: 300)
        .commands {
          CommandMenu("Draw") {
            Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
            Menu("More") { Button("Inner") { Remote.log.append("inner") }.keyboardShortcut("i") }
          }
          ZoomCommands()
          CommandGroup(replacing: .help) { Button("Handbook") { Remote.log.append("handbook") } }
          CommandGroup(before: .newItem) { Button("Template") { Remote.log.append("template") } }
          CommandGroup(after: .newItem) { Button("Open") { Remote.log.append("open") } }
          CommandGroup(replacing: .undoRedo) {}
        }
      Window("Palette", id: "palette") { Text("Palette") }.keyboardShortcut("p")
      Settings { Text("Nothing to set") }
    }
  }

  private struct ZoomCommands: Commands {
    @FocusedBinding(\.testZoom) private var zoom: Int?
    var body: some Commands {
      CommandMenu(Text("Zoom")) {
        Button("Double") { zoom? *= 2 }.keyboardShortcut("d").disabled(zoom == nil)
      }
    }
  }

  private struct Writing: View {
    @State private var text = "one two one"
    var body: some View { TextEditor(text: $text).accessibilityLabel("Notes") }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup { Writing() }.commands { TextEditingCommands() }
    }
  }

  @Test("The commands of texts are a menu Find in the menu Edit, which acts on the text with the focus")
  func finding() throws {
    let app = try run(Notes.self)
    let host = try #require(app.front)
    try host.tap("Notes")
    try host.tap("Edit")
    #expect(host.element("Find") != nil)
    try host.tap("Find")
    try host.tap("Find and Replace…")
    #expect(host.element("Replace with") != nil || host.element("Replace") != nil)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("The bar has the menus in order, those of commands before that of windows, and the content keeps its size")
  func menus() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    let titles: [String] = host.elements.filter { $0.properties.role == .menu }.map(\.label)
    #expect(titles.dropFirst() == ["File", "Edit", "Draw", "Zoom", "Window", "Help"])
    #expect(host.accessibilityTree.nodes.values.contains { $0.role == .menuBar && $0.label == "Menu Bar" })
    #expect(host.graph.size == CGSize(width: 400, height: 328))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Groups stand where their placement says: before, behind, instead of, and not at all")
  func groups() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    try host.tap("File")
    #expect(host.labels == ["Template", "New Window", "Open", "Close Window"])
    try host.tap("Open")
    #expect(Remote.take() == ["open"])
    try host.tap("Edit")
    #expect(host.labels == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    host.press(.escape)
    try host.tap("Help")
    #expect(host.labels == ["Handbook"])
    try host.tap("Handbook")
    #expect(Remote.take() == ["handbook"])
  }

  @Test("Items follow the state of the program, and shortcuts work while the menus are closed, also inside of menus")
  func shortcuts() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    host.press(.character("k"), modifiers: .command)
    app.update()
    host.press(.character("i"), modifiers: .command)
    #expect(Remote.take() == ["inner"])
    try host.tap("Draw")
    #expect(host.labels == ["Count 1", "More"])
    try host.tap("Count 1")
    app.update()
    try host.tap("Draw")
    #expect(host.labels.first == "Count 2")
  }

  @Test("Commands see the focused values of their window, also while a menu is open")
  func focusedValues() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    host.press(.character("d"), modifiers: .command)
    #expect(host.labels.contains("Zoom 1"), "nothing has the focus")
    host.press(.tab)
    host.press(.character("d"), modifiers: .command)
    #expect(host.labels.contains("Zoom 2"))
    try host.tap("Zoom")
    host.press(.down)
    try host.tap("Double")
    #expect(host.labels.contains("Zoom 4"))
  }

  @Test("F10 and Alt alone open the first menu, arrows go from menu to menu, Escape closes and the focus comes back")
  func keys() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    host.press(.tab)
    host.press(.function(10))
    #expect(host.labels.contains { $0.hasPrefix("Quit") })
    host.press(.right)
    #expect(host.labels.first == "Template")
    host.press(.left)
    host.press(.left)
    #expect(host.labels == ["Handbook"])
    host.press(.returnKey)
    #expect(Remote.take() == ["handbook"])
    host.press(.character("d"), modifiers: .command)
    #expect(host.labels.contains("Zoom 2"), "the focus is where it was")
    host.press(.option)
    #expect(host.labels.contains { $0.hasPrefix("Quit") })
    host.press(.escape)
    #expect(host.labels.contains("Zoom 2"))
    host.press(.option, modifiers: .shift)
    #expect(host.labels.contains("Zoom 2"))
  }

  @Test("While a menu is open the pointer opens another by going over its title, and a press outside closes")
  func pointer() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    let help: CGPoint = try host.center(of: "Help")
    try host.tap("File")
    host.send(.pointer(PointerEvent(.hover, at: help, time: 1)))
    #expect(host.labels == ["Handbook"])
    host.send(.tap(CGPoint(x: 200, y: 300)))
    #expect(host.labels.contains("Help"))
  }

  @Test("The Edit menu acts on the text that has the focus")
  func editing() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    try host.tap("Title")
    try host.tap("Edit")
    try host.tap("Select All")
    try host.tap("Edit")
    try host.tap("Cut")
    #expect(host.labels.contains("Text: "))
    try host.tap("Edit")
    try host.tap("Paste")
    #expect(host.labels.contains("Text: words"))
  }

  @Test("Single windows, settings, new windows and the list of windows are in the bar, with their shortcuts")
  func windows() throws {
    let app = try run(Drawing.self)
    let host = try #require(app.front)
    host.press(.character(","), modifiers: .command)
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Drawing", "Settings"])
    #expect(app.front?.labels.contains("Nothing to set") == true)
    host.press(.character("p"), modifiers: .command)
    host.press(.character("n"), modifiers: .command)
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Drawing", "Settings", "Palette", "Drawing"])
    host.press(.character(","), modifiers: .command)
    #expect(app.windows.last?.scene.title == "Settings", "there is one window of settings")
    try host.tap("Window")
    #expect(host.labels == ["Palette", "Drawing", "Settings", "Palette", "Drawing"])
    host.press(.escape)
    host.press(.character("w"), modifiers: .command)
    app.update()
    #expect(app.windows.count == 3)
    app.front?.press(.character("q"), modifiers: .command)
    #expect(app.windows.isEmpty)
  }

  private struct Removed: App {
    var body: some Scene {
      WindowGroup { Text("Content") }.commandsReplaced { CommandMenu("Only") { Button("Item") {} } }
      Window("Tool", id: "tool") { Text("Tool") }.commandsRemoved()
    }
  }

  @Test("Scenes without their commands give the bar nothing but what replaces them")
  func removed() throws {
    let host = try #require(try run(Removed.self).front)
    let titles: [String] = host.elements.filter { $0.properties.role == .menu }.map(\.label)
    #expect(titles.dropFirst() == ["File", "Edit", "Only", "Window"])
    try host.tap("File")
    #expect(host.labels == ["Close Window"])
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("Content") } }
  }

  @Test("A program without commands has no bar, and phones have none")
  func none() throws {
    #expect(try run(Plain.self).front?.labels == ["Content"])
    let phone = try HeadlessApplication(Drawing.self, settings: HostSettings(idiom: .phone))
    #expect(phone.front?.labels.contains("File") == false)
  }

  private struct Shortcut: App {
    var body: some Scene {
      WindowGroup { Text("Content") }
      Window("Palette", id: "palette") { Text("Colors") }
        .keyboardShortcut(KeyboardShortcut("p", modifiers: [.command, .option]))
    }
  }

  @Test("A scene with a shortcut is enough for a bar, and the shortcut opens its window")
  func sceneShortcut() throws {
    let app = try run(Shortcut.self)
    let host = try #require(app.front)
    #expect(host.labels.contains("Window"))
    host.press(.character("p"), modifiers: [.command, .option])
    app.update()
    #expect(app.windows.last?.scene.title == "Palette")
    #expect(app.front?.labels.contains("Colors") == true)
  }

  @Test("Items of a menu show their shortcuts on the desktop")
  func words() throws {
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) {
      Menu("Actions") { Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift, .option]) }
    }
    try host.tap("Actions")
    #expect(host.displayLines.contains { $0.contains("Ctrl+Alt+Shift+S") })
  }
}

extension FocusedValues {
  fileprivate var testZoom: Binding<Int>? {
    get { self[TestZoomKey.self] }
    set { self[TestZoomKey.self] = newValue }
  }
}

private struct TestZoomKey: FocusedValueKey { typealias Value = Binding<Int> }
