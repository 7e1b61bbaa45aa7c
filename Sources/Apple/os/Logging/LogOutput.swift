import Foundation
import Synchronization

/// One message that was written.
package struct LoggedMessage: Sendable {
  package let date: Date
  package let type: OSLogType
  package let subsystem: String
  package let category: String
  package let text: String
}

/// Where all messages of the process go: to the standard error, a line each, and into a short memory that the program can read
/// (`OSLogStore`).
///
/// Debug and info messages are left out, as they are where nobody looks on Apple's systems; `ROTOR_LOG=debug` or
/// `ROTOR_LOG=info` in the environment has them written.
package final class LogOutput: Sendable {
  package static let shared = LogOutput(environment: ProcessInfo.processInfo.environment)

  private struct State {
    var recent: [LoggedMessage] = []
    var observer: (@Sendable (LoggedMessage) -> Void)?
  }

  /// How many messages are remembered.
  private static let limit: Int = 1000

  package let lowest: OSLogType
  private let showsPrivate: Bool
  private let state = Mutex(State())

  package init(environment: [String: String]) {
    lowest =
      switch environment["ROTOR_LOG"] {
      case "debug": .debug
      case "info": .info
      case "error": .error
      case "fault": .fault
      default: .default
      }
    showsPrivate = environment["ROTOR_LOG_PRIVATE"] == "1"
  }

  package var recent: [LoggedMessage] { state.withLock { $0.recent } }

  /// Gives messages to somebody instead of writing them to the standard error; nil ends that.
  package func observe(_ observer: (@Sendable (LoggedMessage) -> Void)?) { state.withLock { $0.observer = observer } }

  func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ message: OSLogMessage) {
    let logged = LoggedMessage(
      date: Date(), type: type, subsystem: subsystem, category: category,
      text: message.parts.text(showsPrivate: showsPrivate))
    let observer: (@Sendable (LoggedMessage) -> Void)? = state.withLock { state in
      state.recent.append(logged)
      if state.recent.count > Self.limit { state.recent.removeFirst(state.recent.count - Self.limit) }
      return state.observer
    }
    if let observer { observer(logged) } else { FileHandle.standardError.write(Data(logged.line.utf8)) }
  }
}

extension LoggedMessage {
  /// As it is written: what it is of, how much it matters, and the text.
  package var line: String {
    let place: String = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text)\n"
  }
}
