import SwiftData
import Testing

private enum FirstVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, Author.self] }

  @Model final class Book {
    var title: String
    var pages: Int
    var obsolete: String
    var author: Author?
    init(title: String, pages: Int) {
      self.title = title
      self.pages = pages
      obsolete = "x"
    }
  }

  @Model final class Author {
    var name: String
    var books: [Book] = []
    init(name: String) { self.name = name }
  }
}

private enum SecondVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, Author.self, Shelf.self] }

  @Model final class Book {
    @Attribute(originalName: "title") var name: String
    var pages: Double
    var isRead: Bool = false
    var note: String?
    var author: Author?
    var shelf: Shelf?
    init(name: String, pages: Double) {
      self.name = name
      self.pages = pages
    }
  }

  @Model final class Author {
    var name: String
    var books: [Book] = []
    init(name: String) { self.name = name }
  }

  @Model final class Shelf {
    var label: String
    var books: [Book] = []
    init(label: String) { self.label = label }
  }
}

private enum ThirdVersion: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    @Attribute(.unique) var name: String
    var length: String = ""
    init(name: String) { self.name = name }
  }
}

private struct Refused: Error {}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, SecondVersion.self, ThirdVersion.self] }
  nonisolated(unsafe) static var lengths: [String: String] = [:]
  nonisolated(unsafe) static var fails: Bool = false

  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstVersion.self, toVersion: SecondVersion.self),
      .custom(
        fromVersion: SecondVersion.self, toVersion: ThirdVersion.self,
        willMigrate: { context in
          var seen: Set<String> = []
          for book in try context.fetch(FetchDescriptor<SecondVersion.Book>()) {
            guard seen.insert(book.name).inserted else {
              context.delete(book)
              continue
            }
            lengths[book.name] = "\(Int(book.pages)) pages"
          }
          try context.save()
        },
        didMigrate: { context in
          for book in try context.fetch(FetchDescriptor<ThirdVersion.Book>()) {
            book.length = lengths[book.name] ?? ""
          }
          if fails { throw Refused() }
          try context.save()
        }),
    ]
  }
}

@Suite("Migration", .serialized)
struct MigrationTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)")
  }

  private func open(
    _ version: any VersionedSchema.Type, _ url: URL, plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: version), migrationPlan: plan, configurations: [ModelConfiguration(url: url)]))
  }

  private func fill(_ url: URL) throws {
    let context: ModelContext = try open(FirstVersion.self, url)
    let author = FirstVersion.Author(name: "Ann")
    context.insert(author)
    for (title, pages) in [("One", 10), ("Two", 20), ("One", 30)] {
      let book = FirstVersion.Book(title: title, pages: pages)
      context.insert(book)
      book.author = author
    }
    try context.save()
  }

  @Test("Properties and classes come, go, widen and have other names by themselves (156, 159)")
  func lightweight() throws {
    let folder: URL = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    try fill(url)
    let context: ModelContext = try open(SecondVersion.self, url)
    let books: [SecondVersion.Book] = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.pages)]))
    #expect(books.map(\.name) == ["One", "Two", "One"])
    #expect(books.map(\.pages) == [10, 20, 30])
    #expect(books.allSatisfy { !$0.isRead && $0.note == nil && $0.author?.name == "Ann" })
    #expect(books[0].author?.books.count == 3)
    context.insert(SecondVersion.Shelf(label: "top"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<SecondVersion.Shelf>()) == 1)
  }

  @Test("A plan's stages run one after the other, with code before and behind them (159)")
  func staged() throws {
    let folder: URL = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    try fill(url)
    // Two books have one name, which must be unique now: without the code of the stage it cannot be.
    #expect(throws: SwiftDataError.self) { try open(ThirdVersion.self, url) }
    Plan.fails = true
    #expect(throws: SwiftDataError.self) { try open(ThirdVersion.self, url, plan: Plan.self) }
    Plan.fails = false
    let context: ModelContext = try open(ThirdVersion.self, url, plan: Plan.self)
    let books: [ThirdVersion.Book] = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.name)]))
    #expect(books.map(\.name) == ["One", "Two"])
    #expect(books.map(\.length) == ["10 pages", "20 pages"])
  }

  @Test("A schema that the plan does not know is an error, and the file stays as it is")
  func newer() throws {
    let folder: URL = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    let desk: ModelContext = ModelContext(
      try ModelContainer(for: Schema([Tag.self, Stop.self]), configurations: [ModelConfiguration(url: url)]))
    desk.insert(Tag(text: "kept"))
    try desk.save()
    #expect(throws: SwiftDataError.unknownDataStoreSchema) { try open(SecondVersion.self, url, plan: Plan.self) }
    let again = ModelContext(
      try ModelContainer(for: Schema([Tag.self, Stop.self]), configurations: [ModelConfiguration(url: url)]))
    #expect(try again.fetch(FetchDescriptor<Tag>()).map(\.text) == ["kept"])
  }
}
