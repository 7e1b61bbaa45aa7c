import Foundation

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let path: AnyKeyPath = keyPath as Swift.KeyPath<Root.Output, Output>
    switch try translator.term(root) {
    case .constant(let value):
      guard let part = value[keyPath: path] else { throw translator.unsupported(self, "the value has no such part") }
      return .constant(part)
    case .row(let row):
      return try translator.property(path, of: row, in: self)
    case .rows(let rows):
      return try count(path) {
        try translator.subquery(rows, select: "count(*)", condition: nil)
      } isEmpty: {
        "NOT EXISTS \(try translator.subquery(rows, select: "1", condition: nil))"
      } otherwise: {
        translator.unsupported(self, "of a relationship SQL knows only 'count' and 'isEmpty'")
      }
    case .list(let scalar, _):
      let length = "COALESCE(json_array_length(\(scalar.sql)), 0)"
      return try count(path) {
        length
      } isEmpty: {
        "(\(length) = 0)"
      } otherwise: {
        translator.unsupported(self, "of a list SQL knows only 'count' and 'isEmpty'")
      }
    case .scalar(let scalar):
      return try part(path, of: scalar, in: translator)
    case .range:
      throw translator.unsupported(self, "a range in SQL has no parts")
    }
  }

  private func count(
    _ path: AnyKeyPath, _ count: () throws -> String, isEmpty: () throws -> String, otherwise: () -> any Error
  ) throws -> SQLTerm {
    guard let known = KnownKeyPaths.ofCollection(Root.Output.self) else { throw otherwise() }
    if path == known.count { return .scalar(SQLScalar(sql: try count(), type: Int.self, isNullable: false)) }
    if path == known.isEmpty { return .scalar(.condition(try isEmpty())) }
    throw otherwise()
  }

  /// A part of a value: of a text, of an enumeration, or of a coded one.
  private func part(_ path: AnyKeyPath, of scalar: SQLScalar, in translator: PredicateTranslator) throws -> SQLTerm {
    if Root.Output.self == String.self {
      if path == \String.isEmpty {
        return .scalar(translator.comparison(scalar, "=", .init(sql: "''", type: String.self, isNullable: false)))
      }
      if path == \String.count {
        return .scalar(
          SQLScalar(sql: "rotor_count(\(scalar.sql))", type: Int.self, isNullable: scalar.isNullable, isColumn: true))
      }
      throw translator.unsupported(self, "of a text SQL knows only 'count' and 'isEmpty'")
    }
    if let raw = Root.Output.self as? any RawRepresentable.Type, KnownKeyPaths.isRawValue(path, of: raw) {
      var scalar: SQLScalar = scalar
      scalar.type = Output.self
      return .scalar(scalar)
    }
    guard Root.Output.self is any Encodable.Type, !(Root.Output.self is Date.Type),
      let name = KnownKeyPaths.storedName(path)
    else { throw translator.unsupported(self, "the property is calculated and stands in no column") }
    guard !(ValueCoding.wrapped(Output.self) is Data.Type), !(ValueCoding.wrapped(Output.self) is Decimal.Type) else {
      throw translator.unsupported(self, "data and decimals inside of a coded value cannot be compared")
    }
    let json = scalar.json ?? (scalar.sql, "$")
    let inner: String = "\(json.path).\(name.quoted)"
    let isOptional: Bool = scalar.isNullable || Output.self is any OptionalValue.Type
    let result = SQLScalar(
      sql: "json_extract(\(json.column), \(inner.literal))", type: Output.self, isNullable: isOptional, isColumn: true,
      json: (json.column, inner))
    if let element = KnownKeyPaths.element(ofList: Output.self) { return .list(result, element: element) }
    return .scalar(result)
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(root)).\(translator.name(of: keyPath as Swift.KeyPath<Root.Output, Output>))"
  }
}

extension PredicateTranslator {
  /// A property of an object.
  func property(_ path: AnyKeyPath, of row: SQLRow, in expression: Any) throws -> SQLTerm {
    guard let index = row.entity.keyPaths[path] else {
      if type(of: path).valueType == model.identifierType {
        return .scalar(SQLScalar(sql: row.number, type: Int64.self, isNullable: row.isOptional, isColumn: true))
      }
      throw unsupported(
        expression, "\(row.entity.name) does not store \(name(of: path)) (filter by it in Swift what was fetched)")
    }
    let property: StoreProperty = row.entity.properties[index]
    if property.isEphemeral { throw unsupported(expression, "an ephemeral attribute is not stored") }
    if property.isExternal { throw unsupported(expression, "externally stored data cannot be compared") }
    switch property.kind {
    case .attribute:
      let scalar = SQLScalar(
        sql: "\(row.alias).\(property.column.quoted)", type: property.type,
        isNullable: property.isOptional || row.isOptional, isColumn: true)
      if let element = KnownKeyPaths.element(ofList: property.type) { return .list(scalar, element: element) }
      return .scalar(scalar)
    case .toOne:
      return .row(follow(property, from: row))
    case .toMany, .pairs:
      return .rows(try rows(property, of: row, declaredBy: expression))
    }
  }

  func name(of path: AnyKeyPath) -> String { model.name(of: path) }
}

extension StoreModel {
  /// What a message calls a property, whether it is stored or not.
  package func name(of path: AnyKeyPath) -> String {
    for entity in entities {
      if let index = entity.keyPaths[path] { return entity.properties[index].name }
      if type(of: path).valueType == identifierType { return "persistentModelID" }
      if let name = entity.unstoredName(path) { return name }
    }
    return KnownKeyPaths.storedName(path) ?? KnownKeyPaths.description(of: path)
  }
}

/// Key paths that mean the same in every predicate.
enum KnownKeyPaths {
  static func ofCollection(_ type: Any.Type) -> (count: AnyKeyPath, isEmpty: AnyKeyPath)? {
    if type == String.self { return (\String.count, \String.isEmpty) }
    func open<Value: Collection>(_ type: Value.Type) -> (AnyKeyPath, AnyKeyPath) {
      func array<Element>(_ type: Element.Type) -> (AnyKeyPath, AnyKeyPath) { (\[Element].count, \[Element].isEmpty) }
      return array(Value.Element.self)
    }
    func openSet<Element: Hashable>(_ type: Set<Element>.Type) -> (AnyKeyPath, AnyKeyPath) {
      (\Set<Element>.count, \Set<Element>.isEmpty)
    }
    if let set = type as? any SetValue.Type { return set.keyPaths }
    return (type as? any Collection.Type).map { open($0) }
  }

  /// The type of the elements of a list that is stored as JSON.
  static func element(ofList type: Any.Type) -> Any.Type? {
    let type: Any.Type = ValueCoding.wrapped(type)
    guard type != String.self, type != Data.self, !(type is any DictionaryValue.Type) else { return nil }
    func open<Value: Collection>(_ type: Value.Type) -> Any.Type { Value.Element.self }
    return (type as? any Collection.Type).map { open($0) }
  }

  static func isRawValue<Value: RawRepresentable>(_ path: AnyKeyPath, of type: Value.Type) -> Bool {
    // A computed property's key path does not tell its name; of this type it can only be the raw value.
    Swift.type(of: path).valueType == Value.RawValue.self && storedName(path) == nil
  }

  /// The name of the stored property at the end of a key path of one step.
  static func storedName(_ path: AnyKeyPath) -> String? {
    let text: String = path.debugDescription
    guard !text.contains("<computed"), let dot = text.lastIndex(of: ".") else { return nil }
    return String(text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" })
  }

  /// What is known of a property whose name nobody tells: of one that an extension calculates.
  static func description(of path: AnyKeyPath) -> String {
    "(a calculated property of \(type(of: path).rootType) of type \(type(of: path).valueType))"
  }
}

private protocol SetValue {
  static var keyPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { get }
}

extension Set: SetValue {
  static var keyPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { (\Set<Element>.count, \Set<Element>.isEmpty) }
}

private protocol DictionaryValue {}
extension Dictionary: DictionaryValue {}
