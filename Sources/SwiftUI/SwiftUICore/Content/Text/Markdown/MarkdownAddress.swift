import Foundation

/// Addresses that stand in Markdown by themselves.
struct MarkdownAddress {
  var range: Range<Int>
  var destination: String

  /// `<https://example.com>` or `<me@example.com>`.
  static func angled(in characters: [Character], at start: Int) -> MarkdownAddress? {
    guard let length = characters[(start + 1)...].prefix(2048).firstIndex(where: { $0 == ">" || $0.isWhitespace }),
      characters[length] == ">"
    else { return nil }
    let text = String(characters[(start + 1)..<length])
    guard !text.contains("<") else { return nil }
    let range: Range<Int> = start..<(length + 1)
    if let colon = text.firstIndex(of: ":") {
      let scheme: Substring = text[..<colon]
      guard (2...32).contains(scheme.count), scheme.first?.isLetter == true,
        scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
      else { return nil }
      return MarkdownAddress(range: range, destination: text)
    }
    return isMail(text) ? MarkdownAddress(range: range, destination: "mailto:" + text) : nil
  }

  /// `https://example.com`, `www.example.com` or `me@example.com` in running text, without the marks at its end.
  static func bare(in characters: [Character], at start: Int) -> MarkdownAddress? {
    guard start == 0 || isBoundary(characters[start - 1]), characters[start].isLetter || characters[start].isNumber
    else { return nil }
    let prefix: String? = ["https://", "http://", "www."].first { begins(characters, $0, at: start) }
    // Without a prefix only a mail address is left, and most words have no sign for it.
    var end: Int = start
    var hasSign: Bool = false
    while end < characters.count, end - start < 2048, !characters[end].isWhitespace, characters[end] != "<" {
      if characters[end] == "@" { hasSign = true }
      end += 1
    }
    guard prefix != nil || hasSign else { return nil }
    end = trimmed(characters, start..<end)
    let text = String(characters[start..<end])
    guard let prefix else {
      return isMail(text) ? MarkdownAddress(range: start..<end, destination: "mailto:" + text) : nil
    }
    let host: Substring = text.dropFirst(prefix == "www." ? 0 : prefix.count).prefix { !"/?#".contains($0) }
    guard host.contains("."), host.first != ".", host.last != ".", !host.contains("_") else { return nil }
    return MarkdownAddress(range: start..<end, destination: prefix == "www." ? "http://" + text : text)
  }

  /// The end of a tag such as `<b>` or `</b>`, which is kept as it is.
  static func endOfTag(in characters: [Character], at start: Int) -> Int? {
    var index: Int = start + 1
    if index < characters.count, characters[index] == "/" { index += 1 }
    guard index < characters.count, characters[index].isASCII, characters[index].isLetter else { return nil }
    guard let end = characters[index...].prefix(1024).firstIndex(where: { $0 == ">" || $0 == "<" }),
      characters[end] == ">"
    else { return nil }
    return end + 1
  }

  private static func isBoundary(_ character: Character) -> Bool {
    character.isWhitespace || "*_~(\"'".contains(character)
  }

  private static func begins(_ characters: [Character], _ prefix: String, at start: Int) -> Bool {
    var index: Int = start
    for character in prefix {
      guard index < characters.count, characters[index].lowercased() == String(character) else { return false }
      index += 1
    }
    return true
  }

  /// Marks at the end belong to the sentence; a parenthesis only where it has no partner inside.
  private static func trimmed(_ characters: [Character], _ range: Range<Int>) -> Int {
    var end: Int = range.upperBound
    var depth: Int = 0
    for index in range where characters[index] == "(" || characters[index] == ")" {
      depth += characters[index] == "(" ? 1 : -1
    }
    while end > range.lowerBound {
      let last: Character = characters[end - 1]
      if last == ")", depth < 0 {
        depth += 1
      } else if !"?!.,:*_~'\"];`".contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  private static func isMail(_ text: String) -> Bool {
    let parts: [Substring] = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let host = parts.last, !name.isEmpty else { return false }
    let isName: Bool = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_+".contains($0)) }
    let labels: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
    return isName && labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}

/// Characters by name or number, as `&amp;` or `&#38;`.
enum MarkdownEntity {
  static func character(_ name: String) -> String? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return scalar(UInt32(name.dropFirst(2), radix: 16)) }
    if name.hasPrefix("#") { return scalar(UInt32(name.dropFirst(1))) }
    return names[name]
  }

  private static func scalar(_ value: UInt32?) -> String? {
    guard let value else { return nil }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}",
    "middot": "\u{B7}", "deg": "\u{B0}", "plusmn": "\u{B1}", "times": "\u{D7}", "divide": "\u{F7}",
    "euro": "\u{20AC}", "pound": "\u{A3}", "yen": "\u{A5}", "cent": "\u{A2}", "sect": "\u{A7}", "para": "\u{B6}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "larr": "\u{2190}", "rarr": "\u{2192}", "uarr": "\u{2191}",
    "darr": "\u{2193}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}", "szlig": "\u{DF}",
  ]
}
