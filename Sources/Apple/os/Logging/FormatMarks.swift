import Foundation

/// The marks of C in texts for `os_log`, with the words in braces that only logs know.
enum FormatMarks {
  /// The message that a text with marks makes of values. A mark without a value stays as it is.
  static func message(_ format: String, _ values: [any CVarArg]) -> OSLogMessage {
    var parts = OSLogInterpolation(literalCapacity: format.utf8.count, interpolationCount: values.count)
    var rest: ArraySlice<any CVarArg> = values[...]
    var text: Substring = format[...]
    while let start = text.firstIndex(of: "%") {
      parts.appendLiteral(String(text[..<start]))
      guard let mark = Mark(text[start...]) else {
        parts.appendLiteral("%")
        text = text[text.index(after: start)...]
        continue
      }
      text = mark.rest
      if mark.letter == "%" {
        parts.appendLiteral("%")
      } else if let value = rest.popFirst() {
        let privacy: OSLogPrivacy = mark.isPublic ? .public : mark.isPrivate ? .private : .auto
        let written: String = mark.written(value)
        if mark.letter == "@" || mark.letter == "s" {
          parts.appendInterpolation(written, privacy: privacy)
        } else {
          // Numbers are public unless the mark says otherwise.
          parts.appendInterpolation(written, privacy: mark.isPrivate ? .private : .public)
        }
      } else {
        parts.appendLiteral(mark.words)
      }
    }
    parts.appendLiteral(String(text))
    return OSLogMessage(stringInterpolation: parts)
  }

  /// One mark: `%`, words in braces, flags, width, precision, length, and a letter.
  private struct Mark {
    let words: String
    let letter: Character
    let format: String
    let isPublic: Bool
    let isPrivate: Bool
    let rest: Substring

    init?(_ text: Substring) {
      var left: Substring = text.dropFirst()
      var braces: Substring = ""
      if left.first == "{", let end = left.firstIndex(of: "}") {
        braces = left[left.index(after: left.startIndex)..<end]
        left = left[left.index(after: end)...]
      }
      let options: Substring = left.prefix { "-+ #0123456789.*hlqLjzt".contains($0) }
      left = left.dropFirst(options.count)
      guard let letter = left.first, letter.isLetter || letter == "@" || letter == "%" else { return nil }
      self.letter = letter
      format = "%" + options + String(letter)
      rest = left.dropFirst()
      words = String(text[..<rest.startIndex])
      let names: [Substring] = braces.split { $0 == "," || $0 == " " }
      isPublic = names.contains("public")
      isPrivate = names.contains("private") || names.contains("sensitive")
    }

    func written(_ value: any CVarArg) -> String {
      switch letter {
      case "@", "s": "\(value)"
      case "d", "i", "u", "x", "X", "o", "c", "p", "f", "F", "e", "E", "g", "G", "a", "A":
        String(format: format, arguments: [value])
      default: "\(value)"
      }
    }
  }
}
