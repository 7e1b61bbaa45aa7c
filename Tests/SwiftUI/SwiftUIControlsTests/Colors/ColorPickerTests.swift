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

  private func adjust(_ host: HeadlessHost, _ label: String, _ action: AccessibilityActionCode, times: Int = 1) throws {
    let element = try #require(host.element(label))
    for _ in 0..<times { host.change { host.send(.accessibilityAction(element: element.id, action: action)) } }
  }

  private func close(_ host: HeadlessHost) {
    host.press(.escape)
    host.update()
    host.finishAnimations()
  }

  private func isNear(_ color: Color?, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> Bool {
    guard let own = color?.resolve(in: EnvironmentValues()) else { return false }
    let parts: [(Float, Float)] = [
      (own.red, red), (own.green, green), (own.blue, blue), (own.opacity, opacity),
    ]
    return parts.allSatisfy { abs($0 - $1) < 0.005 }
  }

  @Test("The well opens a grid of named colours, which keep the opacity; Escape closes it", arguments: [true, false])
  func grid(isPhone: Bool) throws {
    let remote = Remote<Color>()
    let settings = HostSettings(idiom: isPhone ? .phone : .desktop)
    let host = try window(width: 360, height: 640, settings: settings) {
      ValueRoot(remote, Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)) { ColorPicker("Paper", selection: $0) }
    }
    open(host)
    #expect(!host.labels.contains("Paper"), "the panel is modal")
    let red = try #require(host.element("Red"))
    #expect(red.role == .button && red.properties.traits.contains(.isSelected))
    host.change { #expect(host.activate("Cyan")) }
    #expect(isNear(remote.value, 0, 1, 1, 0.5))
    host.change { #expect(host.activate("Gray 5")) }
    #expect(isNear(remote.value, 6 / 11, 6 / 11, 6 / 11, 0.5))
    host.change { #expect(host.activate("Blue, darker 1")) }
    #expect(isNear(remote.value, 0, 0, 0.82, 0.5))
    try adjust(host, "Opacity", .increment)
    #expect(isNear(remote.value, 0, 0, 0.82, 0.6))
    #expect(host.graph.differences().isEmpty)
    close(host)
    #expect(host.labels == ["Paper"])
    if isPhone {
      open(host)
      #expect(host.activate("Close"))
      host.update()
      host.finishAnimations()
      #expect(host.labels == ["Paper"])
    }
  }

  @Test("Arrows choose the neighbours in the grid and stay within it")
  func gridKeys() throws {
    let remote = Remote<Color>()
    let host = try window(width: 360, height: 640, settings: HostSettings(idiom: .desktop)) {
      ValueRoot(remote, Color(.sRGB, red: 1, green: 0, blue: 0)) { ColorPicker("Paper", selection: $0) }
    }
    host.press(.tab)
    host.press(.returnKey)
    host.finishAnimations()
    // The focus begins at the pages; the next stop is the chosen swatch.
    host.press(.tab)
    host.press(.left)
    #expect(isNear(remote.value, 1, 0, 0, 1), "red is in the first column")
    host.press(.right)
    host.press(.right)
    #expect(isNear(remote.value, 1, 1, 0, 1))
    host.press(.down)
    #expect(isNear(remote.value, 1, 1, 0.2, 1))
    host.press(.end)
    #expect(isNear(remote.value, 1, 0.2, 0.6, 1))
  }

  @Test("Sliders set red, green, blue and opacity, and a field takes the digits of base 16")
  func sliders() throws {
    let remote = Remote<Color>()
    let host = try window(width: 360, height: 640, settings: HostSettings(idiom: .desktop)) {
      ValueRoot(remote, Color(.sRGB, red: 1, green: 0, blue: 0)) { ColorPicker("Paper", selection: $0) }
    }
    open(host)
    host.change { #expect(host.activate("Sliders")) }
    #expect(host.labels.suffix(5) == ["Red", "Green", "Blue", "Hex", "Opacity"])
    #expect(host.element("Hex")?.properties.value == "#FF0000")
    try adjust(host, "Green", .increment, times: 10)
    try adjust(host, "Opacity", .decrement)
    #expect(isNear(remote.value, 1, 1, 0, 0.9) && host.element("Hex")?.properties.value == "#FFFF00")
    close(host)
    open(host)
    #expect(host.labels.contains("Hex"), "the page is there again")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A colour keeps its hue and its place in the spectrum while it is black or grey")
  func grey() throws {
    let remote = Remote<Color>()
    let host = try window(width: 360, height: 640, settings: HostSettings(idiom: .desktop)) {
      ValueRoot(remote, Color(.sRGB, red: 0, green: 0, blue: 1)) {
        ColorPicker("Paper", selection: $0, supportsOpacity: false)
      }
    }
    open(host)
    #expect(!host.labels.contains("Opacity"))
    host.change { #expect(host.activate("Spectrum")) }
    let spectrum = try #require(host.element("Hue and brightness"))
    #expect(spectrum.properties.value == "Red 0%, Green 0%, Blue 100%")
    let frame: CGRect = try #require(host.frame("Hue and brightness"))
    host.drag(
      from: CGPoint(x: frame.minX + frame.width * 2 / 3, y: frame.midY),
      to: CGPoint(x: frame.minX + frame.width * 2 / 3, y: frame.maxY + 40))
    host.update()
    #expect(isNear(remote.value, 0, 0, 0, 1))
    host.drag(
      from: CGPoint(x: frame.minX + frame.width / 3, y: frame.maxY - 1),
      to: CGPoint(x: frame.minX + frame.width / 3, y: frame.minY + frame.height / 4))
    host.update()
    #expect(isNear(remote.value, 0.5, 1, 0.5, 1), "half of white and of green")
    host.change { host.send(.accessibilityAction(element: spectrum.id, action: .increment)) }
    #expect(isNear(remote.value, 0.5, 1, 0.583, 1), "ten degrees further")
  }

  @Test("Digits of base 16 are read with and without the number sign, three for six; others are refused")
  func hex() throws {
    let format = HexColorFormat()
    #expect(try format.parseStrategy.parse("#ff8000").number == 0xFF8000)
    #expect(try format.parseStrategy.parse(" 0af ").number == 0x00AAFF)
    for text in ["", "#12345", "#GG0000", "1234567", "red"] {
      #expect(throws: CocoaError.self) { try format.parseStrategy.parse(text) }
    }
    #expect(format.format(HexColor(number: 0x0000FF)) == "#0000FF")
    let color = Color.Resolved(red: 1, green: 0.5, blue: -1, opacity: 0.25)
    #expect(HexColor(color).number == 0xFF8000)
    #expect(HexColor(color).resolved(opacity: 0.25).opacity == 0.25)
  }

  @Test("All forms, for colours of Core Graphics too; a disabled picker stays closed")
  func forms() throws {
    let remote = Remote<CGColor>()
    let host = try window(width: 360, height: 700, settings: HostSettings(idiom: .desktop)) {
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
