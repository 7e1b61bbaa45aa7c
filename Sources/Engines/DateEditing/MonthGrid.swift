import Foundation

/// The days of a month in weeks, as a calendar on paper shows them.
package struct MonthGrid: Hashable, Sendable {
  /// The beginning of the month.
  package let month: Date
  /// The beginnings of the days.
  package let days: [Date]
  /// How many places are empty before the first day.
  package let leading: Int
  /// The numbers of the weekdays in the order of the columns, 1 for Sunday.
  package let weekdays: [Int]

  package init(of date: Date, in editor: DateEditor) {
    let calendar: Calendar = editor.calendar
    month = editor.startOfMonth(date)
    days = editor.days(inMonthOf: date)
    let first: Int = calendar.firstWeekday
    weekdays = (0..<7).map { (first - 1 + $0) % 7 + 1 }
    let weekday: Int = days.first.map { calendar.component(.weekday, from: $0) } ?? first
    leading = (weekday - first + 7) % 7
  }

  /// The weeks; nil where a week has no day of the month.
  package var weeks: [[Date?]] {
    var places: [Date?] = Array(repeating: nil, count: leading) + days
    while places.count % 7 != 0 { places.append(nil) }
    return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
  }
}
