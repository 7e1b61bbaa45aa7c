import Foundation
import Testing

@testable import DecodingOppression

struct AppLocaleTests {
  @Test(
    "The locale follows LC_ALL, LC_TIME and LANG, and is en_US without them",
    arguments: [
      ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "POSIX"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
      (["LANG": "de_DE", "LC_TIME": "fr_FR.UTF-8@euro"], "fr_FR"), (["LC_ALL": "es_MX", "LC_TIME": "fr_FR"], "es_MX"),
      (["LC_ALL": "", "LANG": "it_IT"], "it_IT"),
    ] as [([String: String], String)])
  func locale(environment: [String: String], identifier: String) {
    #expect(AppLocale.locale(environment: environment).identifier == identifier)
  }
}
