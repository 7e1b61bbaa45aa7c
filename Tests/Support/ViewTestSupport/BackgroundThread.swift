import Foundation

/// Runs a closure on a thread of its own, then what it sent to the main queue.
@MainActor
package func onBackgroundThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread {
      body()
      DispatchQueue.main.async { continuation.resume() }
    }.start()
  }
}
