import ChartEngine
import Foundation
import SwiftUICore

/// Finds the scale of an axis and the values along it.
package struct AxisBuilder {
  let axis: Axis
  let settings: AxisSettings
  let surroundings: ChartSurroundings
  /// About how many values an axis has of itself.
  static let usualCount: Int = 5
  /// The most values of an axis that are looked at for labels. More never have room.
  static let limit: Int = 400

  private var dateTicks: DateTicks { DateTicks(calendar: surroundings.calendar) }

  /// The axis for the values of marks; nil where there is neither a value nor a domain.
  ///
  /// - Parameter hasBars: Whether marks grow from zero along the axis.
  func build(_ values: [PlotValue], title: Text?, unit: Calendar.Component?, originals: [String: PlotValue])
    -> AxisModel?
  {
    guard let scale = scale(of: values) else { return nil }
    var model = AxisModel(
      axis: axis, scale: scale, range: settings.range ?? .plot(start: 0, end: 0), title: title, unit: unit,
      originals: originals)
    guard settings.visibility != .hidden else { return model }
    model.groups = descriptions.map { group(of: $0, model) }
    return model
  }

  private var descriptions: [AxisDescription] {
    settings.content ?? [
      AxisDescription(
        preset: .automatic, position: .automatic,
        values: .automatic(minimumStride: nil, desiredCount: nil, AxisMarkValues.Rounding()),
        content: .automatic(stroke: nil, format: nil))
    ]
  }

  // MARK: The scale

  private func scale(of values: [PlotValue]) -> PositionScale? {
    var given: [PlotValue]?
    if case .values(let domain)? = settings.domain { given = domain }
    guard let kind = kind(of: given ?? values) ?? kind(of: values) else { return nil }
    switch kind {
    case .category: return .category(categories(values, given))
    case .number: return .number(numbers(values, given))
    case .date: return .date(dates(values, given))
    }
  }

  /// Categories where there is one: a number has no place between them, but they have none between numbers either.
  private func kind(of values: [PlotValue]) -> PlotValue.Kind? {
    switch settings.type?.kind {
    case .category: return .category
    case .date: return values.contains { $0.kind == .category } ? .category : .date
    default: break
    }
    guard let first = values.first else { return nil }
    return first.kind == .category ? .category : values.lazy.map(\.kind).first { $0 == .category } ?? first.kind
  }

  private func name(_ value: PlotValue) -> String {
    if case .category(let name) = value { return name }
    return ValueWords(surroundings).string(of: value)
  }

  private func categories(_ values: [PlotValue], _ given: [PlotValue]?) -> CategoryScale {
    if let given { return CategoryScale(given.map(name)).reading(axis) }
    guard case .inferred(_, let isReversed, let change)? = settings.domain else {
      return CategoryScale(values.map(name)).reading(axis)
    }
    var inferred: [PlotValue] = CategoryScale(values.map(name)).categories.map { .category($0) }
    if let change { inferred = change(inferred) }
    return CategoryScale(inferred.map(name), isReversed: isReversed).reading(axis)
  }

  private var curve: ScaleCurve {
    if case .number(let curve)? = settings.type?.kind { return curve }
    return .linear
  }

  private func numbers(_ values: [PlotValue], _ given: [PlotValue]?) -> NumberScale {
    if let given {
      let bounds: [Double] = given.compactMap(\.magnitude)
      return NumberScale(
        lower: bounds.min() ?? 0, upper: bounds.max() ?? 1, curve: curve,
        isReversed: (bounds.first ?? 0) > (bounds.last ?? 0))
    }
    var (low, high): (Double, Double) = (.infinity, -.infinity)
    for value in values {
      guard let number = value.magnitude, number.isFinite, curve != .log || number > 0 else { continue }
      (low, high) = (min(low, number), max(high, number))
    }
    if low > high { (low, high) = curve == .log ? (1, 10) : (0, 1) }
    var includesZero: Bool = curve != .log
    var isReversed: Bool = false
    if case .inferred(let zero, let reversed, let change)? = settings.domain {
      isReversed = reversed
      if let zero, curve != .log { includesZero = zero }
      if let change {
        let bounds: [Double] = change([.number(low), .number(high)]).compactMap(\.magnitude)
        (low, high) = (bounds.min() ?? low, bounds.max() ?? high)
      }
    }
    if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high { high = low == 0 ? 1 : low + abs(low) / 2 }
    (low, high) = rounded(low, high)
    return NumberScale(lower: low, upper: high, curve: curve, isReversed: isReversed)
  }

  /// Bounds at values with marks, as far as the marks ask for that.
  private func rounded(_ low: Double, _ high: Double) -> (Double, Double) {
    if curve == .log {
      guard roundings.lower ?? true || roundings.upper ?? true else { return (low, high) }
      return (pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
    }
    return NiceNumbers.rounded(
      low, high, rule, lowerBound: roundings.lower ?? true, upperBound: roundings.upper ?? true)
  }

  /// How the first group of marks that finds its values does so.
  private var rule: NiceNumbers.Rule {
    for description in descriptions {
      switch description.values {
      case .automatic(let minimum, let count, _):
        return NiceNumbers.Rule(count: count ?? Self.usualCount, minimumStride: minimum)
      case .stride(let step, _): return NiceNumbers.Rule(stride: step)
      case .calendar, .list: continue
      }
    }
    return NiceNumbers.Rule(count: Self.usualCount)
  }

  /// Where all values are given, the bounds are those of the data.
  private var roundings: AxisMarkValues.Rounding {
    for description in descriptions {
      switch description.values {
      case .automatic(_, _, let rounding), .stride(_, let rounding), .calendar(_, _, let rounding, _): return rounding
      case .list: continue
      }
    }
    return AxisMarkValues.Rounding(lower: nil, upper: nil)
  }

  private func dates(_ values: [PlotValue], _ given: [PlotValue]?) -> NumberScale {
    let all: [Double] = (given ?? values).compactMap(\.magnitude).filter(\.isFinite)
    var (low, high): (Double, Double) = (all.min() ?? 0, all.max() ?? 86_400)
    if given != nil {
      return NumberScale(lower: low, upper: high, isReversed: (all.first ?? 0) > (all.last ?? 0))
    }
    var isReversed: Bool = false
    if case .inferred(_, let reversed, let change)? = settings.domain {
      isReversed = reversed
      if let change {
        let bounds: [Double] = change([.date(low), .date(high)]).compactMap(\.magnitude)
        (low, high) = (bounds.min() ?? low, bounds.max() ?? high)
      }
    }
    // A single moment stands in the middle of its day.
    if low == high { (low, high) = (low - 43_200, high + 43_200) }
    if roundings.lower ?? false || roundings.upper ?? false, let stride = dateStride(low, high) {
      let (start, end): (Date, Date) = dateTicks.rounded(
        Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high), to: stride.unit)
      if roundings.lower ?? false { low = start.timeIntervalSinceReferenceDate }
      if roundings.upper ?? false { high = end.timeIntervalSinceReferenceDate }
    }
    return NumberScale(lower: low, upper: high, isReversed: isReversed)
  }

  private func dateStride(_ low: Double, _ high: Double) -> DateTicks.Stride? {
    for description in descriptions {
      switch description.values {
      case .automatic(_, let count, _): return DateTicks.stride(span: high - low, count: count ?? Self.usualCount)
      case .calendar(let unit, let count, _, _): return DateTicks.Stride(unit, count: count)
      case .stride, .list: continue
      }
    }
    return DateTicks.stride(span: high - low, count: Self.usualCount)
  }

  // MARK: Values

  private func group(of description: AxisDescription, _ model: AxisModel) -> AxisGroup {
    let found: [PlotValue] = values(description.values, model).filter { isInside($0, model.scale) }
    let words: [String] = ValueWords(surroundings).labels(of: found.map { model.original($0) })
    let values: [AxisGroupValue] = found.indices.compactMap { index in
      let next: PlotValue? = index + 1 < found.count ? found[index + 1] : nil
      guard let stretch = stretch(of: found[index], next, model) else { return nil }
      let value = AxisValue(value: model.original(found[index]), index: index, count: found.count)
      return AxisGroupValue(
        value: found[index], start: stretch.start, end: stretch.end, isBand: model.scale.kind == .category,
        elements: elements(description.content, value, model), words: words[index])
    }
    return AxisGroup(edge: edge(description.position, model), preset: description.preset, values: values)
  }

  private func values(_ kind: AxisMarkValues.Kind, _ model: AxisModel) -> [PlotValue] {
    switch (kind, model.scale) {
    case (.list(let list), .category): list.map { .category(name($0)) }
    case (.list(let list), _): list
    case (_, .category(let scale)): thinned(scale.categories).map { .category($0) }
    case (.automatic(let minimum, let count, _), .number(let scale)):
      scale.ticks(NiceNumbers.Rule(count: count ?? Self.usualCount, minimumStride: minimum)).map { .number($0) }
    case (.stride(let step, _), .number(let scale)): scale.ticks(NiceNumbers.Rule(stride: step)).map { .number($0) }
    case (.automatic(_, let count, _), .date(let scale)):
      moments(scale, DateTicks.stride(span: scale.upper - scale.lower, count: count ?? Self.usualCount), nil)
    case (.calendar(let unit, let count, _, let calendar), .date(let scale)):
      moments(scale, DateTicks.Stride(unit, count: count), calendar, isAligned: false)
    case (.stride(let step, _), .date(let scale)):
      NiceNumbers.ticks(from: scale.lower, to: scale.upper, NiceNumbers.Rule(stride: step)).map { .date($0) }
    case (.calendar, .number(let scale)): scale.ticks(NiceNumbers.Rule(count: Self.usualCount)).map { .number($0) }
    }
  }

  /// Of more categories than have room for a label some at equal distances.
  private func thinned(_ categories: [String]) -> [String] {
    guard categories.count > Self.limit else { return categories }
    let step: Int = (categories.count + Self.limit - 1) / Self.limit
    return stride(from: 0, to: categories.count, by: step).map { categories[$0] }
  }

  private func moments(
    _ scale: NumberScale, _ stride: DateTicks.Stride?, _ calendar: Calendar?, isAligned: Bool = true
  ) -> [PlotValue] {
    guard let stride else {
      return NiceNumbers.ticks(from: scale.lower, to: scale.upper, NiceNumbers.Rule(count: Self.usualCount))
        .map { .date($0) }
    }
    let ticks: DateTicks = calendar.map { DateTicks(calendar: $0) } ?? dateTicks
    return ticks.ticks(
      from: Date(timeIntervalSinceReferenceDate: scale.lower), to: Date(timeIntervalSinceReferenceDate: scale.upper),
      by: stride, isAligned: isAligned
    ).map { .date($0.timeIntervalSinceReferenceDate) }
  }

  private func isInside(_ value: PlotValue, _ scale: PositionScale) -> Bool {
    guard let fraction = scale.fraction(of: value) else { return false }
    return fraction > -1e-9 && fraction < 1 + 1e-9
  }

  private func stretch(of value: PlotValue, _ next: PlotValue?, _ model: AxisModel) -> (start: Double, end: Double)? {
    if case .category(let scale) = model.scale, case .category(let name) = value {
      return scale.band(of: name).map { ($0.lowerBound, $0.upperBound) }
    }
    guard let start = model.scale.fraction(of: value) else { return nil }
    let end: Double = next.flatMap { model.scale.fraction(of: $0) } ?? (model.scale.isReversed ? 0 : 1)
    return (start, end)
  }

  private func edge(_ position: AxisMarkPosition, _ model: AxisModel) -> AxisEdge {
    switch (position.kind, axis) {
    case (.leading, .vertical): .leading
    case (.trailing, .vertical): .trailing
    case (.top, .horizontal): .top
    case (_, .horizontal): .bottom
    // Names are read before what they stand for; numbers are looked up where a series ends.
    default: model.scale.kind == .category ? .leading : .trailing
    }
  }

  private func elements(_ content: AxisMarksContent, _ value: AxisValue, _ model: AxisModel) -> [AxisElement] {
    switch content {
    case .custom(let make): return make(value)
    case .automatic(let stroke, let format):
      var label = AxisLabelDescription(content: .automatic, collision: .automatic, orientation: .automatic)
      if let format { label.content = .format(format) }
      var elements: [AxisElement] = [.label(label, AxisElementStyle())]
      // Bands need no lines between them: bars show where they are.
      if model.scale.kind != .category || stroke != nil {
        elements.insert(.gridLine(centered: nil, stroke: stroke, AxisElementStyle()), at: 0)
        if axis == .horizontal {
          elements.insert(.tick(centered: nil, length: .automatic, stroke: stroke, AxisElementStyle()), at: 1)
        }
      }
      return elements
    }
  }
}

extension CategoryScale {
  /// The first category of a vertical axis stands at its top, as lines are read.
  fileprivate func reading(_ axis: Axis) -> CategoryScale {
    axis == .vertical ? CategoryScale(categories, isReversed: !isReversed) : self
  }
}
