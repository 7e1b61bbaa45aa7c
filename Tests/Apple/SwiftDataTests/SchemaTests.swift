import Foundation
import SwiftData
import Testing

private enum FirstZoo: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Beast.self] }

  @Model class Beast {
    var name: String
    init(name: String) { self.name = name }
  }
}

private enum SecondZoo: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Beast.self, Bird.self] }

  @Model class Beast {
    var name: String
    init(name: String) { self.name = name }
  }

  @Model final class Bird: Beast {
    var span: Double
    init(name: String, span: Double) {
      self.span = span
      super.init(name: name)
    }
  }
}

@Suite("Schemas")
struct SchemaTests {
  @Test("A schema survives coding (119)")
  func coding() throws {
    let schema = Schema([Trip.self, BusinessTrip.self], version: Schema.Version(2, 1, 0))
    let data: Data = try JSONEncoder().encode(schema)
    let decoded: Schema = try JSONDecoder().decode(Schema.self, from: data)
    #expect(decoded == schema)
    #expect(decoded.version == Schema.Version(2, 1, 0))
    #expect(decoded.entities.map(\.name) == schema.entities.map(\.name))
    #expect(decoded.entitiesByName["BusinessTrip"]?.superentityName == "Trip")
    let container = try ModelContainer(
      for: decoded, configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context = ModelContext(container)
    context.insert(BusinessTrip(name: "Fair", purpose: "sales", perDiem: 80))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test("A schema takes classes one by one, and is kept in a file")
  func file() throws {
    let schema = Schema(Trip.self, BusinessTrip.self, version: Schema.Version(2, 1, 0))
    #expect(schema == Schema([Trip.self, BusinessTrip.self], version: Schema.Version(2, 1, 0)))
    let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try schema.save(to: url)
    #expect(try Schema.load(from: url) == schema)
    #expect(throws: CocoaError.self) { try Schema.load(from: url.appendingPathExtension("none")) }
  }

  @Test("A coded schema of classes that the program has not, or has otherwise, is refused by name")
  func foreign() throws {
    let text = String(decoding: try JSONEncoder().encode(Schema([Tag.self])), as: UTF8.self)
    func refusal(_ text: String) -> String? {
      do {
        _ = try JSONDecoder().decode(Schema.self, from: Data(text.utf8))
        return nil
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription
      } catch {
        return "another error"
      }
    }
    #expect(refusal(text) == nil)
    let stored = text.replacingOccurrences(of: "\"title\"", with: "\"heading\"")
    #expect(refusal(stored) == "The class Stop stores something else than when the schema was coded.")
    let type = try #require(_mangledTypeName(Tag.self))
    let gone = text.replacingOccurrences(of: "\"\(type)\"", with: "\"\(type)Gone\"")
    #expect(refusal(gone) == "The schema has a class Tag, which this program has not.")
  }

  @Test("Indexes over one and several properties are those that fetches use (121)", arguments: Place.allCases)
  func indexes(_ place: Place) throws {
    let desk = try Desk(place)
    let name = "Rome"
    let single = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name })
    #expect(try desk.container.plan(of: single).contains("USING COVERING INDEX") || usesIndex(desk, single))
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let both = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name && $0.startDate == day })
    #expect(try desk.container.plan(of: both).contains("(name=? AND startDate=?)"))
    let none = FetchDescriptor<Trip>(predicate: #Predicate { $0.destination == name })
    #expect(try !desk.container.plan(of: none).contains("(destination=?)"))
  }

  private func usesIndex(_ desk: Desk, _ descriptor: FetchDescriptor<Trip>) throws -> Bool {
    try desk.container.plan(of: descriptor).contains("(name=?")
  }

  @Test("A class that becomes a superclass keeps its objects, and the new subclass finds a place (156)")
  func hierarchy() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("zoo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    func open(_ version: any VersionedSchema.Type) throws -> ModelContext {
      ModelContext(
        try ModelContainer(for: Schema(versionedSchema: version), configurations: [ModelConfiguration(url: url)]))
    }
    let first: ModelContext = try open(FirstZoo.self)
    first.insert(FirstZoo.Beast(name: "Bear"))
    try first.save()
    let second: ModelContext = try open(SecondZoo.self)
    second.insert(SecondZoo.Bird(name: "Crane", span: 2))
    try second.save()
    let beasts: [SecondZoo.Beast] = try second.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.name)]))
    #expect(beasts.map(\.name) == ["Bear", "Crane"])
    #expect(beasts.map { $0 is SecondZoo.Bird } == [false, true])
    try second.container.checkIntegrity()
  }

  @Test("Texts are sorted as a file browser does where the comparator asks for it", arguments: Place.allCases)
  func localized(_ place: Place) throws {
    let desk = try Desk(place)
    for title in ["b10", "B9", "a", "Z", "é", "f"] { desk.context.insert(Stop(title: title)) }
    try desk.context.save()
    let wanted = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title, comparator: .localizedStandard)])
    #expect(try desk.context.fetch(wanted).map(\.title) == ["a", "B9", "b10", "é", "f", "Z"])
    let lexical = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title, comparator: .lexical)])
    #expect(try desk.context.fetch(lexical).map(\.title) == ["B9", "Z", "a", "b10", "f", "é"])
  }
}
