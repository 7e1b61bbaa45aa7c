import CoreGraphics
import LayoutEngine

/// How round the four corners of a rectangle are.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// Four corners of one radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

  /// Four corners that have one centre each with the container's.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// Four corners that have one centre each with the container's, and are no less round than another style.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }

  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// A rectangle with corners that may be round, of which shapes inside of it can ask how round.
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size; nil where they are not known, or are no quarters of circles.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

extension Rectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    guard cornerSize.width == cornerSize.height else { return nil }
    return .fixed(min(cornerSize.width, size.map { min($0.width, $0.height) / 2 } ?? .infinity))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    let radii: RectangleCornerRadii = size.map(cornerRadii.fitted) ?? cornerRadii
    return RoundedRectangularShapeCorners(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
