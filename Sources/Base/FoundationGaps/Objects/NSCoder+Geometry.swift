import Foundation

/// Points, sizes and rectangles as texts, such as "{1, 2}".
extension NSCoder {
  public class func string(for point: CGPoint) -> String { pair(point.x, point.y) }
  public class func string(for size: CGSize) -> String { pair(size.width, size.height) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  /// Two numbers as C's `%.17g` writes them: whole ones without a point, and no bit of the others lost.
  private class func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    String(format: "{%.17g, %.17g}", Double(first), Double(second))
  }

  /// The point of a text; zero for a text that is none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size of a text; zero for a text that is none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle of a text; zero for a text that is none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
