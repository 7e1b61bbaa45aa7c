import ChartEngine
import CoreGraphics
import SwiftUICore

/// A function that is drawn as a line or an area.
package final class FunctionPlot {
  let kind: Mark.Kind
  let x: Text
  let y: Text
  /// The values that are put into the function; nil for all of the x axis.
  let domain: ClosedRange<Double>?
  /// Whether the function gives x as well.
  let isParametric: Bool
  /// x, and one or two values of y.
  let function: (Double) -> (Double, Double, Double?)

  /// How many values of a function are drawn: more than most charts have columns of pixels.
  static let count: Int = 600

  init(
    _ kind: Mark.Kind, x: Text, y: Text, domain: ClosedRange<Double>?, isParametric: Bool = false,
    _ function: @escaping (Double) -> (Double, Double, Double?)
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.domain = domain
    self.isParametric = isParametric
    self.function = function
  }

  /// The mark that stands for all of the function.
  var mark: Mark {
    var mark = Mark(kind)
    mark.function = self
    return mark
  }

  /// The marks of the function's values, with the style of the mark that stands for it.
  func marks(in domain: ClosedRange<Double>, like mark: Mark) -> [Mark] {
    let length: Double = domain.upperBound - domain.lowerBound
    var style: MarkStyle = mark.style
    // A line that leaves the scale ends at the edge of the plot area. Its values are none that somebody entered: they are
    // heard together, and not read one by one.
    style.rareValues.layers.append(Self.clip)
    style.rareValues.accessibility.isHidden = true
    return (0..<Self.count).map { index in
      let (x, first, second): (Double, Double, Double?) = function(
        domain.lowerBound + length * Double(index) / Double(Self.count - 1))
      let place: MarkChannel = .value(PlotDatum(self.x, PlotInterval(.number(x))))
      let low = PlotDatum(y, PlotInterval(.number(first)))
      var value = Mark(
        kind, x: place,
        y: second.map { .interval(low, PlotDatum(y, PlotInterval(.number($0)))) } ?? .value(low))
      value.style = style
      value.isFunctionValue = true
      value.series = PlotDatum(y, PlotInterval(.category("\(mark.identity.hashValue)")))
      value.identity = mark.identity.inside(index)
      return value
    }
  }

  private static let clip = MarkLayer(.clip(AnyShape(Rectangle()), FillStyle()))
}

extension [Mark] {
  /// The marks with the values of functions in their places.
  func samplingFunctions(_ settings: ChartSettings) -> [Mark] {
    guard contains(where: { $0.function != nil }) else { return self }
    let whole: ClosedRange<Double> = functionDomain(settings)
    return flatMap { mark -> [Mark] in
      guard let function = mark.function else { return [mark] }
      return function.marks(in: function.domain ?? whole, like: mark)
    }
  }

  /// The x axis of functions without a domain: that of the chart, of the other marks or functions, or from -10 to 10.
  private func functionDomain(_ settings: ChartSettings) -> ClosedRange<Double> {
    var values: [Double] = []
    if case .values(let given)? = settings.x.domain { values = given.compactMap(\.magnitude) }
    if values.isEmpty {
      for mark in self {
        values += mark.x.data.flatMap { [$0.interval.lower, $0.interval.upper] }.compactMap { $0?.magnitude }
        if let function = mark.function, !function.isParametric, let domain = function.domain {
          values += [domain.lowerBound, domain.upperBound]
        }
      }
    }
    let finite: [Double] = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max(), low < high else { return -10...10 }
    return low...high
  }
}
