import Foundation

/// The settings of a target, those of its project below them, with references to other settings filled in.
package struct BuildSettings {
  package let platform: ApplePlatform
  private var values: [String: String]

  /// A value may refer to itself through others; the reference beyond this number of steps stays empty.
  private static let depthLimit: Int = 20

  package init(platform: ApplePlatform, values: [String: String] = [:]) {
    self.platform = platform
    self.values = values
  }

  /// The value of a setting with its references filled in; nil when it is not set or empty.
  package subscript(_ name: String) -> String? {
    guard let value = values[name] else { return nil }
    let expanded: String = expand(value)
    return expanded.isEmpty ? nil : expanded
  }

  /// The names of all settings.
  package var names: [String] { values.keys.sorted() }

  /// Whether a setting says YES.
  package func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The words of a setting that is a list. Words with blanks stand in quotes.
  package func words(_ name: String) -> [String] { Self.words(of: self[name] ?? "") }

  /// Puts values above those that are there. `$(inherited)` in them is what was there before. A condition in brackets
  /// counts when it names the platform's kit or all kits.
  mutating func add(_ layer: [String: String]) {
    // Values under a condition come after those without, whatever their order in the file.
    for (key, value) in layer.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      let parts: [Substring] = key.split(separator: "[", maxSplits: 1)
      guard let name = parts.first.map(String.init) else { continue }
      if parts.count > 1, !holds(String(parts[1])) { continue }
      let before: String = values[name] ?? ""
      values[name] = value.replacingOccurrences(of: "$(inherited)", with: before)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  private func holds(_ condition: String) -> Bool {
    let parts: [Substring] = condition.dropLast().split(separator: "=")
    guard parts.count == 2 else { return false }
    if parts[0] == "config" || parts[0] == "arch" { return parts[1] == "*" }
    return parts[0] == "sdk" && (parts[1] == "*" || parts[1].hasPrefix(platform.kit))
  }

  /// Fills in `$(NAME)`, `${NAME}` and `$(NAME:change)`.
  package func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard text.contains("$"), depth < Self.depthLimit else { return depth < Self.depthLimit ? text : "" }
    var result = ""
    var rest: Substring = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after: Substring = rest[rest.index(after: dollar)...]
      guard let open = after.first, open == "(" || open == "{",
        let end = Self.end(of: after, open: open, close: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = after
        continue
      }
      let inside = String(after[after.index(after: after.startIndex)..<end])
      result += value(of: expand(inside, depth: depth + 1), depth: depth)
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  /// Where a reference ends; others may stand inside it.
  private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func value(of reference: String, depth: Int) -> String {
    let parts: [Substring] = reference.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts[0])
    var value: String = values[name].map { expand($0, depth: depth + 1) } ?? ""
    for change in parts.dropFirst() {
      switch change {
      case "c99extidentifier", "identifier": value = ModuleName.identifier(value)
      case "rfc1034identifier":
        value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case _ where change.hasPrefix("default=") && value.isEmpty: value = String(change.dropFirst(8))
      default: break
      }
    }
    return value
  }

  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
