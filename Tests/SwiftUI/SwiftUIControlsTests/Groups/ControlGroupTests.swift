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
@Suite("Control groups", .serialized)
struct ControlGroupTests {
  private let log = EventRecorder()

  @Test("A group contains its controls, which work side by side", arguments: [true, false])
  func controls(isPhone: Bool) throws {
    let remote = Remote<Bool>()
    let host = try window(width: 400, settings: HostSettings(idiom: isPhone ? .phone : .desktop)) {
      ValueRoot(remote, false) { isOn in
        ControlGroup("Style") {
          Button("Bold", systemImage: "bold") { log.note("bold") }
          Toggle("Italic", isOn: isOn)
          Button("Off") { log.note("off") }.disabled(true)
        }
      }
    }
    #expect(host.labels == ["Bold", "Italic", "Off"])
    let container = try #require(host.elements.first?.parent.flatMap { host.accessibilityTree[$0] })
    #expect(container.isContainer && container.label == "Style")
    let frames: [CGRect] = host.labels.compactMap { host.frame($0) }
    #expect(Set(frames.map(\.midY)).count == 1 && frames[0].maxX <= frames[1].minX)
    host.change { host.send(.tap(CGPoint(x: frames[0].midX, y: frames[0].midY))) }
    host.change { host.send(.tap(CGPoint(x: frames[1].midX, y: frames[1].midY))) }
    host.send(.tap(CGPoint(x: frames[2].midX, y: frames[2].midY)))
    #expect(log.take() == ["bold"] && remote.value == true)
    #expect(host.element("Italic")?.properties.value == "1")
    #expect(host.graph.differences().isEmpty)
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).padding(10) }
  }

  @Test("A style of an app's own arranges label and controls; a style inside has the style outside of it (330)")
  func customStyle() throws {
    let host = try window(height: 200) {
      ControlGroup {
        Button("A") { log.note("a") }
        Button("B") {}
      } label: {
        Label("Letters", systemImage: "star")
      }
      .controlGroupStyle(Framed()).controlGroupStyle(Column())
    }
    #expect(host.labels == ["Letters", "A", "B"])
    let frames: [CGRect] = ["A", "B"].compactMap { host.frame($0) }
    #expect(frames[0].maxY <= frames[1].minY)
    #expect(host.activate("A") && log.take() == ["a"])
  }

  @Test("All forms and styles", arguments: 0..<3)
  func forms(_ style: Int) throws {
    struct Style: ViewModifier {
      let style: Int
      func body(content: Content) -> some View {
        switch style {
        case 0: content.controlGroupStyle(.automatic)
        case 1: content.controlGroupStyle(.navigation)
        default: content.controlGroupStyle(.palette)
        }
      }
    }
    let host = try window(width: 300, height: 400) {
      VStack {
        ControlGroup { Button("1") {} }
        ControlGroup("Title") { Button("2") {} }
        ControlGroup(String("Title")) { Button("3") {} }
        ControlGroup("Title", systemImage: "star") { Button("4", systemImage: "star") {} }
      }
      .modifier(Style(style: style))
    }
    #expect(host.labels == ["1", "2", "3", "4"])
    #expect(host.accessibilityTree.issues().isEmpty)
  }
}
