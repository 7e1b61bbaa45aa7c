import Diagnostics
import Foundation

/// The strings of one table of a bundle, in all languages.
final class LocalizedStrings: @unchecked Sendable {
  /// By language as the files name it, then by key.
  private let languages: [String: [String: LocalizedValue]]
  /// The language of the keys, which is shown where the person's has no translation.
  private let source: String?
  private let lock = NSLock()
  /// Which languages of the table a locale asks for, best first.
  private var orders: [String: [String]] = [:]

  init(languages: [String: [String: LocalizedValue]], source: String?) {
    self.languages = languages
    self.source = source
  }

  /// What a key is in a locale, and the locale in which it is then; nil where there is nothing for it.
  func value(for key: String, locale: Locale) -> (value: LocalizedValue, locale: Locale)? {
    for language in order(for: locale) {
      guard let value = languages[language]?[key] else { continue }
      let isOwn: Bool = Locale(identifier: language).language.languageCode == locale.language.languageCode
      return (value, isOwn ? locale : Locale(identifier: language))
    }
    return nil
  }

  private func order(for locale: Locale) -> [String] {
    lock.withLock {
      if let order = orders[locale.identifier] { return order }
      var order: [String] = LocalizedLanguage.matches(for: locale, among: Array(languages.keys))
      if let source, languages[source] != nil, !order.contains(source) { order.append(source) }
      if languages["Base"] != nil { order.append("Base") }
      orders[locale.identifier] = order
      return order
    }
  }
}

extension LocalizedStrings {
  private static let cache = TableCache()

  /// The table of a bundle, read when it is asked for first; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: Without an extension; nil for `Localizable`.
  ///   - bundle: Nil for the app's: the main bundle and the bundles of resources beside the program.
  static func table(_ name: String?, in bundle: Bundle?) -> LocalizedStrings? {
    cache.table(name, in: bundle)
  }
}

/// The tables that were read, or that are known to be missing.
private final class TableCache: @unchecked Sendable {
  private struct Key: Hashable {
    var name: String
    /// Empty for the app's.
    var path: String
  }

  private let lock = NSLock()
  private var tables: [Key: LocalizedStrings?] = [:]
  /// The table that nearly all texts are looked up in; nil until it was read.
  private var usual: LocalizedStrings??

  func table(_ name: String?, in bundle: Bundle?) -> LocalizedStrings? {
    lock.lock()
    defer { lock.unlock() }
    guard name == nil, bundle == nil else { return named(name ?? Self.usualName, in: bundle) }
    if let usual { return usual }
    let table: LocalizedStrings? = named(Self.usualName, in: nil)
    usual = .some(table)
    return table
  }

  private static let usualName: String = "Localizable"

  /// Called with the lock held.
  private func named(_ name: String, in bundle: Bundle?) -> LocalizedStrings? {
    let key = Key(name: name, path: bundle?.bundlePath ?? "")
    if let known = tables[key] { return known }
    let folders: [URL] = bundle.map { LocalizedFiles.folders(of: $0) } ?? LocalizedFiles.appFolders()
    let table: LocalizedStrings? = LocalizedFiles.read(name, in: folders) { error in
      Diagnostics.warn("\(error) The file is left out.")
    }
    tables[key] = .some(table)
    return table
  }
}

/// Which of a table's languages suit a person.
enum LocalizedLanguage {
  /// The languages that suit a locale, best first: as exact as there is, down to the language alone.
  static func matches(for locale: Locale, among languages: [String]) -> [String] {
    let wanted: [String] = candidates(for: locale)
    var matches: [String] = []
    for candidate in wanted {
      for language in languages.sorted() where normal(language) == candidate && !matches.contains(language) {
        matches.append(language)
      }
    }
    // Another region's form of the language is better than another language.
    guard matches.isEmpty, let code = wanted.last else { return matches }
    return languages.sorted().filter { normal($0).hasPrefix(code + "-") }
  }

  private static func candidates(for locale: Locale) -> [String] {
    let language: Locale.Language = locale.language
    guard let code = language.languageCode?.identifier.lowercased() else { return [normal(locale.identifier)] }
    let script: String? = (language.script?.identifier ?? chineseScript(code, locale.region?.identifier))?.lowercased()
    let region: String? = locale.region?.identifier.lowercased()
    var candidates: [String] = []
    if let script, let region { candidates.append("\(code)-\(script)-\(region)") }
    if let region { candidates.append("\(code)-\(region)") }
    if let script { candidates.append("\(code)-\(script)") }
    // The other script is another language to its readers.
    if code != "zh" || script != "hant" { candidates.append(code) }
    return candidates
  }

  private static func chineseScript(_ code: String, _ region: String?) -> String? {
    guard code == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
  }

  private static func normal(_ language: String) -> String {
    language.replacingOccurrences(of: "_", with: "-").lowercased()
  }
}
