import Foundation

extension NSMutableAttributedString {
  /// A string without characters, to which others are appended. (Of `NSAttributedString` an extension cannot declare it.)
  public convenience init() { self.init(string: "") }
}
