import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: toggles", .serialized)
struct ToggleOracles {
  @Test("A checkbox is 16 points, 5 before a label of body text (toggle/basic)")
  func checkboxes() throws {
    try expectFrames(
      320, 240,
      [
        "on": [125, 20.5, 70, 18.5], "off": [125, 51, 70, 18.5], "short": [125, 81.5, 38.5, 18.5],
        "text": [146, 81.5, 17.5, 18.5], "beside": [125, 112, 38.5, 18.5], "plain": [171.5, 113, 17.5, 16],
        "row": [125, 112, 64, 18.5], "alone": [125, 142.5, 16, 16], "dimmed": [125, 170.5, 70, 18.5],
        "column": [125, 20.5, 70, 199],
      ]
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Enabled", isOn: .constant(true)).probe("on")
        Toggle("Enabled", isOn: .constant(false)).probe("off")
        Toggle(isOn: .constant(true), label: { Text(verbatim: "Hg").probe("text") }).probe("short")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Toggle("Hg", isOn: .constant(true)).probe("beside")
          Text(verbatim: "Hg").probe("plain")
        }.probe("row")
        Toggle("Enabled", isOn: .constant(true)).labelsHidden().probe("alone")
        Toggle("Enabled", isOn: .constant(true)).disabled(true).probe("dimmed")
        Toggle("Enabled", isOn: .constant(false)).disabled(true)
      }.probe("column")
    }
  }

  @Test("A switch is 54 by 24, 8 behind its label; a toggle may be a bordered button (toggle/styles)")
  func styles() throws {
    func toggle(_ isOn: Bool) -> some View { Toggle("Enabled", isOn: .constant(isOn)) }
    try expectFrames(
      320, 300,
      [
        "switch on": [40.25, 32.75, 111, 24], "switch off": [40.25, 68.75, 111, 24],
        "switch alone": [40.25, 104.75, 54, 24], "button on": [40.25, 140.75, 73, 24],
        "button off": [40.25, 176.75, 73, 24], "checkbox": [40.25, 212.75, 70, 18.5],
        "in row": [40.25, 243.25, 111, 24], "button": [159.25, 243.25, 42.5, 24],
        "checkbox in row": [209.75, 246, 70, 18.5], "row": [40.25, 243.25, 239.5, 24],
        "column": [40.25, 32.75, 239.5, 234.5],
      ]
    ) {
      VStack(alignment: .leading, spacing: 12) {
        toggle(true).toggleStyle(.switch).probe("switch on")
        toggle(false).toggleStyle(.switch).probe("switch off")
        toggle(true).toggleStyle(.switch).labelsHidden().probe("switch alone")
        toggle(true).toggleStyle(.button).probe("button on")
        toggle(false).toggleStyle(.button).probe("button off")
        toggle(true).toggleStyle(.checkbox).probe("checkbox")
        HStack(spacing: 8) {
          toggle(true).toggleStyle(.switch).probe("in row")
          Button("OK") {}.probe("button")
          toggle(true).probe("checkbox in row")
        }.probe("row")
      }.probe("column")
    }
  }

  @Test("The view beside a toggle follows the state, the toggle keeps its size (toggle/steps)")
  func steps() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isOn = false

      var body: some View {
        HStack(spacing: 12) {
          Toggle("Enabled", isOn: $isOn).probe("toggle")
          Text(verbatim: isOn ? "On" : "Off").probe("state")
        }.probe("row").handing($isOn, to: remote)
      }
    }
    let off: [String: [CGFloat]] = [
      "toggle": [69.25, 50.75, 70, 18.5], "state": [151.25, 52, 19.5, 16], "row": [69.25, 50.75, 101.5, 18.5],
    ]
    let remote = Remote<Bool>()
    let window = try OracleWindow(240, 120) { Root(remote: remote) }
    #expect(window.differences(off) == [])
    window.host.change { remote.value = true }
    #expect(
      window.differences([
        "toggle": [70.25, 50.75, 70, 18.5], "state": [152.25, 52, 17.5, 16], "row": [70.25, 50.75, 99.5, 18.5],
      ]) == [])
    window.host.change { remote.value = false }
    #expect(window.differences(off) == [])
  }
}
