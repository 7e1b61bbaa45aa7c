import DateEditing
import Foundation
import Testing

/// An editor for a calendar, in a language and zone.
func editor(
  _ calendar: Calendar.Identifier = .gregorian, _ locale: String = "en_US", zone: String = "UTC",
  minimum: Date? = nil, maximum: Date? = nil
) throws -> DateEditor {
  DateEditor(
    calendar: Calendar(identifier: calendar), locale: Locale(identifier: locale),
    timeZone: try #require(TimeZone(identifier: zone)), minimum: minimum, maximum: maximum)
}

/// A moment of the Gregorian calendar.
func moment(_ text: String) throws -> Date {
  let formatter = ISO8601DateFormatter()
  return try #require(formatter.date(from: text.contains("T") ? text : text + "T12:00:00Z"))
}

@Suite struct DateEditorTests {
  @Test("A part is changed alone; a day that the new month has not becomes its last")
  func parts() throws {
    let editor = try editor()
    let date = try moment("2024-01-31T09:41:30Z")
    #expect(try editor.setting(.month, to: 2, in: date) == moment("2024-02-29T09:41:30Z"))
    #expect(try editor.setting(.year, to: 2026, in: date) == moment("2026-01-31T09:41:30Z"))
    #expect(try editor.setting(.year, to: 2025, in: moment("2024-02-29")) == moment("2025-02-28"))
    #expect(try editor.setting(.day, to: 5, in: date) == moment("2024-01-05T09:41:30Z"))
    #expect(try editor.setting(.day, to: 99, in: date) == moment("2024-01-31T09:41:30Z"))
    #expect(try editor.setting(.hour, to: 23, in: date) == moment("2024-01-31T23:41:30Z"))
    #expect(try editor.setting(.minute, to: 0, in: date) == moment("2024-01-31T09:00:30Z"))
    #expect(try editor.setting(.dayPeriod, to: 1, in: date) == moment("2024-01-31T21:41:30Z"))
    #expect(try editor.setting(.shortHour, to: 12, in: date) == moment("2024-01-31T00:41:30Z"))
    #expect(
      try editor.setting(.shortHour, to: 12, in: moment("2024-01-31T21:41:30Z")) == moment("2024-01-31T12:41:30Z"))
  }

  @Test("Steps go round within a part, years go on")
  func steps() throws {
    let editor = try editor()
    let date = try moment("2024-12-31T23:59:00Z")
    #expect(try editor.stepping(.month, by: 1, in: date) == moment("2024-01-31T23:59:00Z"))
    #expect(try editor.stepping(.day, by: 1, in: date) == moment("2024-12-01T23:59:00Z"))
    #expect(try editor.stepping(.hour, by: 1, in: date) == moment("2024-12-31T00:59:00Z"))
    #expect(editor.stepping(.minute, by: -60, in: date) == date)
    #expect(try editor.stepping(.year, by: -2, in: date) == moment("2022-12-31T23:59:00Z"))
    #expect(try editor.stepping(.dayPeriod, by: 1, in: date) == moment("2024-12-31T11:59:00Z"))
  }

  @Test("No date leaves the limits; limits in the wrong order do not count (576)")
  func limits() throws {
    let (first, last) = (try moment("2024-03-10T08:00:00Z"), try moment("2024-03-20T18:00:00Z"))
    let editor = try editor(minimum: first, maximum: last)
    #expect(editor.setting(.day, to: 1, in: first) == first && editor.setting(.month, to: 12, in: first) == last)
    #expect(try editor.allows(dayOf: moment("2024-03-10T00:00:00Z")))
    #expect(try editor.allows(dayOf: moment("2024-03-20T23:00:00Z")))
    #expect(try !editor.allows(dayOf: moment("2024-03-09T23:59:00Z")))
    #expect(try !editor.allows(dayOf: moment("2024-03-21T00:00:00Z")))
    let free = try DateEditingTests.editor(minimum: last, maximum: first)
    #expect(try free.setting(.day, to: 1, in: first) == moment("2024-03-01T08:00:00Z"))
  }

  @Test("Leap months have numbers of their own: the Hebrew year 5784 has 13, the Chinese of 2025 a second sixth")
  func leapMonths() throws {
    let hebrew = try editor(.hebrew, "en_US")
    #expect(try hebrew.months(inYearOf: moment("2024-02-01")).count == 13)
    #expect(try hebrew.months(inYearOf: moment("2025-02-01")).count == 12)
    let chinese = try editor(.chinese, "en_US")
    let months: [Date] = try chinese.months(inYearOf: moment("2025-08-01"))
    #expect(months.count == 13)
    #expect(try chinese.value(of: .month, in: moment("2025-08-01")) == 7)
    #expect(try chinese.setting(.month, to: 6, in: moment("2025-08-01")) < months[6])
    #expect(chinese.calendar.dateComponents([.month], from: months[6]).isLeapMonth == true)
  }

  @Test(
    "Every part of every date can be set to what it is, in all calendars",
    arguments: [
      Calendar.Identifier.gregorian, .hebrew, .chinese, .japanese, .buddhist, .islamicUmmAlQura, .islamicCivil,
      .persian,
      .coptic, .ethiopicAmeteMihret, .indian, .republicOfChina, .iso8601,
    ])
  func identity(_ calendar: Calendar.Identifier) throws {
    let editor = try editor(calendar, "en_US", zone: "America/Sao_Paulo")
    // Days from 1960 to 2040, where the zone has midnights that do not exist.
    for day in stride(from: -3650, to: 25_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200.25)
      for unit in DateUnit.allCases {
        #expect(editor.setting(unit, to: editor.value(of: unit, in: date), in: date) == date, "\(unit) of \(date)")
      }
      let month: Int = editor.value(of: .month, in: date)
      let other: Date = editor.setting(.month, to: month == 1 ? 2 : month - 1, in: date)
      #expect(editor.value(of: .month, in: other) == (month == 1 ? 2 : month - 1), "\(date)")
    }
  }

  @Test("A day keeps the time of the day across changes of the clock")
  func daylight() throws {
    let editor = try editor(zone: "Europe/Berlin")
    let date = try moment("2025-03-29T08:30:00Z")
    let days: [Date] = editor.days(inMonthOf: date)
    #expect(days.count == 31)
    #expect(try editor.choosing(day: days[29], in: date) == moment("2025-03-30T07:30:00Z"))
  }
}
