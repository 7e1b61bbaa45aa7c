import Foundation
import HostInterface
import SeededNumbers
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUICore

/// A folder of strings in files, which ends with the test.
private final class StringsFolder {
  let url: URL
  let bundle: Bundle

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    for (name, text) in files {
      let file: URL = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@MainActor
@Suite("Localized strings", .serialized)
struct LocalizationTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "**Hallo** %@"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá %@"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "no files"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap here"}},
        "mac": {"stringUnit": {"state": "translated", "value": "Click here"}},
        "other": {"stringUnit": {"state": "translated", "value": "Choose"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "a tree"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
      "%@ gives %@": {"localizations": {"de": {"stringUnit": {
        "state": "translated", "value": "%2$@ von %1$@"}}}},
      "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Good day"}}}},
      "left": {}
    }}
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld pages</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@pages@ left</string><key>pages</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld page</string><key>other</key><string>%lld pages</string></dict></dict></dict></plist>
    """

  private func label(_ text: Text, _ locale: String = "en_US", phone: Bool = true) throws -> String? {
    var settings = HostSettings(idiom: phone ? .phone : .desktop)
    settings.localeIdentifier = locale
    return try window(settings: settings) { text }.elements.first?.label
  }

  @Test("A catalog gives the string of the environment's language, with values at their places and Markdown")
  func catalog() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": Self.catalog])
    func text(_ key: LocalizedStringKey) -> Text { Text(key, bundle: folder.bundle) }
    #expect(try label(text("Hello \("Ann")")) == "Hello Ann")
    #expect(try label(text("Hello \("Ann")"), "de_AT") == "Hallo Ann")
    #expect(try label(text("Hello \("*Ann*")"), "pt_BR") == "Olá *Ann*")
    #expect(try label(text("Hello \("Ann")"), "pt_PT") == "Olá Ann", "another region's form is nearer than English")
    #expect(try label(text("\("a") gives \("b")"), "de") == "b von a")
    #expect(try label(text("left"), "de") == "left")
    #expect(try label(text("greeting"), "fr") == "Good day", "the language of the keys stands in")
    var german = HostSettings()
    german.localeIdentifier = "de"
    let lines: [String] = try window(settings: german) { text("Hello \("Ann")") }.displayLines
    #expect(lines.count == 2 && lines[0].contains("weight"))
  }

  @Test("Plurals follow the rules of the language, parts their own numbers, devices their kind")
  func variations() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": Self.catalog])
    func files(_ count: Int, _ locale: String) throws -> String? {
      try label(Text("\(count) files", bundle: folder.bundle), locale)
    }
    #expect(try files(0, "en") == "no files" && files(1, "en") == "1 file" && files(1200, "en") == "1,200 files")
    #expect(try files(1, "ru") == "1 файл" && files(3, "ru") == "3 файла" && files(11, "ru") == "11 файлов")
    #expect(try files(1, "ja") == "1 file", "without a Japanese string English plurals count")
    let birds = Text("\(1) birds in \(3) trees", bundle: folder.bundle)
    #expect(try label(birds) == "1 bird in 3 trees")
    #expect(try label(Text("\(2) birds in \(1) trees", bundle: folder.bundle)) == "2 birds in a tree")
    #expect(try label(Text("Tap", bundle: folder.bundle)) == "Tap here")
    #expect(try label(Text("Tap", bundle: folder.bundle), phone: false) == "Click here")
  }

  @Test("Tables of strings lie in folders of languages")
  func strings() throws {
    let folder = try StringsFolder([
      "en.lproj/Menu.strings": "/* a */ \"file\" = \"File\"; // b\nopen = 'Open \\\"\\U00e9\\n';",
      "de.lproj/Menu.strings": "\"file\" = \"Datei\";", "en.lproj/Menu.stringsdict": Self.dictionary,
    ])
    func text(_ key: LocalizedStringKey) -> Text { Text(key, tableName: "Menu", bundle: folder.bundle) }
    #expect(try label(text("file")) == "File" && label(text("file"), "de_DE") == "Datei")
    #expect(try label(text("open")) == "Open \"\u{E9}\n")
    #expect(try label(text("\(1) pages")) == "1 page left" && label(text("\(4) pages")) == "4 pages left")
    #expect(try label(Text("file", bundle: folder.bundle)) == "file", "another table has other keys")
  }

  @Test("Strings are found outside of views, by keys and by resources")
  func resources() throws {
    let folder = try StringsFolder(["Localizable.xcstrings": Self.catalog])
    let german = Locale(identifier: "de")
    #expect(String(localized: "Hello \("A")", bundle: folder.bundle, locale: german) == "**Hallo** A")
    let attributed = AttributedString(localized: "Hello \("A")", bundle: folder.bundle, locale: german)
    #expect(String(attributed.characters) == "Hallo A")
    #expect(
      String(localized: "greeting", defaultValue: "Hi \(3)", bundle: folder.bundle, locale: german) == "Good day")
    #expect(String(localized: "absent", defaultValue: "Hi \(3)", bundle: folder.bundle, locale: german) == "Hi 3")
    var resource = LocalizedStringResource("Hello \("A")", locale: german, bundle: .atURL(folder.url))
    #expect(String(localized: resource) == "**Hallo** A" && resource.key == "Hello %@")
    #expect(try label(Text(resource)) == "Hello A", "a view's locale wins")
    #expect(try label(Text("Say \(resource)"), "de") == "Say Hallo A")
    resource.locale = Locale(identifier: "en")
    #expect(String(localized: resource) == "Hello A")
    #expect(LocalizedStringResource("a") == "a" && LocalizedStringResource("a") != "b")
  }

  @Test("Numbers are written as the locale writes them; a specifier says how exactly")
  func numbers() throws {
    #expect(try label(Text("\(1234567)")) == "1,234,567" && label(Text("\(1234567)"), "de_DE") == "1.234.567")
    #expect(try label(Text("\(0.5)")) == "0.500000" && label(Text("\(0.5, specifier: "%.1f")")) == "0.5")
    #expect(try label(Text("\(255, specifier: "%x") \(7, specifier: "%03d")")) == "ff 007")
    #expect(try label(Text("\(UInt8(3)) \(CGFloat(2), specifier: "%.0f") \(true)")) == "3 2 true")
  }

  @Test("Values stand between characters of any kind, those of the last plane and parts of one character included")
  func valuesAmongCharacters() throws {
    #expect(try label(Text("é\("b")😀\(1)\u{10FFFD}\(2)\u{301}")) == "éb😀1\u{10FFFD}2\u{301}")
    #expect(try label(Text("\("a")\("b")")) == "ab" && label(Text("\("")c")) == "c")
    #expect(try label(Text("a\(Text("b").bold())c\(3)")) == "abc3")
  }

  @Test("Plural forms of languages (Unicode CLDR)")
  func plurals() {
    func forms(_ language: String, _ numbers: [UInt64]) -> [String] {
      numbers.map { PluralRules.category(of: PluralOperand($0), language: language).rawValue }
    }
    #expect(
      forms("en", [0, 1, 2]) == ["other", "one", "other"] && forms("fr", [0, 1, 2]) == ["one", "one", "other"])
    #expect(forms("pl", [1, 2, 5, 12, 22]) == ["one", "few", "many", "many", "few"])
    #expect(forms("ar", [0, 1, 2, 3, 11, 100]) == ["zero", "one", "two", "few", "many", "other"])
    #expect(forms("cs", [1, 3, 5]) == ["one", "few", "other"] && forms("ja", [1]) == ["other"])
    #expect(forms("lt", [1, 2, 11, 21]) == ["one", "few", "other", "one"])
    #expect(forms("sl", [1, 2, 3, 5]) == ["one", "two", "few", "other"])
    #expect(PluralRules.category(of: PluralOperand(1.5), language: "en") == .other)
    #expect(PluralRules.category(of: PluralOperand(1.5), language: "ru") == .other)
    #expect(PluralRules.category(of: PluralOperand(1.0), language: "en") == .one)
  }

  @Test("A table of strings that cannot be read is named with the reason")
  func errors() {
    func reason(_ make: () throws -> Void) -> String {
      do {
        try make()
        return "none"
      } catch { return "\(error)" }
    }
    #expect(
      reason { _ = try StringCatalog(Data("{".utf8), file: "A.xcstrings") }
        == "The strings of A.xcstrings can't be read: it is no JSON.")
    #expect(reason { _ = try StringCatalog(Data("{}".utf8), file: "A") }.contains("no object named strings"))
    #expect(
      reason { _ = try StringsFile.read(Data("\"a\" = \"b\"\n\"c\"".utf8), file: "A") }.contains("line 2: a semicolon"))
    #expect(reason { _ = try StringsFile.read(Data("/* a".utf8), file: "A") }.contains("a comment has no end"))
    #expect(reason { _ = try StringsFile.read(Data("\"a".utf8), file: "A") }.contains("no partner"))
    #expect(reason { _ = try StringsFile.read(Data([0xFF, 0x22]), file: "A") }.contains("neither UTF-8"))
    #expect(reason { _ = try StringsFile.read(Data("<plist>".utf8), file: "A") }.contains("no property list"))
  }

  /// More with ROTOR_TEXT_FUZZ=10000.
  private static let count: Int = ProcessInfo.processInfo.environment["ROTOR_TEXT_FUZZ"].flatMap(Int.init) ?? 200

  @Test("Damaged tables are read or refused, and what is read can be shown")
  func mutated() {
    var random = SeededGenerator(seed: 11)
    let lists: [String] = [Self.catalog, "\"a %@\" = \"b %1$@ %% %5$lld %#@x@\"; c = d;", Self.dictionary]
    for _ in 0..<Self.count {
      let kind = Int(random.next() % 3)
      var bytes: [UInt8] = Array(lists[kind].utf8)
      for _ in 0..<(1 + Int(random.next() % 12)) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(contentsOf: bytes[(place / 2)..<place].prefix(40), at: place)
        default: bytes[place] = Array("%$@#\"{}[],:;=\\<>".utf8)[Int(random.next() % 16)]
        }
      }
      let data = Data(bytes)
      var values: [LocalizedValue] = []
      do {
        if kind == 0 {
          values = try StringCatalog(data, file: "a").languages.values.flatMap(\.values)
        } else {
          values = Array(try StringsFile.read(data, file: "a").values)
        }
      } catch {
        #expect(error is LocalizedFileError)
      }
      let arguments: [LocalizedArgument] = [LocalizedArgument(.integer(2)), LocalizedArgument(.string("x"))]
      for value in values {
        let template = LocalizedTemplate(
          value, arguments: arguments, locale: Locale(identifier: "ru"), isPhone: true)
        _ = template.plain(template.text, in: Locale(identifier: "ru"))
      }
    }
  }
}
