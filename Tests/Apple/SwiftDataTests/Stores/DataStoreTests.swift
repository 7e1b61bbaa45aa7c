import Foundation
import SwiftData
import Testing

@Suite("Stores of an app's own", .serialized)
struct DataStoreTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var file: URL { folder.appendingPathComponent("trips.json") }

  private func open() throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Trip.self, configurations: NotebookStore.Configuration(name: "notebook", file: file)))
  }

  private func fill() throws -> ModelContext {
    let context: ModelContext = try open()
    let rome = Trip(name: "Rome", destination: "Italy")
    rome.stops = [Stop(title: "Forum", order: 2), Stop(title: "Pantheon", order: 1)]
    rome.stops[0].tags.append(Tag(text: "old"))
    context.insert(rome)
    context.insert(Trip(name: "Oslo", destination: "Norway"))
    try context.save()
    return context
  }

  @Test("Objects saved in a JSON file are there when it is opened again, with their relationships")
  func survives() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let identifier: PersistentIdentifier = try #require(
      try fill().fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Rome" })).first?.persistentModelID)
    #expect(identifier.storeIdentifier == "trips.json")
    #expect(identifier.entityName == "Trip")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("\"Pantheon\""))
    let context: ModelContext = try open()
    let trips: [Trip] = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)]))
    #expect(trips.map(\.name) == ["Rome", "Oslo"])
    #expect(trips[0].stops.sorted { $0.order < $1.order }.map(\.title) == ["Pantheon", "Forum"])
    #expect(trips[0].stops.first { $0.order == 2 }?.tags.map(\.text) == ["old"])
    let coded: Data = try JSONEncoder().encode(identifier)
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: coded)
    #expect((context.model(for: decoded) as? Trip)?.destination == "Italy")
  }

  @Test("A store that does not filter or sort is asked again, and the rest is done in memory")
  func filtering() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try fill()
    let context: ModelContext = try open()
    let descriptor = FetchDescriptor<Stop>(
      predicate: #Predicate { $0.trip?.name == "Rome" && $0.order > 0 }, sortBy: [SortDescriptor(\.order)])
    #expect(try context.fetch(descriptor).map(\.title) == ["Pantheon", "Forum"])
    #expect(NotebookStore.last?.log == ["fetch Stop filtered", "fetch Stop", "fetch Stop"])
    #expect(try context.fetchCount(descriptor) == 2)
    var first: FetchDescriptor<Stop> = descriptor
    first.fetchLimit = 1
    #expect(try context.fetch(first).map(\.title) == ["Pantheon"])
  }

  @Test("Changes and deletions reach the store, and changes that are not saved are seen")
  func changing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let context: ModelContext = try fill()
    let trips: [Trip] = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    trips[0].name = "Bergen"
    #expect(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Bergen" })).count == 1)
    context.delete(trips[1])
    try context.save()
    #expect(NotebookStore.last?.log.last == "save 0 1 3")
    let again: ModelContext = try open()
    #expect(try again.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Bergen"])
    #expect(try again.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test("A save that fails changes nothing, and can be tried again")
  func failing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let context: ModelContext = try fill()
    context.insert(Trip(name: "Riga"))
    NotebookStore.last?.isFull = true
    #expect {
      try context.save()
    } throws: { error in
      (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }
    #expect(context.hasChanges)
    #expect(try open().fetchCount(FetchDescriptor<Trip>()) == 2)
    let store: NotebookStore? = NotebookStore.last
    _ = store
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test("A configuration that is not valid makes no container")
  func invalid() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      _ = try ModelContainer(
        for: Trip.self,
        configurations: NotebookStore.Configuration(name: "notebook", file: folder.appendingPathComponent("a.txt")))
    }
  }

  @Test("The store on SQLite can be used by itself: what it saves as snapshots, a container finds")
  func defaultStore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = Schema([Trip.self])
    var configuration = ModelConfiguration(url: folder.appendingPathComponent("a.store"))
    configuration.schema = schema
    let context = ModelContext(try ModelContainer(for: schema, configurations: [configuration]))
    context.author = "writer"
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(title: "Forum")]
    context.insert(trip)
    try context.save()
    let store = try DefaultStore(configuration)
    let ids: [PersistentIdentifier: DefaultSnapshot] = try store.cachedSnapshots(
      for: [trip.persistentModelID], editingState: context.editingState)
    #expect(ids.keys.map(\.entityName) == ["Trip"])
    #expect(try store.fetchHistory(HistoryDescriptor()).map(\.author) == ["writer"])
    let coded: Data = try JSONEncoder().encode(try #require(ids.values.first))
    let decoded = try JSONDecoder().decode(DefaultSnapshot.self, from: coded)
    #expect(decoded.persistentIdentifier == trip.persistentModelID)
    try store.erase()
    #expect(!FileManager.default.fileExists(atPath: configuration.url.path))
  }
}
