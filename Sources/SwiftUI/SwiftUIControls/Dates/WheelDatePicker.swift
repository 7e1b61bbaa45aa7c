import DateEditing
import Foundation
import SwiftUICore

/// A wheel for each part, in the order of the language. With a time, days are one wheel.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let settings = DateSettings()
  @Environment(\.labelsVisibility) private var labels: Visibility

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  private func pieces(in editor: DateEditor) -> [DatePattern.Piece] {
    let time: [DatePattern.Piece] = DatePattern(template: "jmm", in: editor).pieces
    if !configuration.displayedComponents.contains(.date) { return time }
    if configuration.displayedComponents.contains(.hourAndMinute) { return time }
    return DatePattern(template: "yMMMMd", in: editor).pieces
  }

  var body: some View {
    let editor: DateEditor = settings.editor(for: configuration)
    HStack(spacing: 0) {
      if configuration.displayedComponents == [.date, .hourAndMinute] {
        DayWheel(editor: editor, selection: configuration.$selection)
      }
      ForEach(Array(pieces(in: editor).enumerated()), id: \.offset) { _, piece in
        // An era goes along with its years.
        if case .unit(let unit, let letters) = piece, unit != .era {
          UnitWheel(unit: unit, letters: letters, editor: editor, selection: configuration.$selection)
        }
      }
    }
    .pickerStyle(.wheel)
  }
}

/// All the days near the chosen one.
private struct DayWheel: View {
  let editor: DateEditor
  @Binding var selection: Date
  private static let origin = Date(timeIntervalSinceReferenceDate: 0)
  private static let reach: Int = 180

  init(editor: DateEditor, selection: Binding<Date>) {
    self.editor = editor
    _selection = selection
  }

  private func number(_ date: Date) -> Int {
    let calendar: Calendar = editor.calendar
    let origin: Date = calendar.startOfDay(for: Self.origin)
    return calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
  }

  private func day(_ number: Int) -> Date {
    let calendar: Calendar = editor.calendar
    let origin: Date = calendar.startOfDay(for: Self.origin)
    return calendar.date(byAdding: .day, value: number, to: origin) ?? origin
  }

  var body: some View {
    let now: Int = number(selection)
    let first: Int = editor.limits.lowerBound == .distantPast ? now - Self.reach : number(editor.limits.lowerBound)
    let last: Int = editor.limits.upperBound == .distantFuture ? now + Self.reach : number(editor.limits.upperBound)
    let days: ClosedRange<Int> = max(first, now - Self.reach)...max(max(first, now), min(last, now + Self.reach))
    Picker(
      "Day",
      selection: Binding(get: { number(selection) }, set: { selection = editor.choosing(day: day($0), in: selection) })
    ) {
      ForEach(days, id: \.self) { Text(DateNames.string(day($0), template: "EEEMMMd", in: editor)) }
    }
    .frame(minWidth: 120)
  }
}

/// The numbers of one part.
private struct UnitWheel: View {
  let unit: DateUnit
  let letters: String
  let editor: DateEditor
  @Binding var selection: Date

  init(unit: DateUnit, letters: String, editor: DateEditor, selection: Binding<Date>) {
    self.unit = unit
    self.letters = letters
    self.editor = editor
    _selection = selection
  }

  private var name: LocalizedStringKey {
    switch unit {
    case .era: "Era"
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour, .shortHour: "Hour"
    case .minute: "Minute"
    case .second: "Second"
    case .dayPeriod: "AM/PM"
    }
  }

  /// Of years, which go on without end, a hundred before and after.
  private var numbers: ClosedRange<Int> {
    guard unit == .year else { return editor.range(of: unit, in: selection) }
    let now: Int = editor.value(of: .year, in: selection)
    func years(to limit: Date) -> Int {
      editor.calendar.dateComponents([.year], from: selection, to: limit).year ?? 0
    }
    let before: Int =
      editor.limits.lowerBound == .distantPast ? 100 : min(100, -years(to: editor.limits.lowerBound) + 1)
    let after: Int =
      editor.limits.upperBound == .distantFuture ? 100 : min(100, years(to: editor.limits.upperBound) + 1)
    return max(1, now - before)...max(now, now + after)
  }

  private func text(_ number: Int) -> String {
    let date: Date =
      if unit == .year {
        editor.calendar.date(byAdding: .year, value: number - editor.value(of: .year, in: selection), to: selection)
          ?? selection
      } else if unit == .month {
        editor.months(inYearOf: selection)[number - 1]
      } else if unit == .day {
        editor.days(inMonthOf: selection)[number - 1]
      } else {
        DateEditor(
          calendar: editor.calendar, locale: editor.locale, timeZone: editor.calendar.timeZone
        ).setting(unit, to: number, in: selection)
      }
    if unit == .year, editor.hasShortEras { return DateNames.string(date, template: "y", in: editor) }
    return DateNames.string(date, pattern: unit == .month ? "LLLL" : letters, in: editor)
  }

  var body: some View {
    Picker(
      name,
      selection: Binding(
        get: { editor.value(of: unit, in: selection) },
        set: { selection = editor.setting(unit, to: $0, in: selection) })
    ) {
      ForEach(numbers, id: \.self) { Text(text($0)) }
    }
  }
}
