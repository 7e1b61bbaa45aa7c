/// A proposal for the size of a view, in points; a nil dimension asks for the ideal one.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal with both dimensions of `size`.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity: ProposedViewSize = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size that has `size`'s dimensions wherever the proposal has none; 10 by 10 points unless given.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal as layouts may rely on it: not a number counts as unspecified, less than nothing as zero.
  @inline(__always)
  package var sanitized: ProposedViewSize {
    ProposedViewSize(width: Self.sanitized(width), height: Self.sanitized(height))
  }

  private static func sanitized(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return Swift.max(0, length)
  }

  /// The proposal without the room that the insets take; never less than zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { Swift.max(0, $0 - insets.total(.horizontal)) },
      height: height.map { Swift.max(0, $0 - insets.total(.vertical)) })
  }
}
