import Foundation
import SwiftData
import Testing

@Suite("Stores in front of the one on SQLite, and stores that do only what they have to", .serialized)
struct FrontStoreTests {
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("front-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("a.store") }

  private func open() throws -> (context: ModelContext, store: FrontStore) {
    let container = try ModelContainer(
      for: Trip.self, configurations: FrontStore.Configuration(name: "front", url: url))
    return (ModelContext(container), try #require(FrontStore.last))
  }

  /// What the file holds, as a container without anything in front sees it.
  private func plain() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
  }

  @Test("Snapshots that go through the store on SQLite are in its file, with relationships")
  func saving() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (context, store) = try open()
    let trip = Trip(name: "Rome", destination: "Italy", startDate: Date(timeIntervalSinceReferenceDate: 5))
    trip.stops = [Stop(title: "Forum", order: 1), Stop(title: "Pantheon", order: 2)]
    trip.stops[0].tags = [Tag(text: "old")]
    context.insert(trip)
    try context.save()
    #expect(store.log == ["save 4 0"])
    #expect(store.lastToken?.tokenValue?.values.first == 1)
    let reader: ModelContext = try plain()
    let found: Trip = try #require(try reader.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.destination == "Italy")
    #expect(found.startDate == Date(timeIntervalSinceReferenceDate: 5))
    #expect(Set(found.stops.map(\.title)) == ["Forum", "Pantheon"])
    #expect(found.stops.first { $0.order == 1 }?.tags.map(\.text) == ["old"])
    trip.name = "Roma"
    context.delete(trip.stops[0])
    try context.save()
    let second: ModelContext = try plain()
    let again: Trip = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
    #expect(again.name == "Roma")
    #expect(again.stops.count == 1)
  }

  @Test("A front store fetches, counts and names objects as a container does")
  func fetching() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer: ModelContext = try plain()
    for number in 0..<5 { writer.insert(Tag(text: "tag \(number)")) }
    try writer.save()
    let (context, store) = try open()
    let descriptor = FetchDescriptor<Tag>(
      predicate: #Predicate { $0.text > "tag 1" }, sortBy: [SortDescriptor(\.text, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.text) == ["tag 4", "tag 3", "tag 2"])
    #expect(try context.fetchCount(descriptor) == 3)
    #expect(try context.fetchIdentifiers(descriptor).count == 3)
    #expect(store.log == ["fetch Tag filtered: 3 and 0", "count Tag: 3", "identifiers Tag: 3"])
    let identifier: PersistentIdentifier = try #require(try context.fetchIdentifiers(descriptor).first)
    #expect((context.model(for: identifier) as? Tag)?.text == "tag 4")
    #expect(store.inner.name == "front")
    #expect(store.inner.configuration.url == url)
    #expect(store.inner.schema == Schema([Trip.self]))
    #expect(identifier.storeIdentifier == store.inner.identifier)
  }

  @Test("A front store deletes the objects that meet a condition, and keeps history, which can be deleted")
  func deleting() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (context, store) = try open()
    context.author = "front"
    for number in 0..<5 { context.insert(Tag(text: "tag \(number)")) }
    try context.save()
    try context.delete(model: Tag.self, where: #Predicate { $0.text > "tag 1" })
    #expect(store.log.contains("delete Tag"))
    #expect(
      try plain().fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.text)])).map(\.text) == ["tag 0", "tag 1"])
    let history: [DefaultHistoryTransaction] = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(history.map(\.author) == ["front", "front"])
    #expect(history.map(\.changes.count) == [5, 3])
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try plain().fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
    try context.container.erase()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A store that does not count counts what it fetches, has nothing at hand and cannot be erased")
  func defaults() throws {
    let configuration = ShoeboxStore.Configuration()
    #expect(throws: Never.self) { try configuration.validate() }
    let context = ModelContext(try ModelContainer(for: Tag.self, configurations: configuration))
    let store: ShoeboxStore = try #require(ShoeboxStore.last)
    context.author = "reader"
    context.insert(Tag(text: "a"))
    context.insert(Tag(text: "b"))
    try context.save()
    let identifiers: [PersistentIdentifier] = try context.fetchIdentifiers(FetchDescriptor<Tag>())
    #expect(identifiers.count == 2)
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 2)
    let request: DataStoreFetchRequest<Tag> = try #require(store.lastRequest)
    #expect(request.editingState.id == context.editingState.id)
    #expect(request.editingState.author == "reader")
    #expect(try store.fetchCount(request) == 2)
    #expect(try store.fetchIdentifiers(request) == identifiers)
    store.initializeState(for: request.editingState)
    store.invalidateState(for: request.editingState)
    #expect(try store.cachedSnapshots(for: identifiers, editingState: request.editingState).isEmpty)
    #expect(throws: DataStoreError.unsupportedFeature) { try store.erase() }
    #expect(throws: DataStoreError.unsupportedFeature) { try context.container.erase() }
  }
}
