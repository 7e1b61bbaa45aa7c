import Foundation

extension PredicateTranslator {
  /// Whether some element, or every one, meets a condition.
  func test(
    _ sequence: SQLTerm, variable: AnyHashable, isAll: Bool, of expression: Any, _ test: any PredicateExpression
  ) throws -> SQLTerm {
    let negated: (String) -> String = { isAll ? "(\($0) IS NOT 1)" : $0 }
    let exists: String = isAll ? "NOT EXISTS" : "EXISTS"
    switch sequence {
    case .rows(let rows):
      let query: String = try subquery(rows, select: "1") { row in
        self.bind(variable, to: .row(row))
        return negated(try self.condition(test))
      }
      return .scalar(.condition("\(exists) \(query)"))
    case .list(let scalar, let element):
      let alias: String = newAlias()
      bind(variable, to: .scalar(Self.element(alias, of: element)))
      let condition: String = negated(try self.condition(test))
      return .scalar(.condition("\(exists) (SELECT 1 FROM json_each(\(scalar.sql)) AS \(alias) WHERE \(condition))"))
    case .constant(let value):
      guard let values = value as? any Sequence else { throw unsupported(expression, "this is no sequence") }
      var conditions: [String] = []
      for value in values {
        bind(variable, to: .constant(value))
        conditions.append(try condition(test))
      }
      if conditions.isEmpty { return .scalar(.condition(isAll ? "1" : "0")) }
      return .scalar(.condition("(\(conditions.joined(separator: isAll ? " AND " : " OR ")))"))
    case .scalar, .row, .range:
      throw unsupported(expression, "SQL has no elements of this")
    }
  }

  static func element(_ alias: String, of type: Any.Type) -> SQLScalar {
    SQLScalar(
      sql: "\(alias).value", type: type, isNullable: type is any OptionalValue.Type, isColumn: true,
      json: ("\(alias).value", "$"))
  }

  /// Whether a value is among known ones.
  func contains(_ values: Any, _ element: any PredicateExpression, of expression: Any) throws -> SQLTerm {
    let scalar: SQLScalar = try scalar(element)
    if let bounds = (values as? any BoundedRange)?.bounds {
      return .scalar(
        range(
          scalar, from: try bound(bounds.lower, expression), to: try bound(bounds.upper, expression),
          isClosed: bounds.isClosed))
    }
    guard let values = values as? any Sequence else { throw unsupported(expression, "this is no sequence") }
    var cells: [SQLValue] = []
    var hasNull: Bool = false
    for value in values {
      let cell: SQLValue = try cell(value, of: expression)
      if cell.isNull { hasNull = true } else { cells.append(cell) }
    }
    let collation: String = scalar.isDecimal ? " COLLATE rotor_decimal" : ""
    var list: String
    if cells.isEmpty {
      list = "0"
    } else if cells.count > 500, let text = Self.json(cells) {
      // SQLite has a limit for parameters, and a long list would be parsed anew each time.
      list = "\(scalar.sql) IN (SELECT value FROM json_each(\(parameter(.text(text)))))"
    } else {
      list = "\(scalar.sql)\(collation) IN (\(cells.map { parameter($0) }.joined(separator: ", ")))"
    }
    if scalar.isNullable, !cells.isEmpty { list = "COALESCE(\(list), 0)" }
    if hasNull, scalar.isNullable { list = "(\(list) OR \(scalar.sql) IS NULL)" }
    return .scalar(.condition(list))
  }

  private static func json(_ cells: [SQLValue]) -> String? {
    var texts: [String] = []
    for cell in cells {
      switch cell {
      case .integer(let number): texts.append("\(number)")
      case .text(let text):
        guard let data = try? JSONEncoder().encode([text]) else { return nil }
        texts.append(String(String(decoding: data, as: UTF8.self).dropFirst().dropLast()))
      default: return nil
      }
    }
    return "[\(texts.joined(separator: ","))]"
  }

  private func bound(_ value: Any?, _ expression: Any) throws -> SQLScalar? {
    try value.map { try scalar(.constant($0), of: expression) }
  }

  func range(_ scalar: SQLScalar, from lower: SQLScalar?, to upper: SQLScalar?, isClosed: Bool) -> SQLScalar {
    var conditions: [String] = []
    if let lower { conditions.append(comparison(scalar, ">=", lower).sql) }
    if let upper { conditions.append(comparison(scalar, isClosed ? "<=" : "<", upper).sql) }
    return .condition("(\(conditions.joined(separator: " AND ")))")
  }
}

/// A range, seen without its type.
private protocol BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { get }
}

extension Range: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, false) }
}
extension ClosedRange: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, true) }
}
extension PartialRangeFrom: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, nil, true) }
}
extension PartialRangeThrough: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, true) }
}
extension PartialRangeUpTo: BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, false) }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(sequence) {
    case .constant(let values): return try translator.contains(values, element, of: self)
    case .rows(let rows):
      let wanted: SQLScalar = try translator.scalar(element)
      let query: String = try translator.subquery(rows, select: "1") { "\($0.number) = \(wanted.sql)" }
      return .scalar(.condition("EXISTS \(query)"))
    case .list(let scalar, _):
      let wanted: SQLScalar = try translator.scalar(element)
      return .scalar(.condition("EXISTS (SELECT 1 FROM json_each(\(scalar.sql)) WHERE value IS \(wanted.sql))"))
    case .scalar, .row, .range:
      throw translator.unsupported(self, "SQL has no elements of this")
    }
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(sequence)).contains(\(translator.text(element)))"
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.test(try translator.term(sequence), variable: variable.key, isAll: false, of: self, test)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(sequence)).contains { \(translator.text(test)) }"
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.test(try translator.term(sequence), variable: variable.key, isAll: true, of: self, test)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(sequence)).allSatisfy { \(translator.text(test)) }"
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard case .rows(var rows) = try translator.term(sequence) else {
      throw translator.unsupported(self, "only the objects of a relationship can be filtered")
    }
    rows.filters.append { row in
      translator.bind(variable.key, to: .row(row))
      return try translator.condition(filter)
    }
    return .rows(rows)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(sequence)).filter { \(translator.text(filter)) }"
  }
}

extension PredicateTranslator {
  func extreme(_ elements: any PredicateExpression, _ function: String, of expression: Any) throws -> SQLTerm {
    guard case .list(let scalar, let element) = try term(elements) else {
      throw unsupported(expression, "only lists of values have a smallest and a greatest one")
    }
    return .scalar(
      SQLScalar(
        sql: "(SELECT \(function)(value) FROM json_each(\(scalar.sql)))", type: element, isNullable: true,
        isColumn: true))
  }
}

extension PredicateExpressions.SequenceMaximum: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.extreme(elements, "max", of: self)
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(elements)).max()" }
}

extension PredicateExpressions.SequenceMinimum: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.extreme(elements, "min", of: self)
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(elements)).min()" }
}

// MARK: - Ranges

extension PredicateExpressions.Range: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    .range(try translator.term(lower), try translator.term(upper), isClosed: false)
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lower, "..<", upper) }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    .range(try translator.term(lower), try translator.term(upper), isClosed: true)
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lower, "...", upper) }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(range) {
    case .constant(let values): return try translator.contains(values, element, of: self)
    case .range(let lower, let upper, let isClosed):
      let scalar: SQLScalar = try translator.scalar(element)
      return .scalar(
        translator.range(
          scalar, from: try translator.scalar(lower, of: self), to: try translator.scalar(upper, of: self),
          isClosed: isClosed))
    default: throw translator.unsupported(self, "this is no range")
    }
  }

  func text(in translator: PredicateTranslator) -> String {
    "(\(translator.text(range))).contains(\(translator.text(element)))"
  }
}

// MARK: - Evaluation of one predicate inside of another

extension PredicateTranslator {
  func evaluate<each Input>(_ predicate: Predicate<repeat each Input>, on term: SQLTerm) throws -> SQLTerm {
    for variable in repeat each predicate.variable { bind(variable.key, to: term) }
    return try self.term(predicate.expression)
  }
}

extension PredicateTranslator {
  func evaluate<each Input, Output>(
    _ expression: Expression<repeat each Input, Output>, on term: SQLTerm
  ) throws -> SQLTerm {
    for variable in repeat each expression.variable { bind(variable.key, to: term) }
    return try self.term(expression.expression)
  }
}

extension PredicateExpressions.PredicateEvaluate: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let inner: Predicate<Input.Output> = try predicate.evaluate(PredicateBindings())
    return try translator.evaluate(inner, on: try translator.term(input))
  }

  func text(in translator: PredicateTranslator) -> String { "a predicate that is evaluated inside" }
}

extension PredicateExpressions.ExpressionEvaluation: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let inner: Expression<Input.Output, Output> = try expression.evaluate(PredicateBindings())
    return try translator.evaluate(inner, on: try translator.term(input))
  }

  func text(in translator: PredicateTranslator) -> String { "an expression that is evaluated inside" }
}

extension PredicateExpressions.ExpressionEvaluate: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let inner = try expression.evaluate(PredicateBindings())
    for (variable, input) in repeat (each inner.variable, each input) {
      translator.bind(variable.key, to: try translator.term(input))
    }
    return try translator.term(inner.expression)
  }

  func text(in translator: PredicateTranslator) -> String { "an expression that is evaluated inside" }
}
