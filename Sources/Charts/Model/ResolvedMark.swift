import ChartEngine
import CoreGraphics
import SwiftUICore

/// A mark whose values are those of the scales: units are intervals, and stacked values have both ends.
package struct ResolvedMark {
  package let mark: Mark
  package var x: MarkSpan
  package var y: MarkSpan
  /// The axis along which a bar or an area grows.
  package var growth: Axis = .vertical
  /// What tells it from other lines and areas.
  package var series = SeriesKey()
  /// The part of the whole from 0 to 1 that a sector takes.
  package var share: ClosedRange<Double> = 0...0
}

/// Where a mark lies along an axis, as scales see it.
package enum MarkSpan: Hashable {
  /// The whole length of the plot.
  case full
  /// A value, or the interval that it stands for.
  case at(PlotInterval)
  case between(PlotValue, PlotValue)
  case fixed(CGFloat?)
  case fixedBetween(CGFloat?, CGFloat?)

  /// The values that the scale has to cover.
  var values: [PlotValue] {
    switch self {
    case .full, .fixed, .fixedBetween: []
    case .at(let interval): [interval.lower] + (interval.upper.map { [$0] } ?? [])
    case .between(let start, let end): [start, end]
    }
  }

  /// The value or interval at which the mark stands.
  var place: PlotInterval? {
    switch self {
    case .at(let interval): interval
    case .between(let start, let end): PlotInterval(start, to: end)
    case .full, .fixed, .fixedBetween: nil
    }
  }
}

/// The values by which lines and areas are told apart.
package struct SeriesKey: Hashable {
  package var kind: Mark.Kind = .line
  package var values: [PlotValue] = []
}
