import Foundation
import Testing

/// Says which tool is missing; nil when all are there. A session bus of its own is the script's.
///
/// The test takes minutes where other programs keep the machine busy, so that it runs only when it is asked for.
private let missingTool: String? = {
  guard ProcessInfo.processInfo.environment["ROTOR_ORCA"] != nil else {
    return "Orca is heard when ROTOR_ORCA=1 is set"
  }
  let packages: [(tool: String, package: String)] = [
    ("/usr/bin/python3", "python3"), ("/usr/bin/orca", "orca"), ("/usr/bin/Xvfb", "xvfb"),
    ("/usr/bin/xdotool", "xdotool"), ("/usr/bin/dbus-daemon", "dbus-daemon"),
    ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
  ]
  return packages.first { !FileManager.default.isExecutableFile(atPath: $0.tool) }.map {
    "Orca is not heard: \($0.tool) is missing, which Debian's package \($0.package) has"
  }
}()

/// Real Orca reads real windows, and says what the transcripts in the folder Orca have.
///
/// The script `hear.py` beside the transcripts tells how they are read and written.
@Suite(
  "Orca", .serialized, .timeLimit(.minutes(5)),
  .enabled(if: missingTool == nil, Comment(rawValue: missingTool ?? "")))
struct OrcaTests {
  private static let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Orca")

  @Test("Orca says of the Gallery's pages, the flagship's screens and every role what the transcripts have")
  func transcripts() throws {
    let names: [String] = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    try #require(!names.isEmpty)
    let script: Program = try Program.run(
      "/usr/bin/python3",
      [Self.folder.appendingPathComponent("hear.py").path, "--products", Desktop.products.path]
        + names.map { Self.folder.appendingPathComponent($0).path })
    // Orca takes its time to start where other tests run as well.
    try #require(script.line(beginning: "ready", within: 90) != nil, "\(script.lines)")
    for name in names {
      let result: String? = script.line(beginning: name + ":", within: 120)
      #expect(result?.contains("words the same") == true, "\(result ?? "\(name): nothing was said")")
    }
    #expect(script.status(within: 30) == 0)
  }
}
