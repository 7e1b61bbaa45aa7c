import Foundation
import SwiftData
import SwiftUI
import Testing
import UITestSupport

private struct Names: View {
  @Query(sort: \Stop.order) private var stops: [Stop]

  var body: some View { Text("Stops: " + stops.map(\.title).joined(separator: " ")) }
}

@Suite("Saves of another process")
struct OtherProcessTests {
  private static let key: String = "ROTOR_DATA_OTHER_PROCESS"
  private static var path: String? { ProcessInfo.processInfo.environment[key] }

  private static func open(_ path: String) throws -> ModelContainer {
    try ModelContainer(
      for: Schema([Trip.self]), configurations: [ModelConfiguration(url: URL(fileURLWithPath: path))])
  }

  @Test("(the child)", .enabled(if: path != nil))
  func child() throws {
    let context = ModelContext(try Self.open(try #require(Self.path)))
    try #require(try context.fetch(FetchDescriptor<Stop>()).first).title = "changed"
    context.insert(Stop(title: "foreign", order: 2))
    try context.save()
  }

  /// Told by the kernel, and where the kernel does not tell.
  @Test(
    "The save of another process wakes a query that is in sight (135, 141)", .enabled(if: path == nil),
    .timeLimit(.minutes(30)), arguments: [false, true])
  @MainActor func waking(isPolling: Bool) async throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("other-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path: String = folder.appendingPathComponent("a.store").path
    let container: ModelContainer = try Self.open(path)
    container.isPolling = isPolling
    container.mainContext.insert(Stop(title: "own", order: 1))
    try container.mainContext.save()
    let app = try HeadlessApp { Names().modelContainer(container) }
    #expect(app.contains(label: "Stops: own"))
    #expect(container.isWatching)
    let (looks, told) = AsyncStream.makeStream(of: Void.self)
    container.whenNoticed = { told.yield() }
    // The main queue is free while the child runs: what wakes the query is the file alone.
    let process: Process = ChildTest.process("OtherProcessTests/child", [Self.key: path])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for await _ in looks {
      app.updateViews()
      if app.contains(label: "Stops: changed foreign") { break }
    }
    #expect(app.contains(label: "Stops: changed foreign"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("An app that gains a group finds a copy of its store there (140)", .enabled(if: path == nil))
  func group() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("group-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try ChildTest.passes("OtherProcessTests/groupChild", [Self.key: folder.path, "XDG_DATA_HOME": folder.path]))
    let group: URL = folder.appendingPathComponent("group-containers/group.example/notes.store")
    #expect(FileManager.default.fileExists(atPath: group.path))
  }

  @Test("(the child with a data folder of its own)", .enabled(if: path != nil))
  func groupChild() throws {
    let data: String = try #require(Self.path)
    let own = ModelConfiguration("notes", groupContainer: .none)
    #expect(own.url.path.hasPrefix(data))
    func context(_ configuration: ModelConfiguration) throws -> ModelContext {
      ModelContext(try ModelContainer(for: Schema([Trip.self]), configurations: [configuration]))
    }
    let before: ModelContext = try context(own)
    before.insert(Stop(title: "from before"))
    try before.save()
    let shared = ModelConfiguration("notes", groupContainer: .identifier("group.example"))
    let after: ModelContext = try context(shared)
    #expect(try after.fetch(FetchDescriptor<Stop>()).map(\.title) == ["from before"])
    after.insert(Stop(title: "from after"))
    try after.save()
    // It is copied once: what the group has stays.
    #expect(try context(shared).fetchCount(FetchDescriptor<Stop>()) == 2)
    #expect(try context(own).fetchCount(FetchDescriptor<Stop>()) == 1)
  }
}
