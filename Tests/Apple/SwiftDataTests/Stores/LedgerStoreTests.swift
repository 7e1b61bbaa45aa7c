import Foundation
import SwiftData
import Testing

@Suite("A store with snapshots and history of its own")
struct LedgerStoreTests {
  private let ledger = Ledger()

  private func open() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Entry.self, configurations: LedgerStore.Configuration(ledger: ledger)))
  }

  private func fill() throws -> ModelContext {
    let context: ModelContext = try open()
    context.author = "clerk"
    context.insert(Entry(text: "RENT", amount: 700))
    context.insert(Entry(text: "BREAD", amount: 4))
    try context.save()
    return context
  }

  @Test("A snapshot is made of an object's backing data, and an object of a snapshot")
  func snapshots() throws {
    _ = try fill()
    #expect(Set(ledger.rows.values.map(\.text)) == ["RENT", "BREAD"])
    let context: ModelContext = try open()
    let entries: [Entry] = try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.amount)]))
    #expect(entries.map(\.text) == ["BREAD", "RENT"])
    #expect(entries.map(\.amount) == [4, 700])
    entries[0].amount = 5
    context.delete(entries[1])
    try context.save()
    #expect(ledger.rows.values.map(\.amount) == [5])
  }

  @Test("A save tells the token of the store, by which an observer of the history goes on")
  func tokens() throws {
    let context: ModelContext = try open()
    final class Box: @unchecked Sendable { var token: LedgerToken? }
    let box = Box()
    let seen = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      box.token = $0.userInfo?[ModelContext.NotificationKey.historyTokens] as? LedgerToken
    }
    defer { NotificationCenter.default.removeObserver(seen) }
    context.insert(Entry(text: "RENT", amount: 700))
    try context.save()
    let token: LedgerToken = try #require(box.token)
    #expect(token.tokenValue == 1 && token.storeIdentifier.isEmpty)
    context.insert(Entry(text: "TEA", amount: 3))
    try context.save()
    let late = try HistoryObserver(
      historyTokens: ["ledger": token], observedModels: [Entry.self], modelContainer: context.container, isolation: nil)
    #expect(late.eventCounter == 1 && late.historyTokens["ledger"] as? LedgerToken == LedgerToken(tokenValue: 2))
    let current = try HistoryObserver(modelContainer: context.container, isolation: nil)
    #expect(current.eventCounter == 0)
    context.insert(Entry(text: "MILK", amount: 2))
    try context.save()
    #expect(current.eventCounter == 1 && late.eventCounter == 2)
  }

  @Test("An object gets the values that a store changes while saving it")
  func corrections() throws {
    let context: ModelContext = try open()
    let entry = Entry(text: "tea", amount: 3)
    context.insert(entry)
    let temporary: PersistentIdentifier = entry.persistentModelID
    try context.save()
    #expect(ledger.rows.values.map(\.text) == ["TEA"])
    #expect(entry.persistentModelID != temporary)
    #expect(entry.persistentModelID.storeIdentifier == "ledger")
    #expect(try context.fetch(FetchDescriptor<Entry>()).map(\.text) == ["TEA"])
    #expect(entry.text == "TEA")
  }

  @Test("A store counts and names its objects by itself, unless changes are to be seen that it does not know")
  func counting() throws {
    let context: ModelContext = try fill()
    ledger.log = []
    #expect(try context.fetchCount(FetchDescriptor<Entry>()) == 2)
    #expect(try context.fetchIdentifiers(FetchDescriptor<Entry>()) == ledger.rows.keys.sorted())
    #expect(ledger.log == ["count for clerk", "identifiers"])
    context.insert(Entry(text: "TEA", amount: 3))
    #expect(try context.fetchCount(FetchDescriptor<Entry>()) == 3)
    #expect(ledger.log.last == "fetch")
    var saved = FetchDescriptor<Entry>()
    saved.includePendingChanges = false
    #expect(try context.fetchCount(saved) == 2)
    #expect(ledger.log.last == "count for clerk")
    context.rollback()
    // What it cannot filter is counted in memory.
    #expect(try context.fetchCount(FetchDescriptor<Entry>(predicate: #Predicate { $0.amount > 10 })) == 1)
  }

  @Test("A store is told when a context begins to work with it, by whom, and when it is gone")
  func states() throws {
    let container = try ModelContainer(for: Entry.self, configurations: LedgerStore.Configuration(ledger: ledger))
    var context: ModelContext? = ModelContext(container)
    let state: EditingState = try #require(context?.editingState)
    #expect(state.author == nil)
    context?.author = "clerk"
    #expect(context?.editingState.author == "clerk")
    #expect(context?.editingState.id == state.id)
    context = nil
    #expect(ledger.log == ["begin \(state.id)", "end \(state.id)"])
  }

  @Test("A store deletes all by itself; with a condition that it cannot follow the context does it")
  func batches() throws {
    let context: ModelContext = try fill()
    let entries: [Entry] = try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.amount)]))
    try context.delete(model: Entry.self, where: #Predicate { $0.amount > 10 })
    #expect(context.deletedModelsArray.count == 1)
    #expect(ledger.rows.count == 2)
    try context.save()
    #expect(ledger.rows.values.map(\.amount) == [4])
    try context.delete(model: Entry.self, includeSubclasses: false)
    #expect(ledger.log.contains("delete all for clerk"))
    #expect(ledger.rows.isEmpty)
    #expect(entries[0].isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Entry>()) == 0)
  }

  @Test("A context reads and deletes the history that a store keeps in its own form")
  func history() throws {
    let context: ModelContext = try fill()
    context.author = "robot"
    try context.fetch(FetchDescriptor<Entry>()).forEach { $0.amount += 1 }
    try context.save()
    let all: [LedgerTransaction] = try context.fetchHistory(HistoryDescriptor<LedgerTransaction>())
    #expect(all.map(\.author) == ["clerk", "robot"])
    #expect(all.map(\.token.tokenValue) == [1, 2])
    #expect(all.map(\.changes.count) == [2, 2])
    #expect(Set(all[0].changes.map(\.changedPersistentIdentifier)) == Set(ledger.rows.keys))
    guard case .update(let update as LedgerUpdate)? = all[1].changes.last else {
      Issue.record("The last change is an update.")
      return
    }
    #expect(update.changeIdentifier == "2.2")
    let first: LedgerToken = all[0].token
    let later = HistoryDescriptor<LedgerTransaction>(predicate: #Predicate { $0.token > first })
    #expect(try context.fetchHistory(later).map(\.author) == ["robot"])
    try context.deleteHistory(later)
    #expect(ledger.transactions.map(\.author) == ["clerk"])
    #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    }
  }

  @Test("A store says which type its transactions have")
  func historyType() {
    func type<Store: HistoryProviding>(_ store: Store.Type) -> any HistoryTransaction.Type { store.historyType }
    #expect(type(LedgerStore.self) == LedgerTransaction.self)
    #expect(LedgerStore.historyType == LedgerTransaction.self)
    #expect(DefaultStore.historyType == DefaultHistoryTransaction.self)
  }

  @Test("A container erases a store of an app's own")
  func erasing() throws {
    let context: ModelContext = try fill()
    try context.container.erase()
    #expect(ledger.rows.isEmpty)
  }
}
