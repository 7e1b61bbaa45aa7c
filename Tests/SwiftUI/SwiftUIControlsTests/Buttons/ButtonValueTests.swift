import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Button styles' configurations, and values of the environment", .serialized)
struct ButtonValueTests {
  private struct RoleStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.role == .destructive ? "destructive" : configuration.role == .cancel ? "cancel" : "none")
      }
    }
  }

  @Test("A primitive style knows the button's role")
  func role() throws {
    func label(_ role: ButtonRole?) throws -> String {
      try window { Button("Go", role: role) {}.buttonStyle(RoleStyle()) }.labels.joined(separator: ", ")
    }
    #expect(try label(.destructive).contains("destructive"))
    #expect(try label(.cancel).contains("cancel"))
    #expect(try label(nil).contains("none"))
  }

  @Test("A button without a label of its own has one by its role")
  func defaultLabels() throws {
    #expect(try window { Button(role: .cancel) {} }.labels == ["Cancel"])
    let button: Button<DefaultButtonLabel> = Button(role: .confirm) {}
    #expect(try window { button }.labels == ["Done"])
  }

  @Test("The style of links and the default one can be made by name")
  func styles() throws {
    func lines(_ style: some PrimitiveButtonStyle) throws -> [String] {
      try window { Button("Go") {}.buttonStyle(style) }.displayLines
    }
    let plain: [String] = try window { Button("Go") {} }.displayLines
    #expect(try lines(DefaultButtonStyle()) == plain)
    #expect(try lines(LinkButtonStyle()).contains { $0.contains("Go") })
  }

  private struct Values: View {
    @Environment(\.allowsTightening) private var allowsTightening: Bool
    @Environment(\.controlSize) private var controlSize: ControlSize
    @Environment(\.textCase) private var textCase: Text.Case?

    var body: some View {
      Text(verbatim: "\(allowsTightening) \(controlSize) \(textCase.map { "\($0)" } ?? "nil")")
    }
  }

  @Test("The environment says how texts may be tightened, how large controls are and how letters are written")
  func values() throws {
    #expect(try window { Values() }.labels == ["false regular nil"])
    let host = try window {
      Values().allowsTightening(true).controlSize(.large).environment(\.textCase, .uppercase)
    }
    #expect(host.labels.first?.lowercased() == "true large uppercase")
  }
}
