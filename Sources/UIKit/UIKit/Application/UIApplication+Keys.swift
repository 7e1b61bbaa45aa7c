import Foundation
import Selectors

extension UIApplication {
  /// A value of the class by its name, by which code for apps and for their extensions finds the running program:
  /// `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))`.
  ///
  /// - Parameter keyPath: "shared", or "sharedApplication" as Objective-C calls it; names of the program's own properties that
  ///   are windows may follow: "shared.keyWindow".
  /// - Returns: The value; nil for other names.
  public class func value(forKeyPath keyPath: String) -> Any? {
    var names: ArraySlice<Substring> = keyPath.split(separator: ".")[...]
    guard let first = names.popFirst(), first == "shared" || first == "sharedApplication" else { return nil }
    switch names {
    case []: return shared
    case ["keyWindow"]: return shared.keyWindow
    case ["windows"]: return shared.windows
    case ["delegate"]: return shared.delegate
    default: return nil
    }
  }

  /// A value of the class by its name: the running program for "shared" and "sharedApplication", nil for other names.
  public class func value(forKey key: String) -> Any? { key.contains(".") ? nil : value(forKeyPath: key) }

  /// Whether the class has a method: "sharedApplication", by which code for apps and for their extensions finds the running program.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector == Selector("sharedApplication") }

  /// Calls a method of the class.
  ///
  /// - Returns: The running program for "sharedApplication"; nil for other names, of which a message tells.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    guard responds(to: aSelector) else {
      aSelector.warnNoMethod(of: self)
      return nil
    }
    return Unmanaged.passUnretained(shared)
  }
}
