import Foundation

extension NSAttributedString {
  /// A string without characters: `NSAttributedString()`, or `NSMutableAttributedString()`, to which others are appended.
  ///
  /// An extension cannot declare `init()` beside the one of `NSObject`: the parameter is there to be left out.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
