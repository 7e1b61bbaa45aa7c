import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct MenuEnvironmentTests {
  private func open(_ host: HeadlessHost) throws {
    let menu = try #require(host.elements.first)
    host.send(.accessibilityAction(element: menu.id, action: .activate))
  }

  private struct Closer: View {
    let name: String
    let close: (DismissAction, Binding<PresentationMode>) -> Void
    @Environment(\.dismiss) private var dismiss: DismissAction
    @Environment(\.isPresented) private var isPresented: Bool
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

    var body: some View {
      Button("\(name), \(isPresented), \(mode.wrappedValue.isPresented)") { close(dismiss, mode) }
        .menuActionDismissBehavior(.disabled)
    }
  }

  @Test("A view in a presentation knows so, and ends it by its environment, in both forms")
  func dismissal() throws {
    let ways: [(DismissAction, Binding<PresentationMode>) -> Void] = [
      { dismiss, _ in dismiss() }, { _, mode in mode.wrappedValue.dismiss() },
    ]
    for way in ways {
      let host = try window {
        Menu("Menu") { Closer(name: "inside", close: way) }
        Closer(name: "outside", close: way)
      }
      #expect(host.labels == ["Menu", "outside, false, false"])
      try open(host)
      #expect(host.labels == ["inside, true, true"])
      try open(host)
      #expect(host.labels == ["Menu", "outside, false, false"])
    }
  }

  @Test("Using an item closes its menu unless the behaviour says otherwise")
  func dismissBehavior() throws {
    let cases: [(MenuActionDismissBehavior, [String])] = [
      (.automatic, ["Menu"]), (.enabled, ["Menu"]), (.disabled, ["Item"]),
    ]
    for (behavior, labels) in cases {
      let host = try window { Menu("Menu") { Button("Item") {}.menuActionDismissBehavior(behavior) } }
      try open(host)
      try open(host)
      #expect(host.labels == labels)
    }
  }

  @Test("Order and indicator are told to the views inside")
  func values() throws {
    struct Reader: View {
      @Environment(\.menuOrder) private var order: MenuOrder
      @Environment(\.menuIndicatorVisibility) private var indicator: Visibility

      var body: some View {
        Text(order == .priority && indicator == .hidden ? "set" : order == .automatic ? "automatic" : "fixed")
      }
    }
    let host = try window {
      Reader()
      Reader().menuOrder(.priority).menuIndicator(.hidden)
      Reader().menuOrder(.fixed)
    }
    #expect(host.labels == ["automatic", "set", "fixed"])
  }

  @Test("An edit mode is a binding that views inside read")
  func editMode() throws {
    struct Reader: View {
      @Environment(\.editMode) private var mode: Binding<EditMode>?

      var body: some View { Text("\(mode?.wrappedValue.isEditing ?? false)") }
    }
    let host = try window {
      Reader()
      Reader().environment(\.editMode, .constant(.active))
      Reader().environment(\.editMode, .constant(.transient))
      Reader().environment(\.editMode, .constant(.inactive))
    }
    #expect(host.labels == ["false", "true", "true", "false"])
  }

  @available(*, deprecated)
  @Test("The older forms of styles and context menus work as before")
  func older() throws {
    let host = try window {
      Menu("Bordered") { Text("a") }.menuStyle(.borderedButton)
      Menu("Bordered too") { Text("b") }.menuStyle(BorderedButtonMenuStyle())
      Menu("Arrow") { Text("c") }.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: true))
      Menu("Plain") { Text("d") }.menuStyle(BorderlessButtonMenuStyle())
      Menu("Button") { Text("e") }.menuStyle(ButtonMenuStyle())
      Menu("Default") { Text("f") }.menuStyle(DefaultMenuStyle())
      Text("Row").contextMenu(ContextMenu { Button("Copy") {} })
      Text("None").contextMenu(ContextMenu<Text>?.none)
    }
    #expect(
      host.labels == ["Bordered", "Bordered too", "Arrow", "Plain", "Button", "Default", "Row", "None"])
    let row = try #require(host.element("Row"))
    #expect(row.properties.actions.contains { $0.kind == .showMenu })
    #expect(host.element("None")?.properties.actions.contains { $0.kind == .showMenu } == false)
    host.send(.accessibilityAction(element: row.id, action: .showMenu))
    #expect(host.labels == ["Copy"])
  }

  @Test("A style arranges the parts of a menu in a menu of its own")
  func parts() throws {
    struct Labelled: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        typealias Parts = Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content>
        return VStack { Parts(configuration) }
      }
    }
    let host = try window { Menu("Menu") { Text("Item") }.menuStyle(Labelled()) }
    try open(host)
    #expect(host.labels == ["Item"])
  }
}
