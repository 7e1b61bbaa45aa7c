import AccessibilityTree
import Foundation
import SwiftUICore

/// A stepper goes up and down by steps, or calls what the app gave for that.
nonisolated struct StepperBehavior: ControlBehavior {
  /// Nil where the value cannot go up any more.
  let increment: () -> (() -> Void)?
  let decrement: () -> (() -> Void)?
  /// The value in words; nil where the stepper knows none.
  let words: (Locale) -> String?
  let onEditingChanged: (Bool) -> Void

  static let actions: [AccessibilityActionCode] = [.increment, .decrement]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    properties.role = .stepper
    properties.value = control.read().words(environment.locale)
  }

  @MainActor func setEditing(_ isEditing: Bool) { onEditingChanged(isEditing) }

  @MainActor func perform(_ action: AccessibilityActionCode) {
    if action == .increment { increment()?() }
    if action == .decrement { decrement()?() }
  }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .up, .trailing: { perform(.increment) }
    case .down, .leading: { perform(.decrement) }
    default: nil
    }
  }
}

extension StepperBehavior {
  /// Goes to the next value in either direction; with bounds the last step is as short as it has to be.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, words: @escaping (V, Locale) -> String?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func change(by distance: V.Stride) -> (() -> Void)? {
      let old: V = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: distance) } }
      let isPositive: Bool = distance > .zero
      guard isPositive ? old < bounds.upperBound : old > bounds.lowerBound else { return nil }
      return {
        // The distance to a bound is asked first: beyond it there may be no value.
        let old: V = value.wrappedValue
        let limit: V = isPositive ? bounds.upperBound : bounds.lowerBound
        let room: V.Stride = old.distance(to: limit)
        let isNear: Bool = isPositive ? room <= distance : room >= distance
        let new: V = isNear ? limit : old.advanced(by: distance)
        value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, new))
      }
    }
    increment = { change(by: step) }
    decrement = { change(by: 0 - step) }
    self.words = { words(value.wrappedValue, $0) }
    self.onEditingChanged = onEditingChanged
  }

  init(_ increment: (() -> Void)?, _ decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    self.increment = { increment }
    self.decrement = { decrement }
    words = { _ in nil }
    self.onEditingChanged = onEditingChanged
  }

  /// Numbers as people write them, other values as Swift prints them.
  static func words<V>(for value: V, in locale: Locale) -> String? {
    switch value {
    case let number as any BinaryInteger: "\(IntegerFormatStyle<Int>(locale: locale).format(Int(clamping: number)))"
    case let number as any BinaryFloatingPoint:
      FloatingPointFormatStyle<Double>(locale: locale).format(Double(number))
    default: String(describing: value)
    }
  }
}
