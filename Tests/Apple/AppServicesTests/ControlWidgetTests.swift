import AppIntents
import SwiftUI
import Testing
import UITestSupport
import WidgetKit

private struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Room: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Name", default: "kitchen") var name: String
}

private struct LampProvider: ControlValueProvider {
  var previewValue: Bool { true }
  func currentValue() async throws -> Bool { false }
}

private struct RoomProvider: AppIntentControlValueProvider {
  func previewValue(configuration: Room) -> String { configuration.name }
  func currentValue(configuration: Room) async throws -> String { "now" }
}

private struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
        Label(isOn ? "bright" : "dark", systemImage: "lightbulb")
      }
      .tint(.yellow)
      .disabled(false)
      .privacySensitive()
    }
    .displayName("A lamp")
    .description("Turns it on")
    .promptsForUserConfiguration()
  }
}

private struct Bell: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "bell", provider: RoomProvider()) { name in
      ControlWidgetButton("Ring in \(name)", action: Ring()) { isActive in
        Text(isActive ? "ringing" : "quiet")
      }
    }
  }
}

private struct Nothing: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Lamp()
    Bell()
  }
}

@MainActor
@Suite("Controls of the system")
struct ControlWidgetTests {
  private func labels(_ description: _ControlDescription) throws -> [String] {
    let view: AnyView = try #require(description.preview())
    return try HeadlessApp { view }.labels
  }

  private func labels<T: ControlWidgetTemplate>(@ControlWidgetTemplateBuilder _ template: () -> T) throws -> [String] {
    let view: AnyView = template()._view
    return try HeadlessApp { view }.labels
  }

  @Test("A configuration gathers what is said about a control, and shows it with the provider's value")
  func description() throws {
    let lamp: _ControlDescription = Lamp().body._description
    #expect(lamp.kind == "lamp" && lamp.name == "A lamp" && lamp.explanation == "Turns it on" && lamp.asksPeople)
    #expect(try labels(lamp) == ["Lamp", "bright"])
    let bell: _ControlDescription = Bell().body._description
    #expect(bell.kind == "bell" && bell.name == nil && !bell.asksPeople)
    #expect(try labels(bell) == ["Ring in kitchen", "quiet"])
    #expect(Nothing().body._description.preview() == nil)
  }

  @Test("Controls without providers show what is written, with choices their defaults")
  func withoutProviders() throws {
    let fixed = StaticControlConfiguration(kind: "a") { ControlWidgetButton(action: Ring()) { Text("Go") } }
    #expect(try labels(fixed._description) == ["Go"])
    let chosen = AppIntentControlConfiguration(kind: "b", intent: Room.self) { room in
      ControlWidgetToggle(isOn: false, action: SetLamp()) { Text(room.name) }
    }
    #expect(try labels(chosen._description) == ["kitchen", "Off"])
  }

  @Test("Toggles and buttons take titles of each kind, and labels of their own")
  func templates() throws {
    let title: String = "By string"
    #expect(
      try labels { ControlWidgetToggle(title, isOn: true, action: SetLamp()) { Text($0 ? "1" : "0") } } == [title, "1"])
    let resource: LocalizedStringResource = "By resource"
    #expect(
      try labels { ControlWidgetToggle(resource, isOn: false, action: SetLamp()) { Text($0 ? "1" : "0") } }
        == ["By resource", "0"])
    #expect(
      try labels {
        ControlWidgetToggle(isOn: true, action: SetLamp()) {
          Text("Own")
        } valueLabel: {
          Text($0 ? "yes" : "no")
        }
      } == ["Own", "yes"])
    #expect(try labels { ControlWidgetButton(title, action: Ring()) { _ in Text("do") } } == [title, "do"])
    #expect(
      try labels {
        ControlWidgetButton(action: Ring()) {
          Text("Own")
        } actionLabel: { _ in
          Text("do")
        }
      } == ["Own", "do"])
    #expect(try labels { EmptyControlWidgetTemplate() } == [])
  }

  @Test("A bundle of widgets may hold controls, and nothing shows them")
  func bundle() {
    let group = Bundle().body as? _WidgetGroup
    #expect(group?.widgets.map { ($0 as? _ControlAsWidget)?.control is Lamp } == [true, false])
    ControlCenter.shared.reloadControls(ofKind: "lamp")
    ControlCenter.shared.reloadAllControls()
  }
}
