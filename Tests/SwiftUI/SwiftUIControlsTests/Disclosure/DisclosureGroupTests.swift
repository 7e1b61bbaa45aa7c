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
@Suite("Disclosure groups", .serialized)
struct DisclosureGroupTests {
  private let desktop = HostSettings(idiom: .desktop)

  @Test("A group is a button that opens and closes what is below it", arguments: [true, false])
  func element(isPhone: Bool) throws {
    let remote = Remote<Bool>()
    let host = try window(settings: isPhone ? HostSettings() : desktop) {
      ValueRoot(remote, false) { isOpen in
        DisclosureGroup("Details", isExpanded: isOpen) { Text("Inside") }
      }
    }
    #expect(host.labels == ["Details"])
    let element = try #require(host.element("Details"))
    #expect(element.role == .button && element.properties.value == "Collapsed")
    host.change { #expect(host.activate("Details")) }
    host.finishAnimations()
    #expect(remote.value == true && host.labels == ["Details", "Inside"])
    #expect(host.element("Details")?.properties.value == "Expanded")
    let row: CGRect = try #require(host.frame("Details"))
    host.change { host.send(.tap(CGPoint(x: 190, y: row.midY))) }
    host.finishAnimations()
    #expect(remote.value == false && host.labels == ["Details"], "all of the row takes taps")
    host.press(.tab)
    host.change { host.press(.space, text: " ") }
    host.finishAnimations()
    #expect(remote.value == true)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Without a binding the group keeps its state itself; the content begins anew when it is opened again")
  func ownState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = try window(height: 200) { DisclosureGroup("Details") { Counter() } }
    #expect(host.activate("Details"))
    host.update()
    host.finishAnimations()
    host.change { #expect(host.activate("count 0")) }
    #expect(host.labels == ["Details", "count 1"])
    for _ in 0..<2 {
      #expect(host.activate("Details"))
      host.update()
      host.finishAnimations()
    }
    #expect(host.labels == ["Details", "count 0"])
  }

  @Test("Nothing of a closed group's content is made")
  func lazyContent() throws {
    let log = EventRecorder()
    func content() -> some View {
      log.note("content")
      return Text("Inside")
    }
    let remote = Remote<Bool>()
    let host = try window {
      ValueRoot(remote, false) { isOpen in
        DisclosureGroup(isExpanded: isOpen) {
          content()
        } label: {
          Label("Details", systemImage: "star")
        }
      }
    }
    #expect(log.take().isEmpty)
    host.change { remote.value = true }
    #expect(log.take() == ["content"])
    #expect(host.labels == ["Details", "Inside"])
  }

  private struct Bracketed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Toggle(isOn: configuration.$isExpanded) { configuration.label }
        if configuration.isExpanded { configuration.content }
        Text("end")
      }
    }
  }

  private struct Inner: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }

  @Test("A style of an app's own opens and closes the group; a style inside has the style outside of it (330)")
  func customStyle() throws {
    let host = try window(height: 300) {
      DisclosureGroup("Details") {
        Text("Inside")
        DisclosureGroup("More") { Text("Deep") }
      }
      .disclosureGroupStyle(Bracketed())
    }
    #expect(host.labels == ["Details", "end"] && host.elements.first?.role == .toggle)
    host.change { #expect(host.activate("Details")) }
    #expect(host.labels == ["Details", "Inside", "More", "end", "end"], "groups inside have the style too")
    host.change { #expect(host.activate("More")) }
    #expect(host.labels == ["Details", "Inside", "More", "Deep", "end", "end"])
    let nested = try window(height: 300) {
      DisclosureGroup("Details") { Text("Inside") }.disclosureGroupStyle(Inner()).disclosureGroupStyle(Bracketed())
    }
    #expect(nested.labels == ["Details", "end"])
    nested.change { #expect(nested.activate("Details")) }
    #expect(nested.labels == ["Details", "Inside", "end"])
  }

  @Test("A disabled group stays closed")
  func disabled() throws {
    let host = try window { DisclosureGroup("Details") { Text("Inside") }.disabled(true) }
    #expect(host.element("Details")?.properties.traits.contains(.isDisabled) == true)
    _ = host.activate("Details")
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(host.labels == ["Details"])
  }
}
