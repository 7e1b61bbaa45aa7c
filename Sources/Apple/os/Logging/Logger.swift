/// Writes messages of one part of a program.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "network")
/// let seconds: Int = 30
/// logger.error("No answer after \(seconds) seconds")
/// ```
public struct Logger: Sendable {
  private let log: OSLog

  /// The log of what names no other.
  public init() { log = .default }

  /// - Parameters:
  ///   - subsystem: The program or library, such as "com.example.shop".
  ///   - category: The part of it.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message that is worth knowing later.
  public func log(_ message: OSLogMessage) { log.write(.default, message) }

  /// Writes a message that matters as much as `level` says.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }

  public func trace(_ message: OSLogMessage) { log.write(.debug, message) }
  public func debug(_ message: OSLogMessage) { log.write(.debug, message) }
  public func info(_ message: OSLogMessage) { log.write(.info, message) }
  public func notice(_ message: OSLogMessage) { log.write(.default, message) }
  public func warning(_ message: OSLogMessage) { log.write(.error, message) }
  public func error(_ message: OSLogMessage) { log.write(.error, message) }
  public func critical(_ message: OSLogMessage) { log.write(.fault, message) }
  public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}

/// Writes a message in the way of C: values follow the text, in the order of its `%` marks.
///
/// - Parameters:
///   - message: The text, with marks such as `%d` and `%{public}@`.
///   - log: The log.
///   - type: How much the message matters.
///   - args: The values.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(type, FormatMarks.message("\(message)", args))
}

/// Writes a message in the way of C with the kind first.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(type, FormatMarks.message("\(message)", args))
}

/// Writes a message with values in its text.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message) }

/// Writes a message that matters as much as `type` says.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message) }
