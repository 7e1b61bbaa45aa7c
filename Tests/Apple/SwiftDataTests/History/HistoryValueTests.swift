import Foundation
import SwiftData
import Testing

@Suite("The values of history")
struct HistoryValueTests {
  private typealias Transaction = DefaultHistoryTransaction

  private func desk(_ place: Place) throws -> (desk: Desk, stop: Stop) {
    let desk = try Desk(place)
    let stop = Stop(title: "a")
    desk.context.author = "first"
    desk.context.insert(stop)
    try desk.context.save()
    desk.context.author = nil
    stop.title = "b"
    try desk.context.save()
    desk.context.author = "last"
    desk.context.delete(stop)
    try desk.context.save()
    return (desk, stop)
  }

  @Test("History is ordered and limited as its descriptor says", arguments: Place.allCases)
  func descriptors(_ place: Place) throws {
    let (desk, _) = try desk(place)
    var descriptor = HistoryDescriptor<Transaction>()
    #expect(descriptor.predicate == nil && descriptor.sortBy.isEmpty && descriptor.fetchLimit == 0)
    #expect(try desk.context.fetchHistory(descriptor).map(\.author) == ["first", nil, "last"])
    descriptor.sortBy = [SortDescriptor(\.transactionIdentifier, order: .reverse)]
    #expect(try desk.context.fetchHistory(descriptor).map(\.author) == ["last", nil, "first"])
    descriptor.fetchLimit = 2
    #expect(try desk.context.fetchHistory(descriptor).map(\.author) == ["last", nil])
    descriptor.predicate = #Predicate { $0.author != nil }
    #expect(try desk.context.fetchHistory(descriptor).map(\.author) == ["last", "first"])
  }

  @Test("A transaction says which store, program and context it comes from, and when", arguments: Place.allCases)
  func transactions(_ place: Place) throws {
    let (desk, _) = try desk(place)
    let other = ModelContext(desk.container)
    let tag = Tag(text: "x")
    other.insert(tag)
    try other.save()
    let found: [Transaction] = try desk.context.fetchHistory(HistoryDescriptor<Transaction>())
    let store: String? = tag.persistentModelID.storeIdentifier
    let process = "\(ProcessInfo.processInfo.processName) \(ProcessInfo.processInfo.processIdentifier)"
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.storeIdentifier == store })
    #expect(found.allSatisfy { $0.processIdentifier == process })
    #expect(Set(found.map(\.bundleIdentifier)).count == 1)
    #expect(Set(found.prefix(3).map(\.contextIdentifier)).count == 1)
    #expect(found[3].contextIdentifier != found[0].contextIdentifier)
    #expect(found.map(\.timestamp) == found.map(\.timestamp).sorted())
    let identifiers: [DefaultHistoryTransaction.TransactionIdentifier] = found.map(\.transactionIdentifier)
    #expect(identifiers == identifiers.sorted() && Set(identifiers).count == 4)
    #expect(found.map(\.id) == identifiers)
    #expect(Set(found).count == 4)
  }

  /// What the protocols of changes say, whichever store has made them.
  private func describe(_ change: HistoryChange) -> String {
    func insert<Change: HistoryInsert>(_ change: Change) -> String {
      let line: Change.ChangeIdentifier = change.changeIdentifier
      let transaction: Change.TransactionIdentifier = change.transactionIdentifier
      return "\(line): insert \(change.changedPersistentIdentifier.entityName) in \(transaction)"
    }
    func update<Change: HistoryUpdate>(_ change: Change) -> String {
      let line: Change.ChangeIdentifier = change.changeIdentifier
      let transaction: Change.TransactionIdentifier = change.transactionIdentifier
      let name: String = change.changedPersistentIdentifier.entityName
      return "\(line): update \(change.updatedAttributes.count) of \(name) in \(transaction)"
    }
    func delete<Change: HistoryDelete>(_ change: Change) -> String {
      let line: Change.ChangeIdentifier = change.changeIdentifier
      let transaction: Change.TransactionIdentifier = change.transactionIdentifier
      let name: String = change.changedPersistentIdentifier.entityName
      return "\(line): delete \(name), \(Array(change.tombstone).count) kept, in \(transaction)"
    }
    switch change {
    case .insert(let change): return insert(change)
    case .update(let change): return update(change)
    case .delete(let change): return delete(change)
    }
  }

  @Test("Each change names its object, its transaction and itself", arguments: Place.allCases)
  func changes(_ place: Place) throws {
    let (desk, stop) = try desk(place)
    let found: [Transaction] = try desk.context.fetchHistory(HistoryDescriptor<Transaction>())
    let numbers: [Int64] = found.map(\.transactionIdentifier)
    #expect(
      found.flatMap(\.changes).map(describe) == [
        "1: insert Stop in \(numbers[0])", "2: update 1 of Stop in \(numbers[1])",
        "3: delete Stop, 0 kept, in \(numbers[2])",
      ])
    #expect(Set(found.flatMap(\.changes).map(\.changedPersistentIdentifier)).count == 1)
    guard case .insert(let insert as DefaultHistoryInsert<Stop>)? = found[0].changes.first,
      case .update(let update as DefaultHistoryUpdate<Stop>)? = found[1].changes.first,
      case .delete(let delete as DefaultHistoryDelete<Stop>)? = found[2].changes.first
    else {
      Issue.record("The three changes are an insert, an update and a deletion of a stop.")
      return
    }
    let lines: [DefaultHistoryInsert<Stop>.ChangeIdentifier] = [
      insert.changeIdentifier, update.changeIdentifier, delete.changeIdentifier,
    ]
    #expect(lines == lines.sorted() && Set(lines).count == 3)
    #expect(insert.transactionIdentifier == numbers[0])
    #expect(update.transactionIdentifier == numbers[1])
    #expect(delete.transactionIdentifier == numbers[2])
    #expect(delete.changedPersistentIdentifier == insert.changedPersistentIdentifier)
    #expect(delete.changedPersistentIdentifier.entityName == Schema.entityName(for: type(of: stop)))
  }

  @Test("Updated attributes print the names of their properties, inherited ones too", arguments: Place.allCases)
  func names(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = BusinessTrip(name: "Rome", purpose: "talk", perDiem: 1)
    desk.context.insert(trip)
    try desk.context.save()
    trip.purpose = "walk"
    trip.destination = "Italy"
    try desk.context.save()
    let last: Transaction = try #require(try desk.context.fetchHistory(HistoryDescriptor<Transaction>()).last)
    guard case .update(let update as DefaultHistoryUpdate<BusinessTrip>)? = last.changes.first else {
      Issue.record("The last change is an update.")
      return
    }
    #expect(update.updatedAttributes.map { "\($0)" } == ["\\BusinessTrip.destination", "\\BusinessTrip.purpose"])
    let text = "[\\BusinessTrip.destination, \\BusinessTrip.purpose]"
    #expect("\(update)".hasSuffix("updatedAttributes: \(text))"), "\(update)")
    #expect("\(last.changes)".contains(text), "\(last.changes)")
    // Key paths of other types stay as Swift prints them.
    #expect("\(\String.count as PartialKeyPath<String>)" == (\String.count).debugDescription)
  }

  @Test("A tombstone is gone through as well as asked", arguments: Place.allCases)
  func tombstones(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome", destination: "Italy")
    desk.context.insert(trip)
    try desk.context.save()
    desk.context.delete(trip)
    try desk.context.save()
    let last: Transaction = try #require(try desk.context.fetchHistory(HistoryDescriptor<Transaction>()).last)
    guard case .delete(let delete as DefaultHistoryDelete<Trip>)? = last.changes.first else {
      Issue.record("The last change is a deletion.")
      return
    }
    #expect(delete.tombstone.compactMap { $0 as? String } == ["Rome"])
    #expect(Array(delete.tombstone).count == 2)
  }

  @Test("A token names the last transaction of each store, and is coded", arguments: Place.allCases)
  func tokens(_ place: Place) throws {
    let (desk, _) = try desk(place)
    let found: [Transaction] = try desk.context.fetchHistory(HistoryDescriptor<Transaction>())
    let tokens: [DefaultHistoryTransaction.TokenType] = found.map(\.token)
    #expect(tokens == tokens.sorted())
    #expect(tokens[1].tokenValue == [found[1].storeIdentifier: found[1].transactionIdentifier])
    let decoded = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(tokens[1]))
    #expect(decoded == tokens[1] && decoded.id == tokens[1].id)
    #expect(decoded.id != tokens[0].id)
    let later = HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token > decoded })
    #expect(try desk.context.fetchHistory(later).map(\.author) == ["last"])
    let none = DefaultHistoryToken(tokenValue: nil)
    #expect(none < tokens[0])
    let all = HistoryDescriptor<Transaction>(predicate: #Predicate { $0.token > none })
    #expect(try desk.context.fetchHistory(all).count == 3)
    let two = DefaultHistoryToken(tokenValue: ["a": 2, "b": 1])
    #expect(two < DefaultHistoryToken(tokenValue: ["a": 2, "b": 2]))
    #expect(!(two < DefaultHistoryToken(tokenValue: ["a": 1, "b": 2])))
  }
}
