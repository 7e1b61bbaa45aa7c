import Foundation
@_exported import os

/// The messages that the process has written, the newest thousand of them.
public final class OSLogStore: @unchecked Sendable {
  /// Whose messages.
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// - Throws: an error for the scope `.system`: the journal of a Linux machine is not read.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
  }

  /// A time in the log.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// A time in the log.
  ///
  /// - Parameter seconds: Before the newest message.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: (LogOutput.shared.recent.last?.date ?? Date()).addingTimeInterval(seconds))
  }

  /// The messages, oldest first.
  ///
  /// - Parameters:
  ///   - options: `.reverse` gives the newest first.
  ///   - position: Where to begin; nil for all.
  ///   - predicate: For which of them; make it with a block.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries: [OSLogEntryLog] = LogOutput.shared.recent.filter { message in
      position.map { message.date >= $0.date } ?? true
    }.map(OSLogEntryLog.init)
    if let predicate { entries = entries.filter { predicate.evaluate(with: $0) } }
    if options.contains(.reverse) { entries.reverse() }
    return AnySequence(entries.map { $0 as OSLogEntry })
  }
}

/// A time in a log.
public final class OSLogPosition: Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}

/// In which order messages are given.
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = Options(rawValue: 1)
  }
}

/// One entry of a log.
public class OSLogEntry: NSObject, @unchecked Sendable {
  let message: LoggedMessage

  init(_ message: LoggedMessage) { self.message = message }

  public var composedMessage: String { message.text }
  public var date: Date { message.date }
}

/// A message of a log.
public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug, info, notice, error, fault
  }

  override init(_ message: LoggedMessage) { super.init(message) }

  public var subsystem: String { message.subsystem }
  public var category: String { message.category }

  public var level: Level {
    switch message.type {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}
