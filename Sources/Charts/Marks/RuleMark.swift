import ChartEngine
import CoreGraphics

/// Shows a value or an interval as a straight line.
///
/// ```swift
/// let limit = RuleMark(y: .value("Limit", 9))
/// ```
nonisolated public struct RuleMark: ChartContent {
  let mark: Mark
  /// The value along z, in a chart with three axes; a chart with two leaves it out.
  var z: MarkChannel = .none

  /// A vertical line between two distances from the top, in points; nil is the edge of the plot.
  ///
  /// - Parameters:
  ///   - x: The value.
  ///   - yStart: The upper end.
  ///   - yEnd: The lower end.
  public nonisolated init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable {
    mark = Mark(.rule, x: .value(x.datum), y: .fixedInterval(yStart, yEnd))
  }

  /// A horizontal line between two distances from the leading edge, in points; nil is the edge of the plot.
  ///
  /// - Parameters:
  ///   - xStart: The leading end.
  ///   - xEnd: The trailing end.
  ///   - y: The value.
  public nonisolated init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = Mark(.rule, x: .fixedInterval(xStart, xEnd), y: .value(y.datum))
  }

  /// A vertical line between two values.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
  }

  /// A horizontal line between two values.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rule, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// A horizontal line between two values, at a distance from the top in points; nil is the middle.
  public nonisolated init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = Mark(.rule, x: .interval(xStart.datum, xEnd.datum), y: .fixed(y))
  }

  /// A vertical line between two values, at a distance from the leading edge in points; nil is the middle.
  public nonisolated init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where Y: Plottable {
    mark = Mark(.rule, x: .fixed(x), y: .interval(yStart.datum, yEnd.datum))
  }

  nonisolated init(_ mark: Mark, z: MarkChannel) {
    self.mark = mark
    self.z = z
  }

  @MainActor public var body: Never { fatalError("RuleMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
