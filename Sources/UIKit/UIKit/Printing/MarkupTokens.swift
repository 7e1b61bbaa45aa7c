import Foundation

/// The tags and texts of HTML, one after another. Whatever is no tag is text.
struct MarkupTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case text(String)
    /// The name in small letters, with the attributes by their names.
    case open(String, [String: String])
    case close(String)
  }

  private let characters: [Character]
  private var place: Int = 0
  /// A tag that closes itself is followed by its end.
  private var due: Token?
  /// The element whose text goes on to its end, whatever is in it.
  private var raw: String?

  init(_ markup: String) { characters = Array(markup) }

  mutating func next() -> Token? {
    if let due {
      self.due = nil
      return due
    }
    if let raw {
      self.raw = nil
      let text: String = take(upTo: "</\(raw)")
      if !text.isEmpty { return .text(text) }
    }
    while place < characters.count {
      guard isTag else {
        let text: String = takeText()
        return .text(MarkupCharacters.decoded(text))
      }
      if starts("<!--") {
        _ = take(upTo: "-->")
        place = Swift.min(place + 3, characters.count)
      } else if starts("<!") || starts("<?") {
        _ = take(upTo: ">")
        place = Swift.min(place + 1, characters.count)
      } else if let token = takeTag() {
        return token
      }
    }
    return nil
  }

  /// Whether a tag begins here: a letter or a mark follows the angle.
  private var isTag: Bool {
    guard characters[place] == "<", place + 1 < characters.count else { return false }
    let after: Character = characters[place + 1]
    return after.isLetter || after == "/" || after == "!" || after == "?"
  }

  private func starts(_ word: String) -> Bool {
    let end: Int = place + word.count
    guard end <= characters.count else { return false }
    return String(characters[place..<end]).lowercased() == word
  }

  private mutating func takeText() -> String {
    let start: Int = place
    place += 1
    while place < characters.count, !isTag { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func take(upTo end: String) -> String {
    let start: Int = place
    while place < characters.count, !starts(end) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func takeTag() -> Token? {
    place += 1
    let isEnd: Bool = characters[place] == "/"
    if isEnd { place += 1 }
    let name: String = takeWord().lowercased()
    let (attributes, closesItself): ([String: String], Bool) = takeAttributes()
    guard !name.isEmpty else { return nil }
    if isEnd { return .close(name) }
    if closesItself { due = .close(name) }
    if ["script", "style"].contains(name), !closesItself { raw = name }
    return .open(name, attributes)
  }

  private mutating func takeWord() -> String {
    let start: Int = place
    while place < characters.count, !isSpace, !["=", ">", "/"].contains(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private var isSpace: Bool { characters[place].isWhitespace }

  private mutating func skipSpaces() { while place < characters.count, isSpace { place += 1 } }

  /// The attributes of a tag up to its end, and whether the tag closes itself.
  private mutating func takeAttributes() -> ([String: String], Bool) {
    var found: [String: String] = [:]
    var closesItself: Bool = false
    while place < characters.count {
      skipSpaces()
      guard place < characters.count else { break }
      if characters[place] == ">" {
        place += 1
        break
      }
      closesItself = characters[place] == "/"
      let name: String = takeWord().lowercased()
      guard !name.isEmpty else {
        place += 1
        continue
      }
      skipSpaces()
      guard place < characters.count, characters[place] == "=" else {
        found[name] = ""
        continue
      }
      place += 1
      skipSpaces()
      found[name] = MarkupCharacters.decoded(takeValue())
    }
    return (found, closesItself)
  }

  private mutating func takeValue() -> String {
    guard place < characters.count else { return "" }
    let quote: Character = characters[place]
    let isQuoted: Bool = quote == "\"" || quote == "'"
    if isQuoted { place += 1 }
    let start: Int = place
    while place < characters.count, isQuoted ? characters[place] != quote : !isSpace && characters[place] != ">" {
      place += 1
    }
    let value = String(characters[start..<place])
    if isQuoted, place < characters.count { place += 1 }
    return value
  }
}

/// Characters of HTML that are written by names and numbers.
enum MarkupCharacters {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
  ]

  /// A text with the characters themselves; what is no name stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result: String = ""
    var rest: Substring = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name: Substring = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard !name.isEmpty, name.count < 12, let character = character(String(name)) else {
        result += "&"
        continue
      }
      result += character
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits: Substring = name.dropFirst()
    let isHex: Bool = digits.first == "x" || digits.first == "X"
    let number: UInt32? = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }
}
