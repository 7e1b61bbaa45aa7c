import Diagnostics
import Foundation

/// An object that is told of the changes of properties which it observes by strings.
///
/// All responders of UIKit are observers: they override `observeValue(forKeyPath:of:change:context:)`. Another class has the method
/// without `override`, and names this protocol; the source step writes that.
public protocol KeyValueObserver: NSObject {
  /// A property that the object observes changed, or is going to.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as `addObserver(_:forKeyPath:options:context:)` named it.
  ///   - object: Whose property.
  ///   - change: What changed, by the options.
  ///   - context: The context that the observer was added with.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Says that the object was told of a change that it does not know. Observers call it by `super` for what is not theirs.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    reportUnexpectedChange(of: keyPath, object)
  }
}

extension NSObject {
  /// Says that an observer did not take a change.
  package func reportUnexpectedChange(of keyPath: String?, _ object: Any?) {
    let owner: String = object.map { "\(type(of: $0))" } ?? "no object"
    Diagnostics.warn(
      "\(type(of: self)) was told of a change of \"\(keyPath ?? "")\" of \(owner) in observeValue(forKeyPath:of:change:context:), and does not handle it. On Apple's systems the program ends here: call super for other key paths only."
    )
  }
}
