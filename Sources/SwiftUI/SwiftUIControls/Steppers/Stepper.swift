import AccessibilityTree
import ControlLooks
import Foundation
import HostInterface
import ReactiveGraph
import SwiftUICore

/// A control that goes up and down by steps.
///
/// ```swift
/// struct Guests: View {
///   @State private var count = 2
///   var body: some View {
///     Stepper("Guests: \(count)", value: $count, in: 1...8)
///   }
/// }
/// ```
///
/// A half that is held acts again and again. By keyboard the arrows go up and down.
nonisolated public struct Stepper<Label: View>: View {
  let behavior: StepperBehavior
  let label: Label
  /// Whether the value is shown beside the label.
  let showsValue: Bool

  nonisolated init(_ behavior: StepperBehavior, label: Label, showsValue: Bool = false) {
    self.behavior = behavior
    self.label = label
    self.showsValue = showsValue
  }
}

extension Stepper: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let label = StepperLabel(part: ControlPart(view.part(\.label), in: ControlStyleScope()))
    let showsValue: _GraphValue<Bool> = view.part(\.showsValue)
    let row = _GraphValue<StepperRow> {
      StepperRow(
        behavior: control.behavior.read(), control: control, label: Label.self == EmptyView.self ? nil : label,
        showsValue: showsValue.read())
    }
    var outputs: _ViewOutputs = StepperRow._makeView(view: row, inputs: inputs)
    // On a phone the two halves are elements of their own, as UIKit's are.
    if inputs.environment(IdiomKey.self).peek != .phone { control.makeElement(of: &outputs) }
    return outputs
  }
}

nonisolated private struct StepperLabel: View, ControlPartView {
  let part: ControlPart
}

/// The label with the buttons behind it: at the end of the row on a phone, right beside it on a desktop.
nonisolated private struct StepperRow: View {
  let behavior: StepperBehavior
  let control: ControlNode<StepperBehavior>
  let label: StepperLabel?
  let showsValue: Bool
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.locale) private var locale: Locale
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool
  @Environment(\.stepperFace) private var face: StepperFace?

  init(
    behavior: StepperBehavior, control: ControlNode<StepperBehavior>, label: StepperLabel?, showsValue: Bool
  ) {
    self.behavior = behavior
    self.control = control
    self.label = label
    self.showsValue = showsValue
  }

  @MainActor private var isPhone: Bool { idiom == .phone }

  @MainActor private var look: StepperLook {
    var look = StepperLook(isPhone: isPhone)
    look.canIncrement = behavior.increment() != nil
    look.canDecrement = behavior.decrement() != nil
    look.pressed = control.pressedPart.flatMap { StepperLook.Half(rawValue: $0) }
    return look
  }

  @MainActor @ViewBuilder private var ground: some View {
    if let face { face.view(StepperFace.Halves(look)).accessibilityHidden(true) } else { LookView(look) }
  }

  @MainActor private var buttons: some View {
    ground.overlay {
      if isPhone || face != nil {
        HStack(spacing: 0) {
          half(.decrement, "Decrement")
          half(.increment, "Increment")
        }
      } else {
        VStack(spacing: 0) {
          half(.increment, "Increment")
          half(.decrement, "Decrement")
        }
      }
    }
  }

  @MainActor private func half(_ half: StepperLook.Half, _ name: LocalizedStringKey) -> some View {
    let action: AccessibilityActionCode = half == .increment ? .increment : .decrement
    return Color.clear
      .modifier(ControlTarget(control, .performs(action, part: half.rawValue)))
      .modifier(
        StepperHalfElement(
          isElement: isPhone, name: name, label: label, value: behavior.words(locale),
          isUsable: half == .increment ? look.canIncrement : look.canDecrement
        ) { control.perform(action) })
  }

  @MainActor var body: some View {
    HStack(spacing: isPhone ? 0 : 8) {
      if labels != .hidden {
        if let label { label.font(isPhone ? font : font ?? .body) }
        if isSpread { Spacer(minLength: isPhone ? 8 : 0) }
      }
      if showsValue, let words = behavior.words(locale) {
        Text(words).foregroundStyle(.secondary).padding(.trailing, isPhone ? 8 : 0).accessibilityHidden(true)
      }
      buttons.modifier(RowControl())
    }
    .modifier(ControlOpacity(opacity: 1))
    .modifier(HiddenLabel(label: label, isHidden: !isPhone && labels == .hidden))
  }
}

/// One half of a phone's stepper as a button that is called by the label and by what it does.
nonisolated private struct StepperHalfElement: ViewModifier {
  let isElement: Bool
  let name: LocalizedStringKey
  let label: StepperLabel?
  let value: String?
  let isUsable: Bool
  let action: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    if isElement {
      content.accessibilityRepresentation {
        Button(action: action) {
          HStack {
            label
            Text(name)
          }
        }
        .accessibility { properties, _ in properties.value = value }
        .disabled(!isUsable)
      }
    } else {
      content
    }
  }
}
