import ChartEngine
import CoreGraphics

/// Shows values as points, each with a symbol.
nonisolated public struct PointMark: ChartContent {
  let mark: Mark
  /// The value along z, in a chart with three axes; a chart with two leaves it out.
  var z: MarkChannel = .none

  /// A point at two values.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  public nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(.point, x: .value(x.datum), y: .value(y.datum))
  }

  /// A point at a value of x, at a distance from the top in points; nil is the middle.
  public nonisolated init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = Mark(.point, x: .value(x.datum), y: .fixed(y))
  }

  /// A point at a value of y, at a distance from the leading edge in points; nil is the middle.
  public nonisolated init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = Mark(.point, x: .fixed(x), y: .value(y.datum))
  }

  nonisolated init(_ mark: Mark, z: MarkChannel) {
    self.mark = mark
    self.z = z
  }

  @MainActor public var body: Never { fatalError("PointMark adds a mark itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(mark) }
}
