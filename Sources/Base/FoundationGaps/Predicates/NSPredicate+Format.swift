import Foundation

extension NSPredicate {
  /// A predicate of a format, such as `"name BEGINSWITH[c] %@ AND age > %d"`.
  ///
  /// Compared are keys of dictionaries and stored properties of objects and values, `SELF`, their paths (`owner.name`,
  /// `tags.@count`), and literals, with `= == != < <= > >= BETWEEN IN CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES`, also with
  /// `[c]` and `[d]`, behind `ANY`, `ALL`, `NONE`, with `AND`, `OR`, `NOT`, parentheses and `+ - * /`.
  /// A format that cannot be read is a mistake of the program and ends it with a message, as everywhere.
  ///
  /// - Parameters:
  ///   - predicateFormat: `%@` stands for a value, `%K` for a key, `%d`, `%f` and the like for a number.
  ///   - args: What the marks of the format stand for, in their order. Objects are no `CVarArg` here, so that any value is taken.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate of a format, with what its marks stand for in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      let test: PredicateTest = try parser.predicate()
      self.init { object, _ in test.holds(for: object) }
    } catch {
      preconditionFailure("Unable to parse the format string \"\(predicateFormat)\": \(error)")
    }
  }
}

/// Whether something is true of an object.
indirect enum PredicateTest {
  enum Quantity { case one, any, all, none }

  case constant(Bool)
  case not(PredicateTest)
  case all([PredicateTest])
  case any([PredicateTest])
  case comparison(Quantity, PredicateTerm, PredicateComparison, PredicateTerm)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let test): return !test.holds(for: object)
    case .all(let tests): return tests.allSatisfy { $0.holds(for: object) }
    case .any(let tests): return tests.contains { $0.holds(for: object) }
    case .comparison(let quantity, let left, let comparison, let right):
      let value: Any? = left.value(for: object)
      let other: Any? = right.value(for: object)
      guard quantity != .one else { return comparison.holds(value, other) }
      let members: [Any?] = PredicateValue.members(of: value) ?? []
      switch quantity {
      case .one, .any: return members.contains { comparison.holds($0, other) }
      case .all: return members.allSatisfy { comparison.holds($0, other) }
      case .none: return !members.contains { comparison.holds($0, other) }
      }
    }
  }
}

/// A part of a predicate that has a value.
indirect enum PredicateTerm {
  case constant(Any?)
  case path([String])
  case list([PredicateTerm])
  case arithmetic(Character, PredicateTerm, PredicateTerm)

  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): return value
    case .path(let keys): return keys.reduce(object) { PredicateValue.value(for: $1, of: $0) }
    case .list(let terms): return terms.map { $0.value(for: object) as Any }
    case .arithmetic(let sign, let left, let right):
      guard let left = PredicateValue.number(left.value(for: object)),
        let right = PredicateValue.number(right.value(for: object))
      else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return left / right
      }
    }
  }
}
