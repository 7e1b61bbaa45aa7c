import Foundation
import OSLog
import Synchronization
import Testing
import os.log

/// Messages of programs, written by Logger and os_log.
@Suite("Logs", .serialized)
struct LoggerTests {
  /// The lines that a closure writes.
  private func lines(_ body: () -> Void) -> [String] {
    let found = Mutex<[String]>([])
    let kept = Kept()
    LogOutput.shared.observe { kept.add($0.line) }
    body()
    LogOutput.shared.observe(nil)
    found.withLock { $0 = kept.lines }
    return found.withLock { $0 }
  }

  private final class Kept: Sendable {
    private let state = Mutex<[String]>([])

    func add(_ line: String) { state.withLock { $0.append(line) } }

    var lines: [String] { state.withLock { $0 } }
  }

  @Test("A message says its place and how much it matters; debug and info messages are left out by default")
  func levels() {
    let logger = Logger(subsystem: "org.example", category: "net")
    let written = lines {
      logger.trace("0")
      logger.debug("1")
      logger.info("2")
      logger.log("3")
      logger.notice("4")
      logger.warning("5")
      logger.error("6")
      logger.critical("7")
      logger.fault("8")
      logger.log(level: .error, "9")
      Logger().log("plain")
      Logger(OSLog.disabled).fault("never")
    }
    let place = "[org.example:net] "
    #expect(
      written == [
        place + "notice: 3\n", place + "notice: 4\n", place + "error: 5\n", place + "error: 6\n",
        place + "fault: 7\n", place + "fault: 8\n", place + "error: 9\n", "notice: plain\n",
      ])
    #expect(OSLog.default.isEnabled(type: .fault) && !OSLog.disabled.isEnabled(type: .fault))
    #expect(
      !OSLog.default.isEnabled(type: .debug)
        && OSLog(subsystem: "a", category: .pointsOfInterest).category == "PointsOfInterest")
    #expect(OSLogType.error.rawValue == 16 && OSLogType(rawValue: 0) == .default)
  }

  @Test("Numbers are public and texts private, unless the message says otherwise")
  func privacy() throws {
    let (name, count): (String, Int) = ("Ann", 3)
    let written = lines {
      Logger().log("\(count) of \(name)")
      Logger().log("\(count, privacy: .private) of \(name, privacy: .public), \(name, privacy: .sensitive)")
      Logger().log(
        "\(name, privacy: .private(mask: .hash)) \(true) \(true, format: .answer) \([1, 2], privacy: .public)")
    }
    #expect(written[0] == "notice: 3 of <private>\n")
    #expect(written[1] == "notice: <private> of Ann, <sensitive>\n")
    #expect(written[2].contains("<mask.hash: ") && written[2].hasSuffix("true yes [1, 2]\n"))
  }

  @Test("Numbers are written in bases, with digits and in columns")
  func formats() {
    let written = lines {
      Logger().log(
        "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)")
      Logger().log(
        "\(-7, format: .decimal(minDigits: 3))|\(42, align: .right(columns: 5))|\(42, align: .left(columns: 4))|")
      Logger().log(
        "\(1.5, format: .fixed(precision: 2)) \(1234.5, format: .exponential(precision: 1)) \(0.25, format: .hybrid)")
    }
    #expect(written == ["notice: ff 0xFF 10\n", "notice: -007|   42|42  |\n", "notice: 1.50 1.2e+03 0.25\n"])
  }

  @Test("The older function takes the marks of C, public words and too few values")
  func marks() {
    let written = lines {
      os_log(
        "%d of %{public}@, %@, 100%%, %.2f", log: .default, type: .error, 3, "Ann" as NSString, "x" as NSString, 0.5)
      os_log(.fault, "%{private}d %d", 5)
      os_log("values \(1)")
    }
    #expect(
      written == ["error: 3 of Ann, <private>, 100%, 0.50\n", "fault: <private> %d\n", "notice: values 1\n"])
  }

  @Test("A value of a message that is not written is not read")
  func laziness() {
    var reads = 0
    func value() -> Int {
      reads += 1
      return reads
    }
    _ = lines { withoutActuallyEscaping(value) { value in Logger().debug("\(value())") } }
    #expect(reads == 0)
  }

  @Test("The process reads its own messages, in both directions; the system's are refused")
  func store() throws {
    let start = Date()
    _ = lines {
      Logger(subsystem: "s", category: "c").error("first message")
      Logger(subsystem: "s", category: "c").notice("second message")
    }
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: start)).compactMap { $0 as? OSLogEntryLog }
    #expect(entries.map(\.composedMessage) == ["first message", "second message"])
    #expect(entries.map(\.level) == [.error, .notice] && entries[0].subsystem == "s" && entries[0].category == "c")
    let last = try store.getEntries(with: .reverse, at: store.position(timeIntervalSinceEnd: -60))
    #expect(last.first { _ in true }?.composedMessage == "second message")
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }

  @Test("The environment chooses what is written")
  func environment() {
    #expect(LogOutput(environment: ["ROTOR_LOG": "debug"]).lowest == .debug)
    #expect(LogOutput(environment: ["ROTOR_LOG": "error"]).lowest == .error)
    #expect(LogOutput(environment: [:]).lowest == .default)
  }
}
