import Foundation
import Glibc
import Testing

@testable import ChildProcess
@testable import PDFKit

@Suite("Running a tool")
struct ToolRunnerTests {
  private func run(
    _ script: String, _ limits: ToolLimits = ToolLimits(), arguments: [String] = [], input: Int32? = nil,
    isCancelled: () -> Bool = { false }
  ) throws -> Result<ToolOutput, ToolFailure> {
    let folder = try TestFolder()
    try folder.install("tool", script)
    return folder.runner(limits).run(
      "tool", package: "tools", arguments: arguments, input: input, isCancelled: isCancelled)
  }

  private func text(_ result: Result<ToolOutput, ToolFailure>) throws -> String {
    String(decoding: try result.get().bytes, as: UTF8.self)
  }

  @Test("Output and messages arrive apart, and arguments arrive as they are")
  func arguments() throws {
    let strange: [String] = ["-x", "two words", "$(touch harm)", "line\nbreak", "ünï", "'\"", ""]
    let result = try run("echo warning >&2; for i in \"$@\"; do printf '[%s]' \"$i\"; done", arguments: strange)
    #expect(try text(result) == strange.map { "[\($0)]" }.joined())
    #expect(try result.get().messages == "warning\n")
  }

  @Test("The child gets no input, three variables, an empty folder of its own and none of our descriptors")
  func isolation() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    // A number that no shell uses for itself.
    let leaked = fcntl(file, F_DUPFD, 200)
    defer { close(leaked) }
    let script = "cat; ls -A; env | cut -d= -f1 | sort | tr '\\n' ' '; ls /proc/$$/fd | tr '\\n' ' '; pwd"
    let lines: [String] = try text(try run(script)).split(separator: " ").map(String.init)
    // The shell adds PWD. Its own descriptors are low: scripts and the pipes of the line that lists them.
    #expect(Set(lines.prefix(5)).subtracting(["OLDPWD", "PWD", "_"]).isSuperset(of: ["HOME", "LC_ALL", "PATH"]))
    let descriptors: [Int] = lines.compactMap { Int($0) }
    #expect(leaked >= 200 && !descriptors.isEmpty && descriptors.allSatisfy { $0 < 100 })
    let working = try #require(lines.last).trimmingCharacters(in: .newlines)
    #expect(working.contains("rotor-tool-"))
    #expect(!FileManager.default.fileExists(atPath: working))
  }

  @Test("A descriptor of ours can be opened by the child under the name of the input")
  func input() throws {
    let folder = try TestFolder()
    let file: URL = try folder.write(Data("content".utf8), "-x odd\nname")
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(try text(try run("cat \(ToolRunner.inputPath)", input: descriptor)) == "content")
  }

  @Test("A tool that is not there is named with its package")
  func missing() {
    let result = ToolRunner(searchPath: ["/nonexistent"]).run("pdfinfo", package: "poppler-utils", arguments: [])
    #expect(result.failure == .toolMissing(tool: "pdfinfo", package: "poppler-utils"))
  }

  @Test("A status other than 0 comes with the message")
  func exit() throws {
    #expect(try run("echo trouble >&2; exit 3").failure == .exit(code: 3, message: "trouble\n"))
  }

  @Test("A crash comes with its signal", arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGTERM])
  func crash(signal: Int32) throws {
    #expect(try run("kill -\(signal) $$; while :; do :; done").failure == .crashed(signal: signal))
  }

  @Test("A tool that never ends is killed, with what it started")
  func hang() throws {
    let folder = try TestFolder()
    let lifeline = try Lifeline(in: folder)
    let ready: URL = folder.url.appendingPathComponent("ready")
    try folder.install("tool", "exec 9> '\(lifeline.path)'; sleep 1000 & touch '\(ready.path)'; sleep 1001")
    // Stopped once both processes run, so that the test depends on no time.
    let result = folder.runner().run(
      "tool", package: "tools", arguments: [], isCancelled: { FileManager.default.fileExists(atPath: ready.path) })
    #expect(result.failure == .cancelled)
    #expect(lifeline.isCut)
  }

  @Test("The wall-clock limit ends a tool that waits")
  func timeout() throws {
    #expect(try run("sleep 1000", .brief).failure == .timedOut)
  }

  @Test("The wall-clock limit ends a tool that closed its output")
  func silentTimeout() throws {
    #expect(try run("exec >&- 2>&-; sleep 1000", .brief).failure == .timedOut)
  }

  @Test("The limit on processor time ends a tool that computes")
  func computing() throws {
    #expect(try run("while :; do :; done", ToolLimits(cpuSeconds: 1)).failure == .timedOut)
  }

  @Test("A grandchild that keeps the output open neither delays the result nor survives")
  func orphan() throws {
    let folder = try TestFolder()
    let lifeline = try Lifeline(in: folder)
    try folder.install("tool", "exec 9> '\(lifeline.path)'; sleep 1000 & echo done")
    let result = folder.runner().run("tool", package: "tools", arguments: [])
    #expect(try text(result) == "done\n")
    #expect(lifeline.isCut)
  }

  @Test("The child is reaped")
  func reaped() throws {
    let process = try #require(Int32(try text(try run("echo $$")).trimmingCharacters(in: .newlines)))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test("A flood of output is stopped at the limit")
  func flood() throws {
    let limits = ToolLimits(outputBytes: 100_000)
    #expect(try run("yes", limits).failure == .outputTooLarge(limit: 100_000))
    #expect(try run("head -c 100000 /dev/zero", limits).get().bytes.count == 100_000)
    #expect(try run("head -c 100001 /dev/zero", limits).failure == .outputTooLarge(limit: 100_000))
  }

  @Test("A flood of messages neither blocks the tool nor fills memory")
  func messages() throws {
    let result = try run("head -c 3000000 /dev/zero >&2; echo done")
    #expect(try text(result) == "done\n")
    #expect(try result.get().messages.utf8.count == 64 << 10)
  }

  @Test("A tool that allocates without end runs out of memory")
  func memory() throws {
    let result = try run("exec awk 'BEGIN { s = \"x\"; while (1) s = s s }'", ToolLimits(addressSpace: 64 << 20))
    #expect(result.failure == .outOfMemory)
  }

  @Test("A file that grows without end counts as too much output")
  func fileSize() throws {
    #expect(try run("exec cat /dev/zero > file", ToolLimits(outputBytes: 10_000)).failure != nil)
  }

  @Test("A limit that the system caps more strictly still lets the tool run")
  func strictSystem() throws {
    #expect(try text(try run("echo fine", ToolLimits(addressSpace: 1 << 62))) == "fine\n")
  }

  @Test("A cancelled task starts no tool")
  func cancelledTask() async throws {
    let folder = try TestFolder()
    try folder.install("tool", "echo started")
    let runner: ToolRunner = folder.runner()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return runner.run("tool", package: "tools", arguments: []).failure
    }
    #expect(await task.value == .cancelled)
  }

  @Test("Many tools at once all end with their own output")
  func concurrency() async throws {
    let folder = try TestFolder()
    try folder.install("tool", "printf %s \"$1\"")
    let runner: ToolRunner = folder.runner()
    let outputs: Set<String> = await withTaskGroup(of: String?.self) { group in
      for number in 0..<40 {
        group.addTask {
          let result = runner.run("tool", package: "tools", arguments: [String(number)])
          return (try? result.get()).map { String(decoding: $0.bytes, as: UTF8.self) }
        }
      }
      return await group.reduce(into: Set()) { if let output = $1 { $0.insert(output) } }
    }
    #expect(outputs == Set((0..<40).map(String.init)))
  }
}

extension Result {
  /// The failure, if it is one.
  var failure: Failure? {
    guard case .failure(let failure) = self else { return nil }
    return failure
  }
}
