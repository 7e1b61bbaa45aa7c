import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: steppers", .serialized)
struct StepperOracles {
  @Test("A stepper is 20 by 26 points, 8 behind a label of body text (stepper/basic)")
  func basic() throws {
    try expectFrames(
      320, 320,
      [
        "basic": [60, 14, 64.5, 26], "ranged": [60, 52, 64.5, 26], "hidden": [60, 90, 20, 26],
        "closures": [60, 166, 64.5, 26], "rowText": [60, 209, 26, 16], "rowStepper": [94, 204, 20, 26],
        "rowButton": [122, 205, 42.5, 24], "row": [60, 204, 104.5, 26], "disabled": [60, 242, 64.5, 26],
        "fixed": [60, 280, 200, 26], "stack": [60, 14, 200, 292],
      ]
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Stepper("Count", value: .constant(1)).probe("basic")
        Stepper("Count", value: .constant(1), in: 0...5).probe("ranged")
        Stepper("Count", value: .constant(1)).labelsHidden().probe("hidden")
        Color.clear.frame(width: 96.5, height: 26)
        Stepper("Count", onIncrement: {}, onDecrement: {}).probe("closures")
        HStack(spacing: 8) {
          Text("Row").probe("rowText")
          Stepper("Count", value: .constant(1)).labelsHidden().probe("rowStepper")
          Button("OK") {}.probe("rowButton")
        }
        .probe("row")
        Stepper("Count", value: .constant(1)).disabled(true).probe("disabled")
        Stepper("Count", value: .constant(1)).frame(width: 200).probe("fixed")
      }
      .probe("stack")
    }
  }
}
