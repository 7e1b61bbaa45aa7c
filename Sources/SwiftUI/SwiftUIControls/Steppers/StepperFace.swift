import ControlLooks
import SwiftUICore

/// Shows the halves of steppers otherwise than usual: side by side, the one that goes down first. It is pressed, repeated and
/// read as every stepper.
package struct StepperFace {
  /// The halves as they are.
  package struct Halves: Equatable {
    package let canDecrement: Bool
    package let canIncrement: Bool
    package let isDecrementPressed: Bool
    package let isIncrementPressed: Bool

    init(_ look: StepperLook) {
      canDecrement = look.canDecrement
      canIncrement = look.canIncrement
      isDecrementPressed = look.pressed == .decrement
      isIncrementPressed = look.pressed == .increment
    }
  }

  let view: @MainActor (Halves) -> AnyView

  /// - Parameter view: What is shown; pointers and assistive technologies do not reach it.
  package init(_ view: @escaping @MainActor (Halves) -> AnyView) { self.view = view }
}

private struct StepperFaceKey: EnvironmentKey { static let defaultValue: StepperFace? = nil }

extension EnvironmentValues {
  /// The looks of steppers; nil for the usual ones.
  package var stepperFace: StepperFace? {
    get { self[StepperFaceKey.self] }
    set { self[StepperFaceKey.self] = newValue }
  }
}
