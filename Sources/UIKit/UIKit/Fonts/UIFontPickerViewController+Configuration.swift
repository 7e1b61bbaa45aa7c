import Foundation
import FoundationGaps
import UIFoundation

extension UIFontPickerViewController {
  /// Which fonts a controller offers, and how.
  @MainActor @preconcurrency
  open class Configuration: NSObject, NSCopying {
    @MainActor @preconcurrency public override required init() { super.init() }

    /// Whether the faces of a family can be chosen as well. False by default.
    open var includeFaces: Bool = false
    /// Whether names are written in the system's font, and not each in its own. False by default.
    open var displayUsingSystemFont: Bool = false
    /// The qualities that a face has to have to be offered; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Looks at the names of the languages of a face, an array of strings, and says whether the face is offered. Nil, the default,
    /// offers all.
    open var filteredLanguagesPredicate: NSPredicate?

    /// A predicate that offers faces with the letters of all of some languages; nil for no language.
    ///
    /// - Parameter filteredLanguages: The languages, such as "de" or "zh-Hans".
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      guard !filteredLanguages.isEmpty else { return nil }
      let wanted: [String] = filteredLanguages.map(FontLanguage.name)
      return NSPredicate { languages, _ in
        guard let languages = languages as? [String] else { return false }
        return wanted.allSatisfy { name in languages.contains { FontLanguage.name($0) == name } }
      }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { UncheckedConfiguration(value: copied()) }.value
    }

    final func copied() -> Self {
      let copy = Self()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }
}

/// A configuration on its way out of the main actor, where it stays.
private struct UncheckedConfiguration: @unchecked Sendable {
  let value: Any
}

/// Names of languages as the typeface library has them.
private enum FontLanguage {
  private static let scripts: [String: String] = ["zh-hans": "zh-cn", "zh-hant": "zh-tw", "zh": "zh-cn"]

  /// The name without a region; Chinese is told apart by its scripts.
  static func name(_ language: String) -> String {
    let small: String = language.replacingOccurrences(of: "_", with: "-").lowercased()
    if let known = scripts[small] { return known }
    if small.hasPrefix("zh-") { return small }
    return small.split(separator: "-").first.map(String.init) ?? small
  }
}
