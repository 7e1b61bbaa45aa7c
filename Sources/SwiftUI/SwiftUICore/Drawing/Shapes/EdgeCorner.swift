import CoreGraphics
import LayoutEngine

extension Edge {
  /// One corner of a rectangle.
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// An efficient set of corners.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// The set that holds one corner.
      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

      public static let topLeading: Edge.Corner.Set = Set(.topLeading)
      public static let topTrailing: Edge.Corner.Set = Set(.topTrailing)
      public static let bottomLeading: Edge.Corner.Set = Set(.bottomLeading)
      public static let bottomTrailing: Edge.Corner.Set = Set(.bottomTrailing)
      public static let top: Edge.Corner.Set = [.topLeading, .topTrailing]
      public static let bottom: Edge.Corner.Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Edge.Corner.Set = [.topLeading, .bottomLeading]
      public static let trailing: Edge.Corner.Set = [.topTrailing, .bottomTrailing]
      public static let all: Edge.Corner.Set = [.top, .bottom]
      public static let none: Edge.Corner.Set = []

      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    }

    /// How round a corner is. A number is a radius in points.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      private enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        indirect case concentric(minimum: Style?)
      }

      private let kind: Kind

      private init(_ kind: Kind) { self.kind = kind }
      public init(floatLiteral value: Double) { self.init(.fixed(value)) }
      public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { Style(.fixed(radius)) }

      /// As round as it takes to have one centre with the container's corner; square far from it, and without a container.
      public static var concentric: Edge.Corner.Style { Style(.concentric(minimum: nil)) }

      /// As round as it takes to have one centre with the container's corner, and no less than another style.
      public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style {
        Style(.concentric(minimum: minimum))
      }

      /// The radius in points.
      ///
      /// - Parameter container: what the container asks for in this place.
      func radius(container: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): return radius.isFinite ? max(0, radius) : 0
        case .concentric(let minimum): return max(container, minimum?.radius(container: container) ?? 0)
        }
      }
    }
  }
}

extension RectangleCornerRadii {
  /// The radius of one corner, in points.
  public subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}
