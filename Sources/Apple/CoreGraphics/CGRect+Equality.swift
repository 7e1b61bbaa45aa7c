import Foundation

// The names by which Objective-C's functions of equality are methods.

extension CGPoint {
  /// Whether the point is another one.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the size is another one.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangle has the place and the size of another one, whatever the signs of their lengths are.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 || standardized == rect2.standardized }
}
