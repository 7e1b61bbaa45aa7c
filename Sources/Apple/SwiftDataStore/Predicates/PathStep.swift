import Foundation

/// One step from a value to a part of it, from a predicate or from a key path of several steps.
struct PathStep {
  let root: Any.Type
  let output: Any.Type
  /// The name of a stored property; nil for a calculated one.
  let storedName: String?
  /// Whether it is the step of a key path that is known.
  let isSame: (AnyKeyPath) -> Bool

  init(_ path: AnyKeyPath, root: Any.Type, output: Any.Type) {
    self.root = root
    self.output = output
    storedName = KnownKeyPaths.storedName(path)
    isSame = { $0 == path }
  }

  init(_ part: KeyPathPart) {
    root = part.root
    output = part.value
    storedName = part.storedName
    isSame = { known in
      guard let parts = KeyPathParts.parts(of: known), parts.count == 1 else { return false }
      return parts[0].kind == part.kind && parts[0].root == part.root
    }
  }

  /// Whether it leads from an enumeration or another type with raw values to the raw value, which is what is stored.
  var isRawValue: Bool {
    func raw<Value: RawRepresentable>(_ type: Value.Type) -> Any.Type { Value.RawValue.self }
    guard let type = root as? any RawRepresentable.Type else { return false }
    // A computed property's key path does not tell its name; of this type it can only be the raw value.
    return raw(type) == output && (storedName ?? "rawValue") == "rawValue"
  }
}

extension PredicateTranslator {
  /// A part of a value that is no object: the number of elements, a text's length, or what is within a coded value.
  func part(_ step: PathStep, of term: SQLTerm, in expression: Any) throws -> SQLTerm {
    switch term {
    case .rows(let rows):
      return try count(step) {
        try subquery(rows, select: "count(*)", condition: nil)
      } isEmpty: {
        "NOT EXISTS \(try subquery(rows, select: "1", condition: nil))"
      } otherwise: {
        unsupported(expression, "of a relationship SQL knows only 'count' and 'isEmpty'")
      }
    case .list(let scalar, _):
      let length = "COALESCE(json_array_length(\(scalar.sql)), 0)"
      return try count(step) {
        length
      } isEmpty: {
        "(\(length) = 0)"
      } otherwise: {
        unsupported(expression, "of a list SQL knows only 'count' and 'isEmpty'")
      }
    case .scalar(let scalar): return try part(step, of: scalar, in: expression)
    case .range: throw unsupported(expression, "a range in SQL has no parts")
    case .row, .constant: throw unsupported(expression, "an object has no such part")
    }
  }

  private func count(
    _ step: PathStep, _ count: () throws -> String, isEmpty: () throws -> String, otherwise: () -> any Error
  ) throws -> SQLTerm {
    guard let known = KnownKeyPaths.ofCollection(step.root) else { throw otherwise() }
    if step.isSame(known.count) {
      return .scalar(SQLScalar(sql: try count(), type: Int.self, isNullable: false))
    }
    if step.isSame(known.isEmpty) { return .scalar(.condition(try isEmpty())) }
    throw otherwise()
  }

  /// A part of a value: of a text, of an enumeration, or of a coded one.
  private func part(_ step: PathStep, of scalar: SQLScalar, in expression: Any) throws -> SQLTerm {
    if step.root == String.self {
      if step.isSame(\String.isEmpty) {
        return .scalar(comparison(scalar, "=", .init(sql: "''", type: String.self, isNullable: false)))
      }
      if step.isSame(\String.count) {
        return .scalar(
          SQLScalar(sql: "rotor_count(\(scalar.sql))", type: Int.self, isNullable: scalar.isNullable, isColumn: true))
      }
      throw unsupported(expression, "of a text SQL knows only 'count' and 'isEmpty'")
    }
    if step.isRawValue {
      var scalar: SQLScalar = scalar
      scalar.type = step.output
      return .scalar(scalar)
    }
    guard step.root is any Encodable.Type, !(step.root is Date.Type), let name = step.storedName else {
      throw unsupported(expression, "the property is calculated and stands in no column")
    }
    let type: Any.Type = ValueCoding.wrapped(step.output)
    guard !(type is Data.Type), !(type is Decimal.Type) else {
      throw unsupported(expression, "data and decimals inside of a coded value cannot be compared")
    }
    let json = scalar.json ?? (scalar.sql, "$")
    let inner: String = "\(json.path).\(name.quoted)"
    let isOptional: Bool = scalar.isNullable || step.output is any OptionalValue.Type
    let result = SQLScalar(
      sql: "json_extract(\(json.column), \(inner.literal))", type: step.output, isNullable: isOptional, isColumn: true,
      json: (json.column, inner))
    if let element = KnownKeyPaths.element(ofList: step.output) { return .list(result, element: element) }
    return .scalar(result)
  }
}
