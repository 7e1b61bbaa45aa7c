import Foundation

extension Connection {
  /// Brings the tables to another schema: what is new is added, what is gone is removed, what has another name moves.
  ///
  /// Each table whose columns differ is made anew and filled from the old one, so that every change of columns is one
  /// of the same kind. All of it happens in one transaction.
  ///
  /// - Throws: `StoreFailure` with the reason `schema` where values are needed that nothing can be made of.
  package func migrate(from old: SchemaDescription, to new: StoreModel) throws {
    try transaction {
      // References are checked at the end: tables go and come in between.
      try execute("PRAGMA defer_foreign_keys = ON")
      try Store.loadNumbers(self, new, isReadOnly: false)
      try LightweightMigration(connection: self, old: old, new: new).run()
      try Store.writeSchema(self, new)
    }
  }
}

/// The work of one migration.
struct LightweightMigration {
  let connection: Connection
  let old: SchemaDescription
  let new: StoreModel

  private func oldEntity(_ name: String) -> SchemaDescription.Entity? { old.entities.first { $0.name == name } }

  private func oldRoot(_ entity: SchemaDescription.Entity) -> SchemaDescription.Entity {
    entity.parent.flatMap { oldEntity($0) }.map { oldRoot($0) } ?? entity
  }

  func run() throws {
    try connection.query(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name NOT LIKE 'rotor%'"
    ) {
      indexNames.names.append($0.text(0))
    }
    for name in indexNames.names { try connection.execute("DROP INDEX \(name.quoted)") }
    var oldTables: Set<String> = Set(old.entities.map { oldRoot($0).name })
    let oldPairs: Set<String> = Set(old.entities.flatMap { $0.properties.compactMap(\.pairs) })
    // References point at a table by its name: renaming must leave those of other tables alone.
    try connection.execute("PRAGMA legacy_alter_table = ON")
    defer { try? connection.execute("PRAGMA legacy_alter_table = OFF") }
    for table in oldTables {
      try connection.execute("ALTER TABLE \(table.quoted) RENAME TO \(("old " + table).quoted)")
    }
    for pairs in oldPairs { try connection.execute("ALTER TABLE \(pairs.quoted) RENAME TO \(("old " + pairs).quoted)") }
    // Rows may refer to those of every table, so all tables are there before the first row.
    for root in new.roots { try connection.execute(SchemaSQL.table(root, named: root.table, in: new)) }
    for root in new.roots {
      for entity in root.family { try fill(entity, root) }
    }
    for (name, sql) in SchemaSQL.pairTables(of: new).sorted(by: { $0.key < $1.key }) {
      try connection.execute(sql)
      try fillPairs(name, oldPairs)
    }
    for pairs in oldPairs { try connection.execute("DROP TABLE \(("old " + pairs).quoted)") }
    for table in oldTables { try connection.execute("DROP TABLE \(("old " + table).quoted)") }
    oldTables.removeAll()
    for index in SchemaSQL.indexes(of: new) { try connection.execute(index) }
    try check()
  }

  private let indexNames = Names()
  private final class Names { var names: [String] = [] }

  init(connection: Connection, old: SchemaDescription, new: StoreModel) {
    self.connection = connection
    self.old = old
    self.new = new
  }

  // MARK: - Rows

  private func fill(_ entity: StoreEntity, _ root: StoreEntity) throws {
    guard let source = oldEntity(entity.name) else { return }
    let number: SQLValue? = try connection.first("SELECT id FROM rotor_entity WHERE name = ?", [.text(entity.name)])
    guard let number = number?.integer else { return }
    var columns: [String] = ["\"_id\"", "\"_entity\"", "\"_version\""]
    var values: [String] = ["\"_id\"", "\"_entity\"", "\"_version\""]
    var parameters: [SQLValue] = []
    for property in entity.properties where property.isStored {
      columns.append(property.column.quoted)
      if let old = counterpart(of: property, in: source) {
        values.append(try converted(old, property, entity, &parameters))
      } else {
        values.append(try filled(property, entity, source, &parameters))
      }
    }
    let table: String = "old " + oldRoot(source).name
    try connection.run(
      """
      INSERT INTO \(root.table.quoted) (\(columns.joined(separator: ", "))) \
      SELECT \(values.joined(separator: ", ")) FROM \(table.quoted) WHERE "_entity" = \(number)
      """, parameters)
  }

  /// The property of the old schema that a property continues.
  private func counterpart(
    of property: StoreProperty, in source: SchemaDescription.Entity
  ) -> SchemaDescription.Property? {
    let candidates: [SchemaDescription.Property] = source.properties.filter { !$0.column.isEmpty }
    return candidates.first { $0.name == property.name } ?? candidates.first { $0.name == property.originalName }
  }

  /// The old column, as the new one holds it.
  private func converted(
    _ old: SchemaDescription.Property, _ property: StoreProperty, _ entity: StoreEntity, _ parameters: inout [SQLValue]
  ) throws -> String {
    let column: String = old.column.quoted
    guard old.kind == "\(property.kind)" else {
      throw impossible(property, entity, "an attribute and a relationship differ")
    }
    let isWider: Bool = old.type == "INTEGER" && property.affinity == "REAL"
    guard old.type == property.affinity || isWider || property.affinity.isEmpty else {
      throw impossible(property, entity, "its values were \(old.type) and are to be \(property.affinity)")
    }
    guard old.isOptional, !property.isOptional, property.kind == .attribute else { return column }
    guard !property.defaultValue.isNull else { return column }
    parameters.append(property.defaultValue)
    return "COALESCE(\(column), ?\(parameters.count))"
  }

  /// The value of a property that the old schema has not.
  private func filled(
    _ property: StoreProperty, _ entity: StoreEntity, _ source: SchemaDescription.Entity,
    _ parameters: inout [SQLValue]
  ) throws -> String {
    if property.defaultValue.isNull {
      guard property.isOptional || property.kind == .toOne else {
        let count: SQLValue? = try connection.first("SELECT count(*) FROM \(("old " + oldRoot(source).name).quoted)")
        guard count?.integer == 0 else {
          throw impossible(property, entity, "it is new, and rows that are there need a value: give it a default")
        }
        return "NULL"
      }
      return "NULL"
    }
    parameters.append(property.defaultValue)
    return "?\(parameters.count)"
  }

  private func impossible(_ property: StoreProperty, _ entity: StoreEntity, _ reason: String) -> StoreFailure {
    StoreFailure(
      .schema,
      "\(entity.name).\(property.name) cannot be migrated: \(reason). A migration plan with a custom stage can do it; if a newer program has written the file, open it with that one."
    )
  }

  // MARK: - Pairs

  private func fillPairs(_ name: String, _ oldPairs: Set<String>) throws {
    for entity in new.entities {
      for property in entity.properties {
        guard let pairs = property.pairs, pairs.name == name, pairs.ownColumn == "owner",
          let source = oldEntity(entity.name),
          let old = source.properties.first(where: { $0.name == property.name })
            ?? source.properties.first(where: { $0.name == property.originalName })
        else { continue }
        guard let table = old.pairs, oldPairs.contains(table) else { continue }
        try connection.execute(
          "INSERT OR IGNORE INTO \(name.quoted) (owner, member) SELECT owner, member FROM \(("old " + table).quoted)")
        return
      }
    }
  }

  private func check() throws {
    if let table = try connection.first("PRAGMA foreign_key_check") {
      throw StoreFailure(.schema, "After the migration a reference in \(table) would lead nowhere.")
    }
  }
}
