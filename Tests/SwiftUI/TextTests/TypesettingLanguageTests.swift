import DisplayList
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The language as which texts are set, from views, texts, attributes and the locale around.
@MainActor
@Suite("Language of typesetting", .serialized)
struct TypesettingLanguageTests {
  private let catalan = TypesettingLanguage.explicit(Locale.Language(identifier: "ca"))

  private func width(_ view: some View, locale: String = "en_US") throws -> CGFloat {
    var settings = HostSettings()
    settings.localeIdentifier = locale
    return try #require(window(settings: settings) { view }.frame("col·legi")).width
  }

  @Test("A text takes the language's forms of letters, the innermost choice first")
  func choices() throws {
    let plain: CGFloat = try width(Text(verbatim: "col·legi"))
    let narrow: CGFloat = try width(Text(verbatim: "col·legi").typesettingLanguage(catalan))
    #expect(narrow < plain - 2)
    #expect(try width(VStack { Text(verbatim: "col·legi") }.typesettingLanguage(catalan)) == narrow)
    #expect(try width(Text(verbatim: "col·legi").typesettingLanguage(catalan, isEnabled: false)) == plain)
    #expect(try width(VStack { Text(verbatim: "col·legi") }.typesettingLanguage(catalan, isEnabled: false)) == plain)
    #expect(try width(Text(verbatim: "col·legi").typesettingLanguage(Locale.Language(identifier: "ca"))) == narrow)
    let inner = Text(verbatim: "col·legi").typesettingLanguage(.explicit(Locale.Language(identifier: "en")))
    #expect(try width(VStack { inner }.typesettingLanguage(catalan)) == plain)
    var attributed = AttributedString("col·legi")
    attributed.languageIdentifier = "ca"
    #expect(try width(Text(attributed)) == narrow)
  }

  @Test("Automatic is the language of the locale, also where views around choose another")
  func automatic() throws {
    let narrow: CGFloat = try width(Text(verbatim: "col·legi").typesettingLanguage(catalan))
    #expect(try width(Text(verbatim: "col·legi"), locale: "ca_ES") == narrow)
    let text = Text(verbatim: "col·legi").typesettingLanguage(.automatic)
    #expect(try width(VStack { text }.typesettingLanguage(catalan)) > narrow)
    #expect(try width(text, locale: "ca_ES") == narrow)
    let english = TypesettingLanguage.explicit(Locale.Language(identifier: "en"))
    #expect(try width(Text(verbatim: "col·legi").typesettingLanguage(english), locale: "ca_ES") > narrow)
  }

  @Test("A drawing names the language, and can be read back")
  func drawing() throws {
    let host = try window { Text(verbatim: "şir").typesettingLanguage(Locale.Language(identifier: "ro")) }
    #expect(host.displayLines.first?.contains("language \"ro\"") == true)
    #expect("\(try DisplayList(parsing: "\(host.displayList)"))" == "\(host.displayList)")
  }

  @Test("Another language is another text, in the frame of the change")
  func change() throws {
    struct Page: View {
      let remote: Remote<Bool>
      @State private var isCatalan = false

      var body: some View {
        Text(verbatim: "col·legi")
          .typesettingLanguage(.explicit(Locale.Language(identifier: "ca")), isEnabled: isCatalan)
          .handing($isCatalan, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Page(remote: remote) }
    let before: CGFloat = try #require(host.frame("col·legi")).width
    host.change { remote.value = true }
    #expect(try #require(host.frame("col·legi")).width < before - 2)
  }
}
