import Foundation

extension NSObject {
  /// The name of the class with that of its module: "Shop.Basket".
  public class func description() -> String { String(reflecting: self) }
}
