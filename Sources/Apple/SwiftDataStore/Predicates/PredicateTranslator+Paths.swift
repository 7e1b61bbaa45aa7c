extension PredicateTranslator {
  /// The end of a key path from an object: a property of it, or by several steps a part of a coded value or a property of
  /// an object that a to-one relationship leads to.
  func property(_ path: AnyKeyPath, of row: SQLRow, in expression: Any) throws -> SQLTerm {
    if let index = row.entity.keyPaths[path] {
      return try property(row.entity.properties[index], of: row, in: expression)
    }
    guard let parts = KeyPathParts.parts(of: path), parts.count > 1 else {
      if type(of: path).valueType == model.identifierType { return identifier(of: row) }
      throw unsupported(expression, "\(row.entity.name) does not store \(name(of: path))\(advice(expression))")
    }
    return try follow(parts[...], from: .row(row), in: expression)
  }

  private func advice(_ expression: Any) -> String {
    expression is SortTerm ? "" : " (filter by it in Swift what was fetched)"
  }

  private func follow(_ parts: ArraySlice<KeyPathPart>, from term: SQLTerm, in expression: Any) throws -> SQLTerm {
    guard let part = parts.first else { return term }
    let rest: ArraySlice<KeyPathPart> = parts.dropFirst()
    switch part.kind {
    case .chain:
      return try flatMap(term, of: expression, to: expression) { try follow(rest, from: $0, in: expression) }
    case .wrap, .force:
      // An object that a relationship does not lead to has null in all columns.
      return try follow(rest, from: term, in: expression)
    case .stored, .computed:
      guard case .row(let row) = term else {
        return try follow(rest, from: try self.part(PathStep(part), of: term, in: expression), in: expression)
      }
      return try follow(rest, from: try property(part, of: row, in: expression), in: expression)
    }
  }

  private func property(_ part: KeyPathPart, of row: SQLRow, in expression: Any) throws -> SQLTerm {
    if let path = row.entity.path(of: part), let index = row.entity.keyPaths[path] {
      let property: StoreProperty = row.entity.properties[index]
      guard !property.isTransformed else {
        throw unsupported(expression, "\(property.name) is stored in a form of its transformer's")
      }
      return try self.property(property, of: row, in: expression)
    }
    if part.value == model.identifierType { return identifier(of: row) }
    throw unsupported(expression, "\(row.entity.name) does not store \(model.name(of: part))\(advice(expression))")
  }

  private func identifier(of row: SQLRow) -> SQLTerm {
    .scalar(SQLScalar(sql: row.number, type: Int64.self, isNullable: row.isOptional, isColumn: true))
  }

  private func property(_ property: StoreProperty, of row: SQLRow, in expression: Any) throws -> SQLTerm {
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

// MARK: - Names

extension StoreEntity {
  /// The key path of a property of this class, stored or not.
  fileprivate func path(of part: KeyPathPart) -> AnyKeyPath? {
    let isWanted: (AnyKeyPath) -> Bool = { path in
      guard let parts = KeyPathParts.parts(of: path), parts.count == 1 else { return false }
      return parts[0].kind == part.kind
    }
    return keyPaths.keys.first(where: isWanted) ?? unstored().first { isWanted($0.path) }?.path
  }
}

extension StoreModel {
  /// What a message calls a property, whether it is stored or not, and the way to it.
  package func name(of path: AnyKeyPath) -> String {
    if let name = ownName(of: path) { return name }
    guard let parts = KeyPathParts.parts(of: path), parts.count > 1 else {
      return KnownKeyPaths.storedName(path) ?? KnownKeyPaths.description(of: path)
    }
    var text: String = ""
    for part in parts {
      switch part.kind {
      case .chain: text += "?"
      case .force: text += "!"
      case .wrap: break
      case .stored, .computed: text += (text.isEmpty ? "" : ".") + name(of: part)
      }
    }
    return text
  }

  fileprivate func name(of part: KeyPathPart) -> String {
    if let name = part.storedName { return name }
    if let path = byType[ObjectIdentifier(part.root)]?.path(of: part), let name = ownName(of: path) { return name }
    if part.value == identifierType { return "persistentModelID" }
    return KnownKeyPaths.description(part.root, part.value)
  }

  private func ownName(of path: AnyKeyPath) -> String? {
    for entity in entities {
      if let index = entity.keyPaths[path] { return entity.properties[index].name }
      if let property = entity.unstored().first(where: { $0.path == path }) { return property.name }
    }
    guard type(of: path).valueType == identifierType, KeyPathParts.parts(of: path)?.count ?? 1 == 1 else { return nil }
    return "persistentModelID"
  }
}
