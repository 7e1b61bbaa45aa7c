import Foundation

/// Reads one block of Markdown: emphasis, code, links and breaks, by the rules of CommonMark, with GitHub's lines
/// through text and bare addresses.
///
/// Anything is Markdown: what makes no sense stands for itself. Nothing is looked at more than a fixed number of times,
/// so that hostile text costs no more than its length.
struct MarkdownInline {
  /// What line ends become.
  enum LineEnds {
    case preserved
    /// A space, unless the line ends with a break of its own.
    case soft
  }

  /// A piece of the text on its way to be a span.
  struct Item {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
    var delimiter: Delimiter?
    /// An opening bracket that may still become a link.
    var bracket: Bracket?
  }

  /// A run of characters that may begin or end emphasis.
  struct Delimiter {
    var character: Character
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
  }

  enum Bracket { case link, image, inflection }

  let characters: [Character]
  let lineEnds: LineEnds
  var position: Int = 0
  var items: [Item] = []
  /// Where opening brackets stand among the items.
  var brackets: [Int] = []
  private var plain: String = ""
  /// The lengths of runs of backticks for which there is no partner further on, by where was looked from.
  private var missingTicks: [Int: Int] = [:]

  init(_ text: String, lineEnds: LineEnds) {
    characters = Array(text)
    self.lineEnds = lineEnds
  }

  static func spans(_ text: String, lineEnds: LineEnds = .preserved) -> [MarkdownSpan] {
    guard mayHaveMarks(text, lineEnds: lineEnds) else { return text.isEmpty ? [] : [MarkdownSpan(text: text)] }
    var parser = MarkdownInline(text, lineEnds: lineEnds)
    return parser.parse()
  }

  /// Whether a character of the text may mean something else than itself; most texts are known to have none at once.
  static func mayHaveMarks(_ text: String, lineEnds: LineEnds) -> Bool {
    var text: String = text
    return text.withUTF8 { mayHaveMarks($0, lineEnds: lineEnds) }
  }

  /// The bytes that need a look, as bits: those below are passed over.
  private static let suspects: (UInt64, UInt64) = {
    var bits: (UInt64, UInt64) = (0, 0)
    for byte in "*_`~[\\<&@/.\n\r".utf8 {
      if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
    }
    return bits
  }()

  private static func mayHaveMarks(_ text: UnsafeBufferPointer<UInt8>, lineEnds: LineEnds) -> Bool {
    let suspects: (UInt64, UInt64) = Self.suspects
    for index in text.indices {
      let byte: UInt8 = text[index]
      // Small letters and spaces are most of all texts.
      if byte &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: " ") { continue }
      let bits: UInt64 = byte < 64 ? suspects.0 : byte < 128 ? suspects.1 : 0
      guard bits >> UInt64(byte & 63) & 1 == 1 else { continue }
      let last: (UInt8, UInt8) = index < 2 ? (0, index < 1 ? 0 : text[index - 1]) : (text[index - 2], text[index - 1])
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if lineEnds == .soft { return true }
      case UInt8(ascii: "/"): if last == (UInt8(ascii: ":"), byte) { return true }
      case UInt8(ascii: "."): if last == (UInt8(ascii: "w"), UInt8(ascii: "w")) { return true }
      default: break
      }
    }
    return false
  }

  private mutating func parse() -> [MarkdownSpan] {
    while position < characters.count { step() }
    flush()
    matchDelimiters(from: 0)
    return MarkdownSpan.merged(
      items.map { item in
        MarkdownSpan(text: item.shownText, intent: item.intent, link: item.link, image: item.image)
      })
  }

  private mutating func step() {
    let character: Character = characters[position]
    switch character {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter(character)
    case "[":
      open(.link, "[", length: 1)
    case "!" where peek(1) == "[": open(.image, "![", length: 2)
    case "^" where peek(1) == "[": open(.inflection, "^[", length: 2)
    case "]": close()
    case "<": angle()
    case "&": entity()
    case "\n", "\r\n", "\r": lineEnd()
    default:
      if let address = MarkdownAddress.bare(in: characters, at: position), !isInsideBracket {
        flush()
        items.append(Item(text: String(characters[address.range]), link: address.destination))
        position = address.range.upperBound
      } else {
        add(character)
      }
    }
  }

  private var isInsideBracket: Bool { !brackets.isEmpty }

  func peek(_ offset: Int) -> Character? {
    let index: Int = position + offset
    return characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func add(_ character: Character) {
    plain.append(character)
    position += 1
  }

  mutating func flush() {
    guard !plain.isEmpty else { return }
    items.append(Item(text: plain))
    plain = ""
  }
}

extension MarkdownInline.Item {
  /// What is left of delimiters that found no partner stands for itself.
  var shownText: String { delimiter.map { String(repeating: $0.character, count: $0.count) } ?? text }
}

// MARK: - Single characters

extension MarkdownInline {
  private mutating func escape() {
    guard let next = peek(1) else { return add("\\") }
    if next.isNewline {
      flush()
      items.append(Item(text: "\n", intent: .lineBreak))
      position += 2
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      position += 1
      add(next)
    } else {
      add("\\")
    }
  }

  private mutating func code() {
    let start: Int = position
    var length: Int = 0
    while peek(length) == "`" { length += 1 }
    guard let end = endOfCode(length, from: start + length) else {
      plain += String(repeating: "`", count: length)
      position += length
      return
    }
    flush()
    var content: [Character] = characters[(start + length)..<end].map { $0.isNewline ? " " : $0 }
    if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = Array(content.dropFirst().dropLast())
    }
    items.append(Item(text: String(content), intent: .code))
    position = end + length
  }

  private mutating func endOfCode(_ length: Int, from start: Int) -> Int? {
    if let known = missingTicks[length], start >= known { return nil }
    var index: Int = start
    while index < characters.count {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      var end: Int = index
      while end < characters.count, characters[end] == "`" { end += 1 }
      if end - index == length { return index }
      index = end
    }
    missingTicks[length] = start
    return nil
  }

  private mutating func angle() {
    if let address = MarkdownAddress.angled(in: characters, at: position) {
      flush()
      let text = String(characters[(address.range.lowerBound + 1)..<(address.range.upperBound - 1)])
      items.append(Item(text: text, link: address.destination))
      position = address.range.upperBound
    } else if let end = MarkdownAddress.endOfTag(in: characters, at: position) {
      flush()
      items.append(Item(text: String(characters[position..<end]), intent: .inlineHTML))
      position = end
    } else {
      add("<")
    }
  }

  private mutating func entity() {
    let end: Int? = characters[position...].prefix(12).firstIndex(of: ";")
    guard let end, let character = MarkdownEntity.character(String(characters[(position + 1)..<end])) else {
      return add("&")
    }
    plain += character
    position = end + 1
  }

  private mutating func lineEnd() {
    let line: Character = characters[position]
    guard lineEnds == .soft else { return add(line) }
    var spaces: Int = 0
    while plain.last == " " {
      plain.removeLast()
      spaces += 1
    }
    flush()
    items.append(spaces >= 2 ? Item(text: "\n", intent: .lineBreak) : Item(text: " ", intent: .softBreak))
    position += 1
    while peek(0) == " " { position += 1 }
  }
}
