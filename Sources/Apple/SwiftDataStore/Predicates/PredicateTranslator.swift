import Foundation

/// Turns predicates whole into SQL. What does not depend on an object is evaluated now and becomes a parameter.
package final class PredicateTranslator {
  let model: StoreModel
  /// The number of an object or identifier; nil inside for none, nil outside for what is neither.
  private let reference: (Any) -> Int64??
  private var bindings: [AnyHashable: SQLTerm] = [:]
  private var aliases: Int = 0
  package private(set) var values: [SQLValue] = []
  /// The tables that the condition looks at.
  package private(set) var tables: Set<String> = []

  package init(_ model: StoreModel, reference: @escaping (Any) -> Int64??) {
    self.model = model
    self.reference = reference
  }

  func newAlias() -> String {
    defer { aliases += 1 }
    return "t\(aliases)"
  }

  package func parameter(_ value: SQLValue) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  func note(_ table: String) { tables.insert(table) }

  // MARK: - Expressions

  func term(_ expression: any PredicateExpression) throws -> SQLTerm {
    if let constant = Self.constant(expression) { return .constant(constant) }
    guard let known = expression as? any SQLTranslatable else {
      throw unsupported(expression, "there is no such operation")
    }
    return try known.term(in: self)
  }

  /// The value of what no object is needed for.
  private static func constant(_ expression: some PredicateExpression) -> Any? {
    do {
      return try expression.evaluate(PredicateBindings()) as Any
    } catch {
      return nil
    }
  }

  func unsupported(_ expression: Any, _ reason: String) -> UnsupportedPredicate {
    UnsupportedPredicate(part: text(expression), reason: reason)
  }

  func bind(_ variable: AnyHashable, to term: SQLTerm) { bindings[variable] = term }

  func binding(_ variable: AnyHashable) -> SQLTerm? { bindings[variable] }

  // MARK: - Scalars

  func scalar(_ expression: any PredicateExpression) throws -> SQLScalar {
    try scalar(try term(expression), of: expression)
  }

  func scalar(_ term: SQLTerm, of expression: Any) throws -> SQLScalar {
    switch term {
    case .scalar(let scalar): return scalar
    case .list(let scalar, _): return scalar
    case .row(let row):
      let sql: String = row.guardSQL.map { "CASE WHEN \($0) THEN \(row.number) END" } ?? row.number
      return SQLScalar(
        sql: sql, type: row.entity.type, isNullable: row.isOptional, isColumn: row.guardSQL == nil)
    case .constant(let value): return try constant(value, of: expression)
    case .rows: throw unsupported(expression, "a collection of objects is no value by itself")
    case .range: throw unsupported(expression, "a range is no value by itself")
    }
  }

  private func constant(_ value: Any, of expression: Any) throws -> SQLScalar {
    let cell: SQLValue = try self.cell(value, of: expression)
    let kind: Any.Type = type(of: value)
    if cell.isNull { return SQLScalar(sql: "NULL", type: kind, isNullable: true) }
    if case .integer(let number) = cell, kind == Bool.self { return .condition("\(number)") }
    return SQLScalar(sql: parameter(cell), type: kind, isNullable: false)
  }

  func cell(_ value: Any, of expression: Any) throws -> SQLValue {
    if let number = reference(value) { return number.map { .integer($0) } ?? .null }
    if let result = value as? ComparisonResult { return .integer(Int64(result.rawValue)) }
    do {
      return try ValueCoding.encode(value)
    } catch {
      throw unsupported(expression, "\(error)")
    }
  }

  /// A condition: never null.
  func condition(_ expression: any PredicateExpression) throws -> String {
    let scalar: SQLScalar = try scalar(expression)
    return scalar.isCondition || !scalar.isNullable ? scalar.sql : "COALESCE(\(scalar.sql), 0)"
  }

  // MARK: - Rows

  /// The row behind a reference, which is joined when a column of it is asked for.
  func follow(_ property: StoreProperty, from row: SQLRow) -> SQLRow {
    let entity: StoreEntity = model.destination(property)
    let number: String = "\(row.alias).\(property.column.quoted)"
    note(entity.table)
    let scope: SQLScope = row.scope
    return SQLRow(entity, in: scope, number: number, isOptional: true) { [unowned self] in
      scope.join(number) {
        let alias: String = newAlias()
        return (alias, "LEFT JOIN \(entity.table.quoted) AS \(alias) ON \(alias).\"_id\" = \(number)")
      }
    }
  }

  func rows(_ property: StoreProperty, of row: SQLRow, declaredBy expression: Any) throws -> SQLRows {
    let entity: StoreEntity = model.destination(property)
    note(entity.table)
    let owner: String = row.number
    if let pairs = property.pairs {
      note(pairs.name)
      return SQLRows(entity: entity) { alias in
        """
        \(alias)."_id" IN (SELECT \(pairs.otherColumn.quoted) FROM \(pairs.name.quoted) \
        WHERE \(pairs.ownColumn.quoted) = \(owner))
        """
      }
    }
    guard let inverse = model.inverse(property) else {
      throw unsupported(expression, "the relationship has no inverse")
    }
    let column: String = inverse.entity.properties[inverse.index].column.quoted
    return SQLRows(entity: entity) { alias in "\(alias).\(column) = \(owner)" }
  }

  /// A subquery over rows: `select` makes what stands behind SELECT, `condition` one more condition.
  func subquery(
    _ rows: SQLRows, select: String, condition: ((SQLRow) throws -> String)?
  ) throws -> String {
    let alias: String = newAlias()
    let scope = SQLScope()
    let row = SQLRow(rows.entity, in: scope, number: "\(alias).\"_id\"", isOptional: false) { alias }
    var conditions: [String] = [rows.link(alias)]
    if rows.entity.parent != nil { conditions.append(SchemaSQL.only(rows.entity, in: model, alias: "\(alias).")) }
    for filter in rows.filters { conditions.append(try filter(row)) }
    if let condition { conditions.append(try condition(row)) }
    return """
      (SELECT \(select) FROM \(rows.entity.table.quoted) AS \(alias)\(scope.joined) \
      WHERE \(conditions.joined(separator: " AND ")))
      """
  }
}
