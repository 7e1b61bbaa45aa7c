import ControlLooks
import CoreGraphics
import DateEditing
import Foundation
import HostInterface
import SwiftUICore

/// The days of a month, with buttons for the months before and after.
///
/// One day is a stop of the keyboard: the one where the keyboard was last, else a chosen one, else the first. Arrows go to
/// days and weeks, page keys to months.
struct MonthCalendar: View {
  let editor: DateEditor
  /// A day that the month belongs to where nothing else was asked for; nil for today.
  let home: Date?
  let isSelected: (Date) -> Bool
  let choose: (Date) -> Void
  /// Whether a day is chosen when the keyboard comes to it.
  let choosesOnMove: Bool
  let group: FocusGroup
  /// The decorations and questions of the calendar's days; nil for a calendar without any.
  let options: MonthOptions?
  /// The month that a person went to.
  @State private var ownMonth: Date?
  /// The day where the keyboard is.
  @State private var cursor: Date?
  @Environment(\.idiom) private var idiom: Idiom

  init(
    editor: DateEditor, home: Date?, group: FocusGroup, choosesOnMove: Bool, options: MonthOptions? = nil,
    isSelected: @escaping (Date) -> Bool, choose: @escaping (Date) -> Void
  ) {
    self.options = options
    self.editor = editor
    self.home = home
    self.group = group
    self.choosesOnMove = choosesOnMove
    self.isSelected = isSelected
    self.choose = choose
  }

  private var month: Date? {
    get { options?.month.wrappedValue ?? ownMonth }
    nonmutating set {
      if let options { options.month.wrappedValue = newValue } else { ownMonth = newValue }
    }
  }

  /// Whether a day can be chosen.
  private func allows(_ day: Date) -> Bool { editor.allows(dayOf: day) && options?.mayChoose(day) ?? true }

  var body: some View {
    // An hour is often enough to see that a day is over.
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 3600)) { context in
      let grid = MonthGrid(of: month ?? home ?? context.date, in: editor)
      VStack(spacing: idiom == .phone ? 4 : 2) {
        MonthHeader(editor: editor, month: grid.month) { month = $0 }
        WeekdayRow(editor: editor, weekdays: grid.weekdays)
        ForEach(Array(grid.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              place(day, grid, today: context.date).frame(maxWidth: .infinity)
            }
          }
        }
      }
    }
    .onChange(of: home) { if choosesOnMove { month = nil } }
  }

  @ViewBuilder private func place(_ day: Date?, _ grid: MonthGrid, today: Date) -> some View {
    if let day {
      if let decoration = options?.decoration {
        VStack(spacing: 0) {
          control(day, grid, today: today)
          decoration(day).frame(height: MonthOptions.decorationHeight)
        }
        .id(day)
      } else {
        control(day, grid, today: today).id(day)
      }
    } else {
      Color.clear.frame(height: DayLook.side(isPhone: idiom == .phone))
    }
  }

  private func control(_ day: Date, _ grid: MonthGrid, today: Date) -> some View {
    DayControl(
      behavior: behavior(day, grid), isToday: editor.calendar.isDate(day, inSameDayAs: today), editor: editor
    )
    .disabled(!allows(day))
  }

  private func behavior(_ day: Date, _ grid: MonthGrid) -> DayBehavior {
    let isStop: Bool =
      if let cursor, grid.days.contains(cursor) {
        cursor == day
      } else {
        (grid.days.first { isSelected($0) } ?? grid.days.first { allows($0) }) == day
      }
    return DayBehavior(
      day: day, name: DateNames.string(day, template: "EEEEMMMMdy", in: editor), isSelected: isSelected(day),
      takesKeyboard: isStop, group: group,
      choose: {
        cursor = day
        // Of several days none leads to another month.
        if !choosesOnMove { month = grid.month }
        choose(day)
      },
      move: { go(from: day, $0, $1) })
  }

  private func go(from day: Date, _ count: Int, _ component: Calendar.Component) {
    var target: Date = day
    // The keyboard goes past days that cannot be chosen, as far as there is any other one within a year or so.
    for _ in 0..<400 {
      let moved: Date = editor.calendar.date(byAdding: component, value: count, to: target) ?? target
      target = editor.calendar.startOfDay(for: moved)
      if allows(target) || !editor.allows(dayOf: target) { break }
    }
    guard allows(target) else { return }
    month = target
    cursor = target
    if choosesOnMove { choose(target) }
    group.focus(target)
  }
}

private struct MonthHeader: View {
  let editor: DateEditor
  let month: Date
  let show: (Date) -> Void

  init(editor: DateEditor, month: Date, show: @escaping (Date) -> Void) {
    self.editor = editor
    self.month = month
    self.show = show
  }

  private func neighbour(_ step: Int) -> Date? {
    guard let other = editor.calendar.date(byAdding: .month, value: step, to: month) else { return nil }
    let start: Date = editor.startOfMonth(other)
    let limit: Bool =
      step < 0
      ? (editor.days(inMonthOf: start).last.map { editor.allows(dayOf: $0) } ?? false)
      : editor.allows(dayOf: start)
    return limit ? start : nil
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(DateNames.string(month, template: "yMMMM", in: editor)).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      arrow("Previous Month", "chevron.left", neighbour(-1))
      arrow("Next Month", "chevron.right", neighbour(1))
    }
    .buttonStyle(.borderless)
  }

  private func arrow(_ name: LocalizedStringKey, _ symbol: String, _ target: Date?) -> some View {
    Button {
      if let target { show(target) }
    } label: {
      Image(systemName: symbol).flipsForRightToLeftLayoutDirection(true).frame(minWidth: 28, minHeight: 28)
        .contentShape(Rectangle())
    }
    .accessibilityLabel(name)
    .disabled(target == nil)
  }
}

/// The days of the week, which are part of the names of the days and silent themselves.
private struct WeekdayRow: View {
  let editor: DateEditor
  let weekdays: [Int]

  init(editor: DateEditor, weekdays: [Int]) {
    self.editor = editor
    self.weekdays = weekdays
  }

  var body: some View {
    let names: [String] = editor.calendar.veryShortStandaloneWeekdaySymbols
    HStack(spacing: 0) {
      ForEach(weekdays, id: \.self) { weekday in
        Text(verbatim: names.indices.contains(weekday - 1) ? names[weekday - 1] : "")
          .font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }
}
