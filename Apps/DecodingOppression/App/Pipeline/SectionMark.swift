/// The mark with which a numbered part of a policy begins, at the start of a line (specification 3.3).
struct SectionMark: Equatable {
  enum Kind: Equatable {
    /// "Section 4.", "Sec. 4", "ARTICLE IV", "§ 12-3", "第三条"
    case named
    /// "(a)", "(1)", "(iv)"
    case parenthesised
    /// "1.", "12)"
    case numbered(Int)
    /// "8.24.010", "1.2"
    case multilevel
    /// "A.", "b)", "IV."
    case lettered(String)
    /// "•", "▪", "-"
    case bullet(Character)
    /// "WHEREAS,", "NOW, THEREFORE"
    case recital
  }

  let kind: Kind
  /// Whether a stop closes the mark, as in "Section 4." and "Section 4 -".
  let isClosed: Bool
  /// The text after the mark, without leading spaces.
  let rest: Substring

  /// The mark at the start of a line, nil when the line starts with text.
  static func parse(_ line: String) -> SectionMark? {
    guard let first = line.first else { return nil }
    if first == "(" { return parenthesised(line) }
    if first == "§" { return SectionMark(kind: .named, isClosed: true, rest: afterSymbol(line)) }
    // An asterisk before the mark points to a note: "*Section 7:".
    if first == "*", let mark = named(String(line.dropFirst())) { return mark }
    if bullets.contains(first) { return bullet(line, first) }
    if first.isNumber { return number(line) }
    guard first.isLetter else { return nil }
    if first == "第" { return eastAsian(line) }
    // A hollow bullet is often set as the letter o.
    if line.hasPrefix("o "), line.dropFirst(2).first?.isUppercase == true { return bullet(line, first) }
    return named(line) ?? lettered(line) ?? recital(line)
  }

  /// The words that name a part when a number or a single letter follows.
  static let names: Set<String> = [
    "section", "sec", "article", "art", "chapter", "chap", "title", "part", "division", "subchapter", "subpart",
    "rule", "amendment", "appendix", "schedule", "paragraph", "subsection", "subdivision", "clause", "annex",
  ]

  private static let bullets: Set<Character> = [
    "•", "●", "▪", "■", "◦", "‣", "·", "►", "➢", "✓", "*", "-", "–", "—", "□", "○",
  ]

  private static func named(_ line: String) -> SectionMark? {
    let word: Substring = line.prefix { $0.isLetter }
    guard word.utf8.count <= 11, names.contains(word.lowercased()) else { return nil }
    let afterName: Substring = line[word.endIndex...].drop { $0 == "." || $0 == " " }
    guard afterName.startIndex > word.endIndex else { return nil }
    let number: Substring = afterName.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    let core: Substring = trimmedStops(number)
    guard let first = core.first, first.isNumber || isRoman(core) || (core.count == 1 && first.isUppercase) else {
      return nil
    }
    let rest: Substring = afterName[core.endIndex...]
    return SectionMark(kind: .named, isClosed: closes(rest), rest: skippingStops(rest))
  }

  /// "第三条", "第12章": the number of a part before the word for it. "第三条の…" refers to the part.
  private static func eastAsian(_ line: String) -> SectionMark? {
    let number: Substring = line.dropFirst().prefix { $0.isNumber || "〇一二三四五六七八九十百千".contains($0) }
    let rest: Substring = line[number.endIndex...]
    guard (1...6).contains(number.count), let name = rest.first, "条條章節节款項项編编部".contains(name) else { return nil }
    let text: Substring = rest.dropFirst()
    guard let next = text.first, !"の第及、，又和或至规規）".contains(next) else { return nil }
    return SectionMark(kind: .named, isClosed: " （(".contains(next), rest: text.drop { $0 == " " })
  }

  private static func parenthesised(_ line: String) -> SectionMark? {
    let label: Substring = line.dropFirst().prefix { $0.isLetter || $0.isNumber }
    guard (1...5).contains(label.count), line[label.endIndex...].first == ")", isLabel(label) else { return nil }
    let rest: Substring = line[label.endIndex...].dropFirst()
    return SectionMark(kind: .parenthesised, isClosed: true, rest: rest.drop { $0 == " " })
  }

  /// Whether the letters or digits between brackets number a part.
  static func isLabel(_ label: Substring) -> Bool {
    if label.allSatisfy({ $0.isASCII && $0.isNumber }) { return label.count <= 3 }
    if label.count == 1 { return label.first?.isLetter ?? false }
    if isRoman(label) { return true }
    return label.count == 2 && label.first == label.last && label.first?.isLetter == true
  }

  private static func number(_ line: String) -> SectionMark? {
    let digits: Substring = line.prefix { $0.isASCII && $0.isNumber }
    let full: Substring = line.prefix { ($0.isASCII && $0.isNumber) || $0 == "." || $0 == "-" }
    let core: Substring = trimmedStops(full)
    let rest: Substring = line[core.endIndex...]
    if core == digits {
      guard digits.count <= 3, let value = Int(digits), let stop = rest.first, stop == "." || stop == ")" else {
        return nil
      }
      let text: Substring = rest.dropFirst()
      guard text.isEmpty || text.first == " " else { return nil }
      return SectionMark(kind: .numbered(value), isClosed: true, rest: text.drop { $0 == " " })
    }
    let text: Substring = skippingStops(rest)
    guard rest.first == " " || closes(rest), let start = text.first, start.isUppercase || "“\"".contains(start) else {
      return nil
    }
    let separators: Int = core.count { $0 == "." || $0 == "-" }
    guard core.contains(".") || separators > 1 || closes(rest) else { return nil }
    return SectionMark(kind: .multilevel, isClosed: closes(rest) || separators > 1, rest: text)
  }

  private static func lettered(_ line: String) -> SectionMark? {
    let label: Substring = line.prefix { $0.isLetter }
    guard label.count == 1 || (label.count <= 5 && isRoman(label)) else { return nil }
    let rest: Substring = line[label.endIndex...]
    guard let stop = rest.first, stop == "." || stop == ")" else { return nil }
    let text: Substring = rest.dropFirst()
    guard text.isEmpty || text.first == " " else { return nil }
    return SectionMark(kind: .lettered(String(label)), isClosed: true, rest: text.drop { $0 == " " })
  }

  private static func bullet(_ line: String, _ sign: Character) -> SectionMark? {
    let rest: Substring = line.dropFirst()
    guard rest.first == " " || "•●▪■‣►➢✓".contains(sign) else { return nil }
    return SectionMark(kind: .bullet(sign), isClosed: true, rest: rest.drop { $0 == " " })
  }

  private static func recital(_ line: String) -> SectionMark? {
    let lower: String = line.prefix(16).lowercased()
    guard lower.hasPrefix("whereas") || lower.hasPrefix("now, therefore") || lower.hasPrefix("now therefore") else {
      return nil
    }
    return SectionMark(kind: .recital, isClosed: true, rest: line[...])
  }

  private static func isRoman(_ text: Substring) -> Bool {
    let lower: String = text.lowercased()
    return lower == text || text.uppercased() == text ? lower.allSatisfy { "ivxlc".contains($0) } : false
  }

  private static func trimmedStops(_ text: Substring) -> Substring {
    var result: Substring = text
    while let last = result.last, last == "." || last == "-" { result = result.dropLast() }
    return result
  }

  private static func afterSymbol(_ line: String) -> Substring {
    let rest: Substring = line.drop { $0 == "§" || $0 == " " }
    return skippingStops(rest.drop { $0.isNumber || $0.isLetter || $0 == "-" || $0 == "." })
  }

  private static func closes(_ rest: Substring) -> Bool {
    guard let stop = rest.drop(while: { $0 == " " }).first else { return true }
    return ".:—–-)".contains(stop)
  }

  private static func skippingStops(_ rest: Substring) -> Substring { rest.drop { " .:—–-)".contains($0) } }
}
