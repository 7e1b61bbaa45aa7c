import SwiftUI

/// Controls that choose a value from a range.
struct ValuesPage: View {
  @State private var volume = 0.4
  @State private var count = 6.0
  @State private var balance = 0.25

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
  }
}
