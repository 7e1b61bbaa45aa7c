import Diagnostics

/// Collects what is told to the developer while `body` runs.
@MainActor
package func warnings(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let saved = Diagnostics.sink
  Diagnostics.sink = { messages.append($0) }
  defer { Diagnostics.sink = saved }
  try body()
  return messages
}

/// Collects what is told to the developer while `body` runs, which may wait. Other tests go on meanwhile: what is told to
/// them, if they do not collect it themselves, is there as well.
@MainActor
package func warnings(whileWaiting body: @MainActor () async throws -> Void) async rethrows -> [String] {
  let listener = WarningListener()
  listener.begin()
  defer { listener.end() }
  try await body()
  return listener.messages
}

/// One of those who collect at the same time. They end in any order, so none of them may put back what it found.
@MainActor
private final class WarningListener {
  private static var all: [WarningListener] = []
  private static var saved: ((String) -> Void)?

  var messages: [String] = []

  func begin() {
    if Self.all.isEmpty {
      Self.saved = Diagnostics.sink
      Diagnostics.sink = { message in
        MainActor.assumeIsolated { for listener in Self.all { listener.messages.append(message) } }
      }
    }
    Self.all.append(self)
  }

  func end() {
    Self.all.removeAll { $0 === self }
    guard Self.all.isEmpty else { return }
    Diagnostics.sink = Self.saved
    Self.saved = nil
  }
}
