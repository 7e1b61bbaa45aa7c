import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// The looks of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The date and the parts of a date picker, for its style.
public struct DatePickerStyleConfiguration {
  /// What the date is.
  public let label: Label
  /// The date; writing changes the value that the picker stands for.
  @Binding public var selection: Date
  /// The first moment that can be chosen; nil for all.
  public var minimumDate: Date?
  /// The last moment that can be chosen; nil for all.
  public var maximumDate: Date?
  /// The parts that can be chosen.
  public var displayedComponents: DatePickerComponents
  let group: FocusGroup

  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, group: FocusGroup
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.group = group
  }

  /// The label, of whatever type.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }
}

extension DatePickerStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultDatePickerStyle(), DatePickerStyleBody.self)
}

nonisolated private struct DatePickerStyleBody<Style: DatePickerStyle>: ControlStyleBody {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the date pickers inside the view.
  ///
  /// - Parameter style: The style, such as `.graphical` or one of your own.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<DatePickerStyleBody<S>>(style))
  }
}

/// The calendar, the language and the zone of a place.
struct DateSettings: DynamicProperty {
  @Environment(\.calendar) private var calendar: Calendar
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone

  init() {}

  func editor(minimum: Date?, maximum: Date?) -> DateEditor {
    DateEditor(calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
  }

  func editor(for configuration: DatePickerStyleConfiguration) -> DateEditor {
    editor(minimum: configuration.minimumDate, maximum: configuration.maximumDate)
  }
}
