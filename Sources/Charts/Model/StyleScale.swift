import ChartEngine
import CoreGraphics
import SwiftUICore

/// How the values of an encoding become colours, symbols, sizes or dashes.
package struct StyleScale<Value> {
  /// What the values are, as the marks say.
  package let title: Text
  /// The values in the order of a legend; of numbers the bounds.
  package let domain: [PlotValue]
  private let places: [PlotValue: Int]
  private let settings: StyleScaleSettings<Value>
  private let usual: [Value]
  /// For numbers.
  package let numbers: NumberScale?

  /// The scale for values in their order; nil where there is none.
  ///
  /// - Parameters:
  ///   - usual: What values are shown by unless said, in turn.
  ///   - isContinuous: Whether numbers lie on a scale and are not told apart one by one.
  init?(_ data: [PlotDatum], _ settings: StyleScaleSettings<Value>, usual: [Value], isContinuous: Bool) {
    guard let first = data.first else { return nil }
    self.settings = settings
    self.usual = usual
    title = first.label
    var values: [PlotValue] = []
    var seen: Set<PlotValue> = []
    for datum in data where seen.insert(datum.value).inserted { values.append(datum.value) }
    switch settings.domain {
    case .values(let given): values = given
    case .inferred(_, _, let change?): values = change(values)
    default: break
    }
    let isCategorical: Bool = settings.type == .category || settings.mapping != nil
    if isContinuous, !isCategorical, values.allSatisfy({ $0.kind != .category }), !values.isEmpty {
      let bounds: [Double] = values.compactMap(\.magnitude).filter(\.isFinite)
      var curve: ScaleCurve = .linear
      if case .number(let given)? = settings.type?.kind { curve = given }
      let scale = NumberScale(lower: bounds.min() ?? 0, upper: bounds.max() ?? 1, curve: curve)
      numbers = scale
      domain =
        values[0].kind == .date
        ? [.date(scale.lower), .date(scale.upper)] : [.number(scale.lower), .number(scale.upper)]
    } else {
      numbers = nil
      domain = values
    }
    places = Dictionary(zip(values, values.indices)) { first, _ in first }
  }

  /// The place of a value among the others.
  package func index(of value: PlotValue) -> Int? { places[value] }

  /// What a value is shown by, one by one.
  package func discrete(_ value: PlotValue) -> Value? {
    if let mapping = settings.mapping { return mapping(value) }
    guard let index = places[value] else { return nil }
    let range: [Value] = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    return range.isEmpty ? nil : range[index % range.count]
  }

  /// Where a number lies between the bounds, from 0 to 1.
  package func share(of value: PlotValue) -> Double? {
    guard let numbers, let number = value.magnitude, let share = numbers.fraction(of: number) else { return nil }
    return max(0, min(1, share))
  }

  package var range: [Value]? { settings.range }
  package var gradient: Gradient? { settings.gradient }
}

extension StyleScale<AnyShapeStyle> {
  /// The colours that tell series apart, in turn.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init?(_ data: [PlotDatum], _ settings: StyleScaleSettings<AnyShapeStyle>) {
    self.init(data, settings, usual: Self.palette.map { AnyShapeStyle($0) }, isContinuous: true)
  }

  /// The colours over which numbers lie.
  package var colors: Gradient {
    gradient ?? Gradient(colors: [Color.blue.mix(with: .white, by: 0.75), .blue])
  }

  /// The style of a value.
  package func style(for value: PlotValue) -> AnyShapeStyle? {
    guard numbers != nil else { return discrete(value) }
    guard let share = share(of: value) else { return nil }
    if let range, gradient == nil, !range.isEmpty {
      // Styles that are no colours are not mixed: each has a part of the scale.
      return range[min(range.count - 1, Int(share * Double(range.count)))]
    }
    return AnyShapeStyle(GradientPlace(gradient: colors, share: share))
  }
}

/// The colour at a place of a gradient.
struct GradientPlace: ShapeStyle, Hashable {
  var gradient: Gradient
  var share: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    let stops: [Gradient.Stop] = gradient.stops
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location >= share }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high): (Gradient.Stop, Gradient.Stop) = (stops[next - 1], stops[next])
    let length: CGFloat = high.location - low.location
    return length > 0 ? low.color.mix(with: high.color, by: (share - low.location) / length, in: .device) : high.color
  }
}

extension StyleScale<AnyChartSymbolShape> {
  init?(_ data: [PlotDatum], _ settings: StyleScaleSettings<AnyChartSymbolShape>) {
    let forms: [BasicChartSymbolShape] = [
      .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    self.init(data, settings, usual: forms.map { AnyChartSymbolShape($0) }, isContinuous: false)
  }
}

extension StyleScale<StrokeStyle> {
  init?(_ data: [PlotDatum], _ settings: StyleScaleSettings<StrokeStyle>) {
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [10, 4, 2, 4], [12, 6]]
    let strokes: [StrokeStyle] = dashes.map {
      StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
    }
    self.init(data, settings, usual: strokes, isContinuous: false)
  }
}

extension StyleScale<CGFloat> {
  /// The areas of the smallest and the largest symbol, in square points.
  static let usualSizes: [CGFloat] = [20, 240]

  init?(_ data: [PlotDatum], _ settings: StyleScaleSettings<CGFloat>) {
    self.init(data, settings, usual: Self.usualSizes, isContinuous: true)
  }

  /// The area of a value's symbol.
  package func area(for value: PlotValue) -> CGFloat? {
    let sizes: [CGFloat] = range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usualSizes
    let (least, most): (CGFloat, CGFloat) = (sizes[0], sizes[sizes.count - 1])
    if let share = share(of: value) { return least + (most - least) * CGFloat(share) }
    if sizes.count > 2 || range == nil && domain.count <= 1 { return discrete(value) }
    // Categories between two sizes: one size after the other.
    guard let index = index(of: value) else { return discrete(value) }
    return domain.count < 2 ? least : least + (most - least) * CGFloat(index) / CGFloat(domain.count - 1)
  }
}
