import SwiftDataStore

extension ModelContext {
  /// Writes all changes to the store, or none. Of several stores each takes all of its changes or none: what a store
  /// could not take stays pending, with what was to be saved behind it.
  ///
  /// - Throws: What kept a store from taking the changes, such as a value that is missing or a disk that is full.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    if let rule = denied.values.first {
      throw SwiftDataError(
        .modelValidationFailure, "The rule 'deny' of \(rule) forbids the deletion: there are related objects.")
    }
    try checkCounts()
    var result = SaveResult()
    var failure: (any Error)?
    for handle in stores() {
      do {
        try save(to: handle, &result)
      } catch {
        failure = SwiftDataError.of(error)
        break
      }
    }
    if failure == nil || !result.isEmpty {
      NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: result.userInfo)
      for change in result.changes { tell(change) }
      for context in container.others(than: self) { context.othersDidSave(result) }
      NotificationCenter.default.post(name: ModelContainer.remoteChange, object: container)
    }
    if let failure { throw failure }
  }

  private func save(to handle: StoreHandle, _ result: inout SaveResult) throws {
    guard handle.configuration.allowsSave else {
      throw StoreFailure(.readOnly, "The configuration \(handle.configuration.name) does not allow to save.")
    }
    do {
      try handle.store.locked { connection in
        var token: Int64?
        let written: WrittenChanges = try connection.transaction {
          if let custom = handle.custom {
            return try self.saveCustom(custom, handle, connection, &result.customToken)
          }
          let written: WrittenChanges = try self.write(to: handle, connection, isForGood: true)
          let writer = HistoryWriter(handle, connection)
          token = try writer.write(written, author: author, context: identifier)
          return written
        }
        handle.store.noteCommit()
        newFiles = []
        if let token { result.tokens[handle.name.text] = token }
        MigrationGuard.remove(written.files)
        finish(written, handle, &result)
        forgetChanges(of: handle)
      }
    } catch {
      // Nothing names them: on a full disk they would be in the way of the next attempt.
      for file in newFiles { try? FileManager.default.removeItem(at: file) }
      newFiles = []
      throw error
    }
  }

  /// What a store has taken is pending no longer.
  private func forgetChanges(of handle: StoreHandle) {
    guard container.stores.count > 1 else {
      inserted = OrderedModels()
      changed = OrderedModels()
      deleted = OrderedModels()
      return
    }
    for model in inserted.models + changed.models + deleted.models where model._$storage.info?.store === handle {
      inserted.remove(model)
      changed.remove(model)
      deleted.remove(model)
    }
  }

  /// Runs a closure and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    do {
      try block()
      try save()
    } catch {
      rollback()
      throw error
    }
  }

  private func stores() -> [StoreHandle] {
    guard container.stores.count > 1 else { return container.stores }
    let models: [any PersistentModel] = inserted.models + changed.models + deleted.models
    return container.stores.filter { store in models.contains { $0._$storage.info?.store === store } }
  }

  // MARK: - Rules

  private func checkCounts() throws {
    guard container.stores.contains(where: \.hasLimits) else { return }
    for model in inserted.models + changed.models {
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info else { continue }
      for index in info.limited {
        let property: StoreProperty = info.entity.properties[index]
        let count: Int =
          property.kind == .toOne ? (storage.model(at: index) == nil ? 0 : 1) : storage.models(at: index).count
        guard count >= property.minimum, property.maximum == 0 || count <= property.maximum else {
          let most: String = property.maximum == 0 ? "any number" : "\(property.maximum)"
          throw SwiftDataError(
            .modelValidationFailure,
            "\(info.entity.name).\(property.name) has \(count) objects; \(property.minimum) to \(most) are allowed.")
        }
      }
    }
  }

  // MARK: - After the save

  private func finish(_ written: WrittenChanges, _ handle: StoreHandle, _ result: inout SaveResult) {
    let numbers: [InternedKey: Int64] = written.numbers
    let isWatched: Bool = !observers.isEmpty
    result.inserted.reserveCapacity(result.inserted.count + written.inserts.count)
    for entry in written.inserts {
      let storage: _ModelStorage = entry.storage
      unregister(storage.number, entry.info)
      storage.number = entry.number
      storage.state = .saved
      storage.version = 1
      let existing: (any PersistentModel)? = registered(entry.number, entry.info)
      if existing == nil || existing === entry.model { register(entry.model, storage, entry.info) }
      translate(storage, entry.info, numbers)
      storage.changes = [:]
      result.inserted.append(storage.identifier(in: entry.info))
      if isWatched { result.changes.append(ContextChange(entry.info, entry.model, .saved)) }
      if let existing, existing !== entry.model { refetch(existing, entry.info) }
    }
    for entry in written.updates {
      let storage: _ModelStorage = entry.model._$storage
      storage.changes = [:]
      // Somebody else has saved it since it was read: what they changed is taken up.
      let isStale: Bool = entry.version != storage.version + 1
      storage.version = entry.version
      translate(storage, entry.info, numbers)
      if isStale { refetch(entry.model, entry.info) }
      result.updated.append(storage.identifier(of: entry.model))
      result.changes.append(ContextChange(entry.info, entry.model, .saved))
    }
    for entry in written.merges { finish(entry, &result) }
    // Loaded to-many relationships of other objects may hold numbers of objects that had none yet.
    if !numbers.isEmpty { translateUnchanged(handle, numbers) }
    for entry in written.deletes {
      result.deleted.append(entry.model._$storage.identifier(of: entry.model))
      entry.model._$storage.changes = [:]
      entry.model._$storage.state = .gone
      unregister(entry.number, entry.info)
      result.changes.append(ContextChange(entry.info, entry.model, .deleted))
    }
    result.tables.formUnion(written.tables)
  }

  private func finish(_ merge: WrittenChanges.Merge, _ result: inout SaveResult) {
    result.deleted.append(
      PersistentIdentifier(
        entity: merge.info.name, table: merge.info.tableName, store: merge.info.store.name, number: merge.number))
    if let loser = registered(merge.number, merge.info) {
      loser._$storage.changes = [:]
      loser._$storage.state = .deleted
      unregister(merge.number, merge.info)
      result.changes.append(ContextChange(merge.info, loser, .deleted))
    }
    // Others may refer to the winner now: what was read of relationships is read again.
    for model in allRegistered() {
      let storage: _ModelStorage = model._$storage
      guard let info = storage.info, storage.state == .saved else { continue }
      for index in info.relationships where info.entity.properties[index].destination == merge.info.name.text {
        if info.entity.properties[index].kind == .toOne, storage.changes.isEmpty { refetch(model, info) }
      }
      refault(model)
    }
  }

  private func translate(_ storage: _ModelStorage, _ info: EntityInfo, _ numbers: [InternedKey: Int64]) {
    guard !numbers.isEmpty else { return }
    for index in info.relationships {
      let table = ObjectIdentifier(info.store.store.model.destination(info.entity.properties[index]).root)
      switch storage.slots[index] {
      case .cell(.integer(let number)) where number < 0:
        if let new = numbers[InternedKey(table: table, number: number)] { storage.slots[index] = .cell(.integer(new)) }
      case .numbers(let list) where list.contains(where: { $0 < 0 }):
        storage.slots[index] = .numbers(list.map { numbers[InternedKey(table: table, number: $0)] ?? $0 })
      default: continue
      }
    }
  }

  private func translateUnchanged(_ handle: StoreHandle, _ numbers: [InternedKey: Int64]) {
    for info in handle.infos where info.entity.parent == nil {
      guard info.entity.family.contains(where: { $0.properties.contains { $0.kind == .toMany || $0.kind == .pairs } })
      else {
        continue
      }
      for model in allRegistered(info) {
        let storage: _ModelStorage = model._$storage
        if let actual = storage.info { translate(storage, actual, numbers) }
      }
    }
  }

  func refetch(_ model: any PersistentModel, _ info: EntityInfo) {
    model._$storage.version = -1
    _ = try? fetchModels(info, numbers: [model._$storage.number])
  }

  // MARK: - Other contexts

  /// Takes up what another context of this container has saved.
  func othersDidSave(_ result: SaveResult) { atHome { $0.merge(result) } }

  func merge(_ result: SaveResult) {
    for identifier in result.updated {
      guard let info = container.info(identifier), let model = registered(identifier.number, info) else { continue }
      refault(model)
      refetch(model, info)
      tell(ContextChange(info, model, .refreshed))
    }
    for identifier in result.deleted {
      guard let info = container.info(identifier), let model = registered(identifier.number, info) else { continue }
      model._$storage.state = .deleted
      unregister(identifier.number, info)
      inserted.remove(model)
      changed.remove(model)
      tell(ContextChange(info, model, .deleted))
    }
    let inserted: [(key: EntityInfo, numbers: [Int64])] = byClass(result.inserted)
    for (info, numbers) in inserted {
      for related in Set(info.entity.properties.filter { $0.inverse != nil }.map(\.destination)) {
        guard let other = info.store.store.model.byName[related] else { continue }
        for model in allRegistered(info.store.info(other)) { refault(model) }
      }
      guard !observers.isEmpty, let models = try? fetchModels(info, numbers: numbers) else { continue }
      for model in models { tell(ContextChange(info, model, .inserted)) }
    }
  }
}

extension ModelContext {
  private func byClass(_ identifiers: [PersistentIdentifier]) -> [(key: EntityInfo, numbers: [Int64])] {
    var result: [(key: EntityInfo, numbers: [Int64])] = []
    for identifier in identifiers {
      guard let info = container.info(identifier) else { continue }
      if result.last?.key !== info { result.append((info, [])) }
      result[result.count - 1].numbers.append(identifier.number)
    }
    return result
  }
}

/// What a save did, for those who are told.
struct SaveResult {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []
  var tables: Set<String> = []
  var changes: [ContextChange] = []
  /// The last transaction of each store; of a store of an app's own, what it said.
  var tokens: [String: Int64] = [:]
  var customToken: (any HistoryToken)?

  /// By the keys, and by their raw values: Apple's examples have both.
  var userInfo: [AnyHashable: Any] {
    var values: [ModelContext.NotificationKey: Any] = [
      .insertedIdentifiers: inserted, .updatedIdentifiers: updated, .deletedIdentifiers: deleted,
    ]
    if !tokens.isEmpty { values[.historyTokens] = DefaultHistoryToken(tokenValue: tokens) }
    if let customToken { values[.historyTokens] = customToken }
    var result: [AnyHashable: Any] = [:]
    for (key, value) in values {
      result[key] = value
      result[key.rawValue] = value
    }
    return result
  }
}

extension ModelContext {
  /// Posted before and after a save, with the context as the object.
  public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
  public static let didSave = Notification.Name("SwiftDataModelContextDidSave")

  /// What the information of `didSave` holds.
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
    /// The place in the history behind the save: a `HistoryToken`.
    case historyTokens
  }
}
