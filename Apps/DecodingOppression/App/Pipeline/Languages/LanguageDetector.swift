import Foundation

/// Tells the language of a text by its script and by its most frequent words.
///
/// It knows the languages of ``LanguageWords`` and those with a script of their own. A text that is too short or too
/// mixed has no language, and is then taken for one that the word lists are for.
public enum LanguageDetector {
  /// The language, as its code of ISO 639-1, such as "de"; nil when it cannot be told.
  public static func language(of text: String) -> String? {
    let scalars: [Unicode.Scalar] = sample(text)
    let letters: [Unicode.Scalar] = scalars.filter(\.properties.isAlphabetic)
    guard letters.count >= 60 else { return nil }
    return byScript(letters) ?? byWords(scalars)
  }

  /// The name of a language in English, such as "German".
  public static func name(of code: String) -> String {
    Locale(identifier: "en_US").localizedString(forLanguageCode: code) ?? code
  }

  /// The middle of a long text, where neither a title page nor an annex stands.
  private static func sample(_ text: String) -> [Unicode.Scalar] {
    let all = Array(text.unicodeScalars)
    let limit = 40_000
    guard all.count > limit else { return all }
    let start: Int = (all.count - limit) / 2
    return Array(all[start..<(start + limit)])
  }

  private static func byScript(_ letters: [Unicode.Scalar]) -> String? {
    var counts: [String: Int] = [:]
    for letter in letters {
      if let script = script(of: letter) { counts[script, default: 0] += 1 }
    }
    func share(_ script: String) -> Double { Double(counts[script] ?? 0) / Double(letters.count) }
    // Japanese mixes its syllables with Han characters.
    if share("ja") > 0.05, share("ja") + share("zh") > 0.5 { return "ja" }
    if share("ru") + share("uk") > 0.5 { return share("uk") > 0.02 ? "uk" : "ru" }
    return ["zh", "ko", "ar", "he", "el", "hi", "th"].first { share($0) > 0.5 }
  }

  private static func script(of letter: Unicode.Scalar) -> String? {
    switch letter.value {
    case 0x3040...0x30FF: "ja"
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: "zh"
    case 0xAC00...0xD7AF, 0x1100...0x11FF: "ko"
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "ar"
    case 0x0590...0x05FF: "he"
    case 0x0370...0x03FF, 0x1F00...0x1FFF: "el"
    case 0x0404, 0x0406, 0x0407, 0x0454, 0x0456, 0x0457, 0x0490, 0x0491: "uk"
    case 0x0400...0x04FF: "ru"
    case 0x0900...0x097F: "hi"
    case 0x0E00...0x0E7F: "th"
    default: nil
    }
  }

  private static func byWords(_ scalars: [Unicode.Scalar]) -> String? {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let words: [Substring] = String(view).lowercased().split { !$0.isLetter }
    guard words.count >= 25 else { return nil }
    var hits: [String: Int] = [:]
    for word in words {
      for language in LanguageWords.languages(of: word) { hits[language, default: 0] += 1 }
    }
    let ranked: [(String, Int)] = hits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    guard let best = ranked.first, Double(best.1) >= 0.12 * Double(words.count) else { return nil }
    if ranked.count > 1, Double(ranked[1].1) > 0.85 * Double(best.1) { return nil }
    return best.0
  }
}
