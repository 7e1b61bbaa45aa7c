import Foundation

// Lists and dictionaries stand in a column as JSON: a subscript is a path into it.

extension PredicateTranslator {
  /// The part of a coded value at a path; nil in SQL where there is none.
  fileprivate func part(_ scalar: SQLScalar, path: String, type: Any.Type) -> SQLTerm {
    let column: String = scalar.json?.column ?? scalar.sql
    let part = SQLScalar(
      sql: "json_extract(\(column), \(path))", type: type, isNullable: true, isColumn: true)
    if let element = KnownKeyPaths.element(ofList: type) { return .list(part, element: element) }
    return .scalar(part)
  }

  fileprivate func root(of scalar: SQLScalar) -> String { scalar.json?.path ?? "$" }

  /// The member of a dictionary: keys of texts and whole numbers are names in JSON.
  fileprivate func member(
    _ wrapped: any PredicateExpression, _ key: any PredicateExpression, type: Any.Type, of expression: Any
  ) throws -> SQLTerm {
    guard case .constant(let value) = try term(key) else {
      throw unsupported(expression, "the key of a dictionary must be known before the fetch")
    }
    let name: String
    switch try cell(value, of: expression) {
    case .text(let text): name = text
    case .integer(let number): name = "\(number)"
    default: throw unsupported(expression, "only texts and whole numbers are keys in the store")
    }
    guard !name.contains("\"") else { throw unsupported(expression, "a key with a quotation mark is no name in SQL") }
    switch try term(wrapped) {
    case .scalar(let scalar), .list(let scalar, _):
      return part(scalar, path: "\(root(of: scalar)).\(name.quoted)".literal, type: type)
    default: throw unsupported(expression, "this is no dictionary of an object")
    }
  }
}

extension PredicateExpressions.DictionaryKeySubscript: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    try translator.member(wrapped, key, type: Value.self, of: self)
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(wrapped))[\(translator.text(key))]" }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let found: SQLScalar = try translator.scalar(
      try translator.member(wrapped, key, type: Output.self, of: self), of: self)
    let other: SQLScalar = try translator.scalar(`default`)
    return .scalar(
      SQLScalar(sql: "COALESCE(\(found.sql), \(other.sql))", type: Output.self, isNullable: other.isNullable))
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(wrapped))[\(translator.text(key)), default: \(translator.text(`default`))]"
  }
}

extension PredicateExpressions.CollectionIndexSubscript: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    guard case .list(let scalar, _) = try translator.term(wrapped), Wrapped.Output.Index.self == Int.self else {
      throw translator.unsupported(self, "only lists of values have an element at a place")
    }
    let place: SQLScalar = try translator.scalar(index)
    let path = "'\(translator.root(of: scalar))[' || max(\(place.sql), 1000000 * (\(place.sql) < 0)) || ']'"
    return translator.part(scalar, path: path, type: Wrapped.Output.Element.self)
  }

  func text(in translator: PredicateTranslator) -> String { "\(translator.text(wrapped))[\(translator.text(index))]" }
}
