@_exported import Foundation

/// The horizontal or vertical dimension in a two-dimensional coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// An efficient set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal: Axis.Set = Set(rawValue: 1)
    public static let vertical: Axis.Set = Set(rawValue: 2)

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  package func size(major: CGFloat, minor: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  package func point(major: CGFloat, minor: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }

  package func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
