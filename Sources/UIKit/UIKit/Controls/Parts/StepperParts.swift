import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The pictures of a stepper by its states.
struct StepperParts {
  var backgrounds = StateValues<UIImage>()
  var dividers = StatePairValues<UIImage>()
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
}

/// The stepper as SwiftUI shows and operates it.
struct StepperContent: View {
  unowned let stepper: UIStepper

  init(stepper: UIStepper) { self.stepper = stepper }

  var body: some View {
    // The stepper is an object: the content follows its changes.
    stepper.changes.follow()
    return Stepper(
      onIncrement: stepper.canStep(1) ? { stepper.step(1) } : nil,
      onDecrement: stepper.canStep(-1) ? { stepper.step(-1) } : nil, onEditingChanged: { stepper.edit($0) }
    ) {
      EmptyView()
    }
    .labelsHidden()
    .accessibilityValue(Text(verbatim: stepper.spokenValue))
    .disabled(!stepper.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
