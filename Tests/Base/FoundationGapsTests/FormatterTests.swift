import Foundation
import FoundationGaps
import Testing

/// Formatters that Foundation lacks on Linux.
@Suite struct FormatterTests {
  @Test("A date is said by its distance from another, in words of every length and language")
  func relativeDates() throws {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: reference.addingTimeInterval(-7200), relativeTo: reference) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 86400 * 3) == "in 3 days")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .spellOut
    formatter.formattingContext = .unknown
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "vor 1 Stunde")
    #expect(formatter.string(for: "no date") == nil && formatter.string(for: Date(timeIntervalSinceNow: 60)) != nil)
  }

  @Test("Items are joined as the language joins them, each as its formatter writes it")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2 et c")
    #expect(formatter.string(for: ["a"]) == "a" && formatter.string(for: 3) == nil)
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "fr_FR")
    numbers.minimumFractionDigits = 1
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1,0 et 2,0")
    #expect(formatter.string(from: ["no number"]) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]).contains("a"))
  }
}
