import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite("Pickers that push their choices")
struct NavigationLinkPickerTests {
  private struct Papers: View {
    let remote: Remote<String>
    var isInStack: Bool = true
    @State private var paper = "A4"

    init(_ remote: Remote<String>, isInStack: Bool = true) {
      self.remote = remote
      self.isInStack = isInStack
    }

    var body: some View {
      Group {
        if isInStack { NavigationStack { Form { picker } } } else { picker }
      }
      .handing($paper, to: remote)
    }

    private var picker: some View {
      Picker("Paper", selection: $paper) {
        ForEach(["A4", "Letter"], id: \.self) { Text($0) }
      }
      .pickerStyle(.navigationLink)
    }
  }

  @Test("A row with the chosen value pushes the choices, and a choice goes back", arguments: Idiom.both)
  func pushing(idiom: Idiom) throws {
    let remote = Remote<String>()
    let host = try window(width: 400, height: 500, settings: HostSettings(idiom: idiom)) { Papers(remote) }
    let row = try #require(host.elements.first { $0.label.contains("Paper") })
    #expect("\(row.label) \(row.properties.value ?? "")".contains("A4"))
    host.change { _ = host.send(.accessibilityAction(element: row.id, action: .activate)) }
    host.finishAnimations()
    #expect(host.labels.contains("A4") && host.labels.contains("Letter"))
    #expect(host.element("A4")?.properties.traits.contains(.isSelected) == true)
    #expect(host.element("Letter")?.properties.traits.contains(.isSelected) == false)
    host.change { _ = host.activate("Letter") }
    host.finishAnimations()
    #expect(remote.value == "Letter" && !host.labels.contains("A4"))
    // What is chosen already goes back as well.
    let again = try #require(host.elements.first { $0.label.contains("Paper") })
    host.change { _ = host.send(.accessibilityAction(element: again.id, action: .activate)) }
    host.finishAnimations()
    host.change { _ = host.activate("Letter") }
    host.finishAnimations()
    #expect(remote.value == "Letter" && !host.labels.contains("A4"))
  }

  @Test("Outside of a stack the choices are in a menu")
  func outside() throws {
    let remote = Remote<String>()
    let host = try window(width: 400, height: 300) { Papers(remote, isInStack: false) }
    let row = try #require(host.elements.first { $0.label.contains("Paper") })
    host.change { _ = host.send(.accessibilityAction(element: row.id, action: .activate)) }
    host.finishAnimations()
    host.change { _ = host.activate("Letter") }
    host.finishAnimations()
    #expect(remote.value == "Letter")
  }
}
