import Foundation
import SwiftData
import Testing

@Suite("The options of a fetch")
struct FetchOptionTests {
  private func desk(_ place: Place, _ count: Int = 10) throws -> Desk {
    let desk = try Desk(place)
    for number in 0..<count { desk.context.insert(Stop(title: "stop \(number)", order: number)) }
    try desk.context.save()
    try desk.reopen()
    return desk
  }

  private let ordered = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])

  @Test("Changes that are not saved count, unless a fetch leaves them out", arguments: Place.allCases)
  func pending(_ place: Place) throws {
    let desk = try desk(place, 3)
    let stops: [Stop] = try desk.context.fetch(ordered)
    stops[0].order = 10
    desk.context.delete(stops[1])
    desk.context.insert(Stop(title: "new", order: 20))
    var descriptor: FetchDescriptor<Stop> = ordered
    #expect(descriptor.includePendingChanges)
    #expect(try desk.context.fetch(descriptor).map(\.title) == ["stop 2", "stop 0", "new"])
    descriptor.includePendingChanges = false
    #expect(try desk.context.fetch(descriptor).map(\.title) == ["stop 0", "stop 1", "stop 2"])
    #expect(try desk.context.fetchCount(descriptor) == 3)
    #expect(try desk.context.fetchIdentifiers(descriptor) == stops.map(\.persistentModelID))
    #expect(stops[0].order == 10)
  }

  @Test("Properties that are not fetched are read when they are asked for")
  func properties() throws {
    let desk = try desk(.memory)
    var descriptor: FetchDescriptor<Stop> = ordered
    descriptor.propertiesToFetch = [\.order]
    let before = desk.container.work.statements
    let stops: [Stop] = try desk.context.fetch(descriptor)
    #expect(stops.map(\.order) == Array(0..<10))
    #expect(desk.container.work.statements - before == 1)
    #expect(stops[3].title == "stop 3")
    #expect(desk.container.work.statements - before > 1)
    descriptor.propertiesToFetch = [\.persistentModelID]
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try desk.context.fetch(descriptor) }
  }

  @Test("Related objects that are fetched together cost no statement when they are followed")
  func prefetching() throws {
    let desk = try Desk(.memory)
    for number in 0..<5 {
      let trip = Trip(name: "\(number)")
      desk.context.insert(trip)
      desk.context.insert(Stop(title: "\(number)", trip: trip))
    }
    try desk.context.save()
    try desk.reopen()
    var descriptor = FetchDescriptor<Trip>()
    descriptor.relationshipKeyPathsForPrefetching = [\.stops]
    let trips: [Trip] = try desk.context.fetch(descriptor)
    let before = desk.container.work.statements
    #expect(trips.map { $0.stops.map(\.title) } == trips.map { [$0.name] })
    #expect(desk.container.work.statements == before)
    descriptor.relationshipKeyPathsForPrefetching = [\.name]
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try desk.context.fetch(descriptor) }
  }

  @Test("Identifiers are fetched in the order of the objects, which are not made", arguments: Place.allCases)
  func identifiers(_ place: Place) throws {
    let desk = try desk(place)
    var descriptor: FetchDescriptor<Stop> = ordered
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 2
    let identifiers: [PersistentIdentifier] = try desk.context.fetchIdentifiers(descriptor)
    #expect(identifiers.allSatisfy { desk.context.registeredModel(for: $0) as Stop? == nil })
    #expect(identifiers == (try desk.context.fetch(descriptor).map(\.persistentModelID)))
    let new = Stop(title: "first", order: -1)
    desk.context.insert(new)
    #expect(try desk.context.fetchIdentifiers(ordered).first == new.persistentModelID)
  }

  @Test("Batches give every element by its place; what is not saved has no place in them", arguments: Place.allCases)
  func batches(_ place: Place) throws {
    let desk = try desk(place)
    let identifiers: FetchResultsCollection<PersistentIdentifier> = try desk.context.fetchIdentifiers(
      ordered, batchSize: 4)
    let stops: FetchResultsCollection<Stop> = try desk.context.fetch(ordered, batchSize: 4)
    #expect(identifiers.count == 10)
    #expect(stops.count == 10)
    #expect(stops.map(\.order) == Array(0..<10))
    #expect(stops[7].persistentModelID == identifiers[7])
    #expect(stops.reversed().map(\.order) == Array((0..<10).reversed()))
    #expect(stops.last?.order == 9)
    desk.context.insert(Stop(title: "new"))
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
      try desk.context.fetchIdentifiers(ordered, batchSize: 4)
    }
    var saved: FetchDescriptor<Stop> = ordered
    saved.includePendingChanges = false
    #expect(try desk.context.fetchIdentifiers(saved, batchSize: 4).count == 10)
  }

  @Test("Enumerating reads a batch at a time, in order, and with what is not saved", arguments: Place.allCases)
  func enumerating(_ place: Place) throws {
    let desk = try desk(place)
    let before = desk.container.work.statements
    nonisolated(unsafe) var seen: [Int] = []
    nonisolated(unsafe) weak var first: Stop?
    try desk.context.enumerate(ordered, batchSize: 4) { stop in
      if first == nil, seen.isEmpty { first = stop }
      seen.append(stop.order)
    }
    #expect(seen == Array(0..<10))
    // One for the identifiers, one for each batch.
    #expect(desk.container.work.statements - before == 4)
    #expect(first == nil)
    desk.context.insert(Stop(title: "new", order: 5))
    seen = []
    try desk.context.enumerate(FetchDescriptor<Stop>(predicate: #Predicate { $0.order > 4 }, sortBy: ordered.sortBy)) {
      seen.append($0.order)
    }
    #expect(seen == [5, 5, 6, 7, 8, 9])
  }

  @Test("Changes that a closure makes while it enumerates objects are kept and saved", arguments: Place.allCases)
  func changing(_ place: Place) throws {
    let desk = try desk(place)
    try desk.context.enumerate(ordered, batchSize: 3, allowEscapingMutations: true) { $0.title += "!" }
    #expect(desk.context.changedModelsArray.count == 10)
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetch(ordered).allSatisfy { $0.title.hasSuffix("!") })
    #expect(throws: CancellationError.self) {
      try desk.context.enumerate(ordered) { if $0.order == 3 { throw CancellationError() } }
    }
  }
}
