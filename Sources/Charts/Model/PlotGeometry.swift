import ChartEngine
import CoreGraphics
import SwiftUICore

/// The marks of a chart in a plot area of a size.
package struct PlotGeometry {
  package let model: ChartModel
  package let size: CGSize
  /// Where each mark lies; nil for one that cannot be shown.
  package let shapes: [MarkShape?]
  /// The lines and areas, each by its marks.
  package let series: [PlotSeries]
  package let xRange: PositionRange
  package let yRange: PositionRange

  package init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    let placer = MarkPlacer(model, size: size)
    xRange = placer.xRange
    yRange = placer.yRange
    var shapes: [MarkShape?] = []
    shapes.reserveCapacity(model.marks.count)
    var order: [SeriesKey: Int] = [:]
    var series: [PlotSeries] = []
    for (index, mark) in model.marks.enumerated() {
      shapes.append(placer.shape(of: mark))
      guard mark.mark.kind == .line || mark.mark.kind == .area else { continue }
      if let place = order[mark.series] {
        series[place].marks.append(index)
      } else {
        order[mark.series] = series.count
        series.append(PlotSeries(key: mark.series, marks: [index]))
      }
    }
    self.shapes = shapes
    self.series = series
  }

  /// The frame of a mark, for annotations and assistive technologies.
  package func frame(of index: Int) -> CGRect? { shapes[index]?.frame }
}

/// The marks of a line or an area, in their order.
package struct PlotSeries {
  package let key: SeriesKey
  package var marks: [Int]
}

/// A mark in the plot area.
package enum MarkShape: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  /// Both ends of an area at one place.
  case edge(CGPoint, CGPoint)
  case line(CGPoint, CGPoint)
  case sector(SectorShape)

  package var frame: CGRect {
    switch self {
    case .rect(let rect): return rect
    case .point(let point): return CGRect(origin: point, size: .zero)
    case .edge(let start, let end), .line(let start, let end):
      return CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    case .sector(let sector): return sector.path.boundingBoxOfPath
    }
  }

  var isFinite: Bool {
    let frame: CGRect = frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}
