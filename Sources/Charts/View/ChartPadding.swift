import ChartEngine
import CoreGraphics
import Observation
import SwiftUICore

/// The room that annotations ask scales for (`AnnotationOverflowResolution.Strategy.padScale`).
///
/// How large a view is, is known when it has its place: the chart is laid out once more with padded scales.
@Observable final class ChartPadding {
  /// In points, left and right for leading and trailing.
  var edges = EdgeInsets()
  @ObservationIgnored var sizes: [ChartAnnotations.Item.ID: CGSize] = [:]
}

/// A chart whose scales are padded for its annotations.
struct PaddedChart: View {
  let model: ChartModel
  @State private var padding = ChartPadding()

  var body: some View { ChartFrame(model: model.padded(by: padding.edges), padding: padding) }
}

extension ChartModel {
  /// The same chart with room at the ends of its scales.
  func padded(by edges: EdgeInsets) -> ChartModel {
    guard edges != EdgeInsets() else { return self }
    var (x, y): (AxisModel?, AxisModel?) = (x, y)
    x?.range.pad(start: edges.leading, end: edges.trailing)
    y?.range.pad(start: edges.bottom, end: edges.top)
    return ChartModel(self, x: x, y: y)
  }
}

extension PositionRangeValues {
  fileprivate mutating func pad(start: CGFloat, end: CGFloat) {
    guard case .plot(let first, let last) = self else { return }
    self = .plot(start: first + start, end: last + end)
  }
}

extension ChartAnnotations {
  /// The room that annotations need beyond the plot area of the chart without padding.
  func padding(_ sizes: [Item.ID: CGSize], _ items: [Item]) -> EdgeInsets {
    var edges = EdgeInsets()
    for item in items {
      guard let size = sizes[item.id] else { continue }
      let frame: CGRect = AnnotationLayout.frame(of: item, size)
      if item.annotation.overflow.x == .padScale {
        edges.leading = max(edges.leading, room(-frame.minX, at: item.frame.minX, of: plot.width))
        edges.trailing = max(
          edges.trailing, room(frame.maxX - plot.width, at: plot.width - item.frame.maxX, of: plot.width))
      }
      if item.annotation.overflow.y == .padScale {
        edges.top = max(edges.top, room(-frame.minY, at: item.frame.minY, of: plot.height))
        edges.bottom = max(
          edges.bottom, room(frame.maxY - plot.height, at: plot.height - item.frame.maxY, of: plot.height))
      }
    }
    return edges
  }

  /// By how much a scale is padded at one end, so that a mark at a distance from that end moves inwards by what is missing: the
  /// distance becomes shorter meanwhile, as the scale does.
  private func room(_ missing: CGFloat, at distance: CGFloat, of length: CGFloat) -> CGFloat {
    guard missing > 0, length > 0 else { return 0 }
    let share: CGFloat = 1 - max(0, distance) / length
    // A scale keeps half of its length.
    return min(length / 2, share > 0.01 ? missing / share : 0)
  }
}
