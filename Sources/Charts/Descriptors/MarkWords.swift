import AccessibilityTree
import ChartEngine
import Foundation
import SwiftUICore

/// What is read of a chart and its marks.
struct MarkWords {
  let model: ChartModel
  let environment: EnvironmentValues

  init(_ model: ChartModel, _ environment: EnvironmentValues) {
    self.model = model
    self.environment = environment
  }

  /// What the chart is about: the titles of its values.
  var title: String {
    let titles: [String] = [model.y?.title, model.x?.title, sectorTitle].compactMap { $0?.string(in: environment) }
    let unique: [String] = titles.filter { !$0.isEmpty }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return unique.isEmpty ? "Chart" : unique.joined(separator: ", ")
  }

  private var sectorTitle: Text? {
    model.marks.first { $0.mark.kind == .sector }.flatMap { $0.mark.x.first?.label }
  }

  /// The properties of a mark's element. Its label says what it is for, its value what it says.
  func properties(of index: Int, place: Int) -> AccessibilityProperties {
    let mark: ResolvedMark = model.marks[index]
    let own: MarkAccessibility = mark.mark.style.rare?.values.accessibility ?? MarkAccessibility()
    let (label, value): (String, String) = words(of: mark)
    var properties = AccessibilityProperties(
      label: own.label?.string(in: environment) ?? label, value: own.value?.string(in: environment) ?? value)
    properties.identifier = own.identifier
    // In the order of the data, wherever the marks stand.
    properties.sortPriority = Double(-place)
    return properties
  }

  /// The label and the value of a mark: for what it stands, with its series, and how much.
  private func words(of mark: ResolvedMark) -> (String, String) {
    let series: [String] = seriesNames(of: mark)
    switch mark.mark.kind {
    case .sector:
      let amount: String = string(mark.mark.x, .horizontal)
      let share: Double = mark.share.upperBound - mark.share.lowerBound
      let part: String = share.formatted(.percent.precision(.fractionLength(0...1)).locale(model.surroundings.locale))
      return series.isEmpty ? (amount, part) : (series.joined(separator: ", "), "\(amount), \(part)")
    default:
      let (x, y): (String, String) = (string(mark.mark.x, .horizontal), string(mark.mark.y, .vertical))
      // What grows along x is named by y.
      let isTurned: Bool = (mark.mark.kind == .bar || mark.mark.kind == .area) && mark.growth == .horizontal
      let (name, amount): (String, String) = isTurned ? (y, x) : (x, y)
      let names: [String] = ([name] + series).filter { !$0.isEmpty }
      if names.isEmpty { return (amount, "") }
      return (names.joined(separator: ", "), amount)
    }
  }

  private func string(_ channel: MarkChannel, _ axis: Axis) -> String {
    let data: [PlotDatum] = channel.data
    guard let first = data.first else { return "" }
    let start: String = model.words.string(of: first.interval, unit: first.unit?.component)
    guard data.count > 1 else { return localized(first, start) }
    return "\(start) – \(model.words.string(of: data[1].interval, unit: data[1].unit?.component))"
  }

  /// The names of an enumeration's cases are looked up.
  private func localized(_ datum: PlotDatum, _ string: String) -> String {
    datum.value.kind == .category ? Text(LocalizedStringKey(string)).string(in: environment) : string
  }

  /// The values by which the mark is told from others at the same place, each once.
  private func seriesNames(of mark: ResolvedMark) -> [String] {
    let style: MarkStyle = mark.mark.style
    let data: [PlotDatum?] =
      [style.foreground?.datum, style.symbol?.datum, mark.mark.series, style.lineStyle?.datum]
      + (style.rare?.values.positions.map(\.datum) ?? []) + [style.symbolSize?.datum]
    let known: Set<PlotValue> = Set([mark.mark.x.first?.value, mark.mark.y.first?.value].compactMap { $0 })
    var seen: Set<PlotValue> = known
    return data.compactMap { datum in
      guard let datum, seen.insert(datum.value).inserted else { return nil }
      return localized(datum, model.words.string(of: datum.interval, unit: datum.unit?.component))
    }
  }

  /// A chart of many marks in one sentence: how many there are and between which values they lie.
  func summary(of marks: [Int]) -> String {
    var parts: [String] = ["\(marks.count)"]
    for axis in [Axis.horizontal, .vertical] {
      guard let scale = model.axis(axis)?.scale else { continue }
      switch scale {
      case .category(let scale): parts.append("\(scale.categories.count)")
      case .number(let numbers):
        parts.append(model.words.string(of: PlotInterval(.number(numbers.lower), to: .number(numbers.upper))))
      case .date(let dates):
        parts.append(model.words.string(of: PlotInterval(.date(dates.lower), to: .date(dates.upper))))
      }
    }
    return parts.joined(separator: ", ")
  }
}
