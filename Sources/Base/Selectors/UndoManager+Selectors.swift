import Foundation
import FoundationGaps

extension UndoManager {
  /// Notes how to take back what is being done: by a method with one argument, or none.
  ///
  /// - Parameters:
  ///   - target: Whose method. It is not kept.
  ///   - selector: The method.
  ///   - anObject: Its argument.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      _ = selector.perform(on: target, with: [anObject])
    }
  }
}
