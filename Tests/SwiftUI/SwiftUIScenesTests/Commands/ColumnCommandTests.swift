import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The items of the menu bar that show and hide columns.
@MainActor
@Suite("Commands for columns", .serialized)
struct ColumnCommandTests {
  private struct Mail: App {
    var body: some Scene {
      WindowGroup("Mail") { MailView() }
        .defaultSize(width: 900, height: 400)
        .commands {
          SidebarCommands()
          InspectorCommands()
        }
    }
  }

  private struct MailView: View {
    @State private var isShown = false
    var body: some View {
      NavigationSplitView {
        Text("boxes")
      } detail: {
        Text("letter").inspector(isPresented: $isShown) { Text("headers") }
      }
    }
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup("Plain") { Text("alone") }.commands { SidebarCommands() }
    }
  }

  @Test("Items and shortcuts show and hide the sidebar and the inspector of the window, and say which of both they do")
  func columns() throws {
    let app = try HeadlessApplication(Mail.self)
    let host = try #require(app.front)
    #expect(host.labels.contains("boxes") && !host.labels.contains("headers"))
    try host.tap("View")
    #expect(host.labels.contains("Hide Sidebar") && host.labels.contains("Show Inspector"))
    try host.tap("Show Inspector")
    app.update()
    host.finishAnimations()
    #expect(host.labels.contains("headers"))
    host.press(.character("s"), modifiers: [.control, .command])
    app.update()
    host.finishAnimations()
    #expect(!host.labels.contains("boxes"))
    try host.tap("View")
    #expect(host.labels.contains("Show Sidebar") && host.labels.contains("Hide Inspector"))
  }

  private struct Viewer: App {
    var body: some Scene {
      WindowGroup("Viewer") { ViewerBoard() }.defaultSize(width: 800, height: 300)
    }
  }

  private struct ViewerBoard: View {
    @State private var isShown = true
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Form { Text("Rows") }.navigationTitle("Board").searchable(text: $text)
      }
      .inspector(isPresented: $isShown) { Form { Color.blue.frame(width: 240, height: 200) } }
    }
  }

  @Test("A window opens with its inspector in place, also where the view has a search field")
  func opening() throws {
    let app = try HeadlessApplication(Viewer.self)
    app.update()
    let host = try #require(app.front)
    #expect(try host.color(x: 665, y: 180) != "#FFFFFF")
  }

  @Test("Where a window has no sidebar the item is disabled")
  func none() throws {
    let app = try HeadlessApplication(Plain.self)
    let host = try #require(app.front)
    try host.tap("View")
    let item = try #require(host.elements.first { $0.label.contains("Sidebar") })
    #expect(item.properties.traits.contains(.isDisabled))
  }
}
