import Foundation

/// A desktop of its own for a test: a display in memory, a private session bus, and programs on it.
///
/// Everything ends with it, also when a test fails.
final class Desktop {
  enum Display: String, CaseIterable { case x11, wayland }

  let display: Display
  private(set) var environment: [String: String]
  private var processes: [Process] = []
  private let folder: URL

  /// Which tool is missing for such a desktop; nil when all are there.
  static func missingTool(for display: Display) -> String? {
    let tools: [String] = display == .x11 ? ["Xvfb", "xdotool", "dbus-daemon"] : ["weston", "dbus-daemon"]
    return tools.first { tool in !FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)") }
  }

  struct StartError: Error, CustomStringConvertible {
    var description: String
  }

  init(_ display: Display, width: Int = 1400, height: Int = 900) throws {
    self.display = display
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    chmod(folder.path, 0o700)
    environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"].contains($0.key)
    }
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["HOME"] = folder.path
    // Fonts are not looked through again for each test.
    let home: String = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    environment["XDG_CACHE_HOME"] = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? home + "/.cache"
    environment["NO_AT_BRIDGE"] = "1"
    environment["LC_ALL"] = "C.UTF-8"
    try startBus()
    switch display {
    case .x11: try startX(width, height)
    case .wayland: try startWayland(width, height)
    }
  }

  deinit {
    // Asking would not do: children of a thread of Dispatch's have the signals blocked that ask.
    for process in processes.reversed() where process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if let number = environment["DISPLAY"]?.dropFirst() {
      for path in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] { unlink(path) }
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private func startBus() throws {
    let address: String = "unix:path=\(folder.path)/bus"
    // No service is started by its name: it would outlive the bus.
    let configuration: String = """
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
      <allow own="*"/></policy></busconfig>
      """
    try write(configuration, to: "bus.conf")
    _ = try start("/usr/bin/dbus-daemon", ["--config-file=\(folder.path)/bus.conf", "--nofork"])
    try wait("the session bus") { FileManager.default.fileExists(atPath: "\(folder.path)/bus") }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  private func startX(_ width: Int, _ height: Int) throws {
    let output = Pipe()
    _ = try start(
      "/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp"], output: output)
    // The server tells its number once it can be reached.
    var number = Data()
    while number.last != UInt8(ascii: "\n") {
      let more: Data = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw StartError(description: "Xvfb ended before it told its display.") }
      number.append(more)
    }
    let text: String = String(decoding: number, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    environment["DISPLAY"] = ":\(text)"
    environment["GDK_BACKEND"] = "x11"
  }

  private func startWayland(_ width: Int, _ height: Int) throws {
    _ = try start(
      "/usr/bin/weston",
      [
        "--backend=headless-backend.so", "--socket=desktop", "--width=\(width)", "--height=\(height)", "--idle-time=0",
        "--no-config",
      ])
    try wait("weston") { FileManager.default.fileExists(atPath: "\(folder.path)/desktop") }
    environment["WAYLAND_DISPLAY"] = "desktop"
    environment["GDK_BACKEND"] = "wayland"
  }

  private func wait(_ what: String, until isThere: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 60)
    while !isThere() {
      guard Date() < end else { throw StartError(description: "\(what) did not come up in a minute.") }
      usleep(5000)
    }
  }

  @discardableResult
  private func start(_ path: String, _ arguments: [String], output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
    return process
  }

  /// The display goes away, as when its server crashes.
  func endDisplay() {
    guard let server = processes.first(where: { $0.executableURL?.lastPathComponent == "Xvfb" }) else { return }
    kill(server.processIdentifier, SIGKILL)
  }

  // MARK: - Programs

  /// Starts a test program in one of its modes, or without one.
  func open(
    _ mode: String?, of name: String = "desktop-program", environment more: [String: String] = [:]
  ) throws -> Program {
    let path: URL = Self.products.appendingPathComponent(name)
    let program = Program()
    program.process.executableURL = path
    program.process.arguments = mode.map { [$0] } ?? []
    program.process.environment = environment.merging(more) { $1 }
    try program.run()
    processes.append(program.process)
    return program
  }

  /// Starts the other program of the tests, which is plain GTK.
  func openPartner(_ arguments: String...) throws -> Program {
    let program = Program()
    program.process.executableURL = Self.products.appendingPathComponent("desktop-partner")
    program.process.arguments = arguments
    program.process.environment = environment
    try program.run()
    processes.append(program.process)
    return program
  }

  /// Writes a file into the person's folder.
  func write(_ text: String, to path: String) throws {
    let file: URL = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Starts a Python script that lies beside the tests, with Debian's Python and its modules.
  func runScript(_ name: String, _ arguments: [String] = []) throws -> Program {
    let program = Program()
    program.process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    program.process.arguments = [Bundle.module.url(forResource: name, withExtension: nil)?.path ?? name] + arguments
    program.process.environment = environment
    try program.run()
    processes.append(program.process)
    return program
  }

  /// Starts a tool that runs until the desktop ends.
  func startTool(_ tool: String, _ arguments: [String]) throws {
    try start("/usr/bin/\(tool)", arguments)
  }

  /// Runs a tool to its end and returns what it says.
  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    let output = Pipe()
    let process: Process = try start("/usr/bin/\(tool)", arguments, output: output)
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Where the products of this build are: beside the bundle of the tests.
  static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

/// A program on a desktop, and the lines that it says.
final class Program: @unchecked Sendable {
  let process = Process()
  private let output = Pipe()
  private let lock = NSCondition()
  private var text = Data()
  private var isClosed = false

  /// Starts a program that needs no desktop of the test's; it ends with its own work or with this object.
  static func run(_ path: String, _ arguments: [String]) throws -> Program {
    let program = Program()
    program.process.executableURL = URL(fileURLWithPath: path)
    program.process.arguments = arguments
    try program.run()
    return program
  }

  deinit { if process.isRunning { process.terminate() } }

  func run() throws {
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data: Data = handle.availableData
      guard let self else { return }
      lock.lock()
      if data.isEmpty {
        isClosed = true
        handle.readabilityHandler = nil
      }
      text.append(data)
      lock.broadcast()
      lock.unlock()
    }
    try process.run()
  }

  /// What the program has said so far.
  var lines: [String] {
    lock.lock()
    defer { lock.unlock() }
    return Self.split(text)
  }

  private static func split(_ text: Data) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Waits for a line that begins and ends so; nil when the program ended or said nothing of the kind for a time.
  func line(beginning start: String, ending suffix: String = "", within seconds: Double = 60) -> String? {
    func find() -> String? {
      Self.split(text).first { $0.hasPrefix(start) && (suffix.isEmpty || $0.hasSuffix(suffix)) }
    }
    let end = Date(timeIntervalSinceNow: seconds)
    lock.lock()
    defer { lock.unlock() }
    while true {
      if let line = find() { return line }
      if isClosed || !lock.wait(until: end) { return find() }
    }
  }

  /// Waits for the end; nil when the program still runs after the time.
  func status(within seconds: Double = 60) -> Int32? {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard Date() < end else { return nil }
      usleep(5000)
    }
    return process.terminationStatus
  }
}
