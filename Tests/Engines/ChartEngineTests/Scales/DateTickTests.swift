import ChartEngine
import Foundation
import Testing

@Suite struct DateTickTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.locale = Locale(identifier: "de_DE")
    calendar.firstWeekday = 2
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  @Test("The stride is the calendar unit nearest to the span divided by the count")
  func strides() {
    let day: Double = 86_400
    #expect(DateTicks.stride(span: day * 365, count: 5) == .init(.month, count: 3))
    #expect(DateTicks.stride(span: day * 365, count: 12) == .init(.month))
    #expect(DateTicks.stride(span: day * 7, count: 7) == .init(.day))
    #expect(DateTicks.stride(span: day, count: 4) == .init(.hour, count: 6))
    #expect(DateTicks.stride(span: 3_600, count: 4) == .init(.minute, count: 15))
    #expect(DateTicks.stride(span: day * 3_652, count: 5) == .init(.year, count: 2))
    #expect(DateTicks.stride(span: 0.001, count: 5) == nil)
    #expect(DateTicks.stride(span: .nan, count: 5) == nil)
  }

  @Test("Ticks of months stand at their first days, across the change to summer time")
  func months() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2024, 1, 15), to: date(2024, 6, 2), by: .init(.month))
    #expect(ticks == (2...6).map { date(2024, $0, 1) })
  }

  @Test("Quarters begin in January, April, July and October whatever the domain")
  func quarters() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2023, 2, 10), to: date(2024, 2, 1), by: .init(.month, count: 3))
    #expect(ticks == [date(2023, 4, 1), date(2023, 7, 1), date(2023, 10, 1), date(2024, 1, 1)])
  }

  @Test("Every third hour is 0, 3, 6, ... also on the day that has 23 hours")
  func hours() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2024, 3, 31), to: date(2024, 4, 1), by: .init(.hour, count: 3))
    let hours: [Int] = ticks.map { calendar.component(.hour, from: $0) }
    #expect(hours == [0, 3, 6, 9, 12, 15, 18, 21, 0])
  }

  @Test("Every second day is an odd day of its month, and none stands beside the first of the next")
  func days() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2024, 1, 27), to: date(2024, 2, 4), by: .init(.day, count: 2))
    #expect(ticks == [date(2024, 1, 27), date(2024, 1, 29), date(2024, 2, 1), date(2024, 2, 3)])
  }

  @Test("Weeks begin with the calendar's first weekday")
  func weeks() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2024, 5, 1), to: date(2024, 5, 20), by: .init(.weekOfYear))
    #expect(ticks == [date(2024, 5, 6), date(2024, 5, 13), date(2024, 5, 20)])
  }

  @Test("A stride that is not aligned counts from the first unit in the domain, and short months lose no day")
  func unaligned() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(
      from: date(2024, 2, 1), to: date(2024, 12, 1), by: .init(.month, count: 3), isAligned: false)
    #expect(ticks == [date(2024, 2, 1), date(2024, 5, 1), date(2024, 8, 1), date(2024, 11, 1)])
  }

  @Test("Ticks are limited, also over ten thousand years of seconds")
  func limit() {
    let ticks: [Date] = DateTicks(calendar: calendar).ticks(from: .distantPast, to: .distantFuture, by: .init(.second))
    #expect(ticks.count <= 1_000)
  }

  @Test("Bounds are widened to the starts of units; a bound at a start stays")
  func rounded() {
    let (low, high): (Date, Date) = DateTicks(calendar: calendar).rounded(
      date(2024, 1, 15), date(2024, 3, 1), to: .month)
    #expect(low == date(2024, 1, 1) && high == date(2024, 3, 1))
  }
}
