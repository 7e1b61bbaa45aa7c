import Foundation

/// The smallest parts of a predicate's format.
enum PredicateToken {
  /// A key path or an operator.
  case word(String)
  case sign(String)
  case text(String)
  case number(Double)
  /// What an argument stands for.
  case mark(String)

  var text: String {
    switch self {
    case .word(let text), .sign(let text), .text(let text), .mark(let text): text
    case .number(let number): "\(number)"
    }
  }

  var isWord: Bool { if case .word = self { true } else { false } }
  var isSign: Bool { if case .sign = self { true } else { false } }

  private static let signs: [String] = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", "+",
    "-",
    "*", "/",
  ]

  static func tokens(of format: String) throws -> [PredicateToken] {
    var rest: Substring = format[...]
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(try quoted(&rest, by: first)))
      } else if first == "%" {
        tokens.append(.mark(try mark(&rest)))
      } else if first.isNumber {
        let digits: Substring = rest.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits) else {
          throw PredicateParser.Failure(description: "\"\(digits)\" is no number")
        }
        rest.removeFirst(digits.count)
        tokens.append(.number(number))
      } else if first.isLetter || "_@#$".contains(first) {
        let word: Substring = rest.prefix { $0.isLetter || $0.isNumber || "_@.#$".contains($0) }
        rest.removeFirst(word.count)
        tokens.append(.word(word.replacingOccurrences(of: "#", with: "")))
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(sign.count)
        tokens.append(.sign(sign))
      } else {
        throw PredicateParser.Failure(description: "\"\(first)\" is not expected")
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring, by quote: Character) throws -> String {
    var text: String = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == quote { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    throw PredicateParser.Failure(description: "a quotation mark is missing")
  }

  private static func mark(_ rest: inout Substring) throws -> String {
    rest.removeFirst()
    var letters: String = ""
    while let letter = rest.popFirst() {
      letters.append(letter)
      if "hlqz".contains(letter) { continue }
      guard "@KdDiuUxXofFgGeEcs".contains(letter) else { break }
      return "%" + letters
    }
    throw PredicateParser.Failure(description: "\"%\(letters)\" stands for nothing")
  }
}
