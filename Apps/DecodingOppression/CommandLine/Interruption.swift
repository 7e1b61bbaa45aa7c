import Foundation

/// Cleans up when the user or the system ends the program.
final class Interruption: @unchecked Sendable {
  private let queue = DispatchQueue(label: "interruption")
  private var sources: [any DispatchSourceSignal] = []
  private let lock = NSLock()
  private var received: Int32?
  private var actions: [() -> Void] = []

  /// The signal that came, if one did.
  var signal: Int32? { lock.withLock { received } }

  /// Starts to listen; the default answers of the system no longer hold.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      Glibc.signal(number, SIG_IGN)
      let source: any DispatchSourceSignal = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in self?.receive(number) }
      source.resume()
      sources.append(source)
    }
    // A reader that has gone and a limit on the size of files are reported by the calls that meet them.
    Glibc.signal(SIGPIPE, SIG_IGN)
    Glibc.signal(SIGXFSZ, SIG_IGN)
  }

  /// Has `action` run before the program ends by a signal, after those added later.
  func beforeEnd(_ action: @escaping () -> Void) {
    lock.withLock { actions.append(action) }
  }

  private func receive(_ number: Int32) {
    let due: [() -> Void] = lock.withLock {
      guard received == nil else { return [] }
      received = number
      return actions.reversed()
    }
    guard !due.isEmpty || signal == number else { return }
    for action in due { action() }
    _exit(128 + number)
  }
}

extension Failure {
  /// Work goes on after a signal for the moment in which the program ends; nobody sees this.
  static var interrupted: Failure { Failure("The run was interrupted; start it again.") }
}
