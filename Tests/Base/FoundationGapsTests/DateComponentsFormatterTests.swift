import Foundation
import FoundationGaps
import Testing

/// Lengths of time as text.
@Suite("Lengths of time as text") struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test("Each style writes units in its own words")
  func styles() {
    let time: TimeInterval = 3600 + 125
    #expect(formatter(.positional).string(from: time) == "1:02:05")
    #expect(formatter(.abbreviated).string(from: time) == "1h 2m 5s")
    #expect(formatter(.short).string(from: time) == "1 hr, 2 min, 5 sec")
    #expect(formatter(.brief).string(from: time) == "1hr 2min 5sec")
    #expect(formatter(.full).string(from: time) == "1 hour, 2 minutes, 5 seconds")
    #expect(formatter(.spellOut).string(from: time) == "one hour, two minutes, five seconds")
    #expect(formatter(.full, locale: "de_DE").string(from: time) == "1 Stunde, 2 Minuten und 5 Sekunden")
    #expect(formatter(.full).string(from: DateComponents(month: 2, day: 1)) == "2 months, 1 day")
    #expect(formatter(.full, [.weekOfMonth, .day]).string(from: 86400 * 9) == "1 week, 2 days")
  }

  @Test("Zeros are dropped or padded as asked for")
  func zeros() {
    let clock: DateComponentsFormatter = formatter(.positional, [.hour, .minute, .second])
    #expect(clock.string(from: 65) == "1:05" && clock.string(from: 3600) == "1:00:00")
    #expect(clock.string(from: 0) == "0" && clock.string(from: -65) == "-1:05")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
    let words: DateComponentsFormatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
    #expect(words.string(from: 86410) == "1d 10s")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 3610) == "1h 0m 10s")
    words.zeroFormattingBehavior = .dropTrailing
    #expect(words.string(from: 3600) == "0d 1h")
    words.zeroFormattingBehavior = []
    #expect(words.string(from: 60) == "0d 0h 1m 0s")
    words.zeroFormattingBehavior = .dropAll
    #expect(words.string(from: 0) == "0s")
  }

  @Test("The number of units, a collapsed unit, fractions, phrases and context")
  func options() {
    let words: DateComponentsFormatter = formatter(.full, [.day, .hour, .minute, .second])
    words.maximumUnitCount = 2
    #expect(words.string(from: 3600 * 30 + 61) == "1 day, 6 hours")
    words.includesApproximationPhrase = true
    words.includesTimeRemainingPhrase = true
    #expect(words.string(from: 300) == "About 5 minutes remaining")
    let short: DateComponentsFormatter = formatter(.abbreviated, [.minute, .second])
    short.collapsesLargestUnit = true
    #expect(short.string(from: 63) == "63s" && short.string(from: 123) == "2m 3s")
    let part: DateComponentsFormatter = formatter(.full, [.hour])
    part.allowsFractionalUnits = true
    #expect(part.string(from: 5400) == "1.5 hours")
    let spoken: DateComponentsFormatter = formatter(.spellOut, [.minute])
    spoken.formattingContext = .beginningOfSentence
    #expect(spoken.string(from: 60) == "One minute")
    #expect(spoken.string(for: DateComponents(minute: 2)) == "Two minutes" && spoken.string(for: 3) == nil)
    #expect(spoken.string(from: .infinity) == nil)
  }

  @Test("Between two dates months have the days of the calendar")
  func dates() throws {
    let words: DateComponentsFormatter = formatter(.full, [.month, .day])
    let calendar: Calendar = try #require(words.calendar)
    let start: Date = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 1)))
    let end: Date = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 2)))
    #expect(words.string(from: start, to: end) == "1 month, 1 day")
    #expect(words.string(from: end, to: start) == "-1 month, 1 day")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .positional) == "1:00:00")
  }
}
