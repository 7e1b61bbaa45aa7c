import Foundation

/// A number without a fraction, by its name in Objective-C.
public typealias NSInteger = Int

extension NSMutableString {
  /// A string without characters. An extension cannot declare `init()` beside the one of `NSObject`: the parameter is there to be
  /// left out.
  public convenience init(_: Void = ()) { self.init(capacity: 0) }

  /// Appends a text with values in its places, as `String(format:)` writes it.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
