import ChartEngine
import CoreGraphics

/// Shows values as bars.
///
/// Bars at one place are stacked. Which axis they grow along follows from the values: along that of numbers, where the other
/// has categories or dates.
///
/// ```swift
/// let bar = BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
/// ```
nonisolated public struct BarMark: ChartContent {
  let mark: Mark

  /// A bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - width: The width of a bar that grows along y.
  ///   - height: The height of a bar that grows along x.
  ///   - stacking: How bars at one place are put on top of each other.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .value(x.datum), y: .value(y.datum))
    mark.width = width
    mark.height = height
    mark.stacking = stacking.method
    self.mark = mark
  }

  /// A bar at a value of x between two distances from the top, in points; nil is the edge of the plot.
  ///
  /// Along an axis of numbers the bar is as long as its value, and bars are stacked.
  public nonisolated init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    var mark = Mark(.bar, x: .value(x.datum), y: .fixedInterval(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking.method
    self.mark = mark
  }

  /// A bar at a value of y between two distances from the leading edge, in points; nil is the edge of the plot.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    var mark = Mark(.bar, x: .fixedInterval(xStart, xEnd), y: .value(y.datum))
    mark.height = height
    mark.stacking = stacking.method
    self.mark = mark
  }

  /// A bar between two values of x.
  public nonisolated init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
    mark.height = height
    self.mark = mark
  }

  /// A bar between two values of x and two distances from the top, in points.
  public nonisolated init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(.bar, x: .interval(xStart.datum, xEnd.datum), y: .fixedInterval(yStart, yEnd))
  }

  /// A bar between two values of y.
  public nonisolated init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = Mark(.bar, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
    mark.width = width
    self.mark = mark
  }

  /// A bar between two values of y and two distances from the leading edge, in points.
  public nonisolated init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(.bar, x: .fixedInterval(xStart, xEnd), y: .interval(yStart.datum, yEnd.datum))
  }

  @MainActor public var body: Never { fatalError("BarMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
