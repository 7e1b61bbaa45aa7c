import CoreGraphics

extension Path {
  /// The smallest rectangle around all points of the outline, without control points; null for an empty path.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

  /// Whether a point lies inside the filled path; open subpaths count as closed.
  ///
  /// By default the winding number decides; with `eoFill` an odd number of crossings.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// The path with its points mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(cgPath.applying(transform))
  }

  /// The path moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two fractions of its length, all subpaths counted in order.
  ///
  /// Fractions are limited to 0...1; a path trimmed to nothing is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(cgPath.trimmed(from: from.isNaN ? 0 : from, to: to.isNaN ? 1 : to))
  }
}
