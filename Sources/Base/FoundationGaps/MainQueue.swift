import Foundation

/// Where the main actor's work runs.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that runs now is the main actor's.
  ///
  /// Once the main thread has given itself up to the main queue, as it does in tests, Linux serves that queue from any
  /// thread: the thread alone says nothing then.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
