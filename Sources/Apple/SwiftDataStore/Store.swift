import CSQLite
import Foundation

/// A database with the tables of a schema: opened, brought to the schema, and locked while somebody works with it.
package final class Store: @unchecked Sendable {
  package let path: String?
  package let isReadOnly: Bool
  package let model: StoreModel
  package let identifier: String
  package let connection: Connection
  private let lock = NSRecursiveLock()
  /// Counts what was committed through this store, so that contexts see that others have saved.
  package private(set) var generation: Int64 = 0
  /// The first number that a new row gets.
  package var firstNumber: Int64 = 1

  /// The newest form of the file that this code knows.
  package static let format: Int64 = 1

  /// Opens a store, and makes its tables where there are none.
  ///
  /// - Parameter migrate: called when the file holds another schema, to bring it to this one.
  package init(
    path: String?, isReadOnly: Bool, model: StoreModel,
    migrate: (_ connection: Connection, _ found: SchemaDescription, _ wanted: StoreModel) throws -> Void
  ) throws {
    self.path = path
    self.isReadOnly = isReadOnly
    self.model = model
    connection = try Connection(path: path, isReadOnly: isReadOnly)
    let connection: Connection = connection
    let migration: MigrationGuard? = path.map { MigrationGuard($0) }
    try migration?.recover(connection, isReadOnly: isReadOnly)
    identifier = try Self.prepare(connection, model, isReadOnly: isReadOnly) { found, wanted in
      guard let migration else { return try migrate(connection, found, wanted) }
      try migration.alone {
        // Another process may have migrated it while this one waited.
        guard let found = try Self.read(connection)?.schema, found.essence != SchemaDescription(wanted).essence else {
          return
        }
        try migrate(connection, found, wanted)
      }
    }
  }

  private static func prepare(
    _ connection: Connection, _ model: StoreModel, isReadOnly: Bool,
    migrate: (SchemaDescription, StoreModel) throws -> Void
  ) throws -> String {
    guard let found = try read(connection) else {
      guard !isReadOnly else { throw StoreFailure(.schema, "The store has no tables, and it may not be written.") }
      return try connection.transaction { try create(connection, model) }
    }
    guard found.format <= format else {
      throw StoreFailure(
        .newerFormat, "The file has form \(found.format); this version reads forms up to \(format).")
    }
    guard let schema = found.schema else { throw StoreFailure(.corrupt, "The file's own description is unreadable.") }
    let wanted = SchemaDescription(model)
    if schema.essence != wanted.essence {
      guard !isReadOnly else {
        throw StoreFailure(.schema, "The file has another schema, and it may not be migrated because it is read only.")
      }
      try migrate(schema, model)
    }
    try loadNumbers(connection, model, isReadOnly: isReadOnly)
    return found.identifier
  }

  private static func read(
    _ connection: Connection
  ) throws -> (format: Int64, identifier: String, schema: SchemaDescription?)? {
    let count: SQLValue? = try connection.first(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'rotor_metadata'")
    guard count?.integer == 1 else {
      let others: SQLValue? = try connection.first("SELECT count(*) FROM sqlite_master WHERE type = 'table'")
      guard others?.integer == 0 else {
        throw StoreFailure(.schema, "The file is a database, but not one of ours.")
      }
      return nil
    }
    var values: [String: SQLValue] = [:]
    try connection.query("SELECT key, value FROM rotor_metadata") { values[$0.text(0)] = $0.value(1) }
    return (
      values["format"]?.integer ?? 0, values["identifier"]?.text ?? "",
      values["schema"]?.text.flatMap { SchemaDescription(encoded: $0) }
    )
  }

  private static func create(_ connection: Connection, _ model: StoreModel) throws -> String {
    try connection.execute(SchemaSQL.common)
    // Two processes may open a new file at once: the second finds what the first made.
    if let found = try read(connection), !found.identifier.isEmpty {
      try loadNumbers(connection, model, isReadOnly: false)
      return found.identifier
    }
    try loadNumbers(connection, model, isReadOnly: false)
    for statement in SchemaSQL.tables(of: model) { try connection.execute(statement) }
    let identifier: String = UUID().uuidString
    try connection.run(
      "INSERT INTO rotor_metadata VALUES ('format', ?), ('identifier', ?)", [.integer(format), .text(identifier)])
    try writeSchema(connection, model)
    return identifier
  }

  static func writeSchema(_ connection: Connection, _ model: StoreModel) throws {
    try connection.run(
      "INSERT OR REPLACE INTO rotor_metadata VALUES ('schema', ?)", [.text(try SchemaDescription(model).encoded())])
  }

  /// Gives each entity the number that it has in this file.
  static func loadNumbers(_ connection: Connection, _ model: StoreModel, isReadOnly: Bool) throws {
    var known: [String: Int64] = [:]
    try connection.query("SELECT id, name FROM rotor_entity") { known[$0.text(1)] = $0.integer(0) }
    for entity in model.entities {
      if let number = known[entity.name] {
        model.number(entity, number)
      } else if !isReadOnly {
        try connection.run("INSERT INTO rotor_entity (name) VALUES (?)", [.text(entity.name)])
        let number: SQLValue? = try connection.first("SELECT id FROM rotor_entity WHERE name = ?", [.text(entity.name)])
        model.number(entity, number?.integer ?? 0)
      }
    }
  }

  // MARK: - Work

  package func locked<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(connection)
  }

  package func noteCommit() { generation += 1 }

  // MARK: - Row numbers

  /// Takes numbers for new rows of a table; numbers are never given twice. Call it in a transaction.
  package func takeNumbers(_ count: Int, for table: String) throws -> Int64 {
    let next: Int64 =
      try connection.first("SELECT next FROM rotor_sequence WHERE \"table\" = ?", [.text(table)])?.integer
      ?? firstNumber
    try connection.run(
      "INSERT OR REPLACE INTO rotor_sequence VALUES (?, ?)", [.text(table), .integer(next + Int64(count))])
    return next
  }

  /// Whether SQLite finds the file whole, and every reference leads to a row.
  package func check() throws {
    try locked { connection in
      let answer: String? = try connection.first("PRAGMA integrity_check")?.text
      guard answer == "ok" else { throw StoreFailure(.corrupt, answer ?? "no answer") }
      if let table = try connection.first("PRAGMA foreign_key_check") {
        throw StoreFailure(.corrupt, "A reference leads nowhere in \(table).")
      }
    }
  }
}
