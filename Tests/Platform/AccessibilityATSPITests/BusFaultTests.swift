import AccessibilityATSPI
import AccessibilityBusFixture
import AccessibilityTree
import CoreGraphics
import Diagnostics
import Foundation
import Testing

/// Buses that are missing, silent, killed and started again.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: PrivateBus.isAvailable, Comment(rawValue: PrivateBus.missing ?? "")))
struct BusFaultTests {
  private func serve(_ addresses: AccessibilityBus.Addresses) -> AccessibilityBus {
    let served = AccessibilityBus(applicationName: "bus-test", toolkitVersion: "1", addresses: addresses) { _ in }
    served.setWindow(1, AccessibilityBusWindow(title: "Window", size: FixtureTree.size))
    served.update(1, FixtureTree.make(), focus: nil)
    return served
  }

  /// The names of the applications that a client finds; it waits for ours.
  private func isFound(on bus: PrivateBus) throws -> Bool {
    let names = try bus.client("apps", "bus-test").nextValue() as? [String]
    return names?.contains("bus-test") ?? false
  }

  @Test("Without a bus nothing is started and every method returns")
  func noBus() {
    let served: AccessibilityBus = serve(.init(session: nil, accessibility: nil))
    served.announce(AccessibilityAnnouncement("Hello"))
    #expect(!served.isObserved)
    served.stop()
  }

  @Test("An accessibility bus that starts after the app is found without polling")
  func lateBus() throws {
    let bus = try PrivateBus()
    try bus.startSession()
    let served: AccessibilityBus = serve(bus.addresses)
    defer { served.stop() }
    try bus.startAccessibility()
    #expect(try isFound(on: bus))
  }

  @Test("The app comes back after the accessibility bus was killed and started again")
  func restart() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(bus.addresses)
    defer { served.stop() }
    #expect(try isFound(on: bus))
    bus.killAccessibility()
    try bus.startAccessibility()
    #expect(try isFound(on: bus))
  }

  @Test("The app comes back after the registry was killed and another one started")
  func registryRestart() throws {
    let bus: PrivateBus = try PrivateBus.desktop()
    let served: AccessibilityBus = serve(bus.addresses)
    defer { served.stop() }
    #expect(try isFound(on: bus))
    bus.killRegistry()
    #expect(try isFound(on: bus))
  }

  @Test("A bus that accepts and never answers keeps nobody waiting and is given up after its time limit")
  func silentBus() throws {
    let bus = try PrivateBus()
    let silent = try SilentSocket(at: bus.folder.appendingPathComponent("silent").path)
    let served: AccessibilityBus = serve(.init(session: nil, accessibility: "unix:path=" + silent.path))
    // The connection has come, and waits; the app goes on.
    #expect(silent.accept())
    for index in 0..<1_000 {
      served.setWindow(1, AccessibilityBusWindow(title: "Window \(index)", size: FixtureTree.size))
    }
    let answered = DispatchSemaphore(value: 0)
    let key = AccessibilityKeyEvent(
      isPressed: true, symbol: 97, code: 38, modifiers: 0, timestamp: 0, text: "a", isText: true)
    served.notifyKey(key) { isTaken in if !isTaken { answered.signal() } }
    #expect(answered.wait(timeout: .now()) == .success)
    #expect(silent.isGivenUp())
    served.stop()
  }

  @Test("Without a registry the app is still answered on the bus")
  func noRegistry() throws {
    let bus = try PrivateBus()
    try bus.startSession()
    // A plain bus in place of the accessibility bus: nothing on it can start a registry.
    let served: AccessibilityBus = serve(.init(session: nil, accessibility: bus.sessionAddress))
    defer { served.stop() }
    // The app connects while the clients do, so that its number on the bus may be any: all names are asked.
    var answer: String?
    for _ in 0..<50 where answer == nil {
      let names: String =
        try call(
          bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames") ?? ""
      for name in names.split(separator: "'") where name.hasPrefix(":1.") && answer == nil {
        answer = try call(
          bus, String(name), "/org/a11y/atspi/accessible/root", "org.freedesktop.DBus.Properties.Get",
          "org.a11y.atspi.Accessible", "Name")
      }
    }
    #expect(answer == "(<'bus-test'>,)")
  }

  /// Calls a method on the plain bus; the answer as text, nil where there is none.
  private func call(
    _ bus: PrivateBus, _ destination: String, _ path: String, _ method: String, _ arguments: String...
  ) throws -> String? {
    let words: [String] = [
      "/usr/bin/gdbus", "call", "--session", "--timeout", "5", "--dest", destination, "--object-path", path, "--method",
      method,
    ]
    return try RunningProgram(words + arguments, environment: bus.environment).nextLine()
  }
}

/// A socket that takes connections and says nothing.
final class SilentSocket {
  let path: String
  private let descriptor: Int32
  private var accepted: [Int32] = []

  init(at path: String) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: Array(path.utf8).prefix(bytes.count - 1))
    }
    let result: Int32 = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(descriptor, 8) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit {
    for connection in accepted + [descriptor] { close(connection) }
  }

  /// Takes the next connection; false when none comes within ten seconds.
  func accept() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 10_000) == 1 else { return false }
    let connection: Int32 = Glibc.accept(descriptor, nil, nil)
    if connection >= 0 { accepted.append(connection) }
    return connection >= 0
  }

  /// Whether the other side lets go of the connection within ten seconds.
  func isGivenUp() -> Bool {
    guard let connection = accepted.last else { return false }
    var buffer: [UInt8] = Array(repeating: 0, count: 1_024)
    while true {
      var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 10_000) == 1 else { return false }
      if read(connection, &buffer, buffer.count) <= 0 { return true }
    }
  }
}
