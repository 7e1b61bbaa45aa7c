import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import SwiftUIControls

@MainActor
@Suite("Color pickers", .serialized)
struct ColorPickerTests {
  private func open(_ host: HeadlessHost, _ label: String = "Paper") {
    #expect(host.activate(label))
    host.update()
    host.finishAnimations()
  }

  @Test("The well is a button with the label and the colour in words", arguments: [true, false])
  func well(isPhone: Bool) throws {
    let host = try window(settings: HostSettings(idiom: isPhone ? .phone : .desktop)) {
      ColorPicker("Paper", selection: .constant(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.25)))
    }
    #expect(host.labels == ["Paper"])
    let element = try #require(host.element("Paper"))
    #expect(element.role == .button && element.properties.value == "Red 100%, Green 50%, Blue 0%, Opacity 25%")
  }

  @Test("The well opens a palette and sliders, which set the colour")
  func panel() throws {
    let remote = Remote<Color>()
    let host = try window(width: 360, height: 500) {
      ValueRoot(remote, Color(.sRGB, red: 1, green: 0, blue: 0)) { ColorPicker("Paper", selection: $0) }
    }
    open(host)
    #expect(host.labels.suffix(4) == ["Hue", "Saturation", "Brightness", "Opacity"] && host.labels.contains("Teal"))
    let hue = try #require(host.element("Hue"))
    for _ in 0..<5 { host.change { host.send(.accessibilityAction(element: hue.id, action: .increment)) } }
    #expect(host.element("Paper")?.properties.value == "Red 0%, Green 100%, Blue 100%")
    let opacity = try #require(host.element("Opacity"))
    host.change { host.send(.accessibilityAction(element: opacity.id, action: .decrement)) }
    #expect(host.element("Paper")?.properties.value == "Red 0%, Green 100%, Blue 100%, Opacity 90%")
    host.change { #expect(host.activate("White")) }
    #expect(host.element("Paper")?.properties.value == "Red 100%, Green 100%, Blue 100%, Opacity 90%")
    open(host)
    #expect(host.labels == ["Paper"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A colour keeps its hue while it is black or grey")
  func grey() throws {
    let remote = Remote<Color>()
    let host = try window(width: 360, height: 500) {
      ValueRoot(remote, Color(.sRGB, red: 0, green: 0, blue: 1)) {
        ColorPicker("Paper", selection: $0, supportsOpacity: false)
      }
    }
    open(host)
    #expect(!host.labels.contains("Opacity"))
    let brightness = try #require(host.element("Brightness"))
    for _ in 0..<10 { host.change { host.send(.accessibilityAction(element: brightness.id, action: .decrement)) } }
    #expect(host.element("Paper")?.properties.value == "Red 0%, Green 0%, Blue 0%")
    #expect(host.element("Hue")?.properties.value == "67%")
    for _ in 0..<10 { host.change { host.send(.accessibilityAction(element: brightness.id, action: .increment)) } }
    #expect(host.element("Paper")?.properties.value == "Red 0%, Green 0%, Blue 100%")
  }

  @Test("All forms, for colours of Core Graphics too; a disabled picker stays closed")
  func forms() throws {
    let remote = Remote<CGColor>()
    let host = try window(width: 360, height: 700) {
      ValueRoot(remote, CGColor(red: 0, green: 1, blue: 0, alpha: 1)) { color in
        VStack {
          ColorPicker("1", selection: color)
          ColorPicker(String("2"), selection: color, supportsOpacity: false)
          ColorPicker(selection: color) { Label("3", systemImage: "star") }
          ColorPicker(selection: .constant(Color.red), supportsOpacity: false) { Text("4") }
          ColorPicker("5", selection: .constant(Color.red)).disabled(true)
        }
      }
    }
    #expect(host.labels == ["1", "2", "3", "4", "5"])
    _ = host.activate("5")
    host.update()
    #expect(host.labels.count == 5)
    open(host, "1")
    host.change { #expect(host.activate("Black")) }
    #expect(remote.value?.components?.prefix(3).allSatisfy { $0 == 0 } == true)
  }

  @Test("Components lead back to their colours")
  func components() {
    for red in stride(from: Float(0), through: 1, by: 0.25) {
      for green in stride(from: Float(0), through: 1, by: 0.25) {
        for blue in stride(from: Float(0), through: 1, by: 0.25) {
          let color = Color.Resolved(red: red, green: green, blue: blue, opacity: 0.5)
          let back: Color.Resolved = ColorComponents(color).color.resolve(in: EnvironmentValues())
          #expect(abs(back.red - red) < 0.001 && abs(back.green - green) < 0.001 && abs(back.blue - blue) < 0.001)
          #expect(back.opacity == 0.5)
        }
      }
    }
  }
}
