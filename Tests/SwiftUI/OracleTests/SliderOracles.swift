import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: sliders", .serialized)
struct SliderOracles {
  @Test("A slider is 16 points high and as wide as there is room, its label before it (slider/basic)")
  func basic() throws {
    try expectFrames(
      320, 300,
      [
        "half": [0, 27.5, 320, 16], "zero": [0, 55.5, 320, 16], "full": [0, 83.5, 320, 16],
        "stepped": [0, 111.5, 320, 16], "labelled": [0, 139.5, 320, 18.5], "minMax": [0, 170, 320, 18.5],
        "min": [53, 172, 17.5, 15], "max": [300, 172, 20, 15], "narrow": [100, 200.5, 120, 16],
        "disabled": [0, 228.5, 320, 16], "row": [0, 256.5, 320, 16], "rowText": [0, 256.5, 26, 16],
        "rowSlider": [34, 256.5, 286, 16], "stack": [0, 27.5, 320, 245],
      ]
    ) {
      VStack(spacing: 12) {
        Slider(value: .constant(0.5)).probe("half")
        Slider(value: .constant(0)).probe("zero")
        Slider(value: .constant(1)).probe("full")
        Slider(value: .constant(25), in: 0...100, step: 5).probe("stepped")
        Slider(value: .constant(0.5)) { Text("Volume") }.probe("labelled")
        Slider(value: .constant(0.5)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Min").probe("min")
        } maximumValueLabel: {
          Text("Max").probe("max")
        }
        .probe("minMax")
        Slider(value: .constant(0.5)).frame(width: 120).probe("narrow")
        Slider(value: .constant(0.5)).disabled(true).probe("disabled")
        HStack(spacing: 8) {
          Text("Row").probe("rowText")
          Slider(value: .constant(0.5)).probe("rowSlider")
        }
        .probe("row")
      }
      .probe("stack")
    }
  }
}
