import Foundation
import SwiftData
import Testing

@Suite("The contents of a context")
struct ContextStateTests {
  private func names(_ models: [any PersistentModel]) -> [String] {
    models.map { ($0 as? Trip)?.name ?? "other" }
  }

  @MainActor
  @Test("Taking back all changes empties the undo stack as well")
  func rollbackAndUndo() throws {
    let desk = try Desk(.memory)
    let manager = UndoManager()
    desk.context.undoManager = manager
    desk.context.insert(Tag(text: "a"))
    #expect(manager.canUndo)
    desk.context.rollback()
    #expect(!manager.canUndo && !desk.context.hasChanges)
  }

  @Test("A context lists what it would insert, change and delete at the next save", arguments: Place.allCases)
  func lists(_ place: Place) throws {
    let desk = try Desk(place)
    let rome = Trip(name: "Rome")
    let oslo = Trip(name: "Oslo")
    desk.context.insert(rome)
    desk.context.insert(oslo)
    #expect(names(desk.context.insertedModelsArray) == ["Rome", "Oslo"])
    #expect(desk.context.changedModelsArray.isEmpty)
    try desk.context.save()
    #expect(desk.context.insertedModelsArray.isEmpty)
    rome.destination = "Italy"
    #expect(names(desk.context.changedModelsArray) == ["Rome"])
    desk.context.delete(oslo)
    desk.context.processPendingChanges()
    #expect(names(desk.context.deletedModelsArray) == ["Oslo"])
    #expect(names(desk.context.changedModelsArray) == ["Rome"])
    desk.context.delete(rome)
    #expect(desk.context.changedModelsArray.isEmpty)
    #expect(names(desk.context.deletedModelsArray) == ["Oslo", "Rome"])
    try desk.context.save()
    #expect(desk.context.deletedModelsArray.isEmpty)
  }

  @Test("A new object that is deleted before it was saved is discarded")
  func discarding() throws {
    let desk = try Desk(.memory)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    desk.context.delete(trip)
    #expect(!desk.context.hasChanges)
    #expect(desk.context.deletedModelsArray.isEmpty)
    #expect(trip.modelContext == nil && !trip.isDeleted)
  }

  @Test("Once a deletion is saved, its object is in no context, and can be inserted anew", arguments: Place.allCases)
  func leaving(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    try desk.context.save()
    desk.context.delete(trip)
    #expect(trip.isDeleted)
    #expect(trip.modelContext === desk.context)
    try desk.context.save()
    #expect(!trip.isDeleted)
    #expect(trip.modelContext == nil)
    #expect(trip.name == "Rome")
    desk.context.insert(trip)
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
  }

  private func trip(_ identifier: PersistentIdentifier, _ context: ModelContext) -> Trip? {
    context.registeredModel(for: identifier)
  }

  @Test("An object is registered with the context that has it in memory, and as long as it is there")
  func registered() throws {
    let desk = try Desk(.memory)
    let context: ModelContext = desk.context
    let identifier: PersistentIdentifier = try {
      let new = Trip(name: "Rome")
      context.insert(new)
      #expect(trip(new.persistentModelID, context) === new)
      try context.save()
      #expect(trip(new.persistentModelID, context) === new)
      #expect(context.registeredModel(for: new.persistentModelID) as Stop? == nil)
      return new.persistentModelID
    }()
    #expect(trip(identifier, context) == nil)
    let found: Trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    #expect(trip(identifier, context) === found)
    #expect(trip(identifier, ModelContext(desk.container)) == nil)
  }

  @Test("A transaction saves all that its closure does, or takes all of it back", arguments: Place.allCases)
  func transaction(_ place: Place) throws {
    let desk = try Desk(place)
    try desk.context.transaction {
      desk.context.insert(Trip(name: "Rome"))
      desk.context.insert(Trip(name: "Oslo"))
    }
    #expect(!desk.context.hasChanges)
    #expect(throws: CancellationError.self) {
      try desk.context.transaction {
        desk.context.insert(Trip(name: "Riga"))
        try desk.context.fetch(FetchDescriptor<Trip>()).forEach { $0.name += "!" }
        throw CancellationError()
      }
    }
    #expect(!desk.context.hasChanges)
    try desk.reopen()
    #expect(Set(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name)) == ["Rome", "Oslo"])
  }

  @Test("Deleting a class deletes what meets a condition, at the next save", arguments: Place.allCases)
  func byCondition(_ place: Place) throws {
    let desk = try Desk(place)
    for number in 0..<6 { desk.context.insert(Stop(title: "\(number)", order: number)) }
    try desk.context.save()
    try desk.context.delete(model: Stop.self, where: #Predicate { $0.order < 2 })
    #expect(desk.context.deletedModelsArray.count == 2)
    #expect(try ModelContext(desk.container).fetchCount(FetchDescriptor<Stop>()) == 6)
    try desk.context.save()
    #expect(try ModelContext(desk.container).fetchCount(FetchDescriptor<Stop>()) == 4)
    try desk.context.delete(model: Stop.self)
    try desk.context.save()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test("Deleting a class takes its subclasses with it, unless they are left out", arguments: Place.allCases)
  func subclasses(_ place: Place) throws {
    let desk = try Desk(place)
    desk.context.insert(Trip(name: "Plain"))
    desk.context.insert(BusinessTrip(name: "Fair", purpose: "sales", perDiem: 80))
    try desk.context.save()
    try desk.context.delete(model: Trip.self, includeSubclasses: false)
    try desk.context.save()
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Fair"])
    try desk.context.delete(model: Trip.self)
    try desk.context.save()
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("Before and after a save the context posts a notification, the second with what was saved")
  func notifications() throws {
    let desk = try Desk(.memory)
    let kept = Trip(name: "Rome")
    let gone = Trip(name: "Oslo")
    desk.context.insert(kept)
    desk.context.insert(gone)
    try desk.context.save()
    kept.name = "Roma"
    desk.context.delete(gone)
    let new = Trip(name: "Riga")
    desk.context.insert(new)
    nonisolated(unsafe) let context: ModelContext = desk.context
    nonisolated(unsafe) var told: [String] = []
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    let center = NotificationCenter.default
    let before = center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { _ in
      told.append("will save, changes: \(context.hasChanges)")
    }
    let after = center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { notification in
      told.append("did save, changes: \(context.hasChanges)")
      info = notification.userInfo ?? [:]
    }
    defer { [before, after].forEach(center.removeObserver) }
    let goneIdentifier: PersistentIdentifier = gone.persistentModelID
    try context.save()
    #expect(told == ["will save, changes: true", "did save, changes: false"])
    func identifiers(_ key: ModelContext.NotificationKey) -> [PersistentIdentifier]? {
      info[key.rawValue] as? [PersistentIdentifier]
    }
    #expect(identifiers(.insertedIdentifiers) == [new.persistentModelID])
    #expect(identifiers(.updatedIdentifiers) == [kept.persistentModelID])
    #expect(identifiers(.deletedIdentifiers) == [goneIdentifier])
    try context.save()
    #expect(told.count == 2)
  }
}
