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

  var isEmpty: Bool { backgrounds.isEmpty && dividers.isEmpty && increments.isEmpty && decrements.isEmpty }

  /// The pictures of the two halves of a stepper where a program set none.
  @MainActor static var plus: UIImage? { UIImage(systemName: "plus") }
  @MainActor static var minus: UIImage? { UIImage(systemName: "minus") }
}

/// The stepper as SwiftUI shows and operates it.
struct StepperContent: View {
  unowned let stepper: UIStepper

  init(stepper: UIStepper) { self.stepper = stepper }

  var body: some View {
    // The stepper is an object: the content follows its changes.
    stepper.changes.follow()
    let face: StepperFace? =
      stepper.parts.isEmpty ? nil : StepperFace { AnyView(StepperHalves(stepper: stepper, halves: $0)) }
    return Stepper(
      onIncrement: stepper.canStep(1) ? { stepper.step(1) } : nil,
      onDecrement: stepper.canStep(-1) ? { stepper.step(-1) } : nil, onEditingChanged: { stepper.edit($0) }
    ) {
      EmptyView()
    }
    .environment(\.stepperFace, face)
    .buttonRepeatBehavior(stepper.autorepeat ? .automatic : .disabled)
    .labelsHidden()
    .accessibilityValue(Text(verbatim: stepper.spokenValue))
    .disabled(!stepper.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The halves with pictures of the program's.
private struct StepperHalves: View {
  unowned let stepper: UIStepper
  let halves: StepperFace.Halves
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(stepper: UIStepper, halves: StepperFace.Halves) {
    self.stepper = stepper
    self.halves = halves
  }

  /// The state of one half.
  private func state(can: Bool, isPressed: Bool) -> UIControl.State {
    !stepper.isEnabled || !can ? .disabled : isPressed ? .highlighted : .normal
  }

  private var decrement: UIControl.State { state(can: halves.canDecrement, isPressed: halves.isDecrementPressed) }
  private var increment: UIControl.State { state(can: halves.canIncrement, isPressed: halves.isIncrementPressed) }

  var body: some View {
    let _ = stepper.changes.follow()
    let parts: StepperParts = stepper.parts
    HStack(spacing: 0) {
      half(decrement, parts.decrements, StepperParts.minus, .leading)
      half(increment, parts.increments, StepperParts.plus, .trailing)
    }
    .overlay { divider }
    .background { if parts.backgrounds.isEmpty { Capsule().fill(.fill.tertiary) } }
    .foregroundStyle(.primary)
  }

  private func half(
    _ state: UIControl.State, _ images: StateValues<UIImage>, _ usual: UIImage?, _ edge: Alignment
  ) -> some View {
    let own: UIImage? = images.shown(in: state)
    // A picture of the program's for what cannot be done is shown as it is.
    let isFaint: Bool = state == .disabled && stepper.isEnabled && images[.disabled] == nil
    return Color.clear
      .background { ground(state, edge) }
      .overlay {
        if let image = own ?? usual {
          Image(uiKit: image)
            .font(.system(size: 17, weight: .medium))
            .foregroundStyle(own == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(uiKit: stepper.tintColor)))
            .opacity(isFaint ? 0.35 : 1)
        }
      }
  }

  /// The half of the whole stepper's ground.
  @ViewBuilder private func ground(_ state: UIControl.State, _ edge: Alignment) -> some View {
    if let image = stepper.parts.backgrounds.shown(in: state) {
      let size: CGSize = stepper.observedBounds.size
      Color.clear
        .overlay(alignment: edge) {
          Image(uiKit: image).resizable().frame(width: size.width, height: size.height)
        }
        .clipped()
    } else if state == .highlighted {
      Capsule().fill(.fill.secondary).padding(1)
    }
  }

  @ViewBuilder private var divider: some View {
    let isMirrored: Bool = direction == .rightToLeft
    let (left, right): (UIControl.State, UIControl.State) =
      isMirrored ? (increment, decrement) : (decrement, increment)
    if let image = stepper.parts.dividers.shown(left, right) {
      Image(uiKit: image)
    } else if stepper.parts.backgrounds.isEmpty {
      Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 7)
    }
  }
}
