/// Notes what happens, in order: which bodies ran, which actions were called.
@MainActor
package final class EventRecorder {
  package private(set) var events: [String] = []

  package nonisolated init() {}

  package func note(_ event: String) { events.append(event) }

  /// What was noted since the last call.
  package func take() -> [String] {
    defer { events = [] }
    return events
  }
}
