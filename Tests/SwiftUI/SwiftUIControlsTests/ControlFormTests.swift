import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Buttons and progress in all forms.
@MainActor
@Suite("Forms of controls", .serialized)
struct ControlFormTests {
  private struct Named: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      let role: String =
        configuration.role == .destructive ? "destroys" : configuration.role == .cancel ? "cancels" : "does"
      VStack {
        configuration.label
        Text(role)
      }
    }
  }

  @Test("A button has a role by which its style draws it; its title is a key, a string or views")
  func roles() throws {
    let title = "Go"
    let log = EventRecorder()
    let buttons: [AnyView] = [
      AnyView(Button("Go", role: .destructive) { log.note("go") }),
      AnyView(Button(title, role: .destructive) { log.note("go") }),
      AnyView(
        Button(role: .destructive) {
          log.note("go")
        } label: {
          Text("Go")
        }),
    ]
    for button in buttons {
      let host = try window { button.buttonStyle(Named()) }
      #expect(host.labels == ["Go, destroys"])
      #expect(host.activate("Go, destroys"))
    }
    #expect(log.take().count == 3)
    #expect(try window { Button(title, role: nil) {}.buttonStyle(Named()) }.labels == ["Go, does"])
    #expect(
      try window {
        Button(role: .cancel) {
        } label: {
          Text("Go")
        }.buttonStyle(Named())
      }.labels == ["Go, cancels"])
  }

  @Test("The framework's styles by type are those by name")
  func styles() throws {
    func lines(_ style: some PrimitiveButtonStyle) throws -> [String] {
      try window { Button("Go") {}.buttonStyle(style) }.displayLines
    }
    #expect(try lines(BorderedButtonStyle()) == lines(.bordered))
    #expect(try lines(BorderedProminentButtonStyle()) == lines(.borderedProminent))
    #expect(try lines(BorderlessButtonStyle()) == lines(.borderless))
    #expect(try lines(PlainButtonStyle()) == lines(.plain))
    #expect(try Set([lines(.bordered), lines(.borderedProminent), lines(.borderless), lines(.plain)]).count == 4)
  }

  @Test("Progress is a part of a total under a label of views (279)")
  func progress() throws {
    let host = try window { ProgressView(value: 3.0, total: 4.0) { Text("Loading") } }
    #expect(host.elements.first?.label == "Loading" && host.elements.first?.properties.value == "75%")
    let unknown = try window { ProgressView(value: Double?.none) { Text("Waiting") } }
    #expect(unknown.elements.first?.label == "Waiting")
  }
}
