import Foundation

@testable import DecodingOppression

/// One run of the built program as a user starts it, in a folder of its own.
struct CommandRun {
  var status: Int32
  /// By which signal it was ended, if by one.
  var wasSignalled: Bool
  var output: String
  var errors: String

  /// The one sentence on the error output, without the program's name; nil when there is not exactly one line.
  var sentence: String? {
    let lines: [Substring] = errors.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, lines[1].isEmpty, lines[0].hasPrefix("decoding-oppression: ") else { return nil }
    return String(lines[0].dropFirst("decoding-oppression: ".count))
  }
}

/// A folder to run the program in: its files, its results, and tools that stand in for the real ones.
final class CommandFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder in which the program runs.
  var work: URL { url.appendingPathComponent("work") }
  /// The folder of the tools that stand in for real ones.
  var tools: URL { url.appendingPathComponent("tools") }

  /// The program lies beside the tests.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("decoding-oppression")
  }

  static func fixture(_ name: String, _ type: String) throws -> URL {
    guard let url = Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Fixtures") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return url
  }

  @discardableResult
  func write(_ data: Data, _ name: String) throws -> URL {
    let file: URL = work.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// Installs a shell script in the place of a tool.
  func install(_ tool: String, _ script: String) throws {
    let stand: URL = try Self.fixture("tool", "sh")
    try FileManager.default.createSymbolicLink(at: tools.appendingPathComponent(tool), withDestinationURL: stand)
    try Data("\(script)\n".utf8).write(to: tools.appendingPathComponent(tool + ".script"))
  }

  /// Takes the stand-in of a tool away again.
  func uninstall(_ tool: String) throws {
    try FileManager.default.removeItem(at: tools.appendingPathComponent(tool))
  }

  /// The names in the folder or in one below it, hidden ones too, sorted.
  func names(in folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: work.appendingPathComponent(folder).path).sorted()) ?? []
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: work.appendingPathComponent(name)) }

  /// Makes a process of the program that has not started; its output goes to files.
  /// - Parameter limit: shell commands to run before the program, such as `ulimit`.
  func process(_ arguments: [String], environment: [String: String] = [:], limit: String? = nil) throws -> Process {
    let process = Process()
    if let limit {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", limit + "; exec \"$@\"", "sh", Self.program.path] + arguments
    } else {
      process.executableURL = Self.program
      process.arguments = arguments
    }
    let own: [String: String] = ProcessInfo.processInfo.environment
    let path: String = own["PATH"] ?? "/usr/bin:/bin"
    // Under a sanitizer the program runs with the options of the tests.
    process.environment = own.filter { $0.key.hasSuffix("SAN_OPTIONS") }
      .merging(["PATH": tools.path + ":" + path, "LANG": "en_US.UTF-8", "TZ": "UTC"]) { $1 }
      .merging(environment) { $1 }
    process.currentDirectoryURL = work
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try outlet("output")
    process.standardError = try outlet("errors")
    return process
  }

  private func outlet(_ name: String) throws -> FileHandle {
    let file: URL = url.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// Starts a process, tells `body` its number, and waits for its end.
  func finish(_ process: Process, _ body: (Int32) -> Void = { _ in }) async throws -> CommandRun {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    body(process.processIdentifier)
    for await _ in ends {}
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
    return CommandRun(
      status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal,
      output: try text("output"), errors: try text("errors"))
  }

  /// Runs the program to its end.
  func run(_ arguments: String..., environment: [String: String] = [:], limit: String? = nil) async throws -> CommandRun
  {
    try await finish(process(arguments, environment: environment, limit: limit))
  }
}
