import ChartEngine
import Foundation
import SwiftUICore

/// An axis with its scale and everything that stands along it.
package struct AxisModel {
  package var axis: Axis
  package var scale: PositionScale
  package var range: PositionRangeValues
  package var groups: [AxisGroup] = []
  /// What the values are, as the marks say.
  package var title: Text?
  /// The unit of dates, as the marks say.
  package var unit: Calendar.Component?
  /// What the names of categories stand for that were made of numbers and dates.
  package var originals: [String: PlotValue] = [:]

  /// The value that an app knows.
  package func original(_ value: PlotValue) -> PlotValue {
    guard !originals.isEmpty, case .category(let name) = value else { return value }
    return originals[name] ?? value
  }

  /// Where the scale lies in a plot area, from its leading or upper edge on.
  package func positions(in length: Double, isRightToLeft: Bool) -> PositionRange {
    var (start, end): (Double, Double) =
      switch range {
      case .plot(let first, let last): (Double(first), length - Double(last))
      case .fixed(let first, let last): (Double(first), Double(last))
      }
    if axis == .vertical || isRightToLeft { (start, end) = (length - start, length - end) }
    return PositionRange(start: start, end: end)
  }
}

/// Marks at some values of an axis.
package struct AxisGroup {
  package var edge: AxisEdge
  package var preset: AxisMarkPreset
  package var values: [AxisGroupValue]
}

/// A value of an axis with what stands there.
package struct AxisGroupValue {
  package var value: PlotValue
  /// Where the value lies: a category's band begins there.
  package var start: Double
  /// Where the next value lies, or the band ends.
  package var end: Double
  package var isBand: Bool
  package var elements: [AxisElement]
  /// What the label says where it shows the value as the chart does.
  package var words: String

  /// Where a part stands; `centered` parts in the middle between the value and the next, by default those of bands.
  package func place(centered: Bool?) -> Double { centered ?? isBand ? (start + end) / 2 : start }
}

/// The side of the plot area where marks of an axis stand.
package enum AxisEdge: Hashable {
  case leading
  case trailing
  case top
  case bottom

  package var axis: Axis { self == .leading || self == .trailing ? .vertical : .horizontal }
}
