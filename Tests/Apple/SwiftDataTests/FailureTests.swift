import Foundation
import SwiftData
import Testing

@Suite("Failures of the store")
struct FailureTests {
  private func folder() throws -> URL {
    let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("failure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func open(_ url: URL, allowsSave: Bool = true) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema([Trip.self]), configurations: [ModelConfiguration(url: url, allowsSave: allowsSave)]))
  }

  @Test("A file that is no database is an error, and stays as it is")
  func corrupt() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    let bytes = Data("This is a letter, not a database. ".utf8) + Data(repeating: 65, count: 5000)
    try bytes.write(to: url)
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(url) }
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test("A file whose pages are damaged is an error when they are read, and at a check")
  func damaged() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    do {
      let context: ModelContext = try open(url)
      for number in 0..<400 { context.insert(Stop(title: String(repeating: "x", count: 500), order: number)) }
      try context.save()
    }
    var bytes: Data = try Data(contentsOf: url)
    let start: Int = bytes.count / 2
    bytes.replaceSubrange(start..<start + 30_000, with: Data(repeating: 0xA5, count: 30_000))
    try bytes.write(to: url)
    let context: ModelContext = try open(url)
    #expect {
      try context.fetch(FetchDescriptor<Stop>())
    } throws: { error in
      (error as? CocoaError)?.code == .fileReadCorruptFile
    }
  }

  private static let key: String = "ROTOR_DATA_FOLDER"
  private static var childFolder: String? { ProcessInfo.processInfo.environment[key] }

  @Test("A folder that cannot be written is an error that names the place", .enabled(if: childFolder == nil))
  func readOnlyFolder() throws {
    let folder: URL = try folder()
    defer {
      chmod(folder.path, 0o700)
      try? FileManager.default.removeItem(at: folder)
    }
    let url: URL = folder.appendingPathComponent("kept.store")
    let context: ModelContext = try open(url)
    context.insert(Stop(title: "kept"))
    try context.save()
    chmod(folder.path, 0o555)
    #expect(try ChildTest.passes("FailureTests/readOnlyChild", [Self.key: folder.path]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("new") }.isEmpty)
    chmod(folder.path, 0o700)
    #expect(try open(url).fetch(FetchDescriptor<Stop>()).map(\.title) == ["kept"])
  }

  /// Nothing is forbidden to the superuser, so the child becomes somebody else.
  @Test("(the child that may not write)", .enabled(if: childFolder != nil))
  func readOnlyChild() throws {
    let folder = URL(fileURLWithPath: try #require(Self.childFolder))
    if geteuid() == 0 { try #require(setuid(65_534) == 0) }
    #expect {
      try open(folder.appendingPathComponent("new.store"))
    } throws: { error in
      error as? SwiftDataError == .loadIssueModelContainer && "\(error)".contains(folder.path)
    }
  }

  @Test("A place that cannot be written is an error")
  func nowhere() throws {
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(URL(fileURLWithPath: "/proc/none/a.store")) }
  }

  @Test("A store of a newer form is an error")
  func newerForm() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    try open(url).container.setForm(99)
    #expect(throws: SwiftDataError.unknownDataStoreSchema) { try open(url) }
    let bytes: Data = try Data(contentsOf: url)
    #expect(throws: SwiftDataError.unknownDataStoreSchema) { try open(url, allowsSave: false) }
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test("A configuration without saving reads, and a save is refused")
  func readOnly() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    let context: ModelContext = try open(url)
    context.insert(Stop(title: "a"))
    try context.save()
    let reader: ModelContext = try open(url, allowsSave: false)
    let stop: Stop = try #require(try reader.fetch(FetchDescriptor<Stop>()).first)
    stop.title = "b"
    #expect(throws: CocoaError.self) { try reader.save() }
    #expect(reader.hasChanges)
    #expect(try open(url).fetch(FetchDescriptor<Stop>()).map(\.title) == ["a"])
  }

  @Test("A full disk is an error; what was saved stays, and what was not can be saved later")
  func full() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    let context: ModelContext = try open(url)
    context.insert(Stop(title: "kept"))
    try context.save()
    try context.container.limitPages(to: 60)
    for number in 0..<200 { context.insert(Stop(title: String(repeating: "x", count: 4000) + "\(number)")) }
    #expect {
      try context.save()
    } throws: { error in
      (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }
    #expect(context.insertedModelsArray.count == 200)
    #expect(try open(url).fetchCount(FetchDescriptor<Stop>()) == 1)
    try context.container.limitPages(to: 1_000_000)
    try context.save()
    #expect(try open(url).fetchCount(FetchDescriptor<Stop>()) == 201)
  }

  @Test("Where another writer holds the file a save is an error, and can be tried again (135)")
  func twoWriters() throws {
    let folder: URL = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url: URL = folder.appendingPathComponent("a.store")
    let context: ModelContext = try open(url)
    context.insert(Stop(title: "first"))
    try context.save()
    context.insert(Stop(title: "second"))
    try context.container.whileAnotherWrites {
      #expect {
        try context.save()
      } throws: { error in
        (error as? CocoaError)?.code == .fileLocking
      }
    }
    #expect(context.insertedModelsArray.count == 1)
    #expect(try open(url).fetch(FetchDescriptor<Stop>()).map(\.title) == ["first"])
    try context.save()
    #expect(try open(url).fetch(FetchDescriptor<Stop>()).map(\.title) == ["first", "second"])
    try context.container.checkIntegrity()
  }

  @Test("A deny rule forbids the save of a deletion, and nothing is written")
  func deny() throws {
    let desk = try Desk(.memory, Band.self)
    let band = Band()
    desk.context.insert(band)
    band.players.append(Player())
    try desk.context.save()
    desk.context.delete(band)
    #expect(throws: SwiftDataError.modelValidationFailure) { try desk.context.save() }
    desk.context.rollback()
    #expect(try desk.context.fetchCount(FetchDescriptor<Band>()) == 1)
  }

  @Test("The default place is the app's folder of the data folder; a group has one of its own (137, 139, 140)")
  func places() throws {
    let configuration = ModelConfiguration(groupContainer: .none)
    #expect(configuration.url.lastPathComponent == "default.store")
    #expect(configuration.url.deletingLastPathComponent().lastPathComponent == ProcessInfo.processInfo.processName)
    let group = ModelConfiguration("shared", groupContainer: .identifier("group.example"))
    #expect(group.url.path.hasSuffix("group-containers/group.example/shared.store"))
    let own = URL(fileURLWithPath: "/tmp/mine.store")
    #expect(ModelConfiguration(url: own).url == own)
  }
}

@Model final class Band {
  @Relationship(deleteRule: .deny, inverse: \Player.band) var players: [Player] = []
  init() {}
}

@Model final class Player {
  var band: Band?
  init() {}
}
