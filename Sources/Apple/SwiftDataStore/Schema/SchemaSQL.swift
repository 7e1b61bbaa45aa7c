import Foundation

/// The tables of a schema as SQL. The form is documented in Documentation/Decisions/0004-swiftdata-store.md.
enum SchemaSQL {
  /// The tables that every store has.
  static let common: String = """
    CREATE TABLE IF NOT EXISTS "rotor_metadata" ("key" TEXT PRIMARY KEY, "value") WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS "rotor_entity" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS "rotor_sequence" ("table" TEXT PRIMARY KEY, "next" INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS "rotor_transaction" (
      "id" INTEGER PRIMARY KEY AUTOINCREMENT, "time" REAL NOT NULL, "author" TEXT, "bundle" TEXT, "process" TEXT,
      "context" TEXT);
    CREATE TABLE IF NOT EXISTS "rotor_change" (
      "id" INTEGER PRIMARY KEY AUTOINCREMENT,
      "transaction" INTEGER NOT NULL REFERENCES "rotor_transaction"("id") ON DELETE CASCADE,
      "kind" INTEGER NOT NULL, "entity" INTEGER NOT NULL, "first" INTEGER NOT NULL, "last" INTEGER NOT NULL,
      "properties" TEXT, "preserved" TEXT);
    CREATE INDEX IF NOT EXISTS "rotor_change_transaction" ON "rotor_change"("transaction");
    """

  static func tables(of model: StoreModel) -> [String] {
    var statements: [String] = []
    for root in model.roots {
      statements.append(table(root, named: root.table, in: model))
    }
    for pairs in pairTables(of: model).sorted(by: { $0.key < $1.key }) {
      statements.append(pairs.value)
    }
    return statements + indexes(of: model)
  }

  /// The stored columns of all classes of a table, each once.
  static func columns(of root: StoreEntity) -> [StoreProperty] {
    var seen: Set<String> = []
    return root.family.flatMap(\.properties).filter { $0.isStored && seen.insert($0.column).inserted }
  }

  static func table(_ root: StoreEntity, named name: String, in model: StoreModel) -> String {
    var lines: [String] = [
      "\"_id\" INTEGER PRIMARY KEY", "\"_entity\" INTEGER NOT NULL", "\"_version\" INTEGER NOT NULL DEFAULT 1",
    ]
    for property in columns(of: root) {
      lines.append(column(property, in: model))
    }
    return "CREATE TABLE \(name.quoted) (\(lines.joined(separator: ", ")))"
  }

  static func column(_ property: StoreProperty, in model: StoreModel) -> String {
    var line: String = property.column.quoted
    guard property.kind == .toOne else {
      return property.affinity.isEmpty ? line : "\(line) \(property.affinity)"
    }
    line += " INTEGER"
    // With the rule "no action" on the other side a reference may outlive what it leads to.
    if model.inverse(property).map({ $0.entity.properties[$0.index].deletion }) != .noAction {
      line += " REFERENCES \(model.destination(property).table.quoted)(\"_id\") DEFERRABLE INITIALLY DEFERRED"
    }
    return line
  }

  static func pairTables(of model: StoreModel) -> [String: String] {
    var tables: [String: String] = [:]
    for entity in model.entities {
      for property in entity.properties {
        guard let pairs = property.pairs, tables[pairs.name] == nil else { continue }
        let own: String = entity.table.quoted
        let other: String = model.destination(property).table.quoted
        tables[pairs.name] = """
          CREATE TABLE \(pairs.name.quoted) (\
          \(pairs.ownColumn.quoted) INTEGER NOT NULL REFERENCES \(own)("_id") ON DELETE CASCADE \
          DEFERRABLE INITIALLY DEFERRED, \
          \(pairs.otherColumn.quoted) INTEGER NOT NULL REFERENCES \(other)("_id") ON DELETE CASCADE \
          DEFERRABLE INITIALLY DEFERRED, \
          PRIMARY KEY (\(pairs.ownColumn.quoted), \(pairs.otherColumn.quoted)))
          """
      }
    }
    return tables
  }

  static func indexes(of model: StoreModel) -> [String] {
    var statements: [String] = []
    var names: Set<String> = []
    func add(_ entity: StoreEntity, _ columns: [String], isUnique: Bool) {
      let name: String = "\(entity.name)_\(columns.joined(separator: "_"))\(isUnique ? "_unique" : "_index")"
      guard names.insert(name).inserted else { return }
      let list: String = columns.map(\.quoted).joined(separator: ", ")
      // Of a subclass, the rule holds among its own rows.
      let condition: String = isUnique && entity.parent != nil ? " WHERE \(only(entity, in: model))" : ""
      statements.append(
        "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(name.quoted) ON \(entity.table.quoted)(\(list))\(condition)")
    }
    for entity in model.entities {
      let inherited: Int = entity.parent?.properties.count ?? 0
      for property in entity.properties[inherited...] where property.isStored {
        if property.isUnique {
          add(entity, [property.column], isUnique: true)
        } else if property.kind == .toOne {
          add(entity, [property.column], isUnique: false)
        }
      }
      for group in entity.uniques { add(entity, columns(group, of: entity), isUnique: true) }
      for group in entity.indexes { add(entity, columns(group, of: entity), isUnique: false) }
      for property in entity.properties[inherited...] {
        guard let pairs = property.pairs else { continue }
        let name: String = "\(pairs.name)_\(pairs.otherColumn)_index"
        guard names.insert(name).inserted, names.insert("\(pairs.name)_").inserted else { continue }
        statements.append("CREATE INDEX \(name.quoted) ON \(pairs.name.quoted)(\(pairs.otherColumn.quoted))")
      }
    }
    return statements
  }

  private static func columns(_ names: [String], of entity: StoreEntity) -> [String] {
    names.compactMap { entity.property($0)?.column }
  }

  /// The condition for rows of an entity or its subclasses.
  static func only(_ entity: StoreEntity, in model: StoreModel, alias: String = "") -> String {
    let numbers: String = entity.family.map { "\($0.number)" }.joined(separator: ", ")
    return "\(alias)\"_entity\" IN (\(numbers))"
  }
}
