import DateEditing
import Foundation
import ReactiveGraph
import SwiftUICore

/// A calendar in which any number of days are chosen.
///
/// ```swift
/// struct Holidays: View {
///   @State private var days: Set<DateComponents> = []
///   var body: some View {
///     MultiDatePicker("Holidays", selection: $days)
///   }
/// }
/// ```
///
/// By keyboard arrows go to days, and Space chooses.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let maximum: Date?
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.minimum = minimum
    // The end of a range does not belong to it.
    maximum = end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
    self.label = label
  }

  /// Makes a calendar with any label.
  ///
  /// - Parameters:
  ///   - selection: The days, which the calendar reads and writes: each with its calendar, era, year, month and day.
  ///   - label: Makes the label that says what the days are.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Makes a calendar for the days from one up to another.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Makes a calendar for the days from one on.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Makes a calendar for the days up to one.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}

extension MultiDatePicker: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = MultiDateLabel(part: ControlPart(view.part(\.label), in: ControlStyleScope()))
    let group = FocusGroup(inputs.window)
    let calendar = _GraphValue<DaysCalendar> {
      let picker: Self = view.read()
      return DaysCalendar(
        label: label, selection: picker.selection, minimum: picker.minimum, maximum: picker.maximum, group: group)
    }
    return DaysCalendar._makeView(view: calendar, inputs: inputs)
  }
}

nonisolated private struct MultiDateLabel: View, ControlPartView {
  let part: ControlPart
}

nonisolated private struct DaysCalendar: View {
  let label: MultiDateLabel
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let maximum: Date?
  let group: FocusGroup
  @Environment(\.calendar) private var calendar: Calendar
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone

  init(
    label: MultiDateLabel, selection: Binding<Set<DateComponents>>, minimum: Date?, maximum: Date?, group: FocusGroup
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.group = group
  }

  @MainActor var body: some View {
    let editor = DateEditor(
      calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum)
    let chosen: [Date: DateComponents] = days(in: editor)
    MonthCalendar(editor: editor, home: chosen.keys.min(), group: group, choosesOnMove: false) {
      chosen[$0] != nil
    } choose: { day in
      if let old = days(in: editor)[day] {
        selection.wrappedValue.remove(old)
      } else {
        selection.wrappedValue.insert(
          editor.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
      }
    }
    .attaching(AccessibilityAttachmentModifier(behavior: .contain))
    .accessibilityLabel { _ in label }
  }

  /// The beginnings of the chosen days. Components of another calendar, or with a time, count for their day.
  @MainActor private func days(in editor: DateEditor) -> [Date: DateComponents] {
    var days: [Date: DateComponents] = [:]
    for components in selection.wrappedValue {
      var own: Calendar = components.calendar ?? editor.calendar
      own.timeZone = components.timeZone ?? editor.calendar.timeZone
      guard let date = own.date(from: components) else { continue }
      days[editor.calendar.startOfDay(for: date)] = components
    }
    return days
  }
}
