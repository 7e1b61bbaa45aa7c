/// Splits the words of a block at sentence ends.
enum SentenceSplitter {
  /// The sentences of the words.
  static func split(_ words: [Substring]) -> [[Substring]] {
    var result: [[Substring]] = []
    var start = 0
    for index in words.indices.dropLast() {
      // The number of "Sec. 4. Penalties." belongs to its heading.
      if index == start + 1, SectionMark.names.contains(stem(words[start])) { continue }
      guard ends(words[index], next: words[index + 1], isFirst: index == start) else { continue }
      result.append(Array(words[start...index]))
      start = index + 1
    }
    if start < words.count { result.append(Array(words[start...])) }
    return result
  }

  /// Whether a sentence ends between the two words.
  private static func ends(_ word: Substring, next: Substring, isFirst: Bool) -> Bool {
    let core: Substring = withoutClosers(word)
    guard let stop = core.last else { return false }
    if EastAsianText.endsSentence(stop) { return true }
    guard ".?!".contains(stop) else { return false }
    let following: Substring = next.drop { "“\"‘'([".contains($0) }
    guard let start = following.first, start.isUppercase || start.isNumber || start == "§" else { return false }
    guard stop == "." else { return true }
    if isFirst, core.count <= 4 { return false }
    let stem: String = stem(core)
    let numberFollows: Bool = start.isNumber || start == "§"
    if stem == "no" || stem == "nos" { return !numberFollows && !following.contains(where: \.isNumber) }
    if neverEnding.contains(stem) { return false }
    // "Pub. L. No. 88": a word with a dot of its own starts no sentence after an abbreviation.
    if isAbbreviation(core) { return following.last != "." && !numberFollows && starters.contains(letters(following)) }
    return true
  }

  /// Whether the dot of the word may belong to an abbreviation: "Sec.", "U.S.C.", "J."
  static func isAbbreviation(_ word: Substring) -> Bool {
    // "EU-U.S." ends as "U.S." does.
    let stem: String = stem(word).split(separator: "-").last.map(String.init) ?? ""
    if stem.count == 1 { return stem.first?.isLetter ?? false }
    if stem.contains(".") {
      return stem.split(separator: ".").allSatisfy { $0.count <= 3 && $0.allSatisfy(\.isLetter) }
    }
    return abbreviations.contains(stem) || neverEnding.contains(stem) || stem == "no" || stem == "nos"
  }

  /// The word without closing quotes and brackets.
  static func withoutClosers(_ word: Substring) -> Substring {
    var result: Substring = word
    while let last = result.last, ")]”\"’'」』）】》".contains(last) { result = result.dropLast() }
    return result
  }

  /// Small letters, without opening brackets and the last dot.
  private static func stem(_ word: Substring) -> String {
    let start: Substring = word.drop { "“\"‘'([".contains($0) }
    return (start.last == "." ? start.dropLast() : start).lowercased()
  }

  private static func letters(_ word: Substring) -> String { word.prefix { $0.isLetter }.lowercased() }

  private static let neverEnding: Set<String> = [
    "mr", "mrs", "ms", "dr", "hon", "prof", "v", "vs", "cf", "e.g", "i.e", "viz", "messrs", "st", "mt",
  ]

  /// They may end a sentence, but only before a word that begins one.
  private static let abbreviations: Set<String> = [
    "sec", "secs", "art", "arts", "ch", "chs", "chap", "par", "pars", "para", "paras", "subd", "subds", "subsec",
    "subch", "div", "tit", "vol", "vols", "ex", "exh", "fig", "figs", "ord", "ords", "res", "reg", "regs", "pub",
    "stat",
    "stats", "supp", "ann", "rev", "amend", "amends", "eff", "cal", "fed", "cl", "cls", "sched", "app", "apps", "p",
    "pp",
    "gen", "gov", "sen", "rep", "lt", "sgt", "capt", "col", "jr", "sr", "inc", "ltd", "co", "corp", "dept", "bros",
    "assn",
    "ave", "blvd", "rd", "ste", "apt", "bldg", "approx", "est", "etc", "seq", "al", "ibid", "jan", "feb", "mar", "apr",
    "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "sq", "ft", "lbs", "u.s", "wm", "tex", "mass", "conn",
  ]

  private static let starters: Set<String> = [
    "the", "a", "an", "any", "all", "each", "every", "no", "not", "if", "when", "where", "whenever", "whoever", "this",
    "these", "those", "that", "such", "it", "its", "in", "for", "upon", "unless", "except", "nothing",
    "notwithstanding",
    "however", "provided", "person", "persons", "they", "he", "she", "as", "on", "at", "to", "by", "section", "there",
    "after", "before", "only", "said", "violation", "violations", "failure", "whereas", "subject", "owners", "tenants",
  ]
}
