import Diagnostics
import Foundation

extension NSObject {
  /// Says that an action was sent to an object that has no method for it.
  static func warnNoMethod(_ action: Selector, of object: AnyObject) {
    Diagnostics.warn(
      "The action \(action) does nothing: the method it was made of is not one of \(type(of: object)), or takes another sender."
    )
  }
}
