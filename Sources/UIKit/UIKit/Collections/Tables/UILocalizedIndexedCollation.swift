import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// Sorts things into sections by the first letters of their names, in the person's language.
///
/// ```swift
/// final class Fruit: NSObject {
///   let name: String
///   init(_ name: String) { self.name = name }
///   func title() -> String { name }
/// }
///
/// let collation = UILocalizedIndexedCollation.current()
/// let title = Selector("title", Fruit.title)
/// print(collation.sectionTitles[collation.section(for: Fruit("Apple"), collationStringSelector: title)])
/// ```
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
  private let locale: Locale
  private let letters: [String]

  init(_ locale: Locale) {
    self.locale = locale
    letters = Self.letters(of: locale.language.languageCode?.identifier ?? "en")
    super.init()
  }

  /// The sections of the person's language.
  open class func current() -> Self {
    let made = UILocalizedIndexedCollation(.current)
    return unsafeDowncast(made, to: Self.self)
  }

  /// The titles of the sections: letters, and "#" at the end for all else.
  open var sectionTitles: [String] { letters + ["#"] }
  /// The words of the index beside the rows: the same.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a word of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// The section of an object.
  ///
  /// - Parameter selector: A method of the object without arguments that gives its name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: name(of: object, selector))
  }

  /// Objects in the order of their names.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named: [(object: Any, name: String)] = array.map { ($0, name(of: $0, selector)) }
    return named.sorted { precedes($0.name, $1.name) }.map(\.object)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    guard let answer = selector.perform(on: object, with: []) else {
      selector.warnNoMethod(of: object)
      return ""
    }
    return answer.value as? String ?? ""
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    let options: String.CompareOptions = [.caseInsensitive, .numeric]
    return left.compare(right, options: options, range: nil, locale: locale) == .orderedAscending
  }

  private func section(of name: String) -> Int {
    let trimmed: Substring = name.drop { $0.isWhitespace }
    guard let first = trimmed.first, first.isLetter else { return letters.count }
    // A letter with a mark that is no letter of the language stands with the letter without it.
    let exact: String = String(first).uppercased(with: locale)
    if let found = letters.firstIndex(of: exact) { return found }
    let plain: String = exact.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    return plain.first.flatMap { letters.firstIndex(of: String($0)) } ?? letters.count
  }

  private static let latin: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  /// The letters of a language's index.
  private static func letters(of language: String) -> [String] {
    func list(_ letters: String) -> [String] { letters.map { String($0) } }
    return switch language {
    case "sv", "fi": latin + list("ÅÄÖ")
    case "da", "nb", "nn", "no": latin + list("ÆØÅ")
    case "es": list("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    case "pl": list("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ")
    case "tr": list("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ")
    case "el": list("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ") + latin
    case "ru", "bg": list("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ") + latin
    case "uk": list("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ") + latin
    case "he": list("אבגדהוזחטיכלמנסעפצקרשת") + latin
    default: latin
    }
  }
}
