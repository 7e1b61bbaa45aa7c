import Foundation

/// Messages to developers about misuse, and the lines that they asked for: one each, to standard error.
package enum Diagnostics {
  /// Receives what would be printed instead, so that tests can assert messages.
  package nonisolated(unsafe) static var sink: ((String) -> Void)?

  /// The outputs named in `ROTOR_VERIFY`, separated by commas ("layout,display,accessibility"): after each frame they
  /// are compared with those of a build from nothing.
  package static let verified: Set<String> = names(in: "ROTOR_VERIFY")

  private static func names(in variable: String) -> Set<String> {
    let names: String = ProcessInfo.processInfo.environment[variable] ?? ""
    return Set(names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// Tells a developer about misuse: what happened, where, why, and what to do.
  package static func warn(_ message: @autoclosure () -> String) {
    emit("Rotor: warning: \(message())")
  }

  /// Warns unless the process has given the same message before.
  ///
  /// For mistakes that lie in the program rather than in one window: a resource that is missing, a layout with a bad
  /// number. A mistake of one view is told by the view's own `OneTimeWarning`, so that another window tells it again.
  package static func warnOnce(_ message: String) {
    let isNew: Bool = lock.withLock { given.insert(message).inserted }
    if isNew { warn(message) }
  }

  private static let lock = NSLock()
  /// The messages of `warnOnce(_:)`; read and written with the lock held, for pictures are decoded on other threads.
  private nonisolated(unsafe) static var given: Set<String> = []

  /// Writes a line that a program asked for.
  package static func log(_ line: String) { emit(line) }

  private static func emit(_ line: String) {
    if let sink {
      sink(line)
    } else {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
}
