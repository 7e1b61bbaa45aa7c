import Foundation
import Testing

@testable import DecodingOppression

/// Folders that cannot take the results: one sentence, the status 1, no partial files, and what was there stays.
@Suite(.timeLimit(.minutes(10)))
struct CommandLineOutputTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    let lines: [String] = ["Sec. 1. A tenant who owes rent shall pay a fine to the owner of the house."]
    try folder.write(MinimalPDF.data(lines: lines), "policy.pdf")
    return folder
  }

  private func expectFailure(_ run: CommandRun, says: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(run.sentence != nil, "\(run.errors)", sourceLocation: sourceLocation)
    for part in says {
      #expect(run.sentence?.contains(part) == true, "\(run.errors)", sourceLocation: sourceLocation)
    }
    #expect(run.sentence?.hasSuffix(".") == true, sourceLocation: sourceLocation)
  }

  @Test("A folder in which nobody may write")
  func unwritable() async throws {
    let folder = try folder()
    // Not even the superuser makes folders in the kernel's own file system.
    expectFailure(try await folder.run("policy.pdf", "--output", "/sys/results"), says: "/sys/results", "--output")
    #expect(folder.names() == ["policy.pdf"])
  }

  @Test("A file in the place of the folder, or above it")
  func file() async throws {
    let folder = try folder()
    try folder.write(Data("mine".utf8), "taken")
    expectFailure(try await folder.run("policy.pdf", "--output", "taken"), says: "“taken” is a file")
    expectFailure(try await folder.run("policy.pdf", "--output", "taken/deep"), says: "“taken/deep”")
    #expect(folder.names() == ["policy.pdf", "taken"])
    #expect(try folder.data("taken") == Data("mine".utf8))
  }

  @Test("A folder with files of somebody else is refused and kept as it was, also when they have the names of results")
  func foreignFiles() async throws {
    let folder = try folder()
    let own: URL = folder.work.appendingPathComponent("out/report.json")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try folder.write(Data("mine".utf8), "out/report.json/notes.txt")
    try folder.write(Data("old".utf8), "out/analysis.png")
    expectFailure(try await folder.run("policy.pdf"), says: "“analysis.png”", "“out”", "--output")
    #expect(folder.names(in: "out") == ["analysis.png", "report.json"])
    #expect(try folder.data("out/analysis.png") == Data("old".utf8))
    #expect(try folder.data("out/report.json/notes.txt") == Data("mine".utf8))
  }

  @Test("A result that was changed since is not replaced, and an empty folder is used")
  func changedResult() async throws {
    let folder = try folder()
    try FileManager.default.createDirectory(
      at: folder.work.appendingPathComponent("out"), withIntermediateDirectories: true)
    #expect(try await folder.run("policy.pdf").status == 0)
    #expect(try await folder.run("policy.pdf").status == 0)
    try folder.write(Data("my notes".utf8), "out/report.csv")
    expectFailure(try await folder.run("policy.pdf"), says: "“report.csv”", "changed")
    #expect(try folder.data("out/report.csv") == Data("my notes".utf8))
  }

  @Test(
    "A disk that fills up leaves nothing behind", .disabled(if: limitsSanitizer, "the sanitizer keeps files of its own")
  )
  func full() async throws {
    let folder = try folder()
    // No file may grow beyond 4 KiB: the first picture meets the limit as it would meet the disk's end.
    let run: CommandRun = try await folder.run("policy.pdf", limit: "ulimit -f 8")
    expectFailure(run, says: "no space", "“out”")
    #expect(folder.names() == ["policy.pdf"])
  }

  @Test("Closed standard streams do not end in the results")
  func closedStreams() async throws {
    let folder = try folder()
    let run: CommandRun = try await folder.run("policy.pdf", limit: "exec 0<&- 1>&- 2>&-")
    #expect(run.status == 0)
    #expect(folder.names(in: "out").count == 12)
    let text = String(decoding: try folder.data("out/accessibility.txt"), as: UTF8.self)
    #expect(text.hasPrefix("Analysis, half-way"))
    #expect(!text.contains("Classifying clauses: "))
  }

  @Test(
    "Results of an earlier run stay when a new one fails",
    .disabled(if: limitsSanitizer, "the sanitizer keeps files of its own"))
  func earlierResults() async throws {
    let folder = try folder()
    #expect(try await folder.run("policy.pdf").status == 0)
    let names: [String] = folder.names(in: "out")
    let report: Data = try folder.data("out/report.json")
    #expect(try await folder.run("none.pdf").status == 1)
    #expect(try await folder.run("policy.pdf", limit: "ulimit -f 8").status == 1)
    #expect(folder.names(in: "out") == names)
    #expect(try folder.data("out/report.json") == report)
    // And a run that succeeds replaces them.
    #expect(try await folder.run("policy.pdf", environment: ["SOURCE_DATE_EPOCH": "86400"]).status == 0)
    #expect(folder.names(in: "out") == names)
    #expect(try folder.data("out/report.json") != report)
  }

  @Test("A signal ends reader and program and leaves nothing behind", arguments: [SIGINT, SIGTERM])
  func signalled(number: Int32) async throws {
    let folder = try folder()
    let pipe: String = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // The reader says that it runs, then hangs and holds the pipe open until it is ended.
    try folder.install("pdftotext", "exec 9> '\(pipe)'; echo started >&9; exec sleep 600")
    let process: Process = try folder.process(["policy.pdf", "--output", "out/deep"])
    let lifeline = Lifeline(path: pipe)
    let run: CommandRun = try await folder.finish(process) { child in
      lifeline.waitForWord()
      kill(child, number)
    }
    #expect(run.status == 128 + number)
    #expect(!run.wasSignalled)
    #expect(run.errors.isEmpty)
    #expect(lifeline.isCut)
    #expect(folder.names() == ["policy.pdf"])
  }

  @Test("A program that is killed leaves the earlier results whole, and the next run replaces them")
  func killed() async throws {
    let folder = try folder()
    #expect(try await folder.run("policy.pdf").status == 0)
    let names: [String] = folder.names(in: "out")
    let report: Data = try folder.data("out/report.json")
    let pipe: String = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    try folder.install("pdftotext", "exec 9> '\(pipe)'; echo started >&9; while echo more; do sleep 0.2; done")
    let process: Process = try folder.process(["policy.pdf"])
    let lifeline = Lifeline(path: pipe)
    let run: CommandRun = try await folder.finish(process) { child in
      lifeline.waitForWord()
      kill(child, SIGKILL)
    }
    #expect(run.wasSignalled)
    // The reader ends when nobody takes what it writes.
    #expect(lifeline.isCut)
    // What it had collected lies beside them, until somebody writes there again.
    let left: [String] = folder.names(in: "out").filter { !names.contains($0) }
    #expect(left.count == 1 && folder.names(in: "out").count == names.count + 1)
    #expect(try folder.data("out/report.json") == report)
    // As it would be if it had been killed while it put its results into their places.
    let staging: URL = folder.work.appendingPathComponent("out").appendingPathComponent(left[0])
    let old: URL = folder.work.appendingPathComponent("out/report.json")
    try FileManager.default.moveItem(at: old, to: staging.appendingPathComponent("old-report.json"))
    try Data("new".utf8).write(to: old)
    let checksum: String = SHA256.hexadecimal(of: Data("new".utf8))
    try Data("\(checksum)  report.json\n".utf8).write(to: staging.appendingPathComponent(".decoding-oppression"))
    #expect(try await folder.run("none.pdf", "--output", "out").status == 1)
    #expect(try folder.data("out/report.json") == report)
    #expect(folder.names(in: "out") == names)
    try folder.uninstall("pdftotext")
    #expect(try await folder.run("policy.pdf", environment: ["SOURCE_DATE_EPOCH": "86400"]).status == 0)
    #expect(folder.names() == ["out", "policy.pdf"])
    #expect(folder.names(in: "out") == names)
    #expect(try folder.data("out/report.json") != report)
  }

  @Test(
    "A program that is killed between two steps of putting its results into their places leaves the earlier ones",
    arguments: [0, 1, 2, 3, 24, 25])
  func killedHalfway(steps: Int) async throws {
    let folder = try folder()
    #expect(try await folder.run("policy.pdf").status == 0)
    let names: [String] = folder.names(in: "out")
    let output: URL = folder.work.appendingPathComponent("out")
    let before: [Data] = try names.map { try folder.data("out/" + $0) }
    // The new results are the same, byte for byte, as those of a second run are.
    let staging: URL = output.appendingPathComponent(".decoding-oppression-killed")
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    for (name, data) in zip(names, before) { try data.write(to: staging.appendingPathComponent(name)) }
    // The marker is the last to take its place.
    let order: [String] = names.filter { $0 != ".decoding-oppression" } + [".decoding-oppression"]
    let moves: [(from: URL, to: URL)] = order.flatMap { name in
      let place: URL = output.appendingPathComponent(name)
      return [
        (place, staging.appendingPathComponent("old-" + name)), (staging.appendingPathComponent(name), place),
      ]
    }
    #expect(moves.count == 26 || moves.count == 24)
    for move in moves.prefix(steps) { try FileManager.default.moveItem(at: move.from, to: move.to) }
    #expect(try await folder.run("none.pdf", "--output", "out").status == 1)
    #expect(folder.names(in: "out") == names)
    #expect(try names.map { try folder.data("out/" + $0) } == before)
  }

  @Test("What a killed program lists is not looked for outside of the folder")
  func listedOutside() async throws {
    let folder = try folder()
    #expect(try await folder.run("policy.pdf").status == 0)
    try folder.write(Data("mine".utf8), "notes.txt")
    let staging: URL = folder.work.appendingPathComponent("out/.decoding-oppression-killed")
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    let checksum: String = SHA256.hexadecimal(of: Data("mine".utf8))
    try Data("\(checksum)  ../notes.txt\n".utf8).write(to: staging.appendingPathComponent(".decoding-oppression"))
    #expect(try await folder.run("policy.pdf").status == 0)
    #expect(try folder.data("notes.txt") == Data("mine".utf8))
  }
}

/// The reading end of a named pipe whose writer is a child: it tells when the child runs and when it has ended.
private final class Lifeline {
  private let descriptor: Int32

  init(path: String) {
    // Open for reading and writing first, so that opening does not wait for the child.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Waits until the child has written; half a minute at most.
  func waitForWord() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, 30_000)
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = read(descriptor, &bytes, bytes.count)
  }

  /// Whether the child has ended; half a minute is given to it.
  var isCut: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 30_000) == 1 && waiting.revents & Int16(POLLHUP) != 0
  }
}

/// Whether the program itself could not run with a limit on the size of files.
private let limitsSanitizer: Bool = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil
