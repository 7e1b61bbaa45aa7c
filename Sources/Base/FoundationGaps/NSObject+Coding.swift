import Foundation

extension NSObject {
  /// The class that archives name for its objects: the class itself. Programs find the bundle of a class by it.
  public static func classForCoder() -> AnyClass { self }
}
