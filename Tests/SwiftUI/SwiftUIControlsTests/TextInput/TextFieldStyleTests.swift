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
@Suite("Styles of text fields", .serialized)
struct TextFieldStyleTests {
  private func height(_ settings: HostSettings, @ViewBuilder _ field: () -> some View) throws -> CGFloat? {
    try window(settings: settings, root: field).frame("Name")?.height
  }

  @Test("Heights: 34 points with a border on a phone, 22 on a desktop, a line without")
  func heights() throws {
    let text: Binding<String> = .constant("x")
    #expect(try height(HostSettings()) { TextField("Name", text: text).textFieldStyle(.roundedBorder) } == 34)
    #expect(try height(.desktop) { TextField("Name", text: text).textFieldStyle(.roundedBorder) } == 22)
    #expect(try height(.desktop) { TextField("Name", text: text).textFieldStyle(.squareBorder) } == 22)
    #expect(try height(.desktop) { TextField("Name", text: text) } == 22)
    #expect(try height(.desktop) { TextField("Name", text: text).controlSize(.large) } == 28)
    #expect(try height(.desktop) { TextField("Name", text: text).textFieldStyle(.plain) } == 16)
    #expect(try height(HostSettings()) { TextField("Name", text: text) } == height(HostSettings()) { Text("Name") })
  }

  @Test("A field is as wide as there is room, and as its text with a fixed size")
  func widths() throws {
    let host = try window { TextField("Name", text: .constant("x")) }
    #expect(host.frame("Name")?.width == 200)
    let fixed = try window { TextField("Name", text: .constant("some words")).fixedSize() }
    let width = try #require(fixed.frame("Name")?.width)
    #expect(width > 60 && width < 120)
  }

  @Test("A field that grows is as high as its lines, up to its limit")
  func growing() throws {
    let one: CGFloat = try #require(
      try height(HostSettings()) { TextField("Name", text: .constant(""), axis: .vertical) })
    let lines = "1\n2\n3\n4\n5"
    #expect(try height(HostSettings()) { TextField("Name", text: .constant(lines), axis: .vertical) } ?? 0 > 4 * one)
    let limited = try height(HostSettings()) { TextField("Name", text: .constant(lines), axis: .vertical).lineLimit(2) }
    #expect(abs((limited ?? 0) - 2 * one) < 3)
    let reserved = try height(HostSettings()) {
      TextField("Name", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true)
    }
    #expect(abs((reserved ?? 0) - 3 * one) < 4)
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Text("Before")
        configuration.textFieldStyle(.plain)
      }
      .padding(4)
      .border(.red)
    }
  }

  @Test("A style of one's own keeps the field's editing and element (330)")
  func ownStyle() throws {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) {
      Edited(remote, "x") { TextField("Name", text: $0).textFieldStyle(Boxed()) }
    }
    #expect(host.labels == ["Before", "Name"])
    host.focus("Name")
    host.press(.end)
    host.type("y")
    #expect(remote.value == "xy")
    #expect(host.displayLines.contains { $0.contains("fill") || $0.contains("stroke") })
    #expect(host.graph.differences().isEmpty)
  }

  private struct Twice: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { configuration.padding(2) }
  }

  @Test("The field that a style is given has the style outside of it")
  func outerStyle() throws {
    let text: Binding<String> = .constant("x")
    #expect(try height(.desktop) { TextField("Name", text: text).textFieldStyle(Twice()) } == 22)
    let plain = try height(.desktop) { TextField("Name", text: text).textFieldStyle(Twice()).textFieldStyle(.plain) }
    #expect(plain == 16)
  }

  @Test("A border on a desktop shows the focus, also in the dark; one on a phone does not")
  func focusRing() throws {
    func strokes(_ settings: HostSettings) throws -> (Int, Int) {
      let host = try window(settings: settings) {
        TextField("Name", text: .constant("x")).textFieldStyle(.roundedBorder)
      }
      func count() -> Int { host.displayLines.count { $0.contains("stroke") } }
      let before: Int = count()
      host.focus("Name")
      return (before, count())
    }
    var dark: HostSettings = .desktop
    dark.isDark = true
    #expect(try strokes(.desktop) == (1, 2))
    #expect(try strokes(dark) == (1, 2))
    #expect(try strokes(HostSettings()) == (1, 1))
  }
}
