import AccessibilityTree
import ChartEngine
import Foundation
import SwiftUICore

extension ChartModel {
  /// The description of the chart for assistive technologies, made when somebody asks for it.
  func describer(in environment: EnvironmentValues) -> ChartDescriber {
    if let knownDescriber { return knownDescriber }
    let describer = ChartDescriber { [unowned self] in ChartDescription(self, MarkWords(self, environment)) }
    knownDescriber = describer
    return describer
  }
}

extension ChartDescription {
  /// The marks of a chart as series of points: those of one kind that are told apart by the same values.
  init(_ model: ChartModel, _ words: MarkWords) {
    var order: [String] = []
    var series: [String: Series] = [:]
    var sectors: [String] = []
    for mark in model.marks where mark.isDescribed {
      let name: String = mark.mark.kind == .sector ? "" : words.seriesName(of: mark)
      let isContinuous: Bool = mark.mark.kind == .line || mark.mark.kind == .area
      // An area under a line of the same values is heard once.
      let function: String = mark.mark.isFunctionValue ? "\(mark.series.values)" : ""
      let key: String = "\(mark.mark.kind == .area ? Mark.Kind.line : mark.mark.kind) \(name) \(function)"
      guard let point = Point(mark, model, words, &sectors) else { continue }
      if series[key] == nil {
        order.append(key)
        series[key] = Series(name: name, isContinuous: isContinuous, points: [])
      }
      if let last = series[key]?.points.last, last.x == point.x, last.y == point.y { continue }
      series[key]?.points.append(point)
    }
    let isTurned: Bool = model.marks.first.map { $0.isTurned } ?? false
    self.init(
      title: words.title,
      x: sectors.isEmpty
        ? Axis(isTurned ? model.y : model.x, words)
        : Axis(title: "", range: 0...Double(sectors.count - 1), categories: sectors),
      y: sectors.isEmpty ? Axis(isTurned ? model.x : model.y, words) : nil,
      series: order.compactMap { series[$0] })
  }
}

extension ResolvedMark {
  /// Whether the mark is one of the data: rules say something about them, and what is hidden is told nowhere. The values of a
  /// function are told together.
  fileprivate var isDescribed: Bool {
    mark.kind != .rule && (!isHiddenFromReaders || mark.isFunctionValue)
  }

  /// Whether the mark grows along x, so that y says for what it stands.
  var isTurned: Bool { (mark.kind == .bar || mark.kind == .area) && growth == .horizontal }
}

extension ChartDescription.Axis {
  fileprivate init(_ axis: AxisModel?, _ words: MarkWords) {
    self.init(axis, title: axis?.title?.string(in: words.environment) ?? "")
  }

  init(_ axis: AxisModel?, title: String) {
    switch axis?.scale {
    case .number(let scale):
      self.init(title: title, range: scale.lower...scale.upper, scale: scale.curve == .log ? .logarithmic : .linear)
    case .date(let scale): self.init(title: title, range: scale.lower...scale.upper)
    case .category(let scale):
      self.init(
        title: title, range: 0...Double(max(0, scale.categories.count - 1)), categories: scale.categories)
    case nil: self.init(title: title, range: 0...1)
    }
  }
}

extension ChartDescription.Point {
  /// The point of a mark; nil for one without a value.
  fileprivate init?(_ mark: ResolvedMark, _ model: ChartModel, _ words: MarkWords, _ sectors: inout [String]) {
    let own: MarkAccessibility = mark.mark.style.rare?.values.accessibility ?? MarkAccessibility()
    let label: String? = own.label?.string(in: words.environment)
    let (xWords, yWords): (String, String) = words.parts(of: mark)
    if mark.mark.kind == .sector {
      guard case .at(let interval) = mark.x, let value = interval.lower.magnitude else { return nil }
      sectors.append(xWords)
      self.init(x: Double(sectors.count - 1), y: value, xWords: xWords, yWords: yWords, label: label)
      return
    }
    let (place, value): (MarkSpan, MarkChannel) =
      mark.isTurned ? (mark.y, mark.mark.x) : (mark.x, mark.mark.y)
    guard let x = Self.place(place, model.axis(mark.isTurned ? .vertical : .horizontal)) else { return nil }
    let y: Double? =
      switch value {
      case .value(let datum): datum.interval.middle.magnitude
      // Of a range the upper end is heard.
      case .interval(_, let end): end.interval.lower.magnitude
      default: nil
      }
    self.init(x: x, y: y, xWords: xWords, yWords: yWords, label: label)
  }

  private static func place(_ span: MarkSpan, _ axis: AxisModel?) -> Double? {
    guard let interval = span.place else { return 0 }
    if case .category(let name) = interval.lower, case .category(let scale)? = axis?.scale {
      return scale.band(of: name).map { band in
        let index: Double = (band.lowerBound / scale.step).rounded()
        return scale.isReversed ? Double(scale.categories.count - 1) - index : index
      }
    }
    return interval.middle.magnitude
  }
}
