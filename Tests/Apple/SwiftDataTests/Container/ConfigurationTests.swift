import Foundation
import SwiftData
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  @Test("A configuration says where it keeps what, and under which name")
  func places() {
    let schema = Schema([Seal.self])
    let own = ModelConfiguration(
      "letters", schema: schema, url: URL(fileURLWithPath: "/tmp/a/b.store"), allowsSave: false)
    #expect(own.name == "letters")
    #expect(own.id == own.url)
    #expect(own.schema == schema)
    #expect(!own.allowsSave && !own.isStoredInMemoryOnly)
    #expect(own.groupContainer == .none)
    #expect(ModelConfiguration(url: own.url).name == "b")
    #expect(ModelConfiguration(url: own.url).allowsSave)
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    #expect(memory.isStoredInMemoryOnly)
    #expect(memory.url.path == "/dev/null")
    #expect(memory.name == "default")
    #expect(ModelConfiguration("letters").url.lastPathComponent == "letters.store")
  }

  @Test("A configuration for some classes has their schema")
  func classes() {
    let configuration = ModelConfiguration(for: Trip.self, BusinessTrip.self, isStoredInMemoryOnly: true)
    #expect(configuration.schema == Schema([Trip.self, BusinessTrip.self]))
    #expect(configuration.isStoredInMemoryOnly)
  }

  @Test("Configurations are equal when they keep the same at the same place in the same way")
  func equality() {
    let url = URL(fileURLWithPath: "/tmp/a.store")
    let plain = ModelConfiguration(url: url)
    #expect(plain == ModelConfiguration(url: url))
    #expect(plain != ModelConfiguration(url: url, allowsSave: false))
    #expect(plain != ModelConfiguration(schema: Schema([Seal.self]), url: url))
    #expect(plain != ModelConfiguration(url: URL(fileURLWithPath: "/tmp/b.store")))
    #expect(ModelConfiguration("a", isStoredInMemoryOnly: true) != ModelConfiguration("b", isStoredInMemoryOnly: true))
    #expect(Set([plain, ModelConfiguration(url: url)]).count == 1)
  }

  @Test("A group names the folder; a database of iCloud is kept as it was said, though there is none here")
  func groups() {
    let group = ModelConfiguration(groupContainer: .identifier("group.example"), cloudKitDatabase: .private("iCloud.x"))
    #expect(group.groupContainer == .identifier("group.example"))
    #expect(group.groupAppContainerIdentifier == "group.example")
    #expect(group.cloudKitDatabase == .private("iCloud.x"))
    #expect(group.cloudKitContainerIdentifier == "iCloud.x")
    let plain = ModelConfiguration(groupContainer: .none, cloudKitDatabase: .none)
    #expect(plain.groupAppContainerIdentifier == nil)
    #expect(plain.cloudKitContainerIdentifier == nil)
  }

  @Test("A class that the schema has and no configuration keeps is refused with what to do")
  func unkept() throws {
    let container = try ModelContainer(
      for: Schema([Trip.self, Seal.self]),
      configurations: ModelConfiguration("trips", schema: Schema([Trip.self]), isStoredInMemoryOnly: true))
    #expect {
      try ModelContext(container).fetch(FetchDescriptor<Seal>())
    } throws: { error in
      let text: String = "\(error)"
      return error as? SwiftDataError == .unknownSchema && text.contains("(trips) keeps Seal: add it to the schema")
    }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("A name that no file can have is refused, by itself and when a container is made")
  func names() throws {
    #expect(throws: Never.self) { try ModelConfiguration("letters", isStoredInMemoryOnly: true).validate() }
    let slash = ModelConfiguration("a/b", isStoredInMemoryOnly: true)
    #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) { try slash.validate() }
    #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
      try ModelContainer(for: Seal.self, configurations: slash)
    }
    let long = ModelConfiguration(String(repeating: "x", count: 300))
    #expect(throws: SwiftDataError.configurationFileNameTooLong) { try long.validate() }
  }
}
