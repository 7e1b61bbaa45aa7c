import AccessibilityTree
import ControlLooks
import CoreGraphics
import Foundation
import InputEngine
import SwiftUICore

/// A slider is one adjustable element whose value is a percentage, unless the app has words for it (behaviour 280).
nonisolated struct SliderBehavior: ControlBehavior {
  let scale: SliderScale
  let currentValueLabel: Text?
  let onEditingChanged: (Bool) -> Void

  static let actions: [AccessibilityActionCode] = [.increment, .decrement]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    let slider: Self = control.read()
    let value: Double = slider.scale.value
    let position = Double(slider.scale.position(of: value))
    properties.role = .slider
    properties.numericValue = position
    if let text = slider.currentValueLabel ?? slider.scale.name(at: value) {
      properties.value = text.string(in: environment)
    } else {
      let format: FloatingPointFormatStyle<Double>.Percent = .percent.precision(.fractionLength(0))
      properties.value = format.locale(environment.locale).format(position)
    }
  }

  @MainActor func setEditing(_ isEditing: Bool) { onEditingChanged(isEditing) }

  /// Where there are no steps, an action goes on by a tenth of the whole, as UIKit's sliders do.
  @MainActor func perform(_ action: AccessibilityActionCode) {
    if action == .increment { scale.move(by: 1, part: 0.1) }
    if action == .decrement { scale.move(by: -1, part: 0.1) }
  }

  /// Arrows go on by a step, or a twentieth of the whole; pages by a tenth.
  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .up, .trailing: { scale.move(by: 1, part: 0.05) }
    case .down, .leading: { scale.move(by: -1, part: 0.05) }
    case .pageUp: { scale.movePage(1) }
    case .pageDown: { scale.movePage(-1) }
    case .home: { scale.moveToEnd(false) }
    case .end: { scale.moveToEnd(true) }
    case .character: nil
    }
  }

  // MARK: Pointers

  func look(isPhone: Bool) -> SliderLook {
    var look = SliderLook(isPhone: isPhone, position: scale.position(of: scale.value))
    look.neutral = scale.position(of: scale.neutral)
    look.enabled = scale.position(of: scale.enabled.lowerBound)...scale.position(of: scale.enabled.upperBound)
    look.ticks = scale.ticks.map { scale.position(of: $0.value) }
    return look
  }

  /// A finger has to take the knob, so that it can scroll elsewhere; a mouse may go down anywhere.
  @MainActor func follows(_ pointer: ControlPointer) -> Bool {
    guard pointer.kind == .touch else { return true }
    let knob: CGRect = look(isPhone: pointer.environment.idiom == .phone).knobFrame(in: pointer.size)
    return abs(pointer.location.x - knob.midX) <= max(44, knob.width) / 2
  }

  /// The knob keeps its distance to the pointer that took it, and comes to a mouse that goes down beside it. While Option
  /// is held it follows slowly, the more so the farther the pointer is above or below the track.
  @MainActor func follow(_ pointer: inout ControlPointer) {
    let look: SliderLook = look(isPhone: pointer.environment.idiom == .phone)
    switch pointer.phase {
    case .began:
      let knob: CGRect = look.knobFrame(in: pointer.size)
      let isOnKnob: Bool = pointer.kind == .touch || (knob.minX...knob.maxX).contains(pointer.location.x)
      pointer.memory = isOnKnob ? knob.midX - pointer.location.x : 0
      if !isOnKnob { move(look, pointer) }
    case .moved, .ended:
      let way: CGFloat = pointer.location.x - pointer.previous.x
      guard way != 0 else { return }
      if pointer.isPrecise {
        let distance: CGFloat = max(0, abs(pointer.location.y - pointer.size.height / 2) - pointer.size.height / 2)
        pointer.memory += way / (2 + distance / 25) - way
      }
      move(look, pointer)
    case .cancelled: break
    }
  }

  @MainActor private func move(_ look: SliderLook, _ pointer: ControlPointer) {
    scale.set(position: look.position(atX: pointer.location.x + pointer.memory, width: pointer.size.width))
  }
}
