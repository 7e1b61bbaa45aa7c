import Foundation

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
}
