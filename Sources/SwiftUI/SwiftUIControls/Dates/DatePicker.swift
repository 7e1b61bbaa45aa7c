import Foundation
import ReactiveGraph
import SwiftUICore

/// A control that chooses a date, a time or both, in the calendar, language and time zone of the place.
///
/// ```swift
/// struct Birthday: View {
///   @State private var day = Date(timeIntervalSinceReferenceDate: 0)
///   var body: some View {
///     DatePicker("Birthday", selection: $day, displayedComponents: .date)
///   }
/// }
/// ```
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker: StyleableControl {
  package nonisolated static func styled(
    _ picker: _GraphValue<Self>, in inputs: _ViewInputs
  ) -> _GraphValue<StyledDatePicker> {
    let scope: ControlStyle<DatePickerStyleConfiguration> = .around(inputs)
    let label = DatePickerStyleConfiguration.Label(part: ControlPart(picker.part(\.label), in: scope))
    let group = FocusGroup(inputs.window)
    return picker[{ picker in
      StyledDatePicker(
        configuration: DatePickerStyleConfiguration(
          label: label, selection: picker.selection, minimumDate: picker.minimum, maximumDate: picker.maximum,
          displayedComponents: picker.components, group: group))
    }]
  }
}

/// A date picker in the style of its place: an element that contains those of the style and has the picker's label.
nonisolated package struct StyledDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @MainActor package var body: some View {
    StyledControl(configuration)
      .attaching(AccessibilityAttachmentModifier(behavior: .contain))
      .accessibilityLabel { _ in configuration.label }
  }
}
