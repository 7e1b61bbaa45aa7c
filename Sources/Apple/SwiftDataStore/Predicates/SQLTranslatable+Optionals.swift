import Foundation

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let input: SQLTerm = try translator.term(wrapped)
    if case .constant(let value) = input {
      guard let value = (value as? any OptionalValue)?.wrappedValue else { return .constant(Wrapped?.none as Any) }
      translator.bind(variable.key, to: .constant(value))
      return try translator.term(transform)
    }
    return try translator.flatMap(input, of: wrapped, to: transform) { value in
      translator.bind(variable.key, to: value)
      return try translator.term(transform)
    }
  }

  func text(in translator: PredicateTranslator) -> String {
    let text: String = translator.text(transform)
    if text.hasPrefix("$0") { return "\(translator.text(wrapped))?\(text.dropFirst(2))" }
    return "\(translator.text(wrapped)).flatMap { \(text) }"
  }
}

extension PredicateTranslator {
  /// What becomes of a value that is there; null where there is none.
  func flatMap(
    _ input: SQLTerm, of expression: Any, to result: Any, _ transform: (SQLTerm) throws -> SQLTerm
  ) throws -> SQLTerm {
    switch input {
    case .row(let row):
      return try self.result(of: try transform(.row(row.present)), under: row.presence, row.guardSQL, in: result)
    case .scalar(var scalar):
      let condition: String? = scalar.isNullable ? "\(scalar.sql) IS NOT NULL" : nil
      let isColumn: Bool = scalar.isColumn
      scalar.isNullable = false
      return try self.result(
        of: try transform(.scalar(scalar)), under: condition, isColumn ? nil : condition, in: result)
    case .list(let scalar, let element):
      let condition: String? = scalar.isNullable ? "\(scalar.sql) IS NOT NULL" : nil
      return try self.result(
        of: try transform(.list(scalar, element: element)), under: condition, condition, in: result)
    case .rows: return try transform(input)
    case .range, .constant: throw unsupported(expression, "a range is no optional")
    }
  }

  /// The result where there is something to transform, else null.
  ///
  /// - Parameter guardSQL: what a column does not tell by itself.
  private func result(
    of term: SQLTerm, under presence: String?, _ guardSQL: String?, in expression: Any
  ) throws -> SQLTerm {
    guard let presence else { return term }
    switch term {
    case .scalar(var scalar):
      scalar.isNullable = true
      if !scalar.isColumn || guardSQL != nil {
        scalar.sql = "CASE WHEN \(presence) THEN \(scalar.sql) END"
        scalar.isColumn = false
        scalar.isCondition = false
      }
      return .scalar(scalar)
    case .constant:
      var scalar: SQLScalar = try self.scalar(term, of: expression)
      scalar.sql = "CASE WHEN \(presence) THEN \(scalar.sql) END"
      scalar.isNullable = true
      scalar.isCondition = false
      return .scalar(scalar)
    case .row(let row):
      guard let guardSQL else { return term }
      return .row(row.cast(to: row.entity, guardSQL: guardSQL))
    case .list(var scalar, let element):
      scalar.isNullable = true
      return .list(scalar, element: element)
    case .rows, .range:
      return term
    }
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    // A collection behind an optional reference is empty where the reference is nil, as the usual default is.
    let left: SQLTerm = try translator.term(lhs)
    if case .rows = left, let value = try? rhs.evaluate(PredicateBindings()),
      (value as? any Collection)?.isEmpty == true
    {
      return left
    }
    if case .list = left { return left }
    let first: SQLScalar = try translator.scalar(left, of: lhs)
    let second: SQLScalar = try translator.scalar(rhs)
    return .scalar(
      SQLScalar(
        sql: "COALESCE(\(first.sql), \(second.sql))", type: second.type, isNullable: second.isNullable,
        isCondition: second.isCondition))
  }

  func text(in translator: PredicateTranslator) -> String { translator.operation(lhs, "??", rhs) }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let term: SQLTerm = try translator.term(inner)
    if case .row(let row) = term, row.guardSQL == nil { return .row(row) }
    return term
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(inner))!" }
}

// MARK: - Types

extension PredicateTranslator {
  /// The condition that an object is of a class, and the class.
  func isKind(_ row: SQLRow, of type: Any.Type, in expression: Any) throws -> (StoreEntity, condition: String) {
    guard let entity = model.byType[ObjectIdentifier(ValueCoding.wrapped(type))] else {
      throw unsupported(expression, "\(type) is no class of the schema")
    }
    let numbers: String = entity.family.map { "\($0.number)" }.joined(separator: ", ")
    return (entity, "\(row.alias).\"_entity\" IN (\(numbers))")
  }
}

extension PredicateExpressions.TypeCheck: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard case .row(let row) = try translator.term(input) else {
      throw translator.unsupported(self, "only objects have a class")
    }
    let condition: String = try translator.isKind(row, of: Desired.self, in: self).condition
    let whole: String = row.presence.map { "(\($0) AND \(condition))" } ?? condition
    return .scalar(.condition(row.isOptional ? "COALESCE(\(whole), 0)" : whole))
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(input)) is \(Desired.self)" }
}

extension PredicateExpressions.ConditionalCast: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard case .row(let row) = try translator.term(input) else {
      throw translator.unsupported(self, "only objects have a class")
    }
    let (entity, condition) = try translator.isKind(row, of: Desired.self, in: self)
    return .row(row.cast(to: entity, guardSQL: condition))
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(input)) as? \(Desired.self)" }
}

extension PredicateExpressions.ForceCast: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard case .row(let row) = try translator.term(input) else {
      throw translator.unsupported(self, "only objects have a class")
    }
    let (entity, condition) = try translator.isKind(row, of: Desired.self, in: self)
    return .row(row.cast(to: entity, guardSQL: condition))
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(input)) as! \(Desired.self)" }
}
