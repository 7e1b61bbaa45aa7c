import Foundation

/// Cleans up when the user or the system ends the program.
final class Interruption: @unchecked Sendable {
  /// The program has one, which lives as long as the program.
  static let shared = Interruption()

  private let queue = DispatchQueue(label: "interruption")
  private var sources: [any DispatchSourceSignal] = []
  private let lock = NSLock()
  private var received: Int32?
  private var actions: [() -> Void] = []

  /// Whether a signal came, so that the program is about to end.
  var isEnding: Bool { lock.withLock { received != nil } }

  /// Starts to listen; the system's own answers to the signals no longer hold.
  private init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source: any DispatchSourceSignal = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [unowned self] in receive(number) }
      source.resume()
      sources.append(source)
    }
    // A reader that has gone and a limit on the size of files are reported by the calls that meet them.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Has `action` run before the program ends by a signal; what was added last runs first.
  func beforeEnd(_ action: @escaping () -> Void) {
    lock.withLock { actions.append(action) }
  }

  private func receive(_ number: Int32) {
    let due: [() -> Void] = lock.withLock {
      received = number
      return actions.reversed()
    }
    for action in due { action() }
    _exit(128 + number)
  }
}
