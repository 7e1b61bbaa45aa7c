import Foundation

// The functions by which C makes these values; Swift code still uses them.

/// A point.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A vector.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// The smallest rectangle around two, as a function that can be handed to others.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// The intersection of two rectangles, as a function that can be passed as a value; the null rectangle when they do not overlap.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
