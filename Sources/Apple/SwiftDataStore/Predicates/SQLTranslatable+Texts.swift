import Foundation

extension PredicateTranslator {
  func textFunction(
    _ name: String, _ lhs: any PredicateExpression, _ rhs: any PredicateExpression, isCondition: Bool = true
  ) throws -> SQLTerm {
    let left: SQLScalar = try scalar(lhs)
    let right: SQLScalar = try scalar(rhs)
    for (scalar, expression) in [(left, lhs), (right, rhs)] {
      guard ValueCoding.wrapped(scalar.type) is any StringProtocol.Type else {
        throw unsupported(expression, "only texts can be searched like this; a value of type \(scalar.type) stands")
      }
    }
    let sql = "\(name)(\(left.sql), \(right.sql))"
    if !isCondition {
      return .scalar(SQLScalar(sql: sql, type: Int.self, isNullable: left.isNullable || right.isNullable))
    }
    return .scalar(.condition(left.isNullable || right.isNullable ? "COALESCE(\(sql), 0)" : sql))
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.textFunction("rotor_contains", base, other)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(base)).contains(\(translator.text(other)))"
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.textFunction("rotor_starts", base, prefix)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(base)).starts(with: \(translator.text(prefix)))"
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.textFunction("rotor_caseless_compare", root, other, isCondition: false)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(root)).caseInsensitiveCompare(\(translator.text(other)))"
  }
}

extension PredicateExpressions.StringContainsRegex: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let text: SQLScalar = try translator.scalar(subject)
    guard let regex = try regex.evaluate(PredicateBindings()) as? PredicateExpressions.PredicateRegex else {
      throw translator.unsupported(self, "only a literal regular expression can be searched for")
    }
    let pattern: String = regex.stringRepresentation
    // A literal's text has slashes around it.
    let hasSlashes: Bool = pattern.count > 1 && pattern.hasPrefix("/") && pattern.hasSuffix("/")
    let inner: String = hasSlashes ? String(pattern.dropFirst().dropLast()) : pattern
    let sql = "rotor_matches(\(text.sql), \(translator.parameter(.text(inner))))"
    return .scalar(.condition(text.isNullable ? "COALESCE(\(sql), 0)" : sql))
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(subject)).contains(a regular expression)"
  }
}
