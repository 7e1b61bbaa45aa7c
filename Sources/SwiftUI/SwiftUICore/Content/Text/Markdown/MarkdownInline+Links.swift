import Foundation

extension MarkdownInline {
  mutating func open(_ kind: Bracket, _ text: String, length: Int) {
    flush()
    brackets.append(items.count)
    items.append(Item(text: text, bracket: kind))
    position += length
    // Deeper nesting than anybody writes is text.
    if brackets.count > 64 { items[brackets.removeFirst()].bracket = nil }
  }

  /// A closing bracket makes a link of what follows the last opening one, if a destination follows.
  mutating func close() {
    flush()
    let end: Int = position + 1
    position = end
    guard let start = brackets.popLast(), let kind = items[start].bracket else {
      items.append(Item(text: "]"))
      return
    }
    guard let target = destination(at: end) else {
      items[start].bracket = nil
      items.append(Item(text: "]"))
      return
    }
    items[start].bracket = nil
    items[start].text = ""
    matchDelimiters(from: start + 1)
    switch kind {
    case .link:
      for index in (start + 1)..<items.count { items[index].link = items[index].link ?? target.text }
      // A link holds no other one.
      for other in brackets where items[other].bracket == .link { items[other].bracket = nil }
      brackets.removeAll { items[$0].bracket == nil }
    case .image:
      let description: String = items[(start + 1)...].map(\.text).joined()
      items.removeSubrange((start + 1)...)
      items.append(Item(text: description, image: target.text))
    case .inflection: break
    }
    position = target.end
  }

  /// What stands in parentheses behind a bracket: a destination, and a title that is not shown.
  private func destination(at start: Int) -> (text: String, end: Int)? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var index: Int = start + 1
    skipSpace(&index)
    guard index < characters.count, let text = destinationText(&index) else { return nil }
    skipSpace(&index)
    if index < characters.count, let quote = Self.closing(characters[index]) {
      index += 1
      while index < characters.count, characters[index] != quote {
        index += characters[index] == "\\" ? 2 : 1
      }
      index += 1
      skipSpace(&index)
    }
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (text, index + 1)
  }

  private func destinationText(_ index: inout Int) -> String? {
    var text: String = ""
    let isAngled: Bool = characters[index] == "<"
    if isAngled { index += 1 }
    var depth: Int = 0
    // `^[..](inflect: true)` has a space behind its colon.
    while index < characters.count {
      let character: Character = characters[index]
      if isAngled {
        if character.isNewline || character == "<" { return nil }
        index += 1
        if character == ">" { return text }
      } else {
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0 { return text }
          depth -= 1
        }
        if character.isWhitespace, !text.hasSuffix(":") { return text }
        if depth > 32 { return nil }
        index += 1
      }
      if character == "\\", index < characters.count, characters[index].isASCII, characters[index].isPunctuation {
        text.append(characters[index])
        index += 1
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private func skipSpace(_ index: inout Int) {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private static func closing(_ quote: Character) -> Character? {
    switch quote {
    case "\"": "\""
    case "'": "'"
    case "(": ")"
    default: nil
    }
  }
}
