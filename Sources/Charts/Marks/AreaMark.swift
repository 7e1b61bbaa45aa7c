import ChartEngine
import CoreGraphics

/// Shows values as an area: from zero, or between two values.
///
/// All values of one series make one area. Areas from zero are stacked.
nonisolated public struct AreaMark: ChartContent {
  let mark: Mark

  /// A value of an area from zero.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - stacking: How areas are put on top of each other.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.area, x: .value(x.datum), y: .value(y.datum))
    mark.stacking = stacking.method
    self.mark = mark
  }

  /// A value of an area between two values of y.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.area, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
  }

  /// A value of an area between two values of x.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(.area, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// A value of an area from zero of a series.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - series: The area that the value belongs to.
  ///   - stacking: How areas are put on top of each other.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.area, x: .value(x.datum), y: .value(y.datum))
    mark.series = series.datum
    mark.stacking = stacking.method
    self.mark = mark
  }

  /// A value of an area between two values of y of a series.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.area, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
    mark.series = series.datum
    self.mark = mark
  }

  /// A value of an area between two values of x of a series.
  public nonisolated init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.area, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
    mark.series = series.datum
    self.mark = mark
  }

  @MainActor public var body: Never { fatalError("AreaMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
