import SwiftUI

/// Controls that choose a value from a range.
struct ValuesPage: View {
  @State private var volume = 0.4
  @State private var count = 6.0
  @State private var balance = 0.25
  @State private var guests = 2
  @State private var share = 0.4

  var body: some View {
    Example("Slider") {
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Slider(value: $count, in: 0...10, step: 1) { Text("Count") }
      Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }
        .tint(.orange)
      Slider(value: .constant(0.5), enabledBounds: 0.2...0.8) { Text("Part") }
      Slider(value: .constant(0.7)) { Text("Disabled") }.disabled(true)
      Slider(value: .constant(0.3)) { Text("Level") }.sliderThumbVisibility(.hidden)
    }
    Example("Stepper") {
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Stepper("Share", value: $share, in: 0...1, step: 0.05, format: .percent)
      Stepper("At its end", value: .constant(8), in: 1...8)
      Stepper("Disabled", value: .constant(2)).disabled(true)
    }
    Example("Gauge") {
      gauge
      gauge.gaugeStyle(.accessoryLinear)
      gauge.gaugeStyle(.accessoryLinearCapacity)
      HStack(spacing: 20) {
        gauge.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) {
          Text("Level")
        } currentValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryCircular)
        gauge.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }

  private var gauge: some View {
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
