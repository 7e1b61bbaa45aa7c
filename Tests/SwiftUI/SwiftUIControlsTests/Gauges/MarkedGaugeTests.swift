import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Numbers that no other test uses, which stand for themselves.
extension Float16: @retroactive Identifiable {
  public var id: Float16 { self }
}

/// Gauges with marks, ticks of sliders made of data, and prominences of badges.
@MainActor
@Suite("Marked gauges", .serialized)
struct MarkedGaugeTests {
  @Test("A gauge with labels of marks has its label, its value and its bounds")
  func marks() throws {
    let host = try window(width: 300, height: 200) {
      Gauge(value: 3.0, in: 0...4) {
        Text("Level")
      } currentValueLabel: {
        Text("three")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } markedValueLabels: {
        Text("middle").tag(2.0)
      }
    }
    let gauge: AccessibilityNode = try #require(host.elements.first { $0.label.contains("Level") })
    #expect(gauge.properties.value == "75%")
  }

  @Test("Ticks are made of data whose elements have identities")
  func ticks() {
    let values: [Float16] = [1, 4]
    let ticks = SliderTickContentForEach(values) { SliderTick($0) }
    #expect(ticks.body.map(\.id) == values.map { SliderTick($0).id })
  }
}
