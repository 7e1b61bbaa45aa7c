import Foundation

/// Looks for words that are spelled wrongly. There is no dictionary here: no word is taken for wrong, and no language is
/// available.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  @MainActor @preconcurrency public override init() { super.init() }

  /// Words that are right for the program.
  open var ignoredWords: [String]?
  private static var taught: Set<String> = []

  /// The languages of the dictionaries that the machine has.
  open class var availableLanguages: [String] { [] }

  /// The range of the first wrong word; its location is `NSNotFound` where there is none. Without a dictionary there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Words that could be meant; nil without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Words that begin so; nil without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String?, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func learnWord(_ word: String) { taught.insert(word) }
  open class func unlearnWord(_ word: String) { taught.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { taught.contains(word) }
}
