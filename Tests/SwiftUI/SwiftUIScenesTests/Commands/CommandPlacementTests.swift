import AccessibilityTree
import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// The menu and the order of each group of the menu bar.
@MainActor
@Suite("Places of commands", .serialized)
struct CommandPlacementTests {
  private struct Placed: Commands {
    let placement: CommandGroupPlacement
    let name: String

    init(_ placement: CommandGroupPlacement, _ name: String) { (self.placement, self.name) = (placement, name) }

    var body: some Commands {
      CommandGroup(replacing: placement) { Button("item \(name)") {} }
    }
  }

  private struct Everywhere: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Text("Content") }
        .defaultSize(width: 900, height: 600)
        .commands {
          Placed(.appInfo, "appInfo")
          Placed(.appSettings, "appSettings")
          Placed(.systemServices, "systemServices")
          Placed(.appVisibility, "appVisibility")
          Placed(.appTermination, "appTermination")
          Placed(.newItem, "newItem")
          Placed(.saveItem, "saveItem")
          Placed(.importExport, "importExport")
          Placed(.printItem, "printItem")
        }
        .commands {
          Placed(.undoRedo, "undoRedo")
          Placed(.pasteboard, "pasteboard")
          Placed(.textEditing, "textEditing")
          Placed(.textFormatting, "textFormatting")
          Placed(.toolbar, "toolbar")
          Placed(.sidebar, "sidebar")
        }
        .commands {
          Placed(.windowSize, "windowSize")
          Placed(.singleWindowList, "singleWindowList")
          Placed(.windowArrangement, "windowArrangement")
          Placed(.windowList, "windowList")
          Placed(.help, "help")
          EmptyCommands()
          Group { CommandMenu(String("Text")) { Button("item text") {} } }
          CommandMenu(LocalizedStringResource("Resource")) { Button("item resource") {} }
        }
    }
  }

  @Test("Each group stands in its menu, in Apple's order; menus of a program's own have their names")
  func everywhere() throws {
    let app = try HeadlessApplication(Everywhere.self)
    let host = try #require(app.front)
    let titles: [String] = host.elements.filter { $0.properties.role == .menu }.map(\.label)
    #expect(titles.dropFirst() == ["File", "Edit", "View", "Text", "Resource", "Window", "Help"])
    func items(_ title: String) throws -> [String] {
      try host.tap(title)
      defer {
        host.press(.escape)
        host.update()
      }
      return host.labels.map { $0.hasPrefix("item ") ? String($0.dropFirst(5)) : "also \($0)" }
    }
    #expect(
      try items(try #require(titles.first)) == [
        "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination",
      ])
    #expect(try items("File") == ["newItem", "saveItem", "importExport", "printItem"])
    #expect(try items("Edit") == ["undoRedo", "pasteboard", "textEditing", "textFormatting"])
    #expect(try items("View") == ["toolbar", "sidebar"])
    #expect(try items("Window") == ["windowSize", "singleWindowList", "windowArrangement", "windowList"])
    #expect(try items("Help") == ["help"])
    #expect(try items("Text") == ["text"] && items("Resource") == ["resource"])
  }
}
