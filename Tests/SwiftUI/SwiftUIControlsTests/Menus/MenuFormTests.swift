import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct MenuFormTests {
  private static func menus(_ title: String, _ image: ImageResource) -> [(name: String, menu: AnyView)] {
    let resource: LocalizedStringResource = "Menu"
    return [
      ("label", AnyView(Menu(content: { Text("Item") }, label: { Text(title) }))),
      ("label, action", AnyView(Menu(content: { Text("Item") }, label: { Text(title) }, primaryAction: {}))),
      ("key", AnyView(Menu("Menu") { Text("Item") })),
      ("key, action", AnyView(Menu("Menu", content: { Text("Item") }, primaryAction: {}))),
      ("title", AnyView(Menu(title) { Text("Item") })),
      ("title, action", AnyView(Menu(title, content: { Text("Item") }, primaryAction: {}))),
      ("resource", AnyView(Menu(resource) { Text("Item") })),
      ("resource, action", AnyView(Menu(resource, content: { Text("Item") }, primaryAction: {}))),
      ("key, symbol", AnyView(Menu("Menu", systemImage: "star") { Text("Item") })),
      (
        "key, symbol, action",
        AnyView(Menu("Menu", systemImage: "star", content: { Text("Item") }, primaryAction: {}))
      ),
      ("title, symbol", AnyView(Menu(title, systemImage: "star") { Text("Item") })),
      (
        "title, symbol, action",
        AnyView(Menu(title, systemImage: "star", content: { Text("Item") }, primaryAction: {}))
      ),
      ("key, image", AnyView(Menu("Menu", image: image) { Text("Item") })),
      ("key, image, action", AnyView(Menu("Menu", image: image, content: { Text("Item") }, primaryAction: {}))),
      ("title, image", AnyView(Menu(title, image: image) { Text("Item") })),
      (
        "title, image, action",
        AnyView(Menu(title, image: image, content: { Text("Item") }, primaryAction: {}))
      ),
    ]
  }

  @Test("Each form of a menu is one element with its title, and opens for readers")
  func forms() throws {
    for form in Self.menus("Menu", ImageResource(name: "none", bundle: .main)) {
      let host = try window { form.menu }
      #expect(host.labels == ["Menu"], "\(form.name)")
      let menu = try #require(host.elements.first)
      let action: AccessibilityActionCode = form.name.contains("action") ? .showMenu : .activate
      host.send(.accessibilityAction(element: menu.id, action: action))
      #expect(host.labels == ["Item"], "\(form.name)")
    }
  }

  @Test("Styles draw the control; the menu of a style's configuration is the same menu")
  func styles() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(5) }
    }
    let menu = Menu("Menu") { Text("Item") }
    let styled: [AnyView] = [
      AnyView(menu.menuStyle(.automatic)), AnyView(menu.menuStyle(.button)),
      AnyView(menu.menuStyle(.borderlessButton)), AnyView(menu.menuStyle(Framed())),
    ]
    for view in styled {
      let host = try window { view }
      #expect(host.labels == ["Menu"])
      let element = try #require(host.elements.first)
      host.send(.accessibilityAction(element: element.id, action: .activate))
      #expect(host.labels == ["Item"])
    }
  }

  @Test("The arrow beside the label is shown on desktops, and wherever it is asked for")
  func indicator() throws {
    func list(_ visibility: Visibility) throws -> String {
      let host = try window { Menu("Menu") { Text("Item") }.menuIndicator(visibility) }
      return "\(host.displayList)"
    }
    #expect(try list(.visible) != list(.hidden))
    #expect(try list(.automatic) == list(.hidden), "the window is a phone's")
  }

  @Test("Sections of a menu have their headers, and a line stands between them")
  func sections() throws {
    let host = try window(height: 300) {
      Menu("Menu") {
        Section("First") { Button("One") {} }
        Section("Second") { Button("Two") {} }
      }
    }
    let menu = try #require(host.elements.first)
    host.send(.accessibilityAction(element: menu.id, action: .activate))
    #expect(host.labels == ["First", "One", "Second", "Two"])
  }

  @Test("A context menu has a preview where a finger opened it, and none after a click")
  func preview() throws {
    let host = try window(height: 300) {
      Text("Row").frame(width: 100, height: 40).background(.yellow).contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Preview")
      }
    }
    let element = try #require(host.elements.first)
    let row = try #require(host.accessibilityTree.frame(of: element.id))
    host.press(at: CGPoint(x: row.midX, y: row.midY), for: .seconds(0.6))
    #expect(host.labels == ["Preview", "Copy"])
  }
}
