import AccessibilityTree
import ChartEngine
import CoreGraphics
import Foundation
import SwiftUICore

/// The content of a chart with its scales: all that does not depend on the chart's size.
package final class ChartModel {
  package let marks: [ResolvedMark]
  package let x: AxisModel?
  package let y: AxisModel?
  package let foreground: StyleScale<AnyShapeStyle>?
  package let symbol: StyleScale<AnyChartSymbolShape>?
  package let symbolSize: StyleScale<CGFloat>?
  package let lineStyle: StyleScale<StrokeStyle>?
  package let settings: ChartSettings
  package let surroundings: ChartSurroundings
  /// The values by which marks stand side by side, for each axis.
  package let positions: [Axis: [PlotValue]]
  /// The least distance of neighbouring places along each axis, as a part of the scale: how wide bars between numbers are.
  package let spacings: [Axis: Double]
  /// The chart without the room that annotations ask for, where this one has it.
  let unpadded: ChartModel?
  /// The marks in the plot area of the last size.
  var knownGeometry: PlotGeometry?
  var knownDescriber: ChartDescriber?

  package init(marks: [Mark], settings: ChartSettings, surroundings: ChartSurroundings) {
    self.settings = settings
    self.surroundings = surroundings
    var marks: [Mark] = marks.samplingFunctions(settings)
    if surroundings.differentiates { marks = marks.map(\.differentiated) }
    unpadded = nil
    var resolver = MarkResolver(surroundings: surroundings, settings: settings)
    let resolved: [ResolvedMark] = resolver.resolve(marks)
    self.marks = resolved
    let x: AxisModel? = Self.axis(.horizontal, of: resolved, settings.x, surroundings, resolver.originals)
    let y: AxisModel? = Self.axis(.vertical, of: resolved, settings.y, surroundings, resolver.originals)
    self.x = x
    self.y = y
    foreground = StyleScale(marks.compactMap { $0.style.foreground?.datum }, settings.foreground)
    symbol = StyleScale(marks.compactMap { $0.style.symbol?.datum }, settings.symbol)
    symbolSize = StyleScale(marks.compactMap { $0.style.symbolSize?.datum }, settings.symbolSize)
    lineStyle = StyleScale(marks.compactMap { $0.style.lineStyle?.datum }, settings.lineStyle)
    positions = Self.positions(of: resolved)
    var spacings: [Axis: Double] = [:]
    if let x { spacings[.horizontal] = Self.spacing(of: resolved, along: .horizontal, x.scale) }
    if let y { spacings[.vertical] = Self.spacing(of: resolved, along: .vertical, y.scale) }
    self.spacings = spacings
  }

  /// Other marks on the scales of a chart.
  private init(_ other: ChartModel, marks: [ResolvedMark]) {
    self.marks = marks
    (x, y) = (other.x, other.y)
    (foreground, symbol, symbolSize, lineStyle) = (other.foreground, other.symbol, other.symbolSize, other.lineStyle)
    (settings, surroundings) = (other.settings, other.surroundings)
    (positions, spacings) = (other.positions, other.spacings)
    unpadded = nil
  }

  /// The same marks on axes that lie elsewhere.
  init(_ other: ChartModel, x: AxisModel?, y: AxisModel?) {
    marks = other.marks
    (self.x, self.y) = (x, y)
    (foreground, symbol, symbolSize, lineStyle) = (other.foreground, other.symbol, other.symbolSize, other.lineStyle)
    (settings, surroundings) = (other.settings, other.surroundings)
    (positions, spacings) = (other.positions, other.spacings)
    unpadded = other
  }

  func with(_ marks: [Mark]) -> ChartModel {
    var resolver = MarkResolver(surroundings: surroundings, settings: settings)
    return ChartModel(self, marks: resolver.resolve(marks))
  }

  package func axis(_ axis: Axis) -> AxisModel? { axis == .horizontal ? x : y }

  package var words: ValueWords { ValueWords(surroundings) }

  private static func axis(
    _ axis: Axis, of marks: [ResolvedMark], _ settings: AxisSettings, _ surroundings: ChartSurroundings,
    _ originals: [String: PlotValue]
  ) -> AxisModel? {
    var values: [PlotValue] = []
    values.reserveCapacity(marks.count * 2)
    var first: PlotDatum?
    for mark in marks where mark.mark.kind != .sector {
      values.append(contentsOf: (axis == .horizontal ? mark.x : mark.y).values)
      if first == nil { first = (axis == .horizontal ? mark.mark.x : mark.mark.y).first }
    }
    return AxisBuilder(axis: axis, settings: settings, surroundings: surroundings).build(
      values, title: first?.label, unit: first?.unit?.component, originals: originals)
  }

  private static func positions(of marks: [ResolvedMark]) -> [Axis: [PlotValue]] {
    var found: [Axis: [PlotValue]] = [:]
    var seen: Set<PlotValue> = []
    for mark in marks {
      for position in mark.mark.style.rare?.values.positions ?? [] {
        if seen.insert(position.datum.value).inserted {
          found[mark.axis(of: position), default: []].append(position.datum.value)
        }
      }
    }
    return found
  }

  private static func spacing(of marks: [ResolvedMark], along axis: Axis, _ scale: PositionScale) -> Double {
    var places: Set<Double> = []
    for mark in marks where mark.mark.kind == .bar || mark.mark.kind == .rectangle {
      guard case .at(let interval) = axis == .horizontal ? mark.x : mark.y, interval.upper == nil,
        let place = scale.fraction(of: interval.lower), place.isFinite
      else { continue }
      places.insert(place)
    }
    let ordered: [Double] = places.sorted()
    return zip(ordered, ordered.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }.min() ?? 1
  }
}

extension ResolvedMark {
  /// The axis along which the mark stands beside others.
  func axis(of position: MarkStyle.PositionEncoding) -> Axis {
    if let axis = position.axis { return axis }
    if mark.kind == .bar || mark.kind == .area { return growth == .vertical ? .horizontal : .vertical }
    if case .at(let interval) = y, interval.lower.kind == .category {
      if case .at(let other) = x, other.lower.kind == .category { return .horizontal }
      return .vertical
    }
    return .horizontal
  }
}
