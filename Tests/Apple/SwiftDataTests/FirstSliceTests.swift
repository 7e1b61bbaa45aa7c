import SwiftData
import Testing

@Suite("Inserting, saving and fetching")
struct FirstSliceTests {
  @Test("A new object is persistent only after it is inserted into a context (127)", arguments: Place.allCases)
  func inserting(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    #expect(trip.modelContext == nil)
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 0)
    desk.context.insert(trip)
    #expect(trip.modelContext === desk.context)
    #expect(desk.context.hasChanges)
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    try desk.context.save()
    #expect(!desk.context.hasChanges)
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  @Test("A fetch is filtered by a predicate and sorted by key path and order (130, 131)", arguments: Place.allCases)
  func fetching(_ place: Place) throws {
    let desk = try Desk(place)
    for name in ["Rome", "Oslo", "Riga", "Bern"] { desk.context.insert(Trip(name: name)) }
    try desk.context.save()
    try desk.reopen()
    let descriptor = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.contains("o") || $0.name.starts(with: "R") },
      sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(
      try desk.context.fetch(descriptor).map(\.name)
        == ["Rome", "Riga", "Oslo"].filter { $0.contains("o") || $0.hasPrefix("R") })
  }

  @Test("A nil predicate means no filter (150)", arguments: Place.allCases)
  func noPredicate(_ place: Place) throws {
    let desk = try Desk(place)
    for number in 0..<3 { desk.context.insert(Stop(title: "\(number)", order: number)) }
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>(predicate: nil)) == 3)
  }

  @Test("Deleting goes through the context with the instance (129)", arguments: Place.allCases)
  func deleting(_ place: Place) throws {
    let desk = try Desk(place)
    let stop = Stop(title: "a")
    desk.context.insert(stop)
    try desk.context.save()
    desk.context.delete(stop)
    #expect(stop.isDeleted)
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 0)
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test("Limit and offset take a part of the result", arguments: Place.allCases)
  func limits(_ place: Place) throws {
    let desk = try Desk(place)
    for number in 0..<10 { desk.context.insert(Stop(title: "\(number)", order: number)) }
    var descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 4
    #expect(try desk.context.fetch(descriptor).map(\.order) == [4, 5, 6])
    #expect(try desk.context.fetchCount(descriptor) == 3)
  }
}
