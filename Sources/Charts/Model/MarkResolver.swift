import ChartEngine
import Foundation
import SwiftUICore

/// Turns the marks of a chart into marks that scales understand.
package struct MarkResolver {
  let surroundings: ChartSurroundings
  /// The unit of the last date, as most dates stand in the unit of the one before.
  private var knownUnit: (unit: PlotDatum.DateUnit, range: ClosedRange<Double>)?
  /// Whether numbers and dates along an axis are shown each for itself.
  private let xIsCategorical: Bool
  private let yIsCategorical: Bool
  /// What the names of categories stand for that were made of numbers and dates.
  private(set) var originals: [String: PlotValue] = [:]

  init(surroundings: ChartSurroundings, settings: ChartSettings) {
    self.surroundings = surroundings
    xIsCategorical = settings.x.type == .category
    yIsCategorical = settings.y.type == .category
  }

  mutating func resolve(_ marks: [Mark]) -> [ResolvedMark] {
    var resolved: [ResolvedMark] = []
    resolved.reserveCapacity(marks.count)
    for mark in marks {
      var new = ResolvedMark(
        mark: mark, x: span(of: mark.x, isCategorical: xIsCategorical),
        y: span(of: mark.y, isCategorical: yIsCategorical))
      new.growth = Self.growth(new)
      if mark.kind == .line || mark.kind == .area { new.series = series(of: mark) }
      resolved.append(new)
    }
    stack(&resolved)
    divide(&resolved)
    return resolved
  }

  // MARK: Values

  /// The value or unit of a datum.
  mutating func interval(of datum: PlotDatum) -> PlotInterval {
    guard let unit = datum.unit, case .date(let seconds) = datum.interval.lower, seconds.isFinite else {
      return datum.interval
    }
    if let known = knownUnit, known.unit == unit, seconds >= known.range.lowerBound, seconds < known.range.upperBound {
      return PlotInterval(.date(known.range.lowerBound), to: .date(known.range.upperBound))
    }
    var calendar: Calendar = unit.calendar ?? surroundings.calendar
    if unit.calendar == nil { calendar.timeZone = surroundings.timeZone }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let range = calendar.dateInterval(of: unit.component, for: date) else { return datum.interval }
    let bounds: ClosedRange<Double> =
      range.start.timeIntervalSinceReferenceDate...range.end.timeIntervalSinceReferenceDate
    knownUnit = (unit, bounds)
    return PlotInterval(.date(bounds.lowerBound), to: .date(bounds.upperBound))
  }

  private mutating func span(of channel: MarkChannel, isCategorical: Bool) -> MarkSpan {
    switch channel {
    case .none: return .full
    case .fixed(let position): return .fixed(position)
    case .fixedInterval(nil, nil): return .full
    case .fixedInterval(let start, let end): return .fixedBetween(start, end)
    case .value(let datum):
      let interval: PlotInterval = interval(of: datum)
      return .at(isCategorical ? PlotInterval(category(of: interval.lower)) : interval)
    case .interval(let start, let end):
      let (first, last): (PlotInterval, PlotInterval) = (interval(of: start), interval(of: end))
      if isCategorical { return .between(category(of: first.lower), category(of: last.lower)) }
      return .between(first.lower, last.upper ?? last.lower)
    }
  }

  private mutating func category(of value: PlotValue) -> PlotValue {
    if case .category = value { return value }
    let name: String = ValueWords(surroundings).string(of: value)
    originals[name] = value
    return .category(name)
  }

  /// Bars and areas grow along the axis of numbers where the other has categories, dates or intervals; between two axes of
  /// numbers along y. With one axis only they grow along that if it has numbers.
  private static func growth(_ mark: ResolvedMark) -> Axis {
    switch (mark.x, mark.y) {
    case (.at(let x), .at(let y)):
      switch (x.lower.kind, y.lower.kind) {
      case (.number, .category), (.number, .date): return x.upper == nil ? .horizontal : .vertical
      case (.number, .number): return y.upper != nil && x.upper == nil ? .horizontal : .vertical
      default: return .vertical
      }
    case (.between, .at): return .horizontal
    case (.at(let x), .full), (.at(let x), .fixed), (.at(let x), .fixedBetween):
      return x.lower.kind == .number && x.upper == nil ? .horizontal : .vertical
    case (.full, .at(let y)), (.fixed, .at(let y)), (.fixedBetween, .at(let y)):
      return y.lower.kind == .number && y.upper == nil ? .vertical : .horizontal
    case (.between, .full), (.between, .fixedBetween): return .horizontal
    default: return .vertical
    }
  }

  private func series(of mark: Mark) -> SeriesKey {
    var key = SeriesKey(kind: mark.kind)
    let style: MarkStyle = mark.style
    let data: [PlotDatum?] =
      [mark.series, style.foreground?.datum, style.symbol?.datum, style.lineStyle?.datum]
      + (style.rare?.values.positions.map(\.datum) ?? [])
    key.values = data.compactMap { $0?.value }
    return key
  }

  // MARK: Stacks and sectors

  private struct StackKey: Hashable {
    var kind: Mark.Kind
    var growth: Axis
    var place: MarkSpan
    var positions: [PlotValue]
  }

  /// Gives bars and areas both ends along the axis on which they grow.
  private func stack(_ marks: inout [ResolvedMark]) {
    var groups: [StackingMethod: [Int]] = [:]
    for index in marks.indices where marks[index].mark.kind == .bar || marks[index].mark.kind == .area {
      guard marks[index].stackedValue != nil else { continue }
      groups[marks[index].mark.stacking, default: []].append(index)
    }
    for (method, indices) in groups {
      let keys: [StackKey] = indices.map { index in
        let mark: ResolvedMark = marks[index]
        return StackKey(
          kind: mark.mark.kind, growth: mark.growth, place: mark.growth == .vertical ? mark.x : mark.y,
          positions: mark.mark.style.rare?.values.positions.map(\.datum.value) ?? [])
      }
      let extents: [StackedExtent] = Stacking.extents(
        of: indices.map { marks[$0].stackedValue ?? 0 }, at: keys, by: method)
      for (index, extent) in zip(indices, extents) {
        let span: MarkSpan = .between(.number(extent.start), .number(extent.end))
        if marks[index].growth == .vertical { marks[index].y = span } else { marks[index].x = span }
      }
    }
  }

  /// Gives sectors their parts of the whole; a value below zero or that is no number has none.
  private func divide(_ marks: inout [ResolvedMark]) {
    let sectors: [Int] = marks.indices.filter { marks[$0].mark.kind == .sector }
    guard !sectors.isEmpty else { return }
    let sizes: [Double] = sectors.map { index in
      guard case .at(let interval) = marks[index].x, let value = interval.lower.magnitude else { return 0 }
      let size: Double = interval.upper?.magnitude.map { $0 - value } ?? value
      return size.isFinite && size > 0 ? size : 0
    }
    let total: Double = sizes.reduce(0, +)
    var sum: Double = 0
    for (index, size) in zip(sectors, sizes) {
      let start: Double = total > 0 ? sum / total : 0
      sum += size
      marks[index].share = start...(total > 0 ? max(start, sum / total) : start)
    }
  }
}

extension ResolvedMark {
  /// The number by which a bar or an area grows from zero; nil for one between two values.
  var stackedValue: Double? {
    guard case .at(let interval) = growth == .vertical ? y : x, interval.upper == nil,
      case .number(let value) = interval.lower
    else { return nil }
    return value
  }
}
