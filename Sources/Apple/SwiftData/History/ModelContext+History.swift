import SwiftDataStore

extension ModelContext {
  /// The transactions that meet a descriptor, of all stores of the container, oldest first.
  ///
  /// - Throws: `SwiftDataError.historyTokenExpired` if the descriptor's predicate asks for what is behind a token (behaviour 142), and some
  ///   of that has been deleted.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    try history(descriptor, isWhole: true)
  }

  /// - Parameter isWhole: whether it matters that what is behind a token is all there.
  private func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>, isWhole: Bool) throws -> [T] {
    var result: [T] = []
    for handle in container.stores {
      do {
        if let custom = handle.custom {
          result += try custom.history(descriptor)
          continue
        }
        let transactions: [DefaultHistoryTransaction] = try handle.store.locked { connection in
          let start: Int64 = isWhole ? try handle.historyStart(descriptor.predicate, connection) : 0
          return try HistoryReader(handle, connection).transactions(after: start)
        }
        for transaction in transactions {
          guard let transaction = transaction as? T else {
            throw SwiftDataError(
              .invalidTransactionFetchRequest, "The stores here have transactions of type DefaultHistoryTransaction.")
          }
          if try descriptor.predicate?.evaluate(transaction) ?? true { result.append(transaction) }
        }
      } catch {
        throw SwiftDataError.of(error)
      }
    }
    result.sort { left, right in
      left.timestamp < right.timestamp
        || left.timestamp == right.timestamp && left.transactionIdentifier < right.transactionIdentifier
    }
    if !descriptor.sortBy.isEmpty {
      result.sort { descriptor.sortBy.comparison($0, $1) == .orderedAscending }
    }
    if descriptor.fetchLimit > 0 { result = Array(result.prefix(Int(clamping: descriptor.fetchLimit))) }
    return result
  }

  /// Removes the transactions that meet a descriptor from the history; the objects stay as they are.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let transactions: [any HistoryTransaction] = try history(descriptor, isWhole: false)
    let own: [DefaultHistoryTransaction] = transactions.compactMap { $0 as? DefaultHistoryTransaction }
    for handle in container.stores {
      if let custom = handle.custom {
        try custom.deleteHistory(descriptor)
        continue
      }
      let numbers: [Int64] = own.filter { $0.storeIdentifier == handle.store.identifier }.map(
        \.transactionIdentifier)
      guard !numbers.isEmpty else { continue }
      do {
        try handle.store.locked { connection in
          try connection.transaction {
            for number in numbers {
              try connection.run("DELETE FROM rotor_transaction WHERE id = ?", [.integer(number)])
            }
          }
        }
      } catch {
        throw SwiftDataError.of(error)
      }
    }
  }
}

/// Reads the history of one store.
struct HistoryReader {
  let handle: StoreHandle
  let connection: Connection

  init(_ handle: StoreHandle, _ connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  /// The number of the last transaction; 0 before the first.
  func last() throws -> Int64 { try connection.first("SELECT max(id) FROM rotor_transaction")?.integer ?? 0 }

  /// The number of the oldest transaction that is kept; of the next one if none is.
  func oldest() throws -> Int64 {
    if let oldest = try connection.first("SELECT min(id) FROM rotor_transaction")?.integer { return oldest }
    let last = try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'rotor_transaction'")
    return (last?.integer ?? 0) + 1
  }

  /// - Parameter last: only those behind the transaction of this number.
  func transactions(after last: Int64 = 0) throws -> [DefaultHistoryTransaction] {
    var changes: [Int64: [HistoryChange]] = [:]
    let sql = """
      SELECT "transaction", kind, entity, first, last, properties, preserved, id FROM rotor_change \
      WHERE "transaction" > ? ORDER BY id
      """
    try connection.query(sql, [.integer(last)]) { row in
      guard let entity = handle.store.model.byNumber[row.integer(2)] else { return }
      let info: EntityInfo = handle.info(entity)
      let transaction: Int64 = row.integer(0)
      for number in row.integer(3)...row.integer(4) {
        let identifier = PersistentIdentifier(
          entity: info.name, table: info.tableName, store: handle.name, number: number)
        let change: HistoryChange = self.change(
          info.metatype, info, row.integer(1), identifier, transaction, line: row.integer(7),
          properties: row.value(5).text, preserved: row.value(6).text)
        changes[transaction, default: []].append(change)
      }
    }
    var result: [DefaultHistoryTransaction] = []
    let transactions = """
      SELECT id, time, author, bundle, process, context FROM rotor_transaction WHERE id > ? ORDER BY id
      """
    try connection.query(transactions, [.integer(last)]) { row in
      let number: Int64 = row.integer(0)
      result.append(
        DefaultHistoryTransaction(
          author: row.value(2).text, bundleIdentifier: row.text(3), changes: changes[number] ?? [],
          contextIdentifier: row.value(5).text, processIdentifier: row.text(4),
          storeIdentifier: handle.store.identifier, timestamp: Date(timeIntervalSinceReferenceDate: row.real(1)),
          token: DefaultHistoryToken(tokenValue: [handle.store.identifier: number]), transactionIdentifier: number))
    }
    return result
  }

  private func change<Model: PersistentModel>(
    _ type: Model.Type, _ info: EntityInfo, _ kind: Int64, _ identifier: PersistentIdentifier, _ transaction: Int64,
    line: Int64, properties: String?, preserved: String?
  ) -> HistoryChange {
    let paths: [AnyKeyPath] = type._$keyPaths
    func path(_ name: Substring) -> PartialKeyPath<Model>? {
      info.entity.indexByName[String(name)].flatMap { paths[$0] as? PartialKeyPath<Model> }
    }
    switch HistoryWriter.Kind(rawValue: kind) {
    case .insert, nil:
      return .insert(
        DefaultHistoryInsert<Model>(
          changeIdentifier: line, changedPersistentIdentifier: identifier, transactionIdentifier: transaction))
    case .update:
      return .update(
        DefaultHistoryUpdate<Model>(
          changeIdentifier: line, changedPersistentIdentifier: identifier, transactionIdentifier: transaction,
          updatedAttributes: (properties ?? "").split(separator: ",").compactMap { path($0) }))
    case .delete:
      var values: [(path: PartialKeyPath<Model>, value: any Sendable)] = []
      let cells: [String: PreservedValue] =
        preserved.flatMap { try? JSONDecoder().decode([String: PreservedValue].self, from: Data($0.utf8)) } ?? [:]
      for (name, value) in cells.sorted(by: { $0.key < $1.key }) {
        guard let path = path(name[...]),
          let value = Self.decode(Swift.type(of: path as AnyKeyPath).valueType, value.cell)
        else {
          continue
        }
        values.append((path, value))
      }
      return .delete(
        DefaultHistoryDelete<Model>(
          changeIdentifier: line, changedPersistentIdentifier: identifier, transactionIdentifier: transaction,
          tombstone: HistoryTombstone(values: values)))
    }
  }

  /// The value was made here of a cell and nobody else has it, so that it can be sent.
  private static func decode(_ type: Any.Type, _ cell: SQLValue) -> (any Sendable)? {
    func open<Value>(_ type: Value.Type) -> (any Sendable)? {
      ValueCoding.decode(type, cell).map { unsafeBitCast($0 as Any, to: (any Sendable).self) }
    }
    return _openExistential(type, do: open)
  }
}
