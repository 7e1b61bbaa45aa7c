import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: gauges", .serialized)
struct GaugeOracles {
  /// The recorded gauges have texts of 16 points in lines; their machine's tall lines do not reach into gauges.
  private func frames(_ expected: [String: [CGFloat]], @ViewBuilder root: () -> some View) throws -> [String] {
    try OracleWindow(320, 560, root: root).differences(expected)
  }

  @Test("A bar of 16 points below its label, and the value below (gauge/basic)")
  func basic() throws {
    #expect(
      try frames([
        "bare": [20, 49.65, 280, 40.15], "value": [20, 103.81, 280, 60.89], "bounds": [20, 178.7, 280, 60.89],
        "total": [20, 253.59, 280, 40.15], "narrow": [100, 307.74, 120, 40.15], "tinted": [20, 361.89, 280, 40.15],
        "capacity": [20, 416.04, 280, 40.15], "hidden": [20, 470.19, 280, 40.15],
      ]) {
        VStack(spacing: 14) {
          Gauge(value: 0.4) { Text("Level") }.probe("bare")
          Gauge(value: 0.4) {
            Text("Level")
          } currentValueLabel: {
            Text("40%")
          }
          .probe("value")
          Gauge(value: 40, in: 0...100) {
            Text("Level")
          } currentValueLabel: {
            Text("40")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
          .probe("bounds")
          Gauge(value: 40, in: 0...100) { Text("Level") }.probe("total")
          Gauge(value: 0.4) { Text("Level") }.frame(width: 120).probe("narrow")
          Gauge(value: 0.4) { Text("Level") }.tint(.red).probe("tinted")
          Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.linearCapacity).probe("capacity")
          Gauge(value: 0.4) { Text("Level") }.labelsHidden().probe("hidden")
        }
        .padding(20)
      } == [])
  }

  @Test("Small gauges: rings of 58 points, bars of 8, and 52 with labels above and below (gauge/accessory)")
  func accessory() throws {
    try expectFrames(
      320, 380,
      [
        "circular": [23, 47, 58, 58], "circularCapacity": [95, 47, 58, 58], "circularBounds": [167, 47, 58, 58],
        "circularBare": [239, 47, 58, 58], "linear": [20, 125, 280, 8], "linearCapacity": [20, 153, 280, 52],
        "linearBounds": [20, 225, 280, 8], "linearCapacityBounds": [20, 253, 280, 52], "linearBare": [20, 325, 280, 8],
      ]
    ) {
      VStack(spacing: 20) {
        HStack(spacing: 14) {
          Group {
            valued.gaugeStyle(.accessoryCircular).probe("circular")
            valued.gaugeStyle(.accessoryCircularCapacity).probe("circularCapacity")
            bounded.gaugeStyle(.accessoryCircular).probe("circularBounds")
            Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.accessoryCircular).probe("circularBare")
          }
        }
        valued.gaugeStyle(.accessoryLinear).probe("linear")
        valued.gaugeStyle(.accessoryLinearCapacity).probe("linearCapacity")
        bounded.gaugeStyle(.accessoryLinear).probe("linearBounds")
        bounded.gaugeStyle(.accessoryLinearCapacity).probe("linearCapacityBounds")
        Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.accessoryLinear).probe("linearBare")
      }
      .padding(20)
    }
  }

  private var valued: some View {
    Gauge(value: 0.4) {
      Text("Level")
    } currentValueLabel: {
      Text("40")
    }
  }

  private var bounded: some View {
    Gauge(value: 40, in: 0...100) {
      Text("Level")
    } currentValueLabel: {
      Text("40")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }
}
