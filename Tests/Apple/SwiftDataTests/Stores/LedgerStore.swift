import Foundation
import SwiftData

/// One line of a ledger.
@Model final class Entry {
  var text: String
  var amount: Int

  init(text: String, amount: Int) {
    self.text = text
    self.amount = amount
  }
}

/// What lies in a ledger, for as long as somebody holds it: stores come and go.
final class Ledger: Hashable {
  var rows: [PersistentIdentifier: LedgerSnapshot] = [:]
  var transactions: [LedgerTransaction] = []
  var lastKey: Int = 0
  /// What the store was asked.
  var log: [String] = []

  static func == (left: Ledger, right: Ledger) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A snapshot of its own: nothing of it comes from the framework.
struct LedgerSnapshot: DataStoreSnapshot {
  var persistentIdentifier: PersistentIdentifier
  var text: String
  var amount: Int

  init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
    guard let data = backingData as? any BackingData<Entry>, let identifier = data.persistentModelID else {
      preconditionFailure("A ledger keeps entries that are in a context.")
    }
    persistentIdentifier = identifier
    text = data.getValue(forKey: \.text)
    amount = data.getValue(forKey: \.amount)
  }

  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> LedgerSnapshot {
    var copy: LedgerSnapshot = self
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    persistentIdentifier = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
    text = try container.decode(String.self, forKey: .modeledProperty("text"))
    amount = try container.decode(Int.self, forKey: .modeledProperty("amount"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
    try container.encode(text, forKey: .modeledProperty("text"))
    try container.encode(amount, forKey: .modeledProperty("amount"))
  }
}

/// A store that keeps history and deletes by itself.
final class LedgerStore: DataStore, DataStoreBatching, HistoryProviding {
  typealias Snapshot = LedgerSnapshot
  typealias HistoryType = LedgerTransaction

  struct Configuration: DataStoreConfiguration {
    typealias Store = LedgerStore
    var name: String = "ledger"
    var schema: Schema?
    var ledger: Ledger
  }

  let configuration: Configuration
  let schema: Schema
  let identifier: String = "ledger"
  private var ledger: Ledger { configuration.ledger }

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema([Entry.self])
  }

  func initializeState(for editingState: EditingState) { ledger.log.append("begin \(editingState.id)") }
  func invalidateState(for editingState: EditingState) { ledger.log.append("end \(editingState.id)") }

  func erase() throws { ledger.rows = [:] }

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot> {
    ledger.log.append("fetch")
    guard request.descriptor.predicate == nil else { throw DataStoreError.preferInMemoryFilter }
    guard request.descriptor.sortBy.isEmpty else { throw DataStoreError.preferInMemorySort }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: sorted, relatedSnapshots: [:])
  }

  func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    guard request.descriptor.predicate == nil else { throw DataStoreError.preferInMemoryFilter }
    ledger.log.append("count for \(request.editingState.author ?? "nobody")")
    return ledger.rows.count
  }

  func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
    guard request.descriptor.predicate == nil else { throw DataStoreError.preferInMemoryFilter }
    ledger.log.append("identifiers")
    return sorted.map(\.persistentIdentifier)
  }

  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: LedgerSnapshot] {
    ledger.log.append("cached \(persistentIdentifiers.count)")
    return ledger.rows.filter { persistentIdentifiers.contains($0.key) }
  }

  private var sorted: [LedgerSnapshot] {
    ledger.rows.values.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
  }

  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot> {
    var writer = LedgerWriter(ledger, author: request.editingState.author)
    var lasting: [PersistentIdentifier: PersistentIdentifier] = [:]
    // Texts are kept in capitals, which the context is told.
    var corrected: [PersistentIdentifier: LedgerSnapshot] = [:]
    func put(_ snapshot: LedgerSnapshot) {
      var snapshot: LedgerSnapshot = snapshot
      if snapshot.text != snapshot.text.uppercased() {
        snapshot.text = snapshot.text.uppercased()
        corrected[snapshot.persistentIdentifier] = snapshot
      }
      ledger.rows[snapshot.persistentIdentifier] = snapshot
    }
    for snapshot in request.inserted {
      ledger.lastKey += 1
      let own: PersistentIdentifier = try .identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: ledger.lastKey)
      lasting[snapshot.persistentIdentifier] = own
      put(snapshot.copy(persistentIdentifier: own, remappedIdentifiers: lasting))
      writer.insert(own)
    }
    for snapshot in request.updated {
      put(snapshot)
      writer.update(snapshot.persistentIdentifier)
    }
    for snapshot in request.deleted {
      ledger.rows[snapshot.persistentIdentifier] = nil
      writer.delete(snapshot.persistentIdentifier)
    }
    writer.finish()
    return DataStoreSaveChangesResult(
      for: identifier, remappedIdentifiers: lasting, snapshotsToReregister: corrected,
      historyToken: ledger.transactions.last?.token)
  }

  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
    guard request.predicate == nil else { throw DataStoreError.preferInMemoryFilter }
    let author: String = request.editingState.author ?? "nobody"
    ledger.log.append("delete all for \(author)\(request.includeSubclasses ? ", subclasses too" : "")")
    ledger.rows = [:]
  }

  func fetchHistory(_ descriptor: HistoryDescriptor<LedgerTransaction>) throws -> [LedgerTransaction] {
    try ledger.transactions.filter { try descriptor.predicate?.evaluate($0) ?? true }
  }

  func deleteHistory(_ descriptor: HistoryDescriptor<LedgerTransaction>) throws {
    try ledger.transactions.removeAll { try descriptor.predicate?.evaluate($0) ?? true }
  }
}
