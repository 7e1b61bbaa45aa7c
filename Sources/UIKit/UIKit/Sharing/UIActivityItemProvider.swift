import Foundation
import FoundationGaps
import UIFoundation

/// Makes an item in the background when it is known what it is for.
///
/// A subclass makes the item in `item`, which is asked on a background queue: a program that shares a long film goes on meanwhile.
///
/// ```swift
/// final class Report: UIActivityItemProvider, @unchecked Sendable {
///   override var item: Any { (1...1_000).map(String.init).joined(separator: "\n") }
/// }
/// ```
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// - Parameter placeholderItem: Stands for the item as long as there is none: a value of the type of the item, such as an
  ///   empty text.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Stands for the item as long as there is none.
  public let placeholderItem: Any?

  private let lock = NSLock()
  private var purpose: UIActivity.ActivityType?
  private var made: Any?

  /// The activity for which the item is made; nil before that.
  public var activityType: UIActivity.ActivityType? { lock.withLock { purpose } }

  /// Makes the item; the placeholder by default. Called once, on a background queue.
  open var item: Any { placeholderItem ?? "" }

  /// Makes the item and keeps it.
  open override func main() {
    guard !isCancelled else { return }
    let item: Any = item
    lock.withLock { made = item }
  }

  @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  {
    placeholderItem ?? ""
  }

  /// The item as far as it was made: the placeholder before that.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { lock.withLock { made } ?? placeholderItem }

  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "UIActivityItemProvider"
    return queue
  }()

  /// Makes the item in the background where it was not made yet.
  ///
  /// - Parameters:
  ///   - type: The purpose.
  ///   - completion: Gets the item on a background queue; nil where making it was cancelled.
  final func make(for type: UIActivity.ActivityType?, _ completion: @escaping @Sendable (Any?) -> Void) {
    let isFirst: Bool = lock.withLock {
      guard purpose == nil, !isExecuting, !isFinished else { return false }
      purpose = type
      return true
    }
    let end = BlockOperation { [self] in completion(lock.withLock { made }) }
    end.addDependency(self)
    if isFirst { Self.queue.addOperation(self) }
    Self.queue.addOperation(end)
  }
}
