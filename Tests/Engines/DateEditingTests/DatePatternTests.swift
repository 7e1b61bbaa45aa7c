import DateEditing
import Foundation
import Testing

@Suite struct DatePatternTests {
  @Test("Parts stand in the order of the language, with what is between them")
  func orders() throws {
    func units(_ template: String, _ locale: String) -> [DateUnit] {
      DatePattern(template: template, locale: Locale(identifier: locale)).units
    }
    #expect(units("yMd", "en_US") == [.month, .day, .year])
    #expect(units("yMd", "de_DE") == [.day, .month, .year])
    #expect(units("yMd", "ja_JP") == [.year, .month, .day])
    #expect(units("jmm", "en_US") == [.shortHour, .minute, .dayPeriod])
    #expect(units("jmm", "de_DE") == [.hour, .minute])
    #expect(units("jmm", "hi_IN").first == .dayPeriod || units("jmm", "hi_IN").contains(.dayPeriod))
  }

  @Test("Quoted text and other characters are literals")
  func literals() {
    #expect(
      DatePattern("d 'de' MMMM''yy").pieces == [
        .unit(.day, letters: "d"), .literal(" de "), .unit(.month, letters: "MMMM"), .literal("'"),
        .unit(.year, letters: "yy"),
      ])
    #expect(DatePattern("EEE d").units == [.day])
    #expect(DatePattern("").pieces.isEmpty && DatePattern("'open").pieces == [.literal("open")])
  }

  @Test("Names are in the language and calendar")
  func names() throws {
    let date = try moment("2025-11-24")
    #expect(try DateNames.string(date, template: "yMMMM", in: editor()) == "November 2025")
    #expect(try DateNames.string(date, pattern: "EEEE", in: editor(.gregorian, "de_DE")) == "Montag")
    #expect(try DateNames.string(date, pattern: "y", in: editor(.hebrew)) == "5786")
  }
}
