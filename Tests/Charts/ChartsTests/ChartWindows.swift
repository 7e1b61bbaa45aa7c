import Charts
import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A window that is all plot area: neither axes nor a legend take room.
@MainActor
func plot(
  _ width: CGFloat = 100, _ height: CGFloat = 100, settings: HostSettings = HostSettings(),
  @ViewBuilder _ chart: () -> some View
) throws -> HeadlessHost {
  try window(width: width, height: height, settings: settings) {
    chart().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}

extension DisplayList {
  /// The bounds of all filled paths, in their order, rounded to a thousandth.
  var fills: [CGRect] { items.flatMap(\.fills).map(\.rounded) }

  /// The bounds of all stroked paths, in their order.
  var strokes: [CGRect] { items.flatMap(\.strokes).map(\.rounded) }

  /// The filled paths.
  var filledPaths: [CGPath] {
    items.flatMap(\.all).compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
  }

  /// The stroked paths.
  var strokedPaths: [CGPath] {
    items.flatMap(\.all).compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }

  /// The texts, in their order.
  var texts: [String] {
    items.flatMap(\.all).compactMap { if case .text(let fragment, _, _) = $0 { fragment.text } else { nil } }
  }

  /// The paints of filled paths, in their order.
  var fillPaints: [Paint] {
    items.flatMap(\.all).compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }
}

extension DisplayItem {
  /// The item, or all items of a group.
  var all: [DisplayItem] {
    if case .group(_, let items) = self { return items.flatMap(\.all) }
    return [self]
  }

  fileprivate var fills: [CGRect] {
    all.compactMap { if case .fill(let path, _, _) = $0 { path.boundingBoxOfPath } else { nil } }
  }

  fileprivate var strokes: [CGRect] {
    all.compactMap { if case .stroke(let path, _, _) = $0 { path.boundingBoxOfPath } else { nil } }
  }
}

extension CGRect {
  var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 + 0 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
