import SwiftDataStore

/// Keeps the tables in memory that mirror a custom store.
struct StoreMirror {
  let handle: StoreHandle
  let connection: Connection

  init(_ handle: StoreHandle, _ connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  /// Puts snapshots into the tables; a row whose values are the same keeps its version.
  func put(_ snapshots: [DefaultSnapshot]) throws {
    for snapshot in snapshots { try put(snapshot) }
    for snapshot in snapshots { try putLists(snapshot) }
  }

  private func info(_ snapshot: DefaultSnapshot) throws -> EntityInfo {
    let name: String = snapshot.persistentIdentifier.entityName
    guard let entity = handle.store.model.byName[name] else {
      throw SwiftDataError(.unknownSchema, "The store \(handle.name.text) has handed out a \(name).")
    }
    guard snapshot.persistentIdentifier.number > 0 else {
      throw SwiftDataError(.unknownSchema, "The store \(handle.name.text) has handed out a \(name) without identifier.")
    }
    return handle.info(entity)
  }

  private func put(_ snapshot: DefaultSnapshot) throws {
    let info: EntityInfo = try info(snapshot)
    let statement: Statement = try connection.statement(info.mirrorSQL)
    defer { statement.reset() }
    statement.bind(.integer(snapshot.persistentIdentifier.number), at: 1)
    statement.bind(.integer(info.entity.number), at: 2)
    var position: Int32 = 3
    for place in info.stored {
      statement.bind(try cell(snapshot, info, place), at: position)
      position += 1
    }
    _ = try statement.step()
  }

  private func cell(_ snapshot: DefaultSnapshot, _ info: EntityInfo, _ place: Int) throws -> SQLValue {
    guard let value = snapshot.values[info.entity.properties[place].name] ?? nil else { return .null }
    if let identifier = value as? PersistentIdentifier { return .integer(identifier.number) }
    if let transformer = info.transformers[place] {
      return (transformer.transformedValue(value) as? Data).map { .blob($0) } ?? .null
    }
    return try ValueCoding.encode(value)
  }

  /// To-many relationships: pairs, and the references of the other end.
  private func putLists(_ snapshot: DefaultSnapshot) throws {
    let info: EntityInfo = try info(snapshot)
    let number = SQLValue.integer(snapshot.persistentIdentifier.number)
    for property in info.entity.properties where property.kind == .toMany || property.kind == .pairs {
      guard let list = snapshot.values[property.name] as? [PersistentIdentifier] else { continue }
      let numbers = SQLValue.text("[\(list.map { "\($0.number)" }.joined(separator: ","))]")
      if let pairs = property.pairs {
        let own: String = pairs.ownColumn.quoted
        let other: String = handle.store.model.destination(property).table
        try connection.run(
          """
          DELETE FROM \(pairs.name.quoted) WHERE \(own) = ? AND \(pairs.otherColumn.quoted) NOT IN \
          (SELECT value FROM json_each(?))
          """, [number, numbers])
        try connection.run(
          """
          INSERT OR IGNORE INTO \(pairs.name.quoted) (\(own), \(pairs.otherColumn.quoted)) \
          SELECT ?, value FROM json_each(?) WHERE value IN (SELECT "_id" FROM \(other.quoted))
          """, [number, numbers])
      } else if let inverse = handle.store.model.inverse(property) {
        let column: String = inverse.entity.properties[inverse.index].column.quoted
        try connection.run(
          """
          UPDATE \(inverse.entity.table.quoted) SET \(column) = ?1, "_version" = "_version" + 1 \
          WHERE "_id" IN (SELECT value FROM json_each(?2)) AND \(column) IS NOT ?1
          """, [number, numbers])
      }
    }
  }

  /// Removes the objects of a class and its subclasses that the store has no more.
  func keepOnly(_ snapshots: [DefaultSnapshot], of info: EntityInfo) throws {
    let numbers: String = snapshots.map { "\($0.persistentIdentifier.number)" }.joined(separator: ",")
    let entities: String = info.entity.family.map { "\($0.number)" }.joined(separator: ", ")
    try connection.run(
      """
      DELETE FROM \(info.entity.table.quoted) WHERE "_entity" IN (\(entities)) AND "_id" NOT IN \
      (SELECT value FROM json_each(?))
      """, [.text("[\(numbers)]")])
  }
}

extension ModelContext {
  /// Asks the custom store of a class for what a descriptor needs, and puts it into the mirror.
  ///
  /// - Returns: the numbers of the objects where the store has filtered and sorted by itself.
  func pull<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ info: EntityInfo) throws -> [Int64]? {
    guard let custom = info.store.custom else { return nil }
    let answer: CustomFetch = try custom.fetch(descriptor, editingState)
    let model: StoreModel = info.store.store.model
    func isWanted(_ snapshot: DefaultSnapshot) -> Bool {
      model.byName[snapshot.persistentIdentifier.entityName]?.isKind(of: info.entity) == true
    }
    let fetched: [DefaultSnapshot] = answer.fetched.filter(isWanted)
    try info.store.store.locked { connection in
      try connection.transaction {
        let mirror = StoreMirror(info.store, connection)
        try mirror.put(answer.related + fetched)
        if answer.isWhole { try mirror.keepOnly(fetched + answer.related.filter(isWanted), of: info) }
      }
    }
    return answer.isAnswer ? fetched.map(\.persistentIdentifier.number) : nil
  }

  /// The objects that a custom store has chosen, with the changes that it does not know.
  func answered<T: PersistentModel>(
    _ numbers: [Int64], _ descriptor: FetchDescriptor<T>, _ info: EntityInfo, _ plan: FetchPlan
  ) throws -> [T] {
    let found: [T] = try fetchModels(info, numbers: numbers).compactMap { $0 as? T }
    let touched: [T] = (inserted.models + changed.models).compactMap { $0 as? T }
    guard descriptor.includePendingChanges, !touched.isEmpty || !deleted.isEmpty else { return found }
    let known: Set<ObjectIdentifier> = Set(touched.map { ObjectIdentifier($0) })
    var result: [T] = found.filter { !known.contains(ObjectIdentifier($0)) && !deleted.contains($0) }
    result += try matching(touched, plan).compactMap { $0 as? T }
    if !descriptor.sortBy.isEmpty {
      result.sort { descriptor.sortBy.comparison($0, $1) == .orderedAscending }
    }
    return result
  }
}

// MARK: - Saving

extension ModelContext {
  /// Hands the changes of one custom store to it, and writes what it has made of them into its mirror.
  func saveCustom(
    _ custom: any CustomStore, _ handle: StoreHandle, _ connection: Connection, _ token: inout (any HistoryToken)?
  ) throws -> WrittenChanges {
    func own(_ list: OrderedModels) -> [_ModelStorage] {
      list.models.map(\._$storage).filter { $0.info?.store === handle }
    }
    let new: [_ModelStorage] = own(inserted)
    let answer: CustomSave = try custom.save(
      inserted: new, updated: own(changed), deleted: own(deleted), editingState)
    token = answer.token
    var numbers: [InternedKey: Int64] = [:]
    for storage in new {
      guard let info = storage.info else { continue }
      guard let identifier = answer.identifiers[storage.identifier(in: info)], identifier.number > 0 else {
        throw SwiftDataError(
          .modelValidationFailure,
          "The store \(handle.name.text) gave a new \(info.entity.name) no identifier: remappedIdentifiers lacks it.")
      }
      numbers[InternedKey(table: key(info), number: storage.number)] = identifier.number
    }
    let written: WrittenChanges = try write(to: handle, connection, isForGood: true, assigned: numbers)
    try StoreMirror(handle, connection).put(answer.changed)
    return written
  }

  /// After a store has deleted by itself: its objects are asked for again, and those that are gone are marked so.
  func forgetDeleted<T: PersistentModel>(_ type: T.Type) throws {
    let info: EntityInfo = try container.info(type)
    let left: Set<ObjectIdentifier> = Set(try fetch(FetchDescriptor<T>()).map { ObjectIdentifier($0) })
    for model in allRegistered(info) where model is T && !left.contains(ObjectIdentifier(model)) {
      model._$storage.state = .deleted
      unregister(model._$storage.number, info)
      tell(ContextChange(info, model, .deleted))
    }
  }
}

extension ModelContext {
  /// An object that the mirror has not, from what its store has at hand.
  func cachedModel(
    _ identifier: PersistentIdentifier, _ custom: any CustomStore, _ info: EntityInfo
  ) throws -> (any PersistentModel)? {
    let snapshots: [DefaultSnapshot] = try custom.cached([identifier], editingState)
    guard !snapshots.isEmpty else { return nil }
    try info.store.store.locked { connection in
      try connection.transaction { try StoreMirror(info.store, connection).put(snapshots) }
    }
    return try fetchModels(info, numbers: [identifier.number]).first
  }
}
