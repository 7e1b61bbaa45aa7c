import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Forms of toggles and labels", .serialized)
struct ToggleFormTests {
  private struct Setting {
    var isOn: Binding<Bool>
  }

  @Test("Titles by key and by string, with symbols, for one value and for several (279)")
  func titles() throws {
    let name: String = "Name"
    let settings: [Setting] = [Setting(isOn: .constant(true)), Setting(isOn: .constant(false))]
    let host = try window(height: 600) {
      VStack {
        Toggle(name, isOn: .constant(true))
        Toggle("Some", sources: settings, isOn: \.isOn)
        Toggle(name + " 2", sources: settings, isOn: \.isOn)
        Toggle(name + " 3", systemImage: "star", isOn: .constant(true))
        Toggle("Starred", systemImage: "star", sources: settings, isOn: \.isOn)
        Toggle(name + " 4", systemImage: "star", sources: settings, isOn: \.isOn)
        Toggle(sources: settings, isOn: \.isOn) { Text("Views") }
      }
    }
    #expect(host.labels == ["Name", "Some", "Name 2", "Name 3", "Starred", "Name 4", "Views"])
    #expect(host.elements.map(\.properties.value) == ["1", "2", "2", "1", "2", "2", "2"])
  }

  @Test("Styles made by their types draw as those by their names")
  func styles() throws {
    func lines(_ style: some ToggleStyle) throws -> [String] {
      try window(settings: HostSettings(idiom: .desktop)) { Toggle("Sound", isOn: .constant(true)).toggleStyle(style) }
        .displayLines
    }
    #expect(try lines(DefaultToggleStyle()) == lines(.checkbox))
    #expect(try lines(CheckboxToggleStyle()) == lines(.automatic))
    #expect(try lines(SwitchToggleStyle()) == lines(.switch))
    #expect(try lines(ButtonToggleStyle()) == lines(.button))
    #expect(try lines(.switch) != lines(.button))
    func label(_ style: some LabelStyle) throws -> [String] {
      try window { Label("Favorites", systemImage: "star").labelStyle(style) }.displayLines
    }
    #expect(try label(DefaultLabelStyle()) == label(.automatic))
    #expect(try label(TitleAndIconLabelStyle()) == label(.titleAndIcon))
    #expect(try label(TitleOnlyLabelStyle()) == label(.titleOnly))
    #expect(try label(IconOnlyLabelStyle()) == label(.iconOnly))
  }

  private struct Saying: ToggleStyle {
    @Environment(\.labelsVisibility) private var labels: Visibility

    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.isMixed) \(labels)")
    }
  }

  @Test("A style learns whether values are mixed, and whether labels are to be shown")
  func configuration() throws {
    let settings: [Setting] = [Setting(isOn: .constant(true)), Setting(isOn: .constant(false))]
    let host = try window {
      Toggle("Some", sources: settings, isOn: \.isOn).toggleStyle(Saying()).labelsVisibility(.visible)
    }
    #expect(host.labels == ["true visible"])
  }
}
