import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Forms of sliders", .serialized)
struct SliderFormTests {
  private let desktop = HostSettings(idiom: .desktop)

  private func texts(_ host: HeadlessHost) -> [String] {
    host.displayLines.filter { $0.contains("text") }
  }

  @Test("Labels of the bounds are shown and not spoken; the label is shown on a desktop alone")
  func labels() throws {
    func root() -> some View {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      }
    }
    let phone = try window(root: root)
    #expect(phone.labels == ["Volume"] && texts(phone).count == 2)
    let desk = try window(width: 400, settings: desktop, root: root)
    #expect(desk.labels == ["Volume"] && texts(desk).count == 3)
  }

  @Test("All forms are sliders with their label", arguments: [HostSettings(), HostSettings(idiom: .desktop)])
  func forms(settings: HostSettings) throws {
    let value: Binding<Double> = .constant(4)
    let host = try window(width: 400, height: 600, settings: settings) {
      Slider(value: value, in: 0...8).accessibilityLabel("1")
      Slider(value: value, in: 0...8, step: 2).accessibilityLabel("2")
      Slider(value: value, in: 0...8) { Text("3") }
      Slider(value: value, in: 0...8, step: 2) { Text("4") }
      Slider(value: value, in: 0...8, onEditingChanged: { _ in }, label: { Text("5") })
      Slider(value: value, in: 0...8, step: 2, onEditingChanged: { _ in }, label: { Text("6") })
      Slider(value: value, in: 0...8, step: 2) {
        Text("7")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      Slider(
        value: value, in: 0...8, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("8"), label: { Text("8") })
      Slider(
        value: value, in: 0...8, step: 2, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("8"), label: { Text("9") })
    }
    #expect(host.labels == (1...9).map { "\($0)" })
    #expect(host.elements.allSatisfy { $0.role == .slider && $0.properties.value == "50%" })
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Ticks name the value that they mark, and a current value label names every value")
  func ticks() throws {
    let isShort = true
    let remote = Remote<Double>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 0.0) { value in
        Slider(value: value) {
          Text("Speed")
        } ticks: {
          SliderTick("Slow", 0.0)
          SliderTickContentForEach([0.25, 0.5], id: \.self) { value in
            SliderTick(value) { Text("\(Int(value * 100)) parts") }
          }
          if isShort { SliderTick(0.75) } else { SliderTick("Long", 0.75) }
          SliderTick("Fast", 1.0)
        }
      }
    }
    func value() -> String? { host.element("Speed")?.properties.value }
    #expect(value() == "Slow")
    host.change { remote.value = 0.25 }
    #expect(value() == "25 parts")
    host.change { remote.value = 0.75 }
    #expect(value() == "75%")
    host.change { remote.value = 1 }
    #expect(value() == "Fast")
    let other = try window(settings: desktop) {
      Slider(value: .constant(0.5), neutralValue: 0.5) {
        Text("Balance")
      } currentValueLabel: {
        Text("Middle")
      }
    }
    #expect(other.element("Balance")?.properties.value == "Middle")
  }

  @Test("Only enabled values can be chosen, and the steps among them")
  func enabledBounds() throws {
    let remote = Remote<Double>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 5.0) { value in
        Slider(value: value, in: 0...10, step: 2, enabledBounds: 3...7) {
          Text("Count")
        } tick: {
          $0 == 4 ? SliderTick("Four", $0) : nil
        }
        .labelsHidden()
      }
    }
    host.change { host.send(.tap(CGPoint(x: 199, y: 50))) }
    #expect(remote.value == 6)
    host.change { host.send(.tap(CGPoint(x: 1, y: 50))) }
    #expect(remote.value == 4 && host.element("Count")?.properties.value == "Four")
  }

  @Test("A slider without its knob is used as before, and a tint colours what is filled")
  func thumb() throws {
    func lines(_ visibility: Visibility) throws -> [String] {
      try window { Slider(value: .constant(0.5)).accessibilityLabel("a").sliderThumbVisibility(visibility) }
        .displayLines
    }
    #expect(try lines(.hidden).count < lines(.visible).count)
    let tinted = try window { Slider(value: .constant(0.5)).accessibilityLabel("a").tint(.green) }
    #expect(try tinted.displayLines != lines(.visible))
  }
}
