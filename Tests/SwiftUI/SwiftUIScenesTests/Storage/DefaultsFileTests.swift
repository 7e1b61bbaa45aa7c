import Diagnostics
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Files of user defaults", .serialized)
struct DefaultsFileTests {
  /// A folder of its own, removed at the end.
  private func withFile(_ body: (DefaultsFile, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("app.plist")
    try body(DefaultsFile(url: url), url)
  }

  private nonisolated func save(_ values: [String: Int], to url: URL) {
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    try? data?.write(to: url)
  }

  private nonisolated func read(_ url: URL) -> [String: Int]? {
    let data = try? Data(contentsOf: url)
    return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Int]
  }

  @Test("A file that was left half written is replaced by the copy of the last whole one, and set aside")
  func restores() throws {
    try withFile { file, url in
      file.write { save(["a": 1], to: url) }
      #expect(!file.restore())
      try Data("<?xml version=\"1.0\"".utf8).write(to: url)
      let told: [String] = warnings { #expect(file.restore()) }
      #expect(told.count == 1 && told[0].contains("were restored"))
      #expect(read(url) == ["a": 1])
      #expect(FileManager.default.fileExists(atPath: url.path + ".broken"))
      try Data().write(to: url)
      _ = warnings { file.write { save(["a": 2], to: url) } }
      #expect(read(url) == ["a": 2])
      #expect(read(url.appendingPathExtension("backup")) == ["a": 2])
    }
  }

  @Test("A broken file without a copy is set aside with a message; a missing one is nothing")
  func noCopy() throws {
    try withFile { file, url in
      #expect(!file.restore())
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("no list".utf8).write(to: url)
      let told: [String] = warnings { #expect(!file.restore()) }
      #expect(told.count == 1 && told[0].contains("set aside"))
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test("Writers take turns: none loses what another wrote")
  func turns() throws {
    try withFile { file, url in
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        for step in 0..<20 {
          file.write {
            var values: [String: Int] = read(url) ?? [:]
            values["\(writer)-\(step)"] = step
            save(values, to: url)
          }
        }
      }
      #expect(read(url)?.count == 160)
    }
  }

  @Test("A store's file is named by its suite in the person's settings folder")
  func place() throws {
    let store = try #require(UserDefaults(suiteName: "org.rotor.tests.place"))
    #expect(DefaultsFile(of: store)?.url.lastPathComponent == "org.rotor.tests.place.plist")
    #expect(DefaultsFile(of: .standard)?.url.pathExtension == "plist")
    #expect(DefaultsFile(of: EphemeralDefaults()) == nil)
  }
}
