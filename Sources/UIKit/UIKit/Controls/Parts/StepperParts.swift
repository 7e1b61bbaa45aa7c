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
}

/// The stepper as SwiftUI shows and operates it.
struct StepperContent: View {
  unowned let stepper: UIStepper
  /// Which half is pressed: -1, 1, or 0 for none.
  @State private var pressed: Double = 0

  init(stepper: UIStepper) { self.stepper = stepper }

  var body: some View {
    // The stepper is an object: the content follows its changes.
    stepper.changes.follow()
    return Group {
      if stepper.parts.isEmpty, stepper.autorepeat {
        usual
      } else {
        HStack(spacing: 0) {
          half(-1, "Decrement")
          half(1, "Increment")
        }
        .background { ground }
        .overlay { divider }
      }
    }
    .disabled(!stepper.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var usual: some View {
    Stepper(
      onIncrement: stepper.canStep(1) ? { stepper.step(1) } : nil,
      onDecrement: stepper.canStep(-1) ? { stepper.step(-1) } : nil, onEditingChanged: { stepper.edit($0) }
    ) {
      EmptyView()
    }
    .labelsHidden()
    .accessibilityValue(Text(verbatim: stepper.spokenValue))
  }

  // MARK: Halves

  private func state(_ direction: Double) -> UIControl.State {
    if !stepper.isEnabled || !stepper.canStep(direction) { return .disabled }
    return pressed == direction ? .highlighted : .normal
  }

  private func half(_ direction: Double, _ name: LocalizedStringKey) -> some View {
    Button {
      stepper.step(direction)
    } label: {
      mark(direction).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    }
    .buttonStyle(StepperHalfStyle { follow($0, direction) })
    .buttonRepeatBehavior(stepper.autorepeat ? .enabled : .disabled)
    .disabled(!stepper.canStep(direction))
    .accessibilityLabel(name)
    .accessibilityValue(Text(verbatim: stepper.spokenValue))
  }

  private func follow(_ isPressed: Bool, _ direction: Double) {
    pressed = isPressed ? direction : 0
    stepper.edit(isPressed)
  }

  private func mark(_ direction: Double) -> some View {
    let images: StateValues<UIImage> = direction > 0 ? stepper.parts.increments : stepper.parts.decrements
    let own: UIImage? = images.shown(in: state(direction))
    let tint: UIColor = stepper.tintColor
    return Group {
      if let own {
        Image(uiKit: own).foregroundStyle(Color(uiKit: tint))
      } else {
        Image(systemName: direction > 0 ? "plus" : "minus").foregroundStyle(.primary)
      }
    }
    .opacity(stepper.canStep(direction) ? 1 : 0.35)
    .accessibilityHidden(true)
  }

  // MARK: Behind and between

  @ViewBuilder private var ground: some View {
    let whole: UIControl.State = stepper.isEnabled ? .normal : .disabled
    Group {
      if let image = stepper.parts.backgrounds.shown(in: whole) {
        Image(uiKit: image).resizable()
        if pressed != 0, let image = stepper.parts.backgrounds[.highlighted] {
          Image(uiKit: image).resizable().mask {
            HStack(spacing: 0) {
              Color.black.opacity(pressed < 0 ? 1 : 0)
              Color.black.opacity(pressed > 0 ? 1 : 0)
            }
          }
        }
      } else {
        Capsule().fill(.fill.tertiary)
      }
    }
    .accessibilityHidden(true)
  }

  @ViewBuilder private var divider: some View {
    if let image = stepper.parts.dividers.shown(state(-1), state(1)) {
      Image(uiKit: image).accessibilityHidden(true).allowsHitTesting(false)
    } else if stepper.parts.backgrounds.isEmpty {
      Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 7).accessibilityHidden(true)
        .allowsHitTesting(false)
    }
  }
}

/// The mark alone; it tells whether the half is pressed.
private struct StepperHalfStyle: ButtonStyle {
  let follow: (Bool) -> Void

  init(_ follow: @escaping (Bool) -> Void) { self.follow = follow }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in follow(isPressed) }
  }
}
