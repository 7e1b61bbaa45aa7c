import Foundation

/// One thing to sort by.
package struct SortTerm {
  let path: AnyKeyPath
  let isForward: Bool
  let isLocalized: Bool

  package init(_ path: AnyKeyPath, isForward: Bool, isLocalized: Bool) {
    self.path = path
    self.isForward = isForward
    self.isLocalized = isLocalized
  }
}

/// A whole query but for what it selects.
package struct TranslatedQuery {
  package let alias: String
  package let tail: String
  package let order: String
  /// Whether the tail ends with conditions.
  package let isFiltered: Bool
}

extension PredicateTranslator {
  /// - Parameter predicate: nil for all objects.
  package func query<each Input>(
    _ entity: StoreEntity, predicate: Predicate<repeat each Input>?, sortBy: [SortTerm]
  ) throws -> TranslatedQuery {
    let alias: String = newAlias()
    let scope = SQLScope()
    note(entity.table)
    let row = SQLRow(entity, in: scope, number: "\(alias).\"_id\"", isOptional: false) { alias }
    var conditions: [String] = []
    if entity.parent != nil { conditions.append(SchemaSQL.only(entity, in: model, alias: "\(alias).")) }
    if let predicate {
      for variable in repeat each predicate.variable { bind(variable.key, to: .row(row)) }
      conditions.append(try condition(predicate.expression))
    }
    var order: [String] = []
    for term in sortBy {
      let scalar: SQLScalar = try sortKey(term, row)
      let isText: Bool = ValueCoding.wrapped(scalar.type) == String.self
      let collation: String =
        scalar.isDecimal ? " COLLATE rotor_decimal" : isText && term.isLocalized ? " COLLATE rotor_localized" : ""
      order.append("\(scalar.sql)\(collation)\(term.isForward ? "" : " DESC")")
    }
    // Objects that are equal in all of it stay in the order in which they were inserted.
    order.append("\(alias).\"_id\"")
    let condition: String = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    return TranslatedQuery(
      alias: alias, tail: "FROM \(entity.table.quoted) AS \(alias)\(scope.joined)\(condition)",
      order: " ORDER BY \(order.joined(separator: ", "))", isFiltered: !conditions.isEmpty)
  }

  private func sortKey(_ term: SortTerm, _ row: SQLRow) throws -> SQLScalar {
    do {
      return try scalar(try property(term.path, of: row, in: term), of: term)
    } catch let error as UnsupportedPredicate {
      throw UnsupportedOrder(path: "\(row.entity.name).\(name(of: term.path))", reason: error.reason)
    }
  }
}

/// An order that SQL cannot say.
package struct UnsupportedOrder: Error, CustomStringConvertible {
  let path: String
  let reason: String
  package var description: String { "Objects cannot be sorted by \(path): \(reason)." }
}
