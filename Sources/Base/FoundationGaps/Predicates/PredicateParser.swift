import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let tokens: [PredicateToken]
  private var position: Int = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) throws {
    tokens = try PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  /// The whole predicate.
  mutating func predicate() throws -> PredicateTest {
    let test: PredicateTest = try alternatives()
    guard position == tokens.count else { throw unexpected() }
    return test
  }

  // MARK: - Tokens

  private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  private func unexpected() -> Failure {
    Failure(description: next.map { "\"\($0.text)\" is not expected" } ?? "the end is not expected")
  }

  /// Takes the next token where it is one of the words or signs.
  private mutating func take(_ words: String...) -> Bool {
    guard let next, next.isWord || next.isSign, words.contains(next.text.uppercased()) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ sign: String) throws {
    guard take(sign) else { throw unexpected() }
  }

  private mutating func argument() throws -> Any {
    guard let first = arguments.popFirst() else { throw Failure(description: "there are too few arguments") }
    return first
  }

  // MARK: - Tests

  private mutating func alternatives() throws -> PredicateTest {
    var tests: [PredicateTest] = [try conjunction()]
    while take("OR", "||") { tests.append(try conjunction()) }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private mutating func conjunction() throws -> PredicateTest {
    var tests: [PredicateTest] = [try negation()]
    while take("AND", "&&") { tests.append(try negation()) }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  private mutating func negation() throws -> PredicateTest {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    // A parenthesis opens a test, or a calculation that is compared.
    let start: PredicateParser = self
    if take("(") {
      if let test = try? alternatives(), take(")"), !isCompared { return test }
      self = start
    }
    return try comparison()
  }

  private var isCompared: Bool {
    var copy: PredicateParser = self
    if copy.take("+", "-", "*", "/") { return true }
    return (try? copy.comparisonOperator()) != nil
  }

  private mutating func comparison() throws -> PredicateTest {
    var quantity: PredicateTest.Quantity = .one
    if take("ANY", "SOME") {
      quantity = .any
    } else if take("ALL") {
      quantity = .all
    } else if take("NONE") {
      quantity = .none
    }
    let left: PredicateTerm = try sum()
    let comparison: PredicateComparison = try comparisonOperator()
    return .comparison(quantity, left, comparison, try sum())
  }

  private mutating func comparisonOperator() throws -> PredicateComparison {
    guard let token = next, token.isWord || token.isSign else { throw unexpected() }
    let aliases: [String: String] = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    let name: String = token.text.uppercased()
    guard let kind = PredicateComparison.Operator(rawValue: aliases[name] ?? name) else { throw unexpected() }
    position += 1
    var comparison = PredicateComparison(kind: kind)
    guard take("[") else { return comparison }
    guard let letters = next?.text.lowercased(), !letters.isEmpty, letters.allSatisfy({ "cdnl".contains($0) }) else {
      throw unexpected()
    }
    position += 1
    if letters.contains("c") { comparison.options.insert(.caseInsensitive) }
    if letters.contains("d") { comparison.options.insert(.diacriticInsensitive) }
    try expect("]")
    return comparison
  }

  // MARK: - Terms

  private mutating func sum() throws -> PredicateTerm {
    var term: PredicateTerm = try product()
    while let sign = next?.text.first, next?.isSign == true, take("+", "-") {
      term = .arithmetic(sign, term, try product())
    }
    return term
  }

  private mutating func product() throws -> PredicateTerm {
    var term: PredicateTerm = try factor()
    while let sign = next?.text.first, next?.isSign == true, take("*", "/") {
      term = .arithmetic(sign, term, try factor())
    }
    return term
  }

  private mutating func factor() throws -> PredicateTerm {
    if take("(") {
      let term: PredicateTerm = try sum()
      try expect(")")
      return term
    }
    if take("{") {
      var terms: [PredicateTerm] = []
      while !take("}") {
        if !terms.isEmpty { try expect(",") }
        terms.append(try sum())
      }
      return .list(terms)
    }
    if take("-") { return .arithmetic("-", .constant(0), try factor()) }
    guard let token = next else { throw unexpected() }
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .mark("%K"):
      guard let key = PredicateValue.text(try argument()) else {
        throw Failure(description: "the argument of %K is no text")
      }
      return .path(key.split(separator: ".").map(String.init))
    case .mark: return .constant(try argument())
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NIL", "NULL": return .constant(nil)
      default:
        let keys: [String] = word.split(separator: ".").map(String.init)
        return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
      }
    case .sign:
      position -= 1
      throw unexpected()
    }
  }
}
