import SwiftDataStore

extension ModelContext {
  /// The objects that meet a description, with changes that are not saved yet.
  ///
  /// ```swift
  /// @Model final class Trip {
  ///   var name: String
  ///   init(name: String) { self.name = name }
  /// }
  ///
  /// struct Trips {
  ///   @MainActor static func named(_ name: String, in container: ModelContainer) throws -> [Trip] {
  ///     let descriptor = FetchDescriptor<Trip>(
  ///       predicate: #Predicate { $0.name == name }, sortBy: [SortDescriptor(\.name)])
  ///     return try container.mainContext.fetch(descriptor)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter descriptor: Class, condition, order and limits.
  /// - Throws: `SwiftDataError.unsupportedPredicate` when SQL cannot say the condition; the description names the part.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    guard !container.isPlaceholder else { return [] }
    let info: EntityInfo = try container.info(T.self)
    let plan = try FetchPlan(descriptor, info)
    if let numbers = try pull(descriptor, info) { return try answered(numbers, descriptor, info, plan) }
    let wanted: Set<Int>? = try partial(descriptor, info)
    let models: [any PersistentModel] = try reading(plan, pending: descriptor.includePendingChanges) { connection in
      try self.read(info, plan.select(info.selectList(plan.alias)), plan.values, on: connection, only: wanted)
    }
    try prefetch(descriptor, info, models)
    // The classes of a table are subclasses of the one that was asked for.
    return models.map { unsafeDowncast($0, to: T.self) }
  }

  /// How many objects meet a descriptor, without making them.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    guard !container.isPlaceholder else { return 0 }
    let info: EntityInfo = try container.info(T.self)
    let plan = try FetchPlan(descriptor, info)
    if let custom = info.store.custom, isCurrent(descriptor), let count = try custom.count(descriptor, editingState) {
      return count
    }
    if let numbers = try pull(descriptor, info) { return try answered(numbers, descriptor, info, plan).count }
    return try reading(plan, pending: descriptor.includePendingChanges) { connection in
      let isLimited: Bool = !plan.limit.isEmpty
      let sql: String =
        isLimited
        ? "SELECT count(*) FROM (\(plan.select("\(plan.alias).\"_id\"", isOrdered: false)))"
        : plan.select("count(*)", isOrdered: false)
      return Int(try connection.first(sql, plan.values)?.integer ?? 0)
    }
  }

  /// The identifiers of the objects that meet a descriptor, without making them.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    guard !container.isPlaceholder else { return [] }
    let info: EntityInfo = try container.info(T.self)
    let plan = try FetchPlan(descriptor, info)
    if let custom = info.store.custom, isCurrent(descriptor),
      let identifiers = try custom.identifiers(descriptor, editingState)
    {
      return identifiers
    }
    if let numbers = try pull(descriptor, info) {
      return try answered(numbers, descriptor, info, plan).map(\.persistentModelID)
    }
    let columns = "\(plan.alias).\"_id\", \(plan.alias).\"_entity\""
    return try reading(plan, pending: descriptor.includePendingChanges) { connection in
      var result: [PersistentIdentifier] = []
      try connection.query(plan.select(columns), plan.values) { row in
        result.append(self.identifier(row.integer(0), self.info(row.integer(1), info)))
      }
      return result
    }
  }

  /// The identifiers in batches; without pending changes, whose objects have no lasting ones yet.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    let identifiers: [PersistentIdentifier] = try fetchIdentifiers(try batched(descriptor))
    return FetchResultsCollection(count: identifiers.count, batchSize: batchSize) { Array(identifiers[$0]) }
  }

  /// The objects, made a batch at a time where they are looked at.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    guard !container.isPlaceholder else { return FetchResultsCollection([]) }
    let info: EntityInfo = try container.info(T.self)
    let plan = try FetchPlan(try batched(descriptor), info)
    var numbers: [Int64] = try pull(descriptor, info) ?? []
    let isAnswered: Bool = !numbers.isEmpty
    try reading(plan, pending: false) { connection in
      guard !isAnswered else { return }
      try connection.query(plan.select("\(plan.alias).\"_id\""), plan.values) { numbers.append($0.integer(0)) }
    }
    let found: [Int64] = numbers
    return FetchResultsCollection(count: found.count, batchSize: batchSize) { [unowned self] range in
      ((try? self.fetchModels(info, numbers: Array(found[range]))) ?? []).compactMap { $0 as? T }
    }
  }

  /// Whether a store of an app's own knows all that a descriptor wants to see.
  private func isCurrent<T>(_ descriptor: FetchDescriptor<T>) -> Bool {
    !hasChanges || !descriptor.includePendingChanges
  }

  private func batched<T>(_ descriptor: FetchDescriptor<T>) throws -> FetchDescriptor<T> {
    guard !descriptor.includePendingChanges || !hasChanges else {
      throw SwiftDataError(
        .includePendingChangesWithBatchSize,
        "A fetch in batches reads what is saved: save first, or set includePendingChanges to false.")
    }
    return descriptor
  }

  /// Calls a closure for each object, a batch at a time, so that not all of them are in memory at once.
  ///
  /// - Parameters:
  ///   - batchSize: how many objects are read at once.
  ///   - allowEscapingMutations: true lets the closure change objects that go before they are saved; they are kept.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    guard !container.isPlaceholder else { return }
    let info: EntityInfo = try container.info(T.self)
    let identifiers: [PersistentIdentifier] = try fetchIdentifiers(fetch)
    var start: Int = 0
    while start < identifiers.count {
      let end: Int = min(start + max(batchSize, 1), identifiers.count)
      let part: ArraySlice<PersistentIdentifier> = identifiers[start..<end]
      let saved: [Int64] = part.filter { !$0.isTemporary }.map(\.number)
      let models: [any PersistentModel] = try fetchModels(info, numbers: saved)
      let byNumber: [Int64: any PersistentModel] = Dictionary(
        models.map { ($0._$storage.number, $0) }, uniquingKeysWith: { first, _ in first })
      for identifier in part {
        let model: (any PersistentModel)? = byNumber[identifier.number] ?? anyRegistered(identifier)
        if let model = model as? T { try block(model) }
      }
      start = end
    }
  }

  // MARK: - Parts

  private func identifier(_ number: Int64, _ info: EntityInfo) -> PersistentIdentifier {
    if let model = flushed[InternedKey(table: key(info), number: number)] { return model.persistentModelID }
    return PersistentIdentifier(entity: info.name, table: info.tableName, store: info.store.name, number: number)
  }

  private func info(_ number: Int64, _ base: EntityInfo) -> EntityInfo {
    if number == base.entity.number { return base }
    return base.store.store.model.byNumber[number].map { base.store.info($0) } ?? base
  }

  private func partial<T>(_ descriptor: FetchDescriptor<T>, _ info: EntityInfo) throws -> Set<Int>? {
    guard !descriptor.propertiesToFetch.isEmpty else { return nil }
    return Set(
      try descriptor.propertiesToFetch.map { path in
        guard let index = info.entity.keyPaths[path] else {
          throw SwiftDataError(
            .unsupportedKeyPath, "\(T.self) does not store \(info.store.store.model.name(of: path)).")
        }
        return index
      })
  }

  private func prefetch<T>(
    _ descriptor: FetchDescriptor<T>, _ info: EntityInfo, _ models: [any PersistentModel]
  ) throws {
    for path in descriptor.relationshipKeyPathsForPrefetching {
      guard let index = info.entity.keyPaths[path], info.entity.properties[index].kind != .attribute else {
        throw SwiftDataError(
          .unsupportedKeyPath, "\(info.store.store.model.name(of: path)) of \(T.self) is no relationship.")
      }
      var seen: Set<ObjectIdentifier> = []
      for model in models {
        guard let batch = model._$storage.batch, seen.insert(ObjectIdentifier(batch)).inserted else { continue }
        guard batch.loaded[index] == nil else { continue }
        batch.loaded[index] = []
        prefetch(info, info.entity.properties[index], index, batch)
      }
    }
  }

  /// Runs a query with the pending changes in place, and takes them out again.
  ///
  /// - Parameter some: the only objects that the query is about; their changes alone are put in place.
  private func reading<Result>(
    _ plan: FetchPlan, pending: Bool, only some: [any PersistentModel]? = nil, _ body: (Connection) throws -> Result
  ) throws -> Result {
    do {
      return try plan.info.store.store.locked { connection in
        guard pending, hasChanges, !connection.isInTransaction, some.map(isPending) ?? concerns(plan) else {
          return try body(connection)
        }
        defer {
          flushed = [:]
          isWritten = false
        }
        return try connection.transaction(keeping: false) {
          try self.write(to: plan.info.store, connection, isForGood: false, only: some)
          isWritten = true
          return try body(connection)
        }
      }
    } catch {
      throw SwiftDataError.of(error)
    }
  }

  private func isPending(_ models: [any PersistentModel]) -> Bool {
    models.contains { $0._$storage.state == .inserted || !$0._$storage.changes.isEmpty }
  }

  /// Whether pending changes can be seen by a query at all.
  private func concerns(_ plan: FetchPlan) -> Bool {
    for list in [inserted, changed, deleted] {
      for model in list.models {
        guard let info = model._$storage.info, info.store === plan.info.store else { continue }
        if plan.tables.contains(info.entity.table) { return true }
        // Pairs that an object of another table has got are in a table of their own.
        if info.entity.properties.contains(where: { $0.pairs.map { plan.tables.contains($0.name) } ?? false }) {
          return true
        }
      }
    }
    return false
  }

  /// Those of some objects that meet the condition of a query, as they are now.
  func matching(_ models: [any PersistentModel], _ plan: FetchPlan) throws -> [any PersistentModel] {
    let alive: [any PersistentModel] = models.filter { model in
      let storage: _ModelStorage = model._$storage
      return storage.link === link && (storage.state == .saved || storage.state == .inserted)
    }
    guard !alive.isEmpty else { return [] }
    // Nothing to ask the store: no condition, and the class is seen here.
    guard plan.isFiltered || plan.tables != [plan.info.entity.table] else {
      return alive.filter { $0._$storage.info?.entity.isKind(of: plan.info.entity) == true }
    }
    // Whether one object meets a condition about itself does not depend on others, unless values are unique: then one
    // may take the place of another.
    let isAlone: Bool = plan.isLocal && plan.info.isFreeOfUniques
    return try reading(plan, pending: true, only: isAlone ? alive : nil) { connection in
      var byNumber: [Int64: any PersistentModel] = [:]
      for (key, model) in flushed where key.table == self.key(plan.info) { byNumber[key.number] = model }
      let unsaved: [ObjectIdentifier: Int64] = Dictionary(
        byNumber.map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
      var numbers: [Int64] = []
      for model in alive {
        let number: Int64 = unsaved[ObjectIdentifier(model)] ?? model._$storage.number
        byNumber[number] = model
        numbers.append(number)
      }
      var result: [any PersistentModel] = []
      try connection.query(plan.select("\(plan.alias).\"_id\"", among: numbers), plan.values) { row in
        if let model = byNumber[row.integer(0)] { result.append(model) }
      }
      return result
    }
  }

  // MARK: - Rows

  /// Objects by their numbers, in the order of these.
  func fetchModels(_ info: EntityInfo, numbers: [Int64]) throws -> [any PersistentModel] {
    try info.store.store.locked { connection in
      var byNumber: [Int64: any PersistentModel] = [:]
      var start: Int = 0
      while start < numbers.count {
        let part: ArraySlice<Int64> = numbers[start..<min(start + 500, numbers.count)]
        start += 500
        let list: String = part.map { "\($0)" }.joined(separator: ",")
        // One text for all batches, so that it is prepared once.
        let sql: String =
          part.count == 1
          ? "SELECT \(info.selectList("t0")) FROM \(info.entity.table.quoted) AS t0 WHERE t0.\"_id\" = ?1"
          : "SELECT \(info.selectList("t0")) FROM \(info.entity.table.quoted) AS t0 WHERE t0.\"_id\" IN (SELECT value FROM json_each(?1))"
        let value: SQLValue = part.count == 1 ? .integer(part[part.startIndex]) : .text("[\(list)]")
        for model in try read(info, sql, [value], on: connection, only: nil) {
          byNumber[model._$storage.number] = model
        }
      }
      return numbers.compactMap { byNumber[$0] }
    }
  }

  /// Makes objects of the rows of a query, or finds those that are in memory.
  private func read(
    _ info: EntityInfo, _ sql: String, _ values: [SQLValue], on connection: Connection, only wanted: Set<Int>?
  ) throws -> [any PersistentModel] {
    var models: [any PersistentModel] = []
    var fresh: [_ModelStorage] = []
    try connection.query(sql, values) { row in
      let number: Int64 = row.integer(0)
      let actual: EntityInfo = self.info(row.integer(1), info)
      if !flushed.isEmpty, let model = flushed[InternedKey(table: key(info), number: number)] {
        models.append(model)
        return
      }
      let version: Int64 = row.integer(2)
      if let model = registered(number, info) {
        let storage: _ModelStorage = model._$storage
        // With the pending changes in place, the row of a changed object is what this context has made of it.
        let isOwn: Bool = isWritten && !storage.changes.isEmpty
        if storage.version != version, storage.state == .saved, !isOwn {
          refresh(model, storage, actual, row, info, version)
        }
        if wanted == nil { fill(storage, actual, row, info) }
        models.append(model)
        return
      }
      let slots: [_ModelStorage.Slot] = self.slots(actual, row, info, only: wanted)
      let model: any PersistentModel = makeModel(actual, number, version, slots)
      fresh.append(model._$storage)
      models.append(model)
    }
    group(fresh)
    return models
  }

  private func slots(
    _ actual: EntityInfo, _ row: Statement, _ info: EntityInfo, only wanted: Set<Int>?
  ) -> [_ModelStorage.Slot] {
    let places: [Int32] = info.places(for: actual)
    var slots: [_ModelStorage.Slot] = []
    slots.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      if place >= 0, wanted == nil, !actual.isExternal[index] {
        slots.append(.cell(row.value(place)))
      } else if place < 0 {
        let isEphemeral: Bool = actual.entity.properties[index].isEphemeral
        slots.append(isEphemeral ? .unset : .fault)
      } else if let wanted, !wanted.contains(index) {
        slots.append(.fault)
      } else {
        slots.append(.cell(value(row.value(place), at: index, actual)))
      }
    }
    return slots
  }

  /// The value of a cell; data that are kept in a file are read from it.
  private func value(_ cell: SQLValue, at index: Int, _ info: EntityInfo) -> SQLValue {
    guard info.entity.properties[index].isExternal, case .text(let name) = cell else { return cell }
    guard let folder = info.store.externalFolder, let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    else {
      return .null
    }
    return .blob(data)
  }

  /// Takes up what somebody else has saved; what was changed here stays.
  func refresh(
    _ model: any PersistentModel, _ storage: _ModelStorage, _ actual: EntityInfo, _ row: Statement, _ info: EntityInfo,
    _ version: Int64
  ) {
    let new: [_ModelStorage.Slot] = slots(actual, row, info, only: nil)
    storage.version = version
    for (index, slot) in new.enumerated() {
      let property: StoreProperty = actual.entity.properties[index]
      if property.isEphemeral { continue }
      if storage.changes[index] != nil {
        storage.changes[index] = slot
        continue
      }
      if case .cell(let old) = storage.slots[index], case .cell(let cell) = slot, old == cell { continue }
      if case .boxed(let value) = storage.slots[index], case .cell(let cell) = slot,
        let old = try? ValueCoding.encode(value), old == cell
      {
        continue
      }
      if case .fault = storage.slots[index] {
        storage.slots[index] = slot
      } else {
        notifying(model, index) { storage.slots[index] = slot }
      }
    }
    storage.batch = nil
  }

  /// Puts the values of a row where there were none yet.
  private func fill(_ storage: _ModelStorage, _ actual: EntityInfo, _ row: Statement, _ info: EntityInfo) {
    guard storage.state == .saved else { return }
    let places: [Int32] = info.places(for: actual)
    for (index, place) in places.enumerated() where place >= 0 {
      guard case .fault = storage.slots[index] else { continue }
      storage.slots[index] = .cell(value(row.value(place), at: index, actual))
    }
  }

  /// Objects that came together load their relationships together.
  private func group(_ storages: [_ModelStorage]) {
    guard storages.count > 1 else { return }
    var start: Int = 0
    while start < storages.count {
      let part: ArraySlice<_ModelStorage> = storages[start..<min(start + 256, storages.count)]
      start += 256
      let batch = FetchBatch(part.map(\.number))
      for storage in part { storage.batch = batch }
    }
  }

  func readRow(_ info: EntityInfo, _ number: Int64) throws -> [_ModelStorage.Slot]? {
    try info.store.store.locked { connection in
      var result: [_ModelStorage.Slot]?
      let sql = "SELECT \(info.selectList("t0")) FROM \(info.entity.table.quoted) AS t0 WHERE t0.\"_id\" = ?"
      try connection.query(sql, [.integer(number)]) { row in
        result = self.slots(info, row, info, only: nil)
      }
      return result
    }
  }

  /// The numbers of related objects, by owner.
  func readMembers(_ info: EntityInfo, _ property: StoreProperty, owners: [Int64]) throws -> [Int64: [Int64]] {
    let model: StoreModel = info.store.store.model
    let sql: String
    if let pairs = property.pairs {
      sql = """
        SELECT \(pairs.ownColumn.quoted), \(pairs.otherColumn.quoted) FROM \(pairs.name.quoted) \
        WHERE \(pairs.ownColumn.quoted) IN (SELECT value FROM json_each(?)) ORDER BY rowid
        """
    } else if let inverse = model.inverse(property) {
      let column: String = inverse.entity.properties[inverse.index].column.quoted
      sql = """
        SELECT \(column), "_id" FROM \(inverse.entity.table.quoted) \
        WHERE \(column) IN (SELECT value FROM json_each(?)) ORDER BY "_id"
        """
    } else {
      return [:]
    }
    var result: [Int64: [Int64]] = [:]
    try info.store.store.locked { connection in
      try connection.query(sql, [.text("[\(owners.map { "\($0)" }.joined(separator: ","))]")]) { row in
        result[row.integer(0), default: []].append(row.integer(1))
      }
    }
    return result
  }

  /// The objects that refer to one by a property.
  func owners(
    of storage: _ModelStorage, _ info: EntityInfo, _ property: StoreProperty, _ index: Int
  ) throws -> [any PersistentModel] {
    var result: [any PersistentModel] = []
    if storage.number > 0 {
      let sql: String =
        property.pairs.map { pairs in
          "SELECT \(pairs.ownColumn.quoted) FROM \(pairs.name.quoted) WHERE \(pairs.otherColumn.quoted) = ?"
        } ?? "SELECT \"_id\" FROM \(info.entity.table.quoted) WHERE \(property.column.quoted) = ?"
      var numbers: [Int64] = []
      try info.store.store.locked { connection in
        try connection.query(sql, [.integer(storage.number)]) { numbers.append($0.integer(0)) }
      }
      result = try fetchModels(info, numbers: numbers)
    }
    for model in inserted.models + changed.models {
      guard let other = model._$storage.info, other.entity.isKind(of: info.entity) else { continue }
      let isOwner: Bool
      switch model._$storage.slots[index] {
      case .cell(.integer(let number)): isOwner = number == storage.number
      case .numbers(let numbers): isOwner = numbers.contains(storage.number)
      default: isOwner = false
      }
      if isOwner, !result.contains(where: { $0 === model }) { result.append(model) }
    }
    return result
  }
}
