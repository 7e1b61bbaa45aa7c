import SwiftDataStore

/// What was written, so that it can be noted once it is for good.
struct WrittenChanges {
  struct Insert {
    let model: any PersistentModel
    let storage: _ModelStorage
    let info: EntityInfo
    var number: Int64
    /// Whether a row with the same unique values was updated instead.
    var isUpdate: Bool
  }

  struct Update {
    let model: any PersistentModel
    let info: EntityInfo
    let places: [Int]
    let version: Int64
  }

  struct Delete {
    let model: any PersistentModel
    let info: EntityInfo
    let number: Int64
  }

  /// A row that had the unique values which another one was given: it has become a part of that one.
  struct Merge {
    let info: EntityInfo
    let number: Int64
    let winner: any PersistentModel
  }

  var inserts: [Insert] = []
  var updates: [Update] = []
  var deletes: [Delete] = []
  var merges: [Merge] = []
  /// What the numbers of new objects have become, where others may refer to these.
  var numbers: [ModelContext.InternedKey: Int64] = [:]
  var tables: Set<String> = []
  /// Files that can go once the transaction is for good.
  var files: [URL] = []
}

extension ModelContext {
  /// Writes the pending changes of one store; the caller has begun a transaction.
  ///
  /// - Parameters:
  ///   - isForGood: false for a fetch that is to see them, after which they are taken back.
  ///   - assigned: the numbers of new objects, where a custom store has given them.
  ///   - some: only these objects, for a fetch that asks about nothing else.
  @discardableResult
  func write(
    to handle: StoreHandle, _ connection: Connection, isForGood: Bool, assigned: [InternedKey: Int64] = [:],
    only some: [any PersistentModel]? = nil
  ) throws -> WrittenChanges {
    var written = WrittenChanges()
    let gone: [any PersistentModel] = some == nil ? deleted.models : []
    for model in gone {
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info, info.store === handle else { continue }
      written.deletes.append(WrittenChanges.Delete(model: model, info: info, number: storage.number))
      written.tables.insert(info.entity.table)
      if isForGood { written.files += try externalFiles(info, storage.number, info.stored, connection) }
      try connection.run("DELETE FROM \(info.entity.table.quoted) WHERE \"_id\" = ?", [.integer(storage.number)])
    }
    let new: [any PersistentModel] = some?.filter { $0._$storage.state == .inserted } ?? inserted.models
    if isForGood {
      try takeNumbers(handle, connection, assigned, &written)
    } else {
      try takeProvisionalNumbers(handle, connection, new, &written)
    }
    let numbers: [InternedKey: Int64] = written.numbers
    var table: EntityInfo?
    var statement: Statement?
    defer { statement?.reset() }
    for entry in written.inserts {
      if entry.info !== table {
        written.tables.insert(entry.info.entity.table)
        table = entry.info
        statement?.reset()
        statement = nil
      }
      if !isForGood {
        flushed[InternedKey(table: key(entry.info), number: entry.number)] = entry.model
      }
      if entry.isUpdate {
        try update(entry.model, entry.info, entry.number, entry.info.stored, numbers, connection, isForGood)
      } else {
        let prepared: Statement = try statement ?? connection.statement(entry.info.insertSQL)
        statement = prepared
        try insert(entry, numbers, prepared, isForGood)
        prepared.rewind()
      }
    }
    let edited: [any PersistentModel] =
      some?.filter { $0._$storage.state == .saved && !$0._$storage.changes.isEmpty } ?? changed.models
    for model in edited {
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info, info.store === handle else { continue }
      written.tables.insert(info.entity.table)
      let places: [Int] = storage.changes.keys.sorted().filter { info.entity.properties[$0].isStored }
      if isForGood { written.files += try externalFiles(info, storage.number, places, connection) }
      try merge(model, info, places, connection, &written, isForGood)
      let version: Int64 = try update(model, info, storage.number, places, numbers, connection, isForGood)
      guard version >= 0 else { continue }
      written.updates.append(
        WrittenChanges.Update(model: model, info: info, places: storage.changes.keys.sorted(), version: version))
    }
    guard handle.hasPairs, some == nil else { return written }
    for entry in written.inserts { try writePairs(entry.model, entry.info, entry.number, numbers, connection) }
    for entry in written.updates {
      try writePairs(entry.model, entry.info, entry.model._$storage.number, numbers, connection)
    }
    return written
  }

  // MARK: - Numbers

  private func takeNumbers(
    _ handle: StoreHandle, _ connection: Connection, _ assigned: [InternedKey: Int64], _ written: inout WrittenChanges
  ) throws {
    guard !inserted.isEmpty else { return written.numbers = assigned }
    var counts: [ObjectIdentifier: Int] = [:]
    written.inserts.reserveCapacity(inserted.count)
    var last: EntityInfo?
    var run: Int = 0
    inserted.forEach { model in
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info, info.store === handle else { return }
      written.inserts.append(
        WrittenChanges.Insert(model: model, storage: storage, info: info, number: 0, isUpdate: false))
      if info !== last {
        if let last { counts[last.key, default: 0] += run }
        last = info
        run = 0
      }
      run += 1
    }
    if let last { counts[last.key, default: 0] += run }
    var next: [ObjectIdentifier: Int64] = [:]
    for root in handle.infos where root.entity.parent == nil {
      if let count = counts[root.key] { next[root.key] = try handle.store.takeNumbers(count, for: root.entity.table) }
    }
    // Only references from one object to another ask for the number that a new object has got.
    let isReferred: Bool = handle.hasRelationships
    written.numbers = assigned
    if isReferred { written.numbers.reserveCapacity(assigned.count + written.inserts.count) }
    // Rows that are inserted now, by their unique values.
    var taken: [String: Int64] = [:]
    for place in written.inserts.indices {
      let storage: _ModelStorage = written.inserts[place].storage
      let info: EntityInfo = written.inserts[place].info
      let isUnique: Bool = !info.uniqueGroups.isEmpty
      let found: Int64? = isUnique ? try existing(storage, info, &taken, connection) : nil
      let own: Int64? = assigned.isEmpty ? nil : assigned[InternedKey(table: info.key, number: storage.number)]
      let number: Int64 = found ?? own ?? next[info.key] ?? 0
      if found == nil, own == nil {
        next[info.key] = number + 1
        if isUnique { try remember(storage, info, number, &taken) }
      }
      if isReferred { written.numbers[InternedKey(table: info.key, number: storage.number)] = number }
      written.inserts[place].number = number
      written.inserts[place].isUpdate = found != nil
    }
  }

  /// For rows that are taken back again: each object has a number of its own, behind all others.
  private func takeProvisionalNumbers(
    _ handle: StoreHandle, _ connection: Connection, _ models: [any PersistentModel], _ written: inout WrittenChanges
  ) throws {
    var taken: [String: Int64] = [:]
    for model in models {
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info, info.store === handle else { continue }
      let isUnique: Bool = !info.uniqueGroups.isEmpty
      let found: Int64? = isUnique ? try existing(storage, info, &taken, connection) : nil
      let number: Int64 = found ?? Self.provisional(storage.number)
      if isUnique, found == nil { try remember(storage, info, number, &taken) }
      written.numbers[InternedKey(table: info.key, number: storage.number)] = number
      written.inserts.append(
        WrittenChanges.Insert(model: model, storage: storage, info: info, number: number, isUpdate: found != nil))
    }
  }

  /// The number of a row that stands for an object which is not saved, while a fetch is to see it. A predicate that names
  /// the object has the same. They are in the order in which the objects have come.
  static func provisional(_ number: Int64) -> Int64 { number < 0 ? (1 << 61) - number : number }

  /// The row that has the values which only one may have.
  private func existing(
    _ storage: _ModelStorage, _ info: EntityInfo, _ taken: inout [String: Int64], _ connection: Connection
  ) throws -> Int64? {
    for group in info.uniqueGroups {
      let values: [SQLValue] = try group.map { try storage.cell(at: $0) }
      guard !values.contains(.null) else { continue }
      if let number = taken[Self.uniqueKey(info, group, values)] { return number }
      if let number = try row(info, group, values, besides: 0, connection) { return number }
    }
    return nil
  }

  private func row(
    _ info: EntityInfo, _ group: [Int], _ values: [SQLValue], besides number: Int64, _ connection: Connection
  ) throws -> Int64? {
    let condition: String = group.map { "\(info.entity.properties[$0].column.quoted) = ?" }.joined(separator: " AND ")
    let sql = "SELECT \"_id\" FROM \(info.entity.table.quoted) WHERE \(condition) AND \"_id\" <> ?"
    return try connection.first(sql, values + [.integer(number)])?.integer
  }

  /// An object that is given the unique values of another one takes its place: the other row goes, and what referred to
  /// it refers to this one.
  private func merge(
    _ model: any PersistentModel, _ info: EntityInfo, _ places: [Int], _ connection: Connection,
    _ written: inout WrittenChanges, _ isForGood: Bool
  ) throws {
    let storage: _ModelStorage = model._$storage
    for group in info.uniqueGroups where group.contains(where: { places.contains($0) }) {
      let values: [SQLValue] = try group.map { try storage.cell(at: $0) }
      guard !values.contains(.null),
        let loser = try row(info, group, values, besides: storage.number, connection)
      else { continue }
      try redirect(info, from: loser, to: storage.number, connection, &written)
      if isForGood { written.files += try externalFiles(info, loser, info.stored, connection) }
      try connection.run("DELETE FROM \(info.entity.table.quoted) WHERE \"_id\" = ?", [.integer(loser)])
      written.merges.append(WrittenChanges.Merge(info: info, number: loser, winner: model))
    }
  }

  private func redirect(
    _ info: EntityInfo, from loser: Int64, to winner: Int64, _ connection: Connection,
    _ written: inout WrittenChanges
  ) throws {
    let values: [SQLValue] = [.integer(winner), .integer(loser)]
    let model: StoreModel = info.store.store.model
    var seen: Set<String> = []
    for other in info.store.infos {
      for index in other.relationships {
        let property: StoreProperty = other.entity.properties[index]
        guard ObjectIdentifier(model.destination(property).root) == info.key else { continue }
        if let pairs = property.pairs {
          guard seen.insert("\(pairs.name).\(pairs.otherColumn)").inserted else { continue }
          let column: String = pairs.otherColumn.quoted
          try connection.run("UPDATE OR IGNORE \(pairs.name.quoted) SET \(column) = ? WHERE \(column) = ?", values)
        } else if property.kind == .toOne, seen.insert("\(other.entity.table).\(property.column)").inserted {
          let column: String = property.column.quoted
          try connection.run(
            """
            UPDATE \(other.entity.table.quoted) SET \(column) = ?, "_version" = "_version" + 1 WHERE \(column) = ?
            """, values)
          if connection.changes > 0 { written.tables.insert(other.entity.table) }
        }
      }
    }
  }

  private func remember(
    _ storage: _ModelStorage, _ info: EntityInfo, _ number: Int64, _ taken: inout [String: Int64]
  ) throws {
    for group in info.uniqueGroups {
      let values: [SQLValue] = try group.map { try storage.cell(at: $0) }
      guard !values.contains(.null) else { continue }
      taken[Self.uniqueKey(info, group, values)] = number
    }
  }

  private static func uniqueKey(_ info: EntityInfo, _ group: [Int], _ values: [SQLValue]) -> String {
    "\(info.entity.table) \(group) \(values)"
  }

  // MARK: - Rows

  private func insert(
    _ entry: WrittenChanges.Insert, _ numbers: [InternedKey: Int64], _ statement: Statement, _ isForGood: Bool
  ) throws {
    let info: EntityInfo = entry.info
    let storage: _ModelStorage = entry.storage
    statement.bind(.integer(entry.number), at: 1)
    statement.bind(.integer(info.entity.number), at: 2)
    var position: Int32 = 3
    for place in info.stored {
      if info.isPlain[place], case .cell(let cell) = storage.slots[place] {
        statement.bind(cell, at: position)
      } else {
        statement.bind(try cell(storage, info, place, numbers, isForGood), at: position)
      }
      position += 1
    }
    _ = try statement.step()
  }

  /// The value for a cell: references get the numbers that their objects have in the store.
  private func cell(
    _ storage: _ModelStorage, _ info: EntityInfo, _ place: Int, _ numbers: [InternedKey: Int64], _ isForGood: Bool
  ) throws -> SQLValue {
    let cell: SQLValue = try storage.cell(at: place)
    let property: StoreProperty = info.entity.properties[place]
    if property.kind == .toOne, case .integer(let number) = cell, number < 0 {
      let table = ObjectIdentifier(info.store.store.model.destination(property).root)
      if let known = numbers[InternedKey(table: table, number: number)] { return .integer(known) }
      return isForGood ? .null : .integer(Self.provisional(number))
    }
    if property.isExternal, isForGood, case .blob(let data) = cell, data.count > 16_384 {
      return try writeExternal(data, info)
    }
    return cell
  }

  /// Writes changed columns.
  ///
  /// - Returns: the new version; -1 when the row is gone because somebody else has deleted it.
  @discardableResult
  private func update(
    _ model: any PersistentModel, _ info: EntityInfo, _ number: Int64, _ places: [Int],
    _ numbers: [InternedKey: Int64], _ connection: Connection, _ isForGood: Bool
  ) throws -> Int64 {
    let storage: _ModelStorage = model._$storage
    var values: [SQLValue] = []
    var columns: String = ""
    for place in places {
      columns += "\(info.entity.properties[place].column.quoted) = ?, "
      values.append(try cell(storage, info, place, numbers, isForGood))
    }
    values.append(.integer(number))
    let sql = """
      UPDATE \(info.entity.table.quoted) SET \(columns)"_version" = "_version" + 1 WHERE "_id" = ? RETURNING "_version"
      """
    return try connection.first(sql, values)?.integer ?? -1
  }

  private func writePairs(
    _ model: any PersistentModel, _ info: EntityInfo, _ number: Int64, _ numbers: [InternedKey: Int64],
    _ connection: Connection
  ) throws {
    guard !info.pairs.isEmpty else { return }
    let storage: _ModelStorage = model._$storage
    for index in info.pairs {
      let property: StoreProperty = info.entity.properties[index]
      guard let pairs = property.pairs, case .numbers(let list) = storage.slots[index] else { continue }
      guard storage.state == .inserted || storage.changes[index] != nil else { continue }
      let table = ObjectIdentifier(info.store.store.model.destination(property).root)
      let new: [Int64] = list.compactMap { $0 > 0 ? $0 : numbers[InternedKey(table: table, number: $0)] }
      var old: [Int64] = []
      if case .numbers(let before)? = storage.changes[index] { old = before }
      let kept: Set<Int64> = Set(new)
      for other in old where other > 0 && !kept.contains(other) {
        try connection.run(
          "DELETE FROM \(pairs.name.quoted) WHERE \(pairs.ownColumn.quoted) = ? AND \(pairs.otherColumn.quoted) = ?",
          [.integer(number), .integer(other)])
      }
      let before: Set<Int64> = Set(old)
      for other in new where !before.contains(other) {
        try connection.run(
          "INSERT OR IGNORE INTO \(pairs.name.quoted) (\(pairs.ownColumn.quoted), \(pairs.otherColumn.quoted)) VALUES (?, ?)",
          [.integer(number), .integer(other)])
      }
    }
  }

  // MARK: - Data in files

  private func writeExternal(_ data: Data, _ info: EntityInfo) throws -> SQLValue {
    guard let folder = info.store.externalFolder else { return .blob(data) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name: String = UUID().uuidString
    let file: URL = folder.appendingPathComponent(name)
    newFiles.append(file)
    try data.write(to: file, options: .atomic)
    try FileFlush.flush(file.path)
    return .text(name)
  }

  /// The files that a row names and that nothing will name after the transaction.
  func externalFiles(_ info: EntityInfo, _ number: Int64, _ places: [Int], _ connection: Connection) throws -> [URL] {
    let columns: [String] = places.filter { info.entity.properties[$0].isExternal }.map {
      info.entity.properties[$0].column
    }
    guard let folder = info.store.externalFolder, !columns.isEmpty else { return [] }
    let sql = """
      SELECT \(columns.map(\.quoted).joined(separator: ", ")) FROM \(info.entity.table.quoted) WHERE "_id" = ?
      """
    var files: [URL] = []
    try connection.query(sql, [.integer(number)]) { row in
      for column in columns.indices {
        if let name = row.value(Int32(column)).text { files.append(folder.appendingPathComponent(name)) }
      }
    }
    return files
  }
}
