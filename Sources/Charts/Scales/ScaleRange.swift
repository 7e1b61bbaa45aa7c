import ChartEngine
import CoreGraphics
import SwiftUICore

/// What the values of a scale are shown by: positions, colours, symbols or sizes.
public protocol ScaleRange {
  /// The type of a position, colour, symbol or size.
  associatedtype VisualValue
}

/// Where the values of an axis lie in the plot area.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// A range that positions can be taken from.
package protocol PositionRangeSource: PositionScaleRange {
  var positions: PositionRangeValues { get }
}

package enum PositionRangeValues: Equatable {
  /// The length of the plot area less distances at both ends, in points.
  case plot(start: CGFloat, end: CGFloat)
  /// Distances from the start of the plot area, in points.
  case fixed(CGFloat, CGFloat)
}

/// The width or height of the plot area, less distances at both ends.
public struct PlotDimensionScaleRange: PositionRangeSource {
  public typealias VisualValue = CGFloat
  package let positions: PositionRangeValues
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot area.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot area less a distance at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(positions: .plot(start: padding, end: padding))
  }

  /// The plot area less distances at its start and end, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(positions: .plot(start: startPadding, end: endPadding))
  }
}

extension Array: ScaleRange { public typealias VisualValue = Element }
extension Array: PositionScaleRange where Element == CGFloat {}

extension Array: PositionRangeSource where Element == CGFloat {
  package var positions: PositionRangeValues { .fixed(first ?? 0, last ?? 0) }
}

extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension ClosedRange: PositionRangeSource where Bound == CGFloat {
  package var positions: PositionRangeValues { .fixed(lowerBound, upperBound) }
}

extension Gradient: ScaleRange { public typealias VisualValue = Color }
