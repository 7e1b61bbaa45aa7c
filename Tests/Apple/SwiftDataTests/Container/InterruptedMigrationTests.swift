import Foundation
import SwiftData
import Testing

private enum Before: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Page.self] }

  @Model final class Page {
    var number: Int
    @Attribute(.externalStorage) var scan: Data?
    init(number: Int, scan: Data? = nil) {
      self.number = number
      self.scan = scan
    }
  }
}

private enum After: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Page.self] }

  @Model final class Page {
    @Attribute(.unique) var number: Int
    @Attribute(.externalStorage) var scan: Data?
    var size: Int = 0
    init(number: Int) { self.number = number }
  }
}

private struct Refused: Error {}

/// Pages of one number are thrown away before, sizes are counted after.
private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Before.self, After.self] }
  nonisolated(unsafe) static var runs: Int = 0
  nonisolated(unsafe) static var atEnd: () throws -> Void = {}

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Before.self, toVersion: After.self,
        willMigrate: { context in
          runs += 1
          var seen: Set<Int> = []
          for page in try context.fetch(FetchDescriptor<Before.Page>(sortBy: [SortDescriptor(\.number)]))
          where !seen.insert(page.number).inserted { context.delete(page) }
          try context.save()
        },
        didMigrate: { context in
          for page in try context.fetch(FetchDescriptor<After.Page>()) { page.size = page.scan?.count ?? 0 }
          try context.save()
          try atEnd()
        })
    ]
  }
}

@Suite("Migrations that are interrupted or done by several at once", .serialized)
struct InterruptedMigrationTests {
  private static let key: String = "ROTOR_DATA_MIGRATION_CHILD"
  private static var path: String? { ProcessInfo.processInfo.environment[key] }

  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("a.store") }
  private var copy: URL { folder.appendingPathComponent("a.store.migrating") }

  private static func open(_ url: URL, allowsSave: Bool = true) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: After.self), migrationPlan: Plan.self,
        configurations: [ModelConfiguration(url: url, allowsSave: allowsSave)]))
  }

  /// Four pages, of which two have the same number, each with data in a file.
  private func fill() throws {
    Plan.runs = 0
    Plan.atEnd = {}
    let context = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: Before.self), configurations: [ModelConfiguration(url: url)]))
    for number in [1, 2, 2, 3] {
      context.insert(Before.Page(number: number, scan: Data(repeating: UInt8(number), count: 20_000 + number)))
    }
    try context.save()
  }

  private var files: Int {
    let place: URL = folder.appendingPathComponent(".a_SUPPORT/_EXTERNAL_DATA")
    return (try? FileManager.default.contentsOfDirectory(atPath: place.path).count) ?? 0
  }

  private func expectMigrated(_ context: ModelContext) throws {
    let pages: [After.Page] = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
    #expect(pages.map(\.number) == [1, 2, 3])
    #expect(pages.map(\.size) == [20_001, 20_002, 20_003])
    #expect(pages.allSatisfy { $0.scan?.first == UInt8($0.number) })
    #expect(files == 3)
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    try context.container.checkIntegrity()
  }

  @Test("A stage that fails at its end leaves all objects and their files, and can be tried again")
  func failing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    Plan.atEnd = { throw Refused() }
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try Self.open(url) }
    #expect(files == 4)
    let context = ModelContext(
      try ModelContainer(for: Schema(versionedSchema: Before.self), configurations: [ModelConfiguration(url: url)]))
    let pages: [Before.Page] = try context.fetch(FetchDescriptor())
    #expect(pages.count == 4)
    #expect(pages.allSatisfy { $0.scan?.count == 20_000 + $0.number })
    Plan.atEnd = {}
    try expectMigrated(try Self.open(url))
  }

  @Test("(the child that is killed in a stage)", .enabled(if: path != nil))
  func child() throws {
    Plan.atEnd = {
      FileHandle.standardOutput.write(Data("in the stage\n".utf8))
      while true { pause() }
    }
    _ = try Self.open(URL(fileURLWithPath: try #require(Self.path)))
  }

  @Test(
    "A process that is killed in a stage has done nothing: the next one begins where it began",
    .enabled(if: path == nil))
  func killed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    try killInStage()
    #expect(FileManager.default.fileExists(atPath: copy.path))
    // Who may not write cannot take it back, and must not read what is half done.
    #expect {
      try Self.open(url, allowsSave: false)
    } throws: { error in
      error as? SwiftDataError == .unknownDataStoreSchema && "\(error)".contains("interrupted")
    }
    try expectMigrated(try Self.open(url))
    #expect(Plan.runs == 1)
  }

  private func killInStage() throws {
    let process: Process = ChildTest.process("InterruptedMigrationTests/child", [Self.key: url.path])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text: String = ""
    while !text.contains("in the stage") {
      let data: Data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(text.contains("in the stage"))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test("A copy that was not finished before the process was killed is thrown away", .enabled(if: path == nil))
  func halfCopy() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    try Data(repeating: 1, count: 100).write(to: copy)
    try expectMigrated(try Self.open(url))
  }

  @Test("Of several that open a file at once one migrates it, and the others wait for that", .enabled(if: path == nil))
  func together() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    nonisolated(unsafe) var failures: [String] = []
    let lock = NSLock()
    let url: URL = url
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      do {
        let count: Int = try Self.open(url).fetchCount(FetchDescriptor<After.Page>())
        if count != 3 { lock.withLock { failures.append("\(count) pages") } }
      } catch { lock.withLock { failures.append("\(error)") } }
    }
    #expect(failures.isEmpty)
    #expect(Plan.runs == 1)
    try expectMigrated(try Self.open(url))
  }
}
