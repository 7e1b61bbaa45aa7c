import Foundation
import SwiftData
import Testing

private enum OnlyVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
  static var models: [any PersistentModel.Type] { [Seal.self] }
}

private enum NoStages: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [OnlyVersion.self] }
  static var stages: [MigrationStage] { [] }
}

@Suite("Containers")
struct ContainerTests {
  private let memory = ModelConfiguration(isStoredInMemoryOnly: true)

  @Test("A container has the schema, the plan and the configurations that it was made with, in each way to make one")
  func making() throws {
    let schema = Schema(versionedSchema: OnlyVersion.self)
    #expect(schema.version == Schema.Version(1, 2, 0))
    let other = ModelConfiguration("other", schema: schema, isStoredInMemoryOnly: true)
    let listed = try ModelContainer(for: schema, migrationPlan: NoStages.self, configurations: [memory])
    let bySchema = try ModelContainer(for: schema, migrationPlan: NoStages.self, configurations: memory, other)
    let byClass = try ModelContainer(for: Seal.self, migrationPlan: NoStages.self, configurations: memory)
    let ofStores = try ModelContainer(for: schema, configurations: [memory] as [any DataStoreConfiguration])
    #expect(listed.schema == schema)
    #expect(bySchema.schema == schema)
    #expect(byClass.schema == Schema([Seal.self]))
    #expect(listed.configurations == [memory])
    #expect(bySchema.configurations == [memory, other])
    #expect(ofStores.configurations == [memory])
    #expect(listed.migrationPlan == NoStages.self)
    #expect(byClass.migrationPlan == NoStages.self)
    #expect(ofStores.migrationPlan == nil)
    #expect(listed == listed && listed != byClass)
  }

  @Test("Each configuration keeps the classes of its schema; an object goes where its class is kept")
  func parts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let plots = ModelConfiguration(schema: Schema([Band.self]), url: folder.appendingPathComponent("bands.store"))
    let trips = ModelConfiguration(schema: Schema([Trip.self]), url: folder.appendingPathComponent("trips.store"))
    let context = ModelContext(
      try ModelContainer(for: Schema([Band.self, Trip.self]), configurations: [plots, trips]))
    let band = Band()
    let trip = Trip(name: "Rome")
    context.insert(band)
    context.insert(trip)
    try context.save()
    #expect(band.persistentModelID.storeIdentifier != trip.persistentModelID.storeIdentifier)
    let alone = ModelContext(try ModelContainer(for: Trip.self, configurations: trips))
    #expect(try alone.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    #expect(throws: SwiftDataError.unknownSchema) { try alone.fetch(FetchDescriptor<Band>()) }
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Schema([Band.self]), configurations: [trips])
    }
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(for: Schema([Band.self]), configurations: [plots, plots])
    }
  }

  @Test("Deleting all data empties the stores at once, and contexts forget what they hold", arguments: Place.allCases)
  func emptying(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(title: "Forum")]
    trip.stops[0].tags = [Tag(text: "old")]
    desk.context.insert(trip)
    try desk.context.save()
    let identifier: PersistentIdentifier = trip.persistentModelID
    desk.context.insert(Stop(title: "unsaved"))
    desk.container.deleteAllData()
    #expect(!desk.context.hasChanges)
    #expect(desk.context.registeredModel(for: identifier) as Trip? == nil)
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 0)
    try desk.reopen()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try desk.context.fetchCount(FetchDescriptor<Tag>()) == 0)
    desk.context.insert(Trip(name: "Oslo"))
    try desk.context.save()
    #expect(try desk.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
  }

  @Test("Configurations that are set are kept; the stores stay those that the container was made with")
  func configurations() throws {
    let desk = try Desk(.memory)
    desk.context.insert(Trip(name: "Rome"))
    try desk.context.save()
    desk.container.configurations = [ModelConfiguration("other", isStoredInMemoryOnly: true)]
    #expect(desk.container.configurations.map(\.name) == ["other"])
    #expect(desk.container.storeIdentifier(forConfigurationNamed: "other") == nil)
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("Erasing a container takes its files away")
  func erasing() throws {
    let desk = try Desk(.file)
    desk.context.insert(Trip(name: "Rome"))
    try desk.context.save()
    #expect(FileManager.default.fileExists(atPath: desk.url.path))
    try desk.container.erase()
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).isEmpty)
    try desk.reopen()
    #expect(try desk.context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}
