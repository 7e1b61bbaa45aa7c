import Diagnostics
import Foundation
import FoundationGaps

extension NSObjectProtocol {
  /// Whether the object has the method of a selector. A name without a method is one of no object.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Calls the method of a selector.
  ///
  /// - Returns: The object that the method gave back, which is kept until the main queue goes on; nil for nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { result(of: aSelector, with: []) }

  /// Calls the method of a selector with an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    result(of: aSelector, with: [object])
  }

  /// Calls the method of a selector with two objects.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    result(of: aSelector, with: [object1, object2])
  }

  private func result(of selector: Selector?, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let answer = selector.perform(on: self, with: arguments) else {
      selector.warnNoMethod(of: self)
      return nil
    }
    let value: Any? = answer.value is Void ? nil : answer.value
    guard let value, case let object = value as AnyObject, !(object is NSNull) else { return nil }
    // A pool of Objective-C's would let the object go when the run loop turns.
    let kept: Unmanaged<AnyObject> = Unmanaged.passRetained(object)
    nonisolated(unsafe) let released: Unmanaged<AnyObject> = kept
    DispatchQueue.main.async { released.release() }
    return kept
  }
}

extension Selector {
  /// Says that an action was sent to an object that has no method for it.
  package func warnNoMethod(of object: Any) {
    Diagnostics.warn(
      "The action \(self) does nothing: the method it was made of is not one of \(Swift.type(of: object)), or takes another sender."
    )
  }
}

extension NSObject {
  /// Calls the method of a selector later, on the run loop of this thread.
  ///
  /// - Parameters:
  ///   - anArgument: What the method gets.
  ///   - delay: Seconds; with 0 or less the method is called when the run loop turns next.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method of a selector later, when the run loop of this thread is in one of some modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.add(
      DelayedPerforms.Entry(target: self, selector: aSelector, argument: anArgument), after: delay, in: modes)
  }

  /// Calls the method of a selector on the main thread.
  ///
  /// - Parameter wait: Whether to come back when the method has ended; on the main thread it is then called at once.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait, MainQueue.isCurrent {
      perform(aSelector, with: arg)
      return
    }
    nonisolated(unsafe) let arguments: Any? = arg
    nonisolated(unsafe) let target: NSObject = self
    if wait {
      DispatchQueue.main.sync { _ = target.perform(aSelector, with: arguments) }
    } else {
      DispatchQueue.main.async { target.perform(aSelector, with: arguments) }
    }
  }

  /// Calls the method of a selector on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let argument: Any? = arg
    nonisolated(unsafe) let target: NSObject = self
    Thread.detachNewThread { target.perform(aSelector, with: argument) }
  }

  /// Takes back all that is to be called later on an object by this thread.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back what is to be called later on an object with a selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel { entry in
      entry.target === aTarget as AnyObject && entry.selector == aSelector
        && DelayedPerforms.areEqual(entry.argument, anArgument)
    }
  }
}
