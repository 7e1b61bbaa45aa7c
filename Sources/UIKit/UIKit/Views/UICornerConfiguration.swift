import CoreGraphics
import UIFoundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(least: Double?)
  }

  let kind: Kind

  /// So many points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  /// As round as a corner with the same centre as that of the view around which has rounded corners.
  ///
  /// - Parameter minimum: The radius in points that the corner has at least; nil for 0.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(least: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// How the corners of a view are rounded: its background, border and effect, and what is inside where it is clipped.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(largest: Double?)
    /// Top left, top right, bottom left and bottom right; nil for a square corner.
    case corners([UICornerRadius?])
  }

  let kind: Kind
  /// Groups of corners, by their places, that are all as round as the roundest of them.
  var uniform: [[Int]] = []

  /// Half of the shorter side.
  ///
  /// - Parameter maximumRadius: The largest radius in points; nil for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(largest: maximumRadius))
  }

  /// The same radius for all corners, each by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// A radius for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// All corners as round as the roundest of them.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(radius: radius)
    result.uniform = [[0, 1, 2, 3]]
    return result
  }

  /// The two upper corners as round as the rounder one, and the two lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
    result.uniform = [[0, 1], [2, 3]]
    return result
  }

  /// The two left corners as round as the rounder one, and the two right ones.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
    result.uniform = [[0, 2], [1, 3]]
    return result
  }

  /// The two upper corners as round as the rounder one.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
    result.uniform = [[0, 1]]
    return result
  }

  /// The two lower corners as round as the rounder one.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
    result.uniform = [[2, 3]]
    return result
  }

  /// The two left corners as round as the rounder one.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
    result.uniform = [[0, 2]]
    return result
  }

  /// The two right corners as round as the rounder one.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var result: UICornerConfiguration = .corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
    result.uniform = [[1, 3]]
    return result
  }
}
