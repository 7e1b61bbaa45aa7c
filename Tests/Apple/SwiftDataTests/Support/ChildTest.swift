import Foundation

/// Another process that runs one of the tests of this program.
enum ChildTest {
  static func process(_ filter: String, _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--filter", filter, "--testing-library", "swift-testing"]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs it to its end, and says whether the test passed.
  static func passes(_ filter: String, _ environment: [String: String]) throws -> Bool {
    let process: Process = process(filter, environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
