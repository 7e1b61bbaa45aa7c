import Foundation
import SwiftData
import Testing

@Model private final class Photo {
  var name: String
  @Attribute(.externalStorage) var data: Data

  init(_ name: String, _ byte: UInt8 = 7) {
    self.name = name
    data = Data(repeating: byte, count: 40_000)
  }
}

/// Files of big data that no row names: what a process leaves that was killed in a save.
@Suite("Data files without a row")
struct LeftFilesTests {
  private static let key: String = "ROTOR_DATA_FILES_CHILD"
  private static var childPath: String? { ProcessInfo.processInfo.environment[key] }

  private func files(of desk: Desk) -> URL { desk.folder.appendingPathComponent(".test_SUPPORT/_EXTERNAL_DATA") }

  private func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test("The next opening removes them, and keeps those that rows name", .enabled(if: childPath == nil))
  func swept() throws {
    let desk = try Desk(.file, Photo.self)
    for name in ["a", "b"] { desk.context.insert(Photo(name)) }
    try desk.context.save()
    let kept: [String] = names(files(of: desk))
    #expect(kept.count == 2)
    try Data([1, 2]).write(to: files(of: desk).appendingPathComponent(UUID().uuidString))
    try Data([3]).write(to: files(of: desk).appendingPathComponent(".part-of-a-file"))
    try desk.reopen()
    #expect(names(files(of: desk)) == kept)
    let photos: [Photo] = try desk.context.fetch(FetchDescriptor<Photo>(sortBy: [SortDescriptor(\.name)]))
    #expect(photos.map(\.data) == [Data(repeating: 7, count: 40_000), Data(repeating: 7, count: 40_000)])
  }

  @Test("A store that may not be written leaves them", .enabled(if: childPath == nil))
  func readOnly() throws {
    let desk = try Desk(.file, Photo.self)
    desk.context.insert(Photo("a"))
    try desk.context.save()
    try Data([1]).write(to: files(of: desk).appendingPathComponent("left"))
    _ = try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: desk.url, allowsSave: false))
    #expect(names(files(of: desk)).contains("left"))
  }

  @Test(
    "Stores whose names differ in the extension share a folder, from which nothing is removed",
    .enabled(if: childPath == nil), arguments: ["test.other", "test", "test.store2"])
  func shared(_ name: String) throws {
    let desk = try Desk(.file, Photo.self)
    desk.context.insert(Photo("a"))
    try desk.context.save()
    let url: URL = desk.folder.appendingPathComponent(name)
    let other = ModelContext(try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url)))
    other.insert(Photo("b", 8))
    try other.save()
    #expect(names(files(of: desk)).count == 2)
    try desk.reopen()
    let again = ModelContext(try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url)))
    #expect(try desk.context.fetch(FetchDescriptor<Photo>()).map(\.data.first) == [7])
    #expect(try again.fetch(FetchDescriptor<Photo>()).map(\.data.first) == [8])
  }

  @Test("(the child)", .enabled(if: childPath != nil))
  func child() throws {
    let url = URL(fileURLWithPath: try #require(Self.childPath))
    let context = ModelContext(try ModelContainer(for: Photo.self, configurations: ModelConfiguration(url: url)))
    var number: Int = 0
    while true {
      for _ in 0..<5 { context.insert(Photo("\(number)")) }
      try context.save()
      number += 1
      FileHandle.standardOutput.write(Data("saved \(number)\n".utf8))
    }
  }

  @Test("After a process was killed in a save, there is one file for each row", .enabled(if: childPath == nil))
  func killed() throws {
    let kills: Int = Int(ProcessInfo.processInfo.environment["ROTOR_DATA_KILLS"] ?? "") ?? 3
    let desk = try Desk(.file, Photo.self)
    var random = SeededNumbers(seed: 3)
    for _ in 0..<kills {
      let process: Process = ChildTest.process("LeftFilesTests/child", [Self.key: desk.url.path])
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      var text: String = ""
      while !text.contains("saved 1\n") {
        let data: Data = pipe.fileHandleForReading.availableData
        try #require(!data.isEmpty, "the child ended by itself")
        text += String(decoding: data, as: UTF8.self)
      }
      usleep(UInt32(random.next(3000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try desk.reopen()
      let count: Int = try desk.context.fetchCount(FetchDescriptor<Photo>())
      #expect(count >= 5 && count.isMultiple(of: 5))
      #expect(names(files(of: desk)).count == count)
    }
  }
}
