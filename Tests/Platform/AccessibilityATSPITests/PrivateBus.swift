import AccessibilityATSPI
import Foundation
import Glibc
import Testing

/// A session bus and an accessibility bus of the test's own, with real programs of Debian's.
///
/// Every program is started under `timeout`, so that it ends even where the test process is killed.
final class PrivateBus: @unchecked Sendable {
  let folder: URL
  private(set) var sessionAddress: String = ""
  private var session: RunningProgram?
  private var launcher: RunningProgram?

  /// Nil where the programs are there; else what is missing, as the reason to skip a test.
  static let missing: String? = {
    let needed: [(String, String)] = [
      ("/usr/bin/dbus-daemon", "dbus-daemon"), ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
      ("/usr/lib/python3/dist-packages/pyatspi/__init__.py", "python3-pyatspi"), ("/usr/bin/timeout", "coreutils"),
    ]
    let packages: [String] = needed.filter { !FileManager.default.fileExists(atPath: $0.0) }.map(\.1)
    return packages.isEmpty ? nil : "Debian packages are missing: " + packages.joined(separator: ", ")
  }()

  static var isAvailable: Bool { missing == nil }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    killAccessibility()
    session?.kill()
    try? FileManager.default.removeItem(at: folder)
  }

  var environment: [String: String] {
    var environment: [String: String] = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8",
    ]
    if !sessionAddress.isEmpty { environment["DBUS_SESSION_BUS_ADDRESS"] = sessionAddress }
    return environment
  }

  var addresses: AccessibilityBus.Addresses { .init(session: sessionAddress, accessibility: nil) }

  func startSession() throws {
    let program = try RunningProgram(
      ["/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address=1"], environment: environment)
    session = program
    sessionAddress = try #require(program.nextLine(), "dbus-daemon tells no address")
  }

  func startAccessibility() throws {
    launcher = try RunningProgram(
      ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1"], environment: environment)
  }

  /// Both buses, as on a desktop.
  static func desktop() throws -> PrivateBus {
    let bus = try PrivateBus()
    try bus.startSession()
    try bus.startAccessibility()
    return bus
  }

  /// Kills the accessibility bus's daemon, which the launcher started.
  func killAccessibility() {
    launcher?.kill()
    launcher = nil
    // The launcher may have been started by the session bus as well.
    for pid in Self.processes(mentioning: folder.path + "/at-spi") { Glibc.kill(pid, SIGKILL) }
  }

  /// Kills the registry; the next client's call starts another one.
  func killRegistry() {
    for pid in Self.processes(mentioning: "at-spi2-registryd") {
      let environment: Data? = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
      if environment.map({ String(decoding: $0, as: UTF8.self).contains(folder.path) }) == true {
        Glibc.kill(pid, SIGKILL)
      }
    }
  }

  private static func processes(mentioning text: String) -> [pid_t] {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { pid in
      guard let line = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") else { return false }
      return String(decoding: line, as: UTF8.self).contains(text)
    }
  }

  /// Starts the client; see Clients/client.py for what it can do.
  func client(_ arguments: String...) throws -> RunningProgram {
    let script: URL = try #require(
      Bundle.module.url(forResource: "client", withExtension: "py", subdirectory: "Clients"))
    return try RunningProgram(["/usr/bin/python3", script.path] + arguments, environment: environment)
  }
}

/// A child process whose output is read line by line, with a time limit for its whole life.
final class RunningProgram: @unchecked Sendable {
  private let pid: pid_t
  private let output: Int32
  private var isEnded: Bool = false
  private var rest: [UInt8] = []

  /// Started with `timeout`, which makes a process group of its own and ends the group as a whole.
  init(_ command: [String], environment: [String: String], seconds: Int = 90) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    // No other child may hold the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words: [String] = ["/usr/bin/timeout", "--kill-after=1", "\(seconds)"] + command
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    // Threads of the test runner block signals, and a child would inherit that: it could not be ended.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var started: pid_t = 0
    let result: Int32 = posix_spawn(&started, words[0], &actions, &attributes, &arguments, &variables)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    for pointer in arguments + variables { free(pointer) }
    close(ends[1])
    pid = started
    guard result == 0 else { throw CocoaError(.fileReadUnknown) }
  }

  deinit {
    kill()
    close(output)
  }

  func kill() {
    guard !isEnded else { return }
    isEnded = true
    Glibc.kill(pid, SIGTERM)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// The next line; nil when the program ended, or wrote nothing for half a minute.
  func nextLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: 10) {
        let line: String = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        return line
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 30_000) == 1 else { return nil }
      var buffer: [UInt8] = Array(repeating: 0, count: 65_536)
      let count: Int = read(output, &buffer, buffer.count)
      guard count > 0 else { return nil }
      rest += buffer[..<count]
    }
  }

  /// The next line as JSON.
  func nextValue() throws -> Any {
    let line: String = try #require(nextLine(), "the client ended without an answer")
    return try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
  }

  /// All lines as JSON objects, until the program ends.
  func objects() throws -> [[String: Any]] {
    var result: [[String: Any]] = []
    while let line = nextLine() {
      let value: Any = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
      if let object = value as? [String: Any] { result.append(object) }
    }
    return result
  }
}

/// What assistive technologies asked for, in order.
final class RequestLog: @unchecked Sendable {
  private let condition = NSCondition()
  private var requests: [AccessibilityBusRequest] = []

  func add(_ request: AccessibilityBusRequest) {
    condition.withLock { requests.append(request) }
  }

  var all: [AccessibilityBusRequest] { condition.withLock { requests } }
}

/// The answers to keys, as they come.
final class KeyAnswers: @unchecked Sendable {
  private let condition = NSCondition()
  private var taken: Bool = false

  var isTaken: Bool { condition.withLock { taken } }

  func add(_ isTaken: Bool) {
    condition.withLock {
      taken = taken || isTaken
      if isTaken { condition.broadcast() }
    }
  }

  /// Until a key was taken, but no longer than said.
  func wait(milliseconds: Int) {
    condition.withLock {
      if !taken { _ = condition.wait(until: Date(timeIntervalSinceNow: Double(milliseconds) / 1_000)) }
    }
  }
}
