import Foundation

/// Where the project speaks of misuse and of its own work: one line each, to standard error.
package enum Diagnostics {
  /// Receives what would be printed instead, so that tests can assert messages.
  package nonisolated(unsafe) static var sink: ((String) -> Void)?

  /// The topics named in `ROTOR_TRACE`, separated by commas ("graph,layout").
  package static let traced: Set<String> = names(in: "ROTOR_TRACE")

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

  /// Says something on a topic that was asked for; costs a set look-up otherwise.
  package static func trace(_ topic: String, _ message: @autoclosure () -> String) {
    guard !traced.isEmpty, traced.contains(topic) else { return }
    emit("Rotor: \(topic): \(message())")
  }

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
