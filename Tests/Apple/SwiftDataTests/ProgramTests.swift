import Foundation
import SwiftData
import Testing

// What common programs do with their stores, from the first start to the third version.

private enum FirstLibrary: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Entry.self] }

  @Model final class Entry {
    var text: String
    var isDone: Bool
    init(text: String, isDone: Bool = false) {
      self.text = text
      self.isDone = isDone
    }
  }
}

private enum SecondLibrary: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Entry.self, Shelf.self] }

  @Model final class Entry {
    @Attribute(originalName: "text") var title: String
    var state: String = "open"
    var isDone: Bool = false
    var shelf: Shelf?
    init(title: String) { self.title = title }
  }

  @Model final class Shelf {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .nullify, inverse: \Entry.shelf) var entries: [Entry] = []
    init(name: String) { self.name = name }
  }
}

private enum LibraryPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstLibrary.self, SecondLibrary.self] }
  static var stages: [MigrationStage] { [sorting] }

  static let sorting = MigrationStage.custom(
    fromVersion: FirstLibrary.self, toVersion: SecondLibrary.self, willMigrate: nil,
    didMigrate: { context in
      let shelf = SecondLibrary.Shelf(name: "from before")
      context.insert(shelf)
      for entry in try context.fetch(FetchDescriptor<SecondLibrary.Entry>()) {
        entry.shelf = shelf
        if entry.isDone { entry.state = "done" }
      }
      try context.save()
    })
}

@ModelActor private actor Importer {
  func take(_ titles: [String], into shelf: PersistentIdentifier) throws -> Int {
    guard let shelf = self[shelf, as: SecondLibrary.Shelf.self] else { return 0 }
    for title in titles { shelf.entries.append(SecondLibrary.Entry(title: title)) }
    try modelContext.save()
    return shelf.entries.count
  }
}

@Suite("Programs as they are commonly written")
struct ProgramTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
  }

  @Test("A list of things to do grows into shelves, and an older version of the program leaves its file alone")
  func library() async throws {
    let folder: URL = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("library.store")
    func open(_ version: any VersionedSchema.Type, plan: Bool = true) throws -> ModelContainer {
      try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: plan ? LibraryPlan.self : nil,
        configurations: ModelConfiguration(url: url))
    }
    let first = ModelContext(try open(FirstLibrary.self))
    for (text, isDone) in [("milk", true), ("bread", false)] {
      first.insert(FirstLibrary.Entry(text: text, isDone: isDone))
    }
    try first.save()
    let container: ModelContainer = try open(SecondLibrary.self)
    let context = ModelContext(container)
    let byTitle = FetchDescriptor<SecondLibrary.Entry>(sortBy: [SortDescriptor(\.title)])
    #expect(
      try context.fetch(byTitle).map { "\($0.title) \($0.state) \($0.shelf?.name ?? "-")" } == [
        "bread open from before", "milk done from before",
      ])
    let shelf = try #require(try context.fetch(FetchDescriptor<SecondLibrary.Shelf>()).first)
    #expect(try await Importer(modelContainer: container).take(["eggs", "tea"], into: shelf.persistentModelID) == 4)
    let done = #Predicate<SecondLibrary.Shelf> { $0.entries.contains { $0.state == "done" } }
    #expect(try context.fetchCount(FetchDescriptor(predicate: done)) == 1)
    // The same shelf once more is the same one.
    context.insert(SecondLibrary.Shelf(name: "from before"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<SecondLibrary.Shelf>()) == 1)
    #expect(throws: SwiftDataError.backwardMigration) { try open(FirstLibrary.self) }
    #expect(try ModelContext(open(SecondLibrary.self)).fetchCount(byTitle) == 4)
  }

  @Test("A travel diary deletes trips with their stops, keeps what was known of them, and sends it on")
  func diary() throws {
    let desk = try Desk(.file)
    desk.context.author = "app"
    for name in ["Rome", "bern", "Äthiopien", "Oslo 10", "Oslo 9"] {
      let trip = Trip(name: name)
      trip.stops = [Stop(title: "a", order: 1), Stop(title: "b", order: 2)]
      desk.context.insert(trip)
    }
    try desk.context.save()
    // Texts are sorted as people do where no comparator is named.
    let names = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(try desk.context.fetch(names).map(\.name) == ["Äthiopien", "bern", "Oslo 9", "Oslo 10", "Rome"])
    let backwards = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try desk.context.fetch(backwards).map(\.name).first == "Rome")
    let token: DefaultHistoryToken = try #require(
      try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token)
    try desk.context.delete(model: Trip.self, where: #Predicate { $0.name.starts(with: "Oslo") })
    try desk.context.save()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 6)
    var new = HistoryDescriptor<DefaultHistoryTransaction>()
    new.predicate = #Predicate { $0.token > token && $0.author == "app" }
    new.sortBy = [SortDescriptor(\.author), SortDescriptor(\.token, order: .reverse)]
    var gone: Set<String> = []
    for transaction in try desk.context.fetchHistory(new) {
      for change in transaction.changes {
        if case .delete(let change as DefaultHistoryDelete<Trip>) = change,
          let name = change.tombstone[\.name] as? String
        {
          gone.insert(name)
        }
      }
    }
    #expect(gone == ["Oslo 9", "Oslo 10"])
  }

  @Test("Optional texts are sorted as people do as well; nil comes first", arguments: Place.allCases)
  func optionalTexts(_ place: Place) throws {
    let desk = try Desk(place, Plant.self)
    for bed in ["b", nil, "A", "c"] { desk.context.insert(Plant("p", "k", bed: bed)) }
    let sorted = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.bed)])
    #expect(try desk.context.fetch(sorted).map(\.bed) == [nil, "A", "b", "c"])
    let backwards = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.bed, order: .reverse)])
    #expect(try desk.context.fetch(backwards).map(\.bed) == ["c", "b", "A", nil])
  }
}
