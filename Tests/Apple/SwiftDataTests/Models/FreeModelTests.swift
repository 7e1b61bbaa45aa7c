import SwiftData
import Testing

@Suite("Models without a context")
struct FreeModelTests {
  @Test("Properties and relationships hold what was set before there is a context; no other end is set by itself")
  func values() {
    let trip = Trip(name: "Rome")
    trip.isOpen = true
    trip.stops = [Stop(title: "Forum", order: 1), Stop(title: "Pantheon", order: 2)]
    trip.stops.append(Stop(title: "Tiber", order: 3))
    trip.lodging = Lodging(title: "Inn")
    #expect(trip.stops.map(\.title) == ["Forum", "Pantheon", "Tiber"])
    #expect(trip.lodging?.title == "Inn" && trip.isOpen)
    #expect(trip.stops[0].trip == nil)
    trip.stops.removeFirst()
    trip.stops[0].title = "Rotonda"
    #expect(trip.stops.map(\.title) == ["Rotonda", "Tiber"])
    #expect(trip.modelContext == nil && !trip.isDeleted && !trip.hasChanges)
    #expect(trip.persistentModelID.isTemporary && trip.persistentModelID.storeIdentifier == nil)
    #expect(trip.persistentModelID == trip.persistentModelID && trip.persistentModelID.entityName == "Trip")
  }

  @Test("A property that a model calculates can be observed by the accessors that it writes itself")
  func calculated() {
    let gauge = Gauge()
    nonisolated(unsafe) var changes: Int = 0
    withObservationTracking {
      #expect(gauge.level == 0)
    } onChange: {
      changes += 1
    }
    gauge.name = "other"
    #expect(changes == 0)
    gauge.level = 3
    #expect(changes == 1 && gauge.level == 3)
  }

  @Test("Insertion takes all that an object leads to, and sets the other ends", arguments: Place.allCases)
  func insertion(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    let tag = Tag(text: "old")
    trip.stops = [Stop(title: "Forum")]
    trip.stops[0].tags = [tag]
    let temporary: PersistentIdentifier = trip.persistentModelID
    desk.context.insert(trip)
    #expect(trip.stops[0].trip === trip && tag.stops.map(\.title) == ["Forum"])
    #expect(tag.modelContext === desk.context && trip.persistentModelID == temporary)
    try desk.context.save()
    #expect(trip.persistentModelID != temporary && !trip.persistentModelID.isTemporary)
    try desk.reopen()
    let again: Trip = try #require(try desk.context.fetch(FetchDescriptor<Trip>()).first)
    #expect(again.stops.first?.tags.first?.text == "old")
  }

  @Test("A new object comes into the context of what it is put into", arguments: Place.allCases)
  func joining(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    let stop = Stop(title: "Forum")
    trip.stops.append(stop)
    let other = Stop(title: "Pantheon")
    other.trip = trip
    #expect(stop.modelContext === desk.context && other.modelContext === desk.context)
    #expect(Set(trip.stops.map(\.title)) == ["Forum", "Pantheon"])
    try desk.context.save()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test("A predicate finds what refers to an object that is not saved yet", arguments: Place.allCases)
  func unsavedReference(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(title: "Forum")]
    desk.context.insert(trip)
    desk.context.insert(Stop(title: "elsewhere"))
    let identifier: PersistentIdentifier = trip.persistentModelID
    let found = FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.persistentModelID == identifier })
    #expect(try desk.context.fetch(found).map(\.title) == ["Forum"])
    let itself = FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == identifier })
    #expect(try desk.context.fetch(itself).map(\.name) == ["Rome"])
  }

  @Test("A deleted object can be read, before the save and after it", arguments: Place.allCases)
  func deleted(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(title: "Forum")]
    desk.context.insert(trip)
    try desk.context.save()
    desk.forget()
    let found: Trip = try #require(try desk.context.fetch(FetchDescriptor<Trip>()).first)
    let stop: Stop = try #require(found.stops.first)
    desk.context.delete(found)
    #expect(found.isDeleted && found.name == "Rome" && stop.isDeleted && stop.title == "Forum")
    #expect(found.modelContext === desk.context)
    try desk.context.save()
    #expect(!found.isDeleted && found.modelContext == nil)
    #expect(found.name == "Rome" && stop.title == "Forum" && found.stops.isEmpty && stop.trip == nil)
    found.name = "Roma"
    #expect(found.name == "Roma" && !desk.context.hasChanges)
  }

  @Test("An object that was inserted and deleted again before a save is as new", arguments: Place.allCases)
  func undone(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    desk.context.delete(trip)
    #expect(!desk.context.hasChanges && trip.modelContext == nil)
    desk.context.insert(trip)
    try desk.context.save()
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }
}

@Model private final class Gauge {
  var name: String = ""
  @Transient private var reading: Int = 0
  var level: Int {
    get {
      access(keyPath: \.level)
      return reading
    }
    set { withMutation(keyPath: \.level) { reading = newValue } }
  }

  init() {}
}
