import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Numbers in localized strings")
struct LocalizedNumbersTests {
  private nonisolated static let locales: [String] = [
    "en", "en_IN", "de_CH", "fr", "es", "pl", "sv", "ar", "ar_EG", "fa", "hi", "bn", "ne", "my", "th", "ja",
    "en-u-nu-deva", "de-u-nu-arab",
  ]

  @Test("Whole numbers are written as the locale's formatter writes them", arguments: locales)
  func likeFormatter(identifier: String) {
    let locale = Locale(identifier: identifier)
    let numbers: LocalizedNumbers = .of(locale)
    for value: Int64 in [0, 1, 7, 10, 42, 99, 100, 456, 998, 999, 1_000, 1_234, 65_536, 1_234_567, -1, -12, -1_000] {
      #expect(numbers.string(value) == value.formatted(.number.locale(locale)), "\(value)")
    }
  }

  @Test("Another locale is not taken for the one before it")
  func otherLocale() {
    #expect(LocalizedNumbers.of(Locale(identifier: "en")).string(1_234) == "1,234")
    #expect(LocalizedNumbers.of(Locale(identifier: "de")).string(1_234) == "1.234")
    #expect(LocalizedNumbers.of(Locale(identifier: "en")).string(1_234) == "1,234")
  }

  @Test("Values in texts without Markdown stand where they are written, in the style of what is around them")
  func values() {
    let environment = EnvironmentValues()
    let bold: Text = Text("b\(2)").bold()
    for (text, expected) in [
      (Text("a\(1)c"), "a1c"), (Text("\(1)"), "1"), (Text(""), ""), (Text("a\(bold)c\(3)"), "ab2c3"),
      (Text("*\(1)*"), "1"), (Text("**a** \(1)"), "a 1"), (Text("\("*x*")"), "*x*"), (Text("a\(1)\("b")"), "a1b"),
    ] {
      #expect(text.resolved(in: environment).string == expected)
    }
    let mixed: ResolvedText = Text("a\(bold)c\(3)").resolved(in: environment)
    #expect(mixed.content.runs.map(\.text) == ["a", "b2", "c3"])
    #expect(Text("").resolved(in: environment).content.runs.count == 1)
  }
}
