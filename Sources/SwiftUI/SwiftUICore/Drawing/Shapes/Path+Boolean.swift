import CoreGraphics

extension Path {
  private static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }

  /// The area that either of the paths fills.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that both paths fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that this path fills and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that one of the paths fills and not both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie in the area of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie outside of the area of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The same area with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: Self.rule(eoFill))) }
}
