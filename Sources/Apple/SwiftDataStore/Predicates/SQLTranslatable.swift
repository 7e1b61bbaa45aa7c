import Foundation

/// A part of a predicate that SQL can say.
protocol SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm
  /// As it would be written in Swift, for messages.
  func text(in translator: PredicateTranslator) -> String
}

extension PredicateTranslator {
  func text(_ expression: Any) -> String {
    if let known = expression as? any SQLTranslatable { return known.text(in: self) }
    let name = String(describing: type(of: expression))
    return "the part '\(name.prefix { $0 != "<" })'"
  }

  func operation(_ left: Any, _ symbol: String, _ right: Any) -> String {
    "\(text(left)) \(symbol) \(text(right))"
  }
}

extension PredicateExpressions.Variable: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard let term = translator.binding(key) else { throw translator.unsupported(self, "the variable is not known") }
    return term
  }

  func text(in translator: PredicateTranslator) -> String { "$0" }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm { .constant(value) }
  func text(in translator: PredicateTranslator) -> String {
    (value as? String).map { "\"\($0)\"" } ?? "\(value)"
  }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm { .constant(Wrapped?.none as Any) }
  func text(in translator: PredicateTranslator) -> String { "nil" }
}

// MARK: - Logic

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let left: String = try translator.condition(lhs)
    return .scalar(.condition("(\(left) AND \(try translator.condition(rhs)))"))
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "&&", rhs) }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let left: String = try translator.condition(lhs)
    return .scalar(.condition("(\(left) OR \(try translator.condition(rhs)))"))
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "||", rhs) }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    .scalar(.condition("(\(try translator.condition(wrapped)) IS NOT 1)"))
  }

  func text(in translator: PredicateTranslator) -> String { "!(\(translator.text(wrapped)))" }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let condition: String = try translator.condition(test)
    let first: SQLScalar = try translator.scalar(trueBranch)
    let second: SQLScalar = try translator.scalar(falseBranch)
    return .scalar(
      SQLScalar(
        sql: "CASE WHEN \(condition) THEN \(first.sql) ELSE \(second.sql) END", type: first.type,
        isNullable: first.isNullable || second.isNullable, isCondition: first.isCondition && second.isCondition))
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(test)) ? \(translator.text(trueBranch)) : \(translator.text(falseBranch))"
  }
}

// MARK: - Comparisons

extension PredicateTranslator {
  /// Equality as Swift has it: nil equals nil.
  func equality(_ lhs: any PredicateExpression, _ rhs: any PredicateExpression, isEqual: Bool) throws -> SQLTerm {
    let left: SQLScalar = try scalar(lhs)
    let right: SQLScalar = try scalar(rhs)
    let collation: String = left.isDecimal || right.isDecimal ? " COLLATE rotor_decimal" : ""
    let symbol: String =
      left.isNullable || right.isNullable ? (isEqual ? "IS" : "IS NOT") : (isEqual ? "=" : "<>")
    return .scalar(.condition("(\(left.sql)\(collation) \(symbol) \(right.sql))"))
  }

  func comparison(_ left: SQLScalar, _ symbol: String, _ right: SQLScalar) -> SQLScalar {
    let collation: String = left.isDecimal || right.isDecimal ? " COLLATE rotor_decimal" : ""
    let sql = "(\(left.sql)\(collation) \(symbol) \(right.sql))"
    return .condition(left.isNullable || right.isNullable ? "COALESCE(\(sql), 0)" : sql)
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.equality(lhs, rhs, isEqual: true)
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "==", rhs) }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.equality(lhs, rhs, isEqual: false)
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "!=", rhs) }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  private var symbol: String {
    switch op {
    case .lessThan: "<"
    case .lessThanOrEqual: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqual: ">="
    }
  }

  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let left: SQLScalar = try translator.scalar(lhs)
    return .scalar(translator.comparison(left, symbol, try translator.scalar(rhs)))
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, symbol, rhs) }
}

// MARK: - Numbers

extension PredicateTranslator {
  func arithmetic(_ lhs: any PredicateExpression, _ symbol: String, _ rhs: any PredicateExpression) throws -> SQLTerm {
    let left: SQLScalar = try scalar(lhs)
    let right: SQLScalar = try scalar(rhs)
    guard !left.isDecimal, !right.isDecimal else {
      throw unsupported(lhs, "SQL does not calculate with decimal numbers")
    }
    return .scalar(
      SQLScalar(
        sql: "(\(left.sql) \(symbol) \(right.sql))", type: left.type, isNullable: left.isNullable || right.isNullable))
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  private var symbol: String {
    switch op {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    }
  }

  func term(in translator: PredicateTranslator) throws -> SQLTerm { try translator.arithmetic(lhs, symbol, rhs) }
  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, symbol, rhs) }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm { try translator.arithmetic(lhs, "/", rhs) }
  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "/", rhs) }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm { try translator.arithmetic(lhs, "/", rhs) }
  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "/", rhs) }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm { try translator.arithmetic(lhs, "%", rhs) }
  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "%", rhs) }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let scalar: SQLScalar = try translator.scalar(wrapped)
    return .scalar(SQLScalar(sql: "(-\(scalar.sql))", type: scalar.type, isNullable: scalar.isNullable))
  }

  func text(in translator: PredicateTranslator) -> String { "-\(translator.text(wrapped))" }
}
