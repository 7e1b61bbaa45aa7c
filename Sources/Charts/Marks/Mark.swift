import ChartEngine
import CoreGraphics
import SwiftUICore

/// One mark of a chart with all that modifiers say about it.
package struct Mark {
  package enum Kind: UInt8 {
    case bar
    case line
    case point
    case area
    case rule
    case rectangle
    case sector
  }

  package let kind: Kind
  package var x: MarkChannel
  package var y: MarkChannel
  /// The length along the axis, where the values say none.
  package var width: MarkDimension = .automatic
  package var height: MarkDimension = .automatic
  package var stacking: StackingMethod = .unstacked
  /// What tells the lines and areas of a chart apart, beside the encodings.
  package var series: PlotDatum?
  package var sector: SectorDimensions?
  package var identity = MarkIdentity()
  package var style = MarkStyle()

  package struct SectorDimensions {
    package var innerRadius: MarkDimension
    package var outerRadius: MarkDimension
    package var angularInset: CGFloat?
  }

  package init(_ kind: Kind, x: MarkChannel = .none, y: MarkChannel = .none) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}

/// Where a mark lies along an axis.
package indirect enum MarkChannel {
  case none
  case value(PlotDatum)
  case interval(PlotDatum, PlotDatum)
  /// Points of the plot from its leading or upper edge; nil is the edge.
  case fixed(CGFloat?)
  case fixedInterval(CGFloat?, CGFloat?)

  /// The values, of which the second is the end of an interval.
  package var data: [PlotDatum] {
    switch self {
    case .none, .fixed, .fixedInterval: []
    case .value(let datum): [datum]
    case .interval(let start, let end): [start, end]
    }
  }

  package var first: PlotDatum? {
    switch self {
    case .none, .fixed, .fixedInterval: nil
    case .value(let datum), .interval(let datum, _): datum
    }
  }
}
