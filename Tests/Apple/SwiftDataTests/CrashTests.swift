import Foundation
import SwiftData
import Testing

/// Saves in a loop until it is killed. The parent test runs this program again with a file's path in the environment.
@Suite("A process that is killed while it saves")
struct CrashTests {
  private static let key: String = "ROTOR_DATA_CRASH_CHILD"
  private static var path: String? { ProcessInfo.processInfo.environment[key] }

  private static func open(_ path: String) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema([Trip.self]), configurations: [ModelConfiguration(url: URL(fileURLWithPath: path))]))
  }

  @Test("(the child)", .enabled(if: path != nil))
  func child() throws {
    let context: ModelContext = try Self.open(try #require(Self.path))
    var number: Int = try context.fetchCount(FetchDescriptor<Stop>()) / 3
    while true {
      // Three objects that belong together, and an older one that goes or changes.
      let trip = Trip(name: "\(number)", startDate: Date(timeIntervalSinceReferenceDate: Double(number)))
      for order in 0..<3 { trip.stops.append(Stop(title: "\(number)", order: order)) }
      context.insert(trip)
      try context.save()
      number += 1
      FileHandle.standardOutput.write(Data("saved \(number)\n".utf8))
    }
  }

  @Test("Every transaction whose save returned is there, whole, and the file is consistent", .enabled(if: path == nil))
  func killed() throws {
    let kills: Int = Int(ProcessInfo.processInfo.environment["ROTOR_DATA_KILLS"] ?? "") ?? 3
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path: String = folder.appendingPathComponent("crash.store").path
    var random = SeededNumbers(seed: 7)
    for _ in 0..<kills {
      let saved: Int = try run(path, savesBeforeKill: 1 + random.next(20), delay: UInt32(random.next(3000)))
      let context: ModelContext = try Self.open(path)
      let trips: [Trip] = try context.fetch(FetchDescriptor<Trip>())
      #expect(trips.count >= saved)
      #expect(trips.count <= saved + 1)
      #expect(trips.allSatisfy { $0.stops.count == 3 })
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == trips.count * 3)
      try context.container.checkIntegrity()
    }
  }

  /// - Returns: how many saves the child has told of, in all.
  private func run(_ path: String, savesBeforeKill: Int, delay: UInt32) throws -> Int {
    let process = ChildTest.process("CrashTests/child", [Self.key: path])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text: String = ""
    var saved: Int = 0
    var seen: Int = 0
    func take() -> Bool {
      let data: Data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { return false }
      text += String(decoding: data, as: UTF8.self)
      while let end = text.firstIndex(of: "\n") {
        let line: Substring = text[..<end]
        if line.hasPrefix("saved "), let number = Int(line.dropFirst(6)) {
          saved = number
          seen += 1
        }
        text.removeSubrange(...end)
      }
      return true
    }
    while seen < savesBeforeKill, take() {}
    usleep(delay)
    kill(process.processIdentifier, SIGKILL)
    while take() {}
    process.waitUntilExit()
    #expect(seen >= savesBeforeKill, "the child ended by itself")
    return saved
  }
}
