import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Toggles", .serialized)
struct ToggleTests {
  private struct Root<Content: View>: View {
    let remote: Remote<Bool>
    @State var isOn = false
    let content: (Binding<Bool>) -> Content

    init(_ remote: Remote<Bool>, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
      self.remote = remote
      self.content = content
    }

    var body: some View { content($isOn).handing($isOn, to: remote) }
  }

  @Test("A toggle is one element with the toggle trait and the value on or off (279)")
  func element() throws {
    let remote = Remote<Bool>()
    let host = try window { Root(remote) { Toggle("Sound", isOn: $0) } }
    #expect(host.accessibilityTree.snapshotText() == "button \"Sound\" value \"0\" traits [toggleButton]\n")
    #expect(host.element("Sound")?.role == .toggle)
    #expect(host.activate("Sound"))
    host.update()
    #expect(remote.value == true)
    #expect(host.element("Sound")?.properties.value == "1")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("On a phone, the switch is at the end of the row and takes the taps")
  func phone() throws {
    let remote = Remote<Bool>()
    let host = try window { Root(remote) { Toggle("Sound", isOn: $0) } }
    host.change { #expect(host.send(.tap(CGPoint(x: 180, y: 50)))) }
    #expect(remote.value == true)
    #expect(host.displayLines.contains { $0.contains("fill") })
    host.change { host.send(.tap(CGPoint(x: 20, y: 50))) }
    #expect(remote.value == true, "the label takes none")
  }

  @Test("On a desktop, box and label take the clicks")
  func desktop() throws {
    let remote = Remote<Bool>()
    let host = try window(settings: HostSettings(idiom: .desktop)) { Root(remote) { Toggle("Sound", isOn: $0) } }
    host.change { #expect(host.send(.tap(CGPoint(x: 110, y: 50)))) }
    #expect(remote.value == true)
  }

  @Test("A disabled toggle says so and stays as it is")
  func disabled() throws {
    let remote = Remote<Bool>()
    let host = try window { Root(remote) { Toggle("Sound", isOn: $0).disabled(true) } }
    #expect(
      host.accessibilityTree.snapshotText() == "button \"Sound\" value \"0\" traits [notEnabled, toggleButton]\n")
    _ = host.activate("Sound")
    host.send(.tap(CGPoint(x: 180, y: 50)))
    #expect(remote.value == false)
  }

  @Test("A hidden label is still spoken", arguments: [HostSettings(), HostSettings(idiom: .desktop)])
  func hiddenLabel(settings: HostSettings) throws {
    let host = try window(settings: settings) { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
    #expect(host.accessibilityTree.snapshotText() == "button \"Sound\" value \"1\" traits [toggleButton]\n")
    #expect(!host.displayLines.contains { $0.contains("Sound") })
    #expect(host.graph.differences().isEmpty)
  }

  private struct Plain: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(
        action: { configuration.isOn.toggle() },
        label: {
          HStack {
            configuration.label; Text(verbatim: configuration.isOn ? "yes" : "no")
          }
        })
    }
  }

  @Test("A style may draw anything and has controls of its own; the element stays a toggle (330)")
  func customStyle() throws {
    let remote = Remote<Bool>()
    let host = try window { Root(remote) { Toggle("Sound", isOn: $0).toggleStyle(Plain()) } }
    #expect(host.accessibilityTree.snapshotText() == "button \"Sound, no\" value \"0\" traits [toggleButton]\n")
    host.change { #expect(host.activate("Sound, no")) }
    #expect(remote.value == true)
    host.change { #expect(host.send(.tap(CGPoint(x: 100, y: 50)))) }
    #expect(remote.value == false)
    let other = try window {
      Toggle("Sound", isOn: .constant(true)).toggleStyle(Nested())
    }
    #expect(other.labels == ["Sound, yes"])
  }

  private struct Nested: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(Plain()) }
  }

  @Test("A toggle of several values is on when all are, mixed when some are, and sets all")
  func sources() throws {
    struct Values: Identifiable {
      var id: Int
      var isOn: Binding<Bool>
    }
    struct Root: View {
      let remote: Remote<[Bool]>
      @State private var values = [true, false]

      var body: some View {
        Toggle("All", sources: values.indices.map { Values(id: $0, isOn: $values[$0]) }, isOn: \.isOn)
          .handing($values, to: remote)
      }
    }
    let remote = Remote<[Bool]>()
    let host = try window { Root(remote: remote) }
    #expect(host.element("All")?.properties.value == "2")
    host.change { #expect(host.activate("All")) }
    #expect(remote.value == [true, true])
    #expect(host.element("All")?.properties.value == "1")
    host.change { #expect(host.activate("All")) }
    #expect(remote.value == [false, false])
  }

  @Test("Titles with a symbol, and the styles by their names")
  func forms() throws {
    let host = try window(height: 300) {
      VStack {
        Toggle("Star", systemImage: "star", isOn: .constant(true))
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("Default", isOn: .constant(true)).toggleStyle(.automatic)
      }
    }
    #expect(host.labels == ["Star", "Button", "Box", "Switch", "Default"])
    #expect(host.elements.allSatisfy { $0.role == .toggle && $0.properties.actions.count == 1 })
  }
}
