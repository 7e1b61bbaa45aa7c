import ChartEngine
import CoreGraphics

/// Shows values as a line.
///
/// All values of one series are joined in their order. What is encoded (`foregroundStyle(by:)` and the like) makes series too.
nonisolated public struct LineMark: ChartContent {
  let mark: Mark

  /// A value of a line.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  public nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(.line, x: .value(x.datum), y: .value(y.datum))
  }

  /// A value of a line.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - series: The line that the value belongs to.
  public nonisolated init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = Mark(.line, x: .value(x.datum), y: .value(y.datum))
    mark.series = series.datum
    self.mark = mark
  }

  @MainActor public var body: Never { fatalError("LineMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
