import ChartEngine
import CoreGraphics

/// Shows values and intervals as rectangles, as in a heat map.
nonisolated public struct RectangleMark: ChartContent {
  let mark: Mark
  /// The value along z, in a chart with three axes; a chart with two leaves it out.
  var z: MarkChannel = .none

  /// A rectangle at two values: it fills the bands of categories and the intervals of bins.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - width: The width.
  ///   - height: The height.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .value(x.datum), y: .value(y.datum))
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// A rectangle at a value of x between two distances from the top, in points; nil is the edge of the plot.
  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) where X: Plottable {
    var mark = Mark(.rectangle, x: .value(x.datum), y: .fixedInterval(yStart, yEnd))
    mark.width = width
    self.mark = mark
  }

  /// A rectangle at a value of y between two distances from the leading edge, in points; nil is the edge of the plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where Y: Plottable {
    var mark = Mark(.rectangle, x: .fixedInterval(xStart, xEnd), y: .value(y.datum))
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values of x.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values of y.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.rectangle, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
    mark.width = width
    self.mark = mark
  }

  /// A rectangle between two values of x and two of y.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.rectangle, x: .interval(xStart.datum, xEnd.datum), y: .interval(yStart.datum, yEnd.datum))
  }

  /// A rectangle between two values of x and two distances from the top, in points.
  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(.rectangle, x: .interval(xStart.datum, xEnd.datum), y: .fixedInterval(yStart, yEnd))
  }

  /// A rectangle between two values of y and two distances from the leading edge, in points.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(.rectangle, x: .fixedInterval(xStart, xEnd), y: .interval(yStart.datum, yEnd.datum))
  }

  /// A rectangle between distances from the edges of the plot, in points; nil is the edge.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(.rectangle, x: .fixedInterval(xStart, xEnd), y: .fixedInterval(yStart, yEnd))
  }

  nonisolated init(_ mark: Mark, z: MarkChannel) {
    self.mark = mark
    self.z = z
  }

  @MainActor public var body: Never { fatalError("RectangleMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
