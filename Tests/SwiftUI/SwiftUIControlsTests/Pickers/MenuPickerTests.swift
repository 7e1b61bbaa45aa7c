import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Pickers as menus", .serialized)
struct MenuPickerTests {
  private let desktop = HostSettings(idiom: .desktop)
  private let phone = HostSettings(idiom: .phone)

  private func sizes(_ value: Binding<Int>) -> some View {
    Picker("Size", selection: value) {
      Text("Small").tag(1)
      Text("Middle").tag(2)
      Text("Large").tag(3)
    }
  }

  private func selected(_ host: HeadlessHost) -> [String] {
    host.elements.filter { $0.properties.traits.contains(.isSelected) }.map(\.label)
  }

  private func isShown(_ words: String, _ host: HeadlessHost) -> Bool {
    host.displayLines.contains { $0.contains(words) }
  }

  @Test("A picker is a menu by default: one element with label and value, whose items choose and close the menu")
  func automatic() throws {
    for settings in [phone, desktop] {
      let remote = Remote<Int>()
      let host = try window(width: 300, height: 300, settings: settings) { ValueRoot(remote, 1) { sizes($0) } }
      #expect(host.labels == ["Size, Small"])
      #expect(host.elements.first?.role == .menu)
      try host.tap("Size, Small")
      #expect(host.labels == ["Small", "Middle", "Large"])
      #expect(host.elements.map(\.role) == [.menuItem, .menuItem, .menuItem] && selected(host) == ["Small"])
      try host.tap("Large")
      #expect(remote.value == 3 && host.labels == ["Size, Large"])
      #expect(host.graph.differences().isEmpty)
      host.change { remote.value = 7 }
      #expect(host.labels == ["Size"], "no choice has the value")
    }
  }

  @Test("Arrows go through the choices without choosing, Return chooses, Escape leaves the value")
  func keys() throws {
    let remote = Remote<Int>()
    let host = try window(settings: desktop) { ValueRoot(remote, 1) { sizes($0).pickerStyle(.menu) } }
    host.press(.tab)
    host.press(.returnKey)
    host.press(.down)
    #expect(remote.value ?? 1 == 1)
    host.press(.returnKey)
    #expect(remote.value == 2 && host.labels == ["Size, Middle"])
    host.press(.returnKey)
    host.press(.down)
    host.press(.escape)
    #expect(remote.value == 2 && host.labels == ["Size, Middle"])
    host.press(.returnKey)
    host.press(.character("l"), text: "l")
    host.press(.returnKey)
    #expect(remote.value == 3)
  }

  @Test("The label stands before the menu on a desktop and in rows; elsewhere on a phone it is only spoken")
  func labels() throws {
    let onDesktop = try window(settings: desktop) { sizes(.constant(1)) }
    #expect(isShown("Size", onDesktop))
    let hidden = try window(settings: desktop) { sizes(.constant(1)).labelsHidden() }
    #expect(!isShown("Size", hidden) && hidden.labels == ["Size, Small"])
    let onPhone = try window(settings: phone) { sizes(.constant(1)) }
    #expect(!isShown("Size", onPhone) && onPhone.labels == ["Size, Small"])
    let row = try window(settings: phone) { List { sizes(.constant(1)) } }
    #expect(isShown("Size", row) && row.labels == ["Size, Small"])
    // Views that a row presents are not in the row.
    let presented = try window(settings: phone) {
      List { Text("Row").sheet(isPresented: .constant(true)) { sizes(.constant(1)) } }
    }
    presented.finishAnimations()
    #expect(!isShown("Size", presented) && presented.labels == ["Size, Small"])
  }

  @Test("An app's view can stand for the value, and the arrows can be hidden")
  func currentValueLabel() throws {
    let host = try window(settings: desktop) {
      Picker("Size", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      } currentValueLabel: {
        Text("2 of 2")
      }
    }
    #expect(host.labels == ["Size, 2 of 2"] && !isShown("Two", host))
    let plain = try window(settings: desktop) { sizes(.constant(1)).menuIndicator(.hidden) }
    let arrows = try window(settings: desktop) { sizes(.constant(1)) }
    #expect(plain.displayLines.count < arrows.displayLines.count)
  }

  private func menu<S: PickerStyle>(_ remote: Remote<Int>, _ style: S, _ settings: HostSettings) throws -> HeadlessHost
  {
    let host = try window(width: 400, height: 500, settings: settings) {
      ValueRoot(remote, 1) { value in
        Menu("Actions") {
          Button("Copy") {}
          sizes(value).pickerStyle(style)
          Button("Delete") {}
        }
      }
    }
    try host.tap("Actions")
    return host
  }

  @Test("Inside of a menu the choices are items on a phone, and a menu of their own on a desktop")
  func insideOfMenu() throws {
    let remote = Remote<Int>()
    let host = try menu(remote, .automatic, phone)
    #expect(host.labels == ["Copy", "Small", "Middle", "Large", "Delete"] && selected(host) == ["Small"])
    try host.tap("Middle")
    #expect(remote.value == 2 && host.labels == ["Actions"])
    let other = Remote<Int>()
    let nested = try menu(other, .automatic, desktop)
    #expect(nested.labels == ["Copy", "Size", "Delete"])
    try nested.tap("Size")
    nested.update()
    #expect(nested.labels == ["Small", "Middle", "Large"], "\(nested.labels)")
    #expect(selected(nested) == ["Small"])
    try nested.tap("Large")
    #expect(other.value == 3 && nested.labels == ["Actions"])
    #expect(nested.graph.differences().isEmpty)
  }

  @Test(
    "The inline style puts a picker's label and choices among a menu's items, the menu style into a menu of its own")
  func stylesInsideOfMenu() throws {
    let inline = try menu(Remote<Int>(), .inline, desktop)
    #expect(inline.labels == ["Copy", "Size", "Small", "Middle", "Large", "Delete"])
    #expect(inline.element("Size")?.role != .menuItem)
    let nested = try menu(Remote<Int>(), .menu, phone)
    #expect(nested.labels == ["Copy", "Size", "Delete"])
  }

  @Test("A disabled picker does not open, and views without a tag are no choices")
  func disabled() throws {
    let host = try window(settings: desktop) { sizes(.constant(1)).disabled(true) }
    _ = host.activate("Size, Small")
    host.update()
    #expect(host.labels == ["Size, Small"])
    let divided = try window(settings: desktop) {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Divider()
        Text("Untagged")
      }
    }
    try divided.tap("Size, Small")
    #expect(divided.elements.filter { $0.role == .menuItem }.map(\.label) == ["Small"])
  }

  @available(*, deprecated)
  @Test("The older name of the menu style looks the same")
  func popUpButton() throws {
    let old = try window(settings: desktop) { sizes(.constant(1)).pickerStyle(PopUpButtonPickerStyle()) }
    let new = try window(settings: desktop) { sizes(.constant(1)).pickerStyle(MenuPickerStyle()) }
    #expect("\(old.displayList)" == "\(new.displayList)")
  }
}
