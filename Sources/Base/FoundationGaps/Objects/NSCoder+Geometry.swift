import Foundation

/// Points, sizes and rectangles as texts, such as "{1, 2}".
extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

  /// The point of a text; zero for a text that is none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size of a text; zero for a text that is none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle of a text; zero for a text that is none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
