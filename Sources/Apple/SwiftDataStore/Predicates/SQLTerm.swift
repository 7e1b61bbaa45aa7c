import Foundation

/// What a part of a predicate stands for in SQL.
indirect enum SQLTerm {
  /// A value known now.
  case constant(Any)
  case scalar(SQLScalar)
  /// One object: a row of the query or one that a reference leads to.
  case row(SQLRow)
  /// The objects of a to-many relationship, perhaps filtered.
  case rows(SQLRows)
  /// The elements of a list that stands in a column as JSON.
  case list(SQLScalar, element: Any.Type)
  case range(SQLTerm, SQLTerm, isClosed: Bool)
}

/// A value in SQL.
struct SQLScalar {
  var sql: String
  var type: Any.Type
  var isNullable: Bool
  /// Whether it is a condition: 0 or 1, never null.
  var isCondition: Bool = false
  /// Whether it must be null where the row that it comes from is absent: a column is.
  var isColumn: Bool = false
  /// The column and the path in it, for a value within a coded one.
  var json: (column: String, path: String)?

  var isDecimal: Bool { ValueCoding.wrapped(type) is Decimal.Type }

  static func condition(_ sql: String) -> SQLScalar {
    SQLScalar(sql: sql, type: Bool.self, isNullable: false, isCondition: true)
  }
}

/// A row and how to come to it. Its table is joined only when something besides its number is asked for.
final class SQLRow {
  let entity: StoreEntity
  /// Where the references of this row are joined.
  let scope: SQLScope
  let number: String
  let isOptional: Bool
  /// A condition besides that the row exists, from a cast.
  let guardSQL: String?
  private let table: () -> String

  init(
    _ entity: StoreEntity, in scope: SQLScope, number: String, isOptional: Bool, guardSQL: String? = nil,
    table: @escaping () -> String
  ) {
    self.entity = entity
    self.scope = scope
    self.number = number
    self.isOptional = isOptional
    self.guardSQL = guardSQL
    self.table = table
  }

  var alias: String { table() }

  /// The condition under which there is an object; nil where there always is one.
  var presence: String? {
    switch (isOptional, guardSQL) {
    case (false, let condition): condition
    case (true, nil): "\(number) IS NOT NULL"
    case (true, let condition?): "(\(number) IS NOT NULL AND \(condition))"
    }
  }

  func cast(to entity: StoreEntity, guardSQL: String) -> SQLRow {
    let condition: String = self.guardSQL.map { "(\($0) AND \(guardSQL))" } ?? guardSQL
    return SQLRow(entity, in: scope, number: number, isOptional: true, guardSQL: condition, table: table)
  }

  /// The same row where it is known to be there.
  var present: SQLRow { SQLRow(entity, in: scope, number: number, isOptional: false, table: table) }
}

/// Rows that belong to another one.
struct SQLRows {
  let entity: StoreEntity
  /// The condition for a row with this alias to belong to them.
  let link: (String) -> String
  /// Further conditions; each is written for an alias when it is needed.
  var filters: [(SQLRow) throws -> String] = []
}

/// A query or subquery: where joins are added.
final class SQLScope {
  fileprivate(set) var joins: [String] = []
  private var aliases: [String: String] = [:]

  func join(_ key: String, _ make: () -> (alias: String, sql: String)) -> String {
    if let known = aliases[key] { return known }
    let join = make()
    aliases[key] = join.alias
    joins.append(join.sql)
    return join.alias
  }

  var joined: String { joins.isEmpty ? "" : " " + joins.joined(separator: " ") }
}

/// A predicate that SQL cannot say.
package struct UnsupportedPredicate: Error, CustomStringConvertible {
  package let part: String
  package let reason: String
  package var description: String {
    "The predicate cannot be turned into SQL: \(reason) in \(part)."
  }
}
