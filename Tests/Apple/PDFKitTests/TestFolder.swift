import Foundation

@testable import ChildProcess
@testable import PDFKit

/// A folder for the files of one test, deleted with the object.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("PDFKitTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ data: Data, _ name: String = "document.pdf") throws -> URL {
    let file: URL = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// Installs a shell script in the place of a tool.
  func install(_ tool: String, _ script: String) throws {
    guard let stand = Bundle.module.url(forResource: "tool", withExtension: "sh", subdirectory: "Fixtures") else {
      throw CocoaError(.fileNoSuchFile)
    }
    try FileManager.default.createSymbolicLink(at: url.appendingPathComponent(tool), withDestinationURL: stand)
    _ = try write(Data("\(script)\n".utf8), tool + ".script")
  }

  /// A runner that finds the installed scripts before the real tools.
  func runner(_ limits: ToolLimits = ToolLimits()) -> ToolRunner {
    ToolRunner(searchPath: [url.path, "/usr/bin", "/bin"], limits: limits)
  }

  /// Runs `body` with the installed scripts in the place of the real tools.
  func withTools<Value>(_ limits: ToolLimits = ToolLimits(), _ body: () throws -> Value) rethrows -> Value {
    let configuration = PDFReaderConfiguration(runner: runner(limits))
    return try PDFReaderConfiguration.$current.withValue(configuration, operation: body)
  }
}

extension ToolLimits {
  /// The wall-clock limit that a tool which never ends is given in tests.
  static let brief = ToolLimits(wallClock: .milliseconds(200))
}
