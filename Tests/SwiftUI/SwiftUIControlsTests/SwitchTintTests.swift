import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("The tint of switches", .serialized)
struct SwitchTintTests {
  private func lines(_ style: some ToggleStyle, isOn: Bool = true) throws -> String {
    try window(settings: HostSettings(idiom: .phone)) {
      Toggle("Sound", isOn: .constant(isOn)).toggleStyle(style)
    }.displayLines.joined(separator: "\n")
  }

  @Test("A switch that is on has the colour of its style, else the system's green; off it has neither")
  func tint() throws {
    #expect(try lines(SwitchToggleStyle(tint: .red)).contains("#FF3B30"))
    #expect(try !lines(SwitchToggleStyle(tint: .red), isOn: false).contains("#FF3B30"))
    #expect(try !lines(SwitchToggleStyle()).contains("#FF3B30"))
    #expect(try lines(SwitchToggleStyle()).contains("#34C759"))
  }

  @Test("A switch has the tint of the views around it, unless its style has one; without any a phone's is green")
  func surroundings() throws {
    func shown(_ idiom: Idiom, _ tint: Color?, _ style: SwitchToggleStyle = SwitchToggleStyle()) throws -> String {
      try window(settings: HostSettings(idiom: idiom)) {
        VStack { Toggle("Sound", isOn: .constant(true)).toggleStyle(style) }.tint(tint)
      }.displayLines.joined(separator: "\n")
    }
    #expect(try shown(.phone, .red).contains("#FF3B30") && shown(.desktop, .red).contains("#FF3B30"))
    #expect(try shown(.phone, nil).contains("#34C759") && !shown(.desktop, nil).contains("#34C759"))
    #expect(try !shown(.phone, .red, SwitchToggleStyle(tint: .blue)).contains("#FF3B30"))
  }
}
