/// Knows the words of a language.
package protocol SpellChecking: AnyObject {
  /// Whether a word is known; called for one word at a time, often for the same.
  func isCorrect(_ word: String) -> Bool
  /// Words that may have been meant, the likeliest first.
  func suggestions(for word: String) -> [String]
  /// Takes a word into the person's own list, for all programs.
  func learn(_ word: String)
}
