import SwiftData
import Testing

@Suite("Contexts")
struct ContextTests {
  @Test("Rollback takes back inserts, changes and deletions", arguments: Place.allCases)
  func rollback(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    let stop = Stop(title: "Forum", trip: trip)
    desk.context.insert(trip)
    desk.context.insert(stop)
    try desk.context.save()
    trip.name = "Oslo"
    desk.context.delete(stop)
    desk.context.insert(Tag(text: "new"))
    #expect(desk.context.hasChanges)
    desk.context.rollback()
    #expect(!desk.context.hasChanges)
    #expect(trip.name == "Rome")
    #expect(trip.stops == [stop])
    #expect(stop.trip === trip)
    #expect(try desk.context.fetchCount(FetchDescriptor<Tag>()) == 0)
  }

  @Test("A fetch that sees unsaved changes leaves the way back open", arguments: Place.allCases)
  func rollbackAfterFetch(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    try desk.context.save()
    trip.name = "Oslo"
    #expect(try desk.context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" })) == [trip])
    desk.context.rollback()
    #expect(trip.name == "Rome")
  }

  @Test("Uniqueness over a group of properties turns an insert into an update (122)", arguments: Place.allCases)
  func upsert(_ place: Place) throws {
    let desk = try Desk(place)
    let day = Date(timeIntervalSinceReferenceDate: 0)
    desk.context.insert(Trip(name: "Rome", destination: "old", startDate: day))
    try desk.context.save()
    let newer = Trip(name: "Rome", destination: "new", startDate: day)
    desk.context.insert(newer)
    desk.context.insert(Trip(name: "Rome", destination: "other day", startDate: day + 1))
    try desk.context.save()
    try desk.reopen()
    let trips: [Trip] = try desk.context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.startDate)]))
    #expect(trips.map(\.destination) == ["new", "other day"])
    for text in ["a", "a", "b"] { desk.context.insert(Tag(text: text)) }
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.text)])).map(\.text) == ["a", "b"])
  }

  @Test("Identifiers survive in coded form", arguments: Place.allCases)
  func identifiers(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(trip.persistentModelID) }
    desk.context.insert(trip)
    let temporary: PersistentIdentifier = trip.persistentModelID
    #expect(temporary.storeIdentifier == nil)
    try desk.context.save()
    let identifier: PersistentIdentifier = trip.persistentModelID
    #expect(identifier.entityName == "Trip")
    #expect(identifier != temporary)
    let coded: Data = try JSONEncoder().encode(identifier)
    try desk.reopen()
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: coded)
    #expect(decoded == identifier)
    #expect((desk.context.model(for: decoded) as? Trip)?.name == "Rome")
  }

  @Test("The changes that one context saves are seen by another one of the container (160)", arguments: Place.allCases)
  func others(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    try desk.context.save()
    let other = ModelContext(desk.container)
    let same: Trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    #expect(same !== trip)
    same.name = "Oslo"
    #expect(trip.name == "Rome")
    try other.save()
    _ = try desk.context.fetch(FetchDescriptor<Trip>())
    #expect(trip.name == "Oslo")
  }

  @Test("Two contexts that change one object keep what each has changed (161)", arguments: Place.allCases)
  func conflicts(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome", destination: "Italy")
    desk.context.insert(trip)
    try desk.context.save()
    let other = ModelContext(desk.container)
    let same: Trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    trip.name = "Roma"
    same.destination = "Lazio"
    try other.save()
    try desk.context.save()
    try desk.reopen()
    let found: Trip = try #require(try desk.context.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.name == "Roma")
    #expect(found.destination == "Lazio")
  }

  @Test("Two containers may write to one store file (135)")
  func twoStacks() throws {
    let desk = try Desk(.file)
    let second = ModelContext(
      try ModelContainer(
        for: Schema([Trip.self, BusinessTrip.self, PersonalTrip.self]),
        configurations: [ModelConfiguration(url: desk.url)]))
    desk.context.insert(Stop(title: "a"))
    try desk.context.save()
    second.insert(Stop(title: "b"))
    try second.save()
    #expect(try desk.context.fetch(FetchDescriptor<Stop>()).map(\.title) == ["a", "b"])
    #expect(try second.fetchCount(FetchDescriptor<Stop>()) == 2)
    let history = try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(history.count == 2)
  }

  @Test("Changes are undone and done again in groups (157)", arguments: Place.allCases)
  func undo(_ place: Place) throws {
    let desk = try Desk(place)
    let manager = UndoManager()
    desk.context.undoManager = manager
    let trip = Trip(name: "Rome")
    manager.beginUndoGrouping()
    desk.context.insert(trip)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    trip.name = "Oslo"
    trip.destination = "Norway"
    manager.endUndoGrouping()
    manager.undo()
    #expect(trip.name == "Rome")
    #expect(trip.destination.isEmpty)
    manager.redo()
    #expect(trip.name == "Oslo")
    #expect(trip.destination == "Norway")
    manager.undo()
    manager.undo()
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 0)
    manager.redo()
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("Reading a property is observed, and setting it tells (120)")
  func observation() throws {
    let desk = try Desk(.memory)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    nonisolated(unsafe) var told: Int = 0
    withObservationTracking {
      _ = trip.name
    } onChange: {
      told += 1
    }
    trip.destination = "Italy"
    #expect(told == 0)
    trip.name = "Oslo"
    #expect(told == 1)
    #expect((trip as Any) is any PersistentModel)
    withObservationTracking {
      _ = trip.stops
    } onChange: {
      told += 1
    }
    let stop = Stop(title: "Forum")
    desk.context.insert(stop)
    stop.trip = trip
    #expect(told == 2)
  }

  @Test("A model's properties and relationships are its schema (119, 121)")
  func schema() throws {
    let schema = Schema([Trip.self])
    #expect(Set(schema.entities.map(\.name)) == ["Trip", "Stop", "Lodging", "Tag"])
    let trip: Schema.Entity = try #require(schema.entitiesByName["Trip"])
    #expect(
      trip.properties.map(\.name) == ["name", "destination", "startDate", "endDate", "stops", "lodging"])
    #expect(trip.relationshipsByName["stops"]?.inverseName == "trip")
    #expect(trip.relationshipsByName["stops"]?.deleteRule == .cascade)
    #expect(trip.indices == [["name"], ["startDate"], ["name", "startDate"]])
    #expect(trip.uniquenessConstraints == [["name", "startDate"]])
    #expect(schema.entitiesByName["Tag"]?.attributesByName["text"]?.isUnique == true)
  }

  @Test("Work can run beside the main actor (158)")
  func background() async throws {
    let desk = try Desk(.file)
    let worker = Worker(modelContainer: desk.container)
    let identifier: PersistentIdentifier = try await worker.add("Rome")
    let name: String? = await worker.name(identifier)
    #expect(name == "Rome")
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }
}

@ModelActor private actor Worker {
  func add(_ name: String) throws -> PersistentIdentifier {
    let trip = Trip(name: name)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func name(_ identifier: PersistentIdentifier) -> String? { self[identifier, as: Trip.self]?.name }
}
