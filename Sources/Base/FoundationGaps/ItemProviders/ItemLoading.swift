import ContentTypes
import Foundation

/// One loading: calls its handler once, with a value or an error, whatever the provider's handler does.
final class ItemLoading<Value: Sendable>: @unchecked Sendable {
  let progress = Progress(totalUnitCount: 100)
  private let lock = NSLock()
  private var completion: (@Sendable (Value?, (any Error)?) -> Void)?

  init(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    self.completion = completion
    progress.cancellationHandler = { [weak self] in
      self?.finish(nil, CocoaError(.userCancelled))
    }
  }

  /// Counts a provider's progress as the whole of this one.
  func child(_ child: Progress?) {
    guard let child else { return }
    progress.addChild(child, withPendingUnitCount: 100)
  }

  func finish(_ value: Value?, _ error: (any Error)?) {
    let completion: (@Sendable (Value?, (any Error)?) -> Void)? = lock.withLock {
      defer { self.completion = nil }
      return self.completion
    }
    guard let completion else { return }
    let failure: (any Error)? =
      value == nil ? error ?? NSItemProvider.error(.unknownError, "The item could not be loaded.") : nil
    completion(value, failure)
    if value != nil { progress.completedUnitCount = progress.totalUnitCount }
  }
}

/// Names of files by their types.
enum FileNames {
  static func extensions(of typeIdentifier: String) -> [String] {
    ContentTypeDatabase.shared.filenameExtensions(of: typeIdentifier)
  }
}
