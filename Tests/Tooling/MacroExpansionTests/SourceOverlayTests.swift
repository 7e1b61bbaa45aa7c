import Foundation
import ObjectiveCSource
import Testing

/// Changed sources as the compiler reads them.
@Suite("Overlay of sources")
struct SourceOverlayTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  /// The compiler's messages about a source that it reads through an overlay.
  private func messages(_ source: URL, _ overlay: SourceOverlay) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-vfsoverlay", overlay.list.path, source.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("What is as it should be is left alone, and sources that need no change any more are forgotten")
  func unchanged() throws {
    try withFolder { folder in
      let source: URL = folder.appendingPathComponent("A.swift")
      try Data("@objc func a() {}".utf8).write(to: source)
      let overlay = SourceOverlay(folder.appendingPathComponent("out"))
      #expect(try overlay.write([source]) == 1)
      let changed: URL = overlay.list.deletingLastPathComponent().appendingPathComponent("0-A.swift.txt")
      #expect(try String(contentsOf: changed, encoding: .utf8) == "      func a() {}")
      let date = Date(timeIntervalSince1970: 1_000)
      for file in [changed, overlay.list] {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
      #expect(try overlay.write([source]) == 1)
      for file in [changed, overlay.list] {
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == date)
      }
      try Data("func a() {}".utf8).write(to: source)
      #expect(try overlay.write([source]) == 0)
      #expect(!FileManager.default.fileExists(atPath: changed.path))
      // A file that is not there is the compiler's matter.
      #expect(try overlay.write([folder.appendingPathComponent("none.swift")]) == 0)
    }
  }

  @Test("The compiler's errors name the person's own file, with the line and the column that stand there")
  func places() throws {
    try withFolder { folder in
      let source: URL = folder.appendingPathComponent("Page.swift")
      let text = """
        @objcMembers class Page {
          @objc(other) private func a() { let b: Int = "c" }
          func swap() {
            if true { method_exchangeImplementations(1, 2) }
          }
        }
        """
      try Data(text.utf8).write(to: source)
      let overlay = SourceOverlay(folder.appendingPathComponent("out"))
      try overlay.write([source])
      let said: String = try messages(source, overlay)
      #expect(said.contains("\(source.path):2:48: error: cannot convert value of type 'String'"))
      #expect(
        said.contains("\(source.path):4:15: error: 'method_exchangeImplementations': methods cannot be exchanged"))
      #expect(!said.contains("@objc") || !said.contains("error: Objective-C interoperability"))
    }
  }
}
