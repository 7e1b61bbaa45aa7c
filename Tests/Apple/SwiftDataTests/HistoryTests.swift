import SwiftData
import Testing

@Suite("History")
struct HistoryTests {
  @Test("History is on by itself; each token is the next starting point (138, 142)", arguments: Place.allCases)
  func tokens(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    try desk.context.save()
    let first = try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(first.count == 1)
    let token = try #require(first.last).token
    trip.destination = "Italy"
    desk.context.insert(Stop(title: "Forum", trip: trip))
    try desk.context.save()
    let later = try desk.context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(later.count == 1)
    let changes: [HistoryChange] = try #require(later.first).changes
    #expect(changes.count == 2)
    var found: [String] = []
    for change in changes {
      switch change {
      case .insert(let insert as DefaultHistoryInsert<Stop>):
        found.append("insert \(insert.changedPersistentIdentifier.entityName)")
      case .update(let update as DefaultHistoryUpdate<Trip>):
        #expect(update.changedPersistentIdentifier == trip.persistentModelID)
        #expect(update.updatedAttributes == [\Trip.destination])
        found.append("update")
      default: found.append("other")
      }
    }
    #expect(found == ["insert Stop", "update"])
  }

  @Test("Transactions can be filtered by author (143)", arguments: Place.allCases)
  func authors(_ place: Place) throws {
    let desk = try Desk(place)
    desk.context.author = "widget"
    desk.context.insert(Stop(title: "a"))
    try desk.context.save()
    desk.context.author = "app"
    desk.context.insert(Stop(title: "b"))
    try desk.context.save()
    let author: String? = "widget"
    let found = try desk.context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.author == author }))
    #expect(found.map(\.author) == ["widget"])
  }

  /// How many transactions there are behind a token; nil where the token has expired.
  private func count(_ predicate: Predicate<DefaultHistoryTransaction>, _ desk: Desk) throws -> Int? {
    do {
      return try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: predicate)).count
    } catch SwiftDataError.historyTokenExpired { return nil }
  }

  @Test("A token expires when what stands behind it is deleted, and not before", arguments: Place.allCases)
  func expiry(_ place: Place) throws {
    let desk = try Desk(place)
    for name in ["a", "b", "c", "d"] {
      desk.context.author = name
      desk.context.insert(Stop(title: name))
      try desk.context.save()
    }
    let tokens: [DefaultHistoryToken] = try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
      .map(\.token)
    let (a, b, c, d) = (tokens[0], tokens[1], tokens[2], tokens[3])
    #expect(try count(#Predicate { $0.token > a }, desk) == 3)
    // What everybody has read goes: who has read so far goes on.
    try desk.context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= b }))
    #expect(try count(#Predicate { $0.token > b }, desk) == 2)
    #expect(try count(#Predicate { b < $0.token && $0.author == "c" }, desk) == 1)
    // The others would miss b.
    #expect(try count(#Predicate { $0.token > a }, desk) == nil)
    #expect(try count(#Predicate { $0.token >= b }, desk) == nil)
    #expect(try count(#Predicate { $0.author == "c" && a < $0.token }, desk) == nil)
    // Who does not ask from a token gets what there is.
    #expect(try count(#Predicate { $0.token > a || $0.author == "d" }, desk) == 2)
    #expect(try count(#Predicate { $0.token <= c }, desk) == 1)
    try desk.context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try count(#Predicate { $0.token > c }, desk) == nil)
    #expect(try count(#Predicate { $0.token > d }, desk) == 0)
  }

  @Test("An attribute can keep its value in history after its object is deleted (123)", arguments: Place.allCases)
  func tombstones(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome", destination: "Italy", startDate: Date(timeIntervalSinceReferenceDate: 5))
    desk.context.insert(trip)
    try desk.context.save()
    desk.context.delete(trip)
    try desk.context.save()
    let transaction = try #require(
      try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
    guard case .delete(let delete as DefaultHistoryDelete<Trip>)? = transaction.changes.first else {
      Issue.record("no deletion")
      return
    }
    #expect(delete.tombstone[\.name] as? String == "Rome")
    #expect(delete.tombstone[\.startDate] as? Date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(delete.tombstone[\.destination] == nil)
  }

  @Test("Old history can be deleted", arguments: Place.allCases)
  func deleting(_ place: Place) throws {
    let desk = try Desk(place)
    for number in 0..<3 {
      desk.context.insert(Stop(title: "\(number)"))
      try desk.context.save()
    }
    let all = try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let token = all[1].token
    try desk.context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token }))
    #expect(try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 2)
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 3)
  }
}
