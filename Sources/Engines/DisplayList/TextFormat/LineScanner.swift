/// Why a text is no display list.
package struct DisplayListSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  package var reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "Line \(line) of the display list: \(reason)." }
}

/// The words of one line, taken from left to right.
struct LineScanner {
  enum Token: Hashable {
    case word(String)
    case string(String)
    case mark(Character)

    var text: String {
      switch self {
      case .word(let word): return word
      case .string(let string): return quoted(string)
      case .mark(let mark): return String(mark)
      }
    }
  }

  let line: Int
  /// The pictures that the text names.
  var images: [String: AnyObject] = [:]
  private let tokens: [Token]
  private var index = 0

  init(_ text: Substring, line: Int) throws {
    self.line = line
    var tokens: [Token] = []
    var rest: Substring = text
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        tokens.append(.string(try Self.string(&rest, line: line)))
      } else if "(),;".contains(first) {
        tokens.append(.mark(first))
        rest.removeFirst()
      } else {
        let word: Substring = rest.prefix { !" \"(),;".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    self.tokens = tokens
  }

  func failure(_ reason: String) -> DisplayListSyntaxError { DisplayListSyntaxError(line: line, reason: reason) }

  var next: Token? { index < tokens.count ? tokens[index] : nil }
  private var found: String { next.map { "not \($0.text)" } ?? "but the line ends" }

  /// Takes the word or mark if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard let next else { return false }
    if case .string = next { return false }
    guard next.text == text else { return false }
    index += 1
    return true
  }

  mutating func expect(_ text: String) throws {
    guard take(text) else { throw failure("expected \(text), \(found)") }
  }

  mutating func word(_ what: String) throws -> String {
    guard case .word(let word) = next else { throw failure("expected \(what), \(found)") }
    index += 1
    return word
  }

  mutating func string(_ what: String) throws -> String {
    guard case .string(let string) = next else { throw failure("expected \(what) in quotation marks, \(found)") }
    index += 1
    return string
  }

  var isAtNumber: Bool {
    guard case .word(let word) = next else { return false }
    return Double(word) != nil
  }

  mutating func number() throws -> Double {
    guard case .word(let word) = next, let value = Double(word) else { throw failure("expected a number, \(found)") }
    index += 1
    return value
  }

  func end() throws {
    guard next == nil else { throw failure("expected the end of the line, \(found)") }
  }
}

extension LineScanner {
  /// The characters up to the closing quotation mark.
  private static func string(_ rest: inout Substring, line: Int) throws -> String {
    func failure(_ reason: String) -> DisplayListSyntaxError { DisplayListSyntaxError(line: line, reason: reason) }
    var result = String.UnicodeScalarView()
    var scalars: Substring.UnicodeScalarView = rest.unicodeScalars
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        rest = Substring(scalars)
        return String(result)
      }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let body = scalars.prefix { $0 != "}" }
        guard scalars.first == "{", let value = UInt32(String(body.dropFirst()), radix: 16),
          let escaped = Unicode.Scalar(value)
        else { throw failure("\\u needs a character's number in braces, as in \\u{2028}") }
        result.append(escaped)
        scalars = scalars.dropFirst(body.count + 1)
      default: throw failure("a backslash must be followed by \", \\, n, t or u{…}")
      }
    }
    throw failure("a quotation mark is missing at the end of a text")
  }
}
