/// Finds and removes running heads, running feet and page numbers (specification 3.3).
///
/// Only the first and last three written lines of a page are looked at. A line goes when
/// - it is a page number by its form ("3", "- 3 -", "Page 3 of 12", "iv"), or
/// - it is set like a heading between two section signs, the first and the last section of the page or of two pages
///   ("§ 60-300 GENERAL BYLAWS § 60-310"), or
/// - with its digits made equal it stands there on most pages (40 percent, since heads of left and right pages
///   alternate), or
/// - as it is, or without a page number at one of its ends, it stands there on three of five neighbouring pages (heads
///   that name the chapter), or
/// - it is set like a heading and begins or ends with the same three words on three of five neighbouring pages (heads of
///   which a part names the document and the other the section), or
/// - it looks like a heading and divides a sentence that goes on from the page before in small letters.
/// A section mark that differs from page to page only by its number is text and stays.
enum RunningHeads {
  private static let zone = 3

  static func remove(from pages: inout [PageText]) {
    var pagesOfKey: [String: [Int]] = [:]
    var pagesOfLine: [String: [Int]] = [:]
    for (number, page) in pages.enumerated() {
      var keys: Set<String> = []
      var texts: Set<String> = []
      for edge in edgeLines(page) {
        let line: String = collapsed(page.lines[edge.index])
        guard line.utf8.count <= 160 else { continue }
        texts.insert(line)
        texts.formUnion(recurringParts(of: page.lines[edge.index], depth: edge.depth))
        if SectionMark.parse(line) == nil { keys.insert(withEqualDigits(line)) }
      }
      for key in keys { pagesOfKey[key, default: []].append(number) }
      for text in texts { pagesOfLine[text, default: []].append(number) }
    }
    let most: Int = max(2, (pages.count * 2 + 4) / 5)
    for number in pages.indices {
      var removed: Set<Int> = []
      for edge in edgeLines(pages[number]) {
        let line: String = collapsed(pages[number].lines[edge.index])
        let repeats: Int = pagesOfKey[withEqualDigits(line)]?.count ?? 0
        let same: [Int] = pagesOfLine[line] ?? []
        let parts: [String] = recurringParts(of: pages[number].lines[edge.index], depth: edge.depth)
        if isPageNumber(line, outermost: edge.depth == 0)
          || isBetweenSections(pages[number].lines[edge.index]) || repeats >= most || same.count >= most
          || clusters(same, around: number)
          || parts.contains(where: { clusters(pagesOfLine[$0] ?? [], around: number) })
        {
          removed.insert(edge.index)
        }
      }
      guard !removed.isEmpty else { continue }
      pages[number].lines = pages[number].lines.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    }
    removeDividing(from: &pages)
  }

  /// Removes heads that stand in the middle of a sentence: "who cannot pay may be / Town of Cray / imprisoned".
  private static func removeDividing(from pages: inout [PageText]) {
    for number in pages.indices.dropFirst() {
      guard let last = pages[number - 1].lines.last(where: { !$0.isEmpty }), !LineEnd.isTerminal(last) else { continue }
      let written: [Int] = pages[number].lines.indices.filter { !pages[number].lines[$0].isEmpty }
      let heads: ArraySlice<Int> = written.prefix(zone).prefix {
        LineEnd.isHeading(pages[number].lines[$0]) && SectionMark.parse(pages[number].lines[$0]) == nil
      }
      guard !heads.isEmpty, heads.count < written.count else { continue }
      let next: String = pages[number].lines[written[heads.count]]
      guard next.first?.isLowercase == true, !LineEnd.isHeading(last) else { continue }
      for index in heads.reversed() { pages[number].lines.remove(at: index) }
    }
  }

  /// The written lines near the top and bottom of a page; depth 0 is the outermost at either end.
  private static func edgeLines(_ page: PageText) -> [(index: Int, depth: Int)] {
    let written: [Int] = page.lines.indices.filter { !page.lines[$0].isEmpty }
    return written.enumerated().compactMap { position, index in
      let depth: Int = min(position, written.count - 1 - position)
      return depth < zone ? (index, depth) : nil
    }
  }

  /// The parts of a line that may stay the same from page to page: the line without a page number at its start or end,
  /// and the first and the last three words of an outermost line that is set like a heading. The sign before a part keeps
  /// it apart from whole lines.
  private static func recurringParts(of line: String, depth: Int) -> [String] {
    let words: [Substring] = line.split(separator: " ")
    guard words.count > 2, words.count <= 16 else { return [] }
    var parts: [String] = []
    if isNumber(words[words.count - 1]) {
      parts.append("#" + words.dropLast().joined(separator: " ").lowercased())
    } else if isNumber(words[0]) {
      parts.append("#" + words.dropFirst().joined(separator: " ").lowercased())
    }
    // "SEC. 5. POWERS OF THE MAYOR" may begin pages too; a head's mark has no stop ("Chapter 7 Housing Town of Cray").
    guard depth == 0, words.count > 3, isTitle(words), SectionMark.parse(line)?.isClosed != true else { return parts }
    for (sign, three) in [("<", words.prefix(3)), (">", words.suffix(3))] where isTitle(Array(three)) {
      parts.append(sign + three.joined(separator: " ").lowercased())
    }
    return parts
  }

  /// Whether the words are set like a title: no stop at the end, and capitals or digits at the start of all words with
  /// more than three letters, two at least.
  private static func isTitle(_ words: [Substring]) -> Bool {
    guard let last = words.last?.last, !".;:,?!".contains(last) else { return false }
    var capitals = 0
    for word in words {
      guard let first = word.first(where: { $0.isLetter || $0.isNumber }) else { continue }
      if first.isUppercase || first.isNumber {
        capitals += first.isUppercase ? 1 : 0
      } else if word.count > 3 {
        return false
      }
    }
    return capitals >= 2
  }

  /// Whether a line names two sections at its ends and has a title between them.
  private static func isBetweenSections(_ line: String) -> Bool {
    let words: [Substring] = line.split(separator: " ")
    guard (5...16).contains(words.count), words[0] == "§", words[words.count - 2] == "§",
      let first = words[1].first, let last = words[words.count - 1].last
    else { return false }
    let title: String = words[2..<words.count - 2].joined(separator: " ")
    return first.isNumber && (last.isNumber || last.isLetter) && LineEnd.isCapitals(title)
  }

  private static func clusters(_ pages: [Int], around page: Int) -> Bool {
    for start in (page - 4)...page where pages.filter({ (start...(start + 4)).contains($0) }).count >= 3 {
      return true
    }
    return false
  }

  private static func collapsed(_ line: String) -> String {
    line.lowercased().split(separator: " ").joined(separator: " ")
  }

  /// Each run of digits becomes one "#", so that page numbers inside heads do not matter.
  private static func withEqualDigits(_ line: String) -> String {
    var result = ""
    for character in line {
      if !character.isNumber { result.append(character) } else if result.last != "#" { result.append("#") }
    }
    return result
  }

  /// Whether a line in small letters is nothing but a page number.
  static func isPageNumber(_ line: String, outermost: Bool) -> Bool {
    let words: [Substring] = line.split { " |[]()-–—•·".contains($0) }
    switch words.count {
    case 1:
      let word: Substring = words[0]
      if isNumber(word) { return outermost || word.utf8.count != line.utf8.count }
      if isRoman(word) { return outermost }
      let parts: [Substring] = word.split(separator: "/")
      return outermost && parts.count == 2 && parts.allSatisfy(isNumber)
    case 2:
      return (isPageWord(words[0]) && isCount(words[1])) || (isNumber(words[0]) && isPageWord(words[1]))
    case 3:
      return isNumber(words[0]) && (words[1] == "of" || words[1] == "/") && isNumber(words[2])
    case 4:
      return isPageWord(words[0]) && isCount(words[1]) && (words[2] == "of" || words[2] == "/") && isCount(words[3])
    default:
      return false
    }
  }

  private static func isPageWord(_ word: Substring) -> Bool { ["page", "page:", "p.", "pg.", "pg"].contains(word) }
  private static func isNumber(_ word: Substring) -> Bool {
    (1...4).contains(word.utf8.count) && word.allSatisfy { $0.isASCII && $0.isNumber }
  }
  private static func isRoman(_ word: Substring) -> Bool {
    (1...6).contains(word.utf8.count) && word.allSatisfy { "ivxl".contains($0) }
  }
  private static func isCount(_ word: Substring) -> Bool { isNumber(word) || isRoman(word) }
}
