import ChartEngine
import SwiftUICore

extension PointMark: Chart3DContent {
  /// A point in a chart with three axes.
  ///
  /// - Parameters:
  ///   - x: The value along x.
  ///   - y: The value along y.
  ///   - z: The value along z.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(Mark(.point, x: .value(x.datum), y: .value(y.datum)), z: .value(z.datum))
  }

  @MainActor public func _addMarks(to marks: inout _Chart3DMarks) { marks.add(.point, mark, z) }
}

extension RuleMark: Chart3DContent {
  /// A straight line in a chart with three axes: one of the values is an interval, along which it goes.
  ///
  /// ```swift
  /// let rule = RuleMark(x: .value("x", -1..<1), y: .value("y", 0), z: .value("z", 0))
  /// ```
  ///
  /// - Parameters:
  ///   - x: The value or the interval along x.
  ///   - y: The value or the interval along y.
  ///   - z: The value or the interval along z.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(Mark(.rule, x: .value(x.datum), y: .value(y.datum)), z: .value(z.datum))
  }

  @MainActor public func _addMarks(to marks: inout _Chart3DMarks) { marks.add(.rule, mark, z) }
}

extension RectangleMark: Chart3DContent {
  /// A rectangle in a chart with three axes: two of the values are intervals, over which it extends.
  ///
  /// ```swift
  /// let floor = RectangleMark(x: .value("x", 0..<10), y: .value("y", 0), z: .value("z", 0..<10))
  /// ```
  ///
  /// - Parameters:
  ///   - x: The value or the interval along x.
  ///   - y: The value or the interval along y.
  ///   - z: The value or the interval along z.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(Mark(.rectangle, x: .value(x.datum), y: .value(y.datum)), z: .value(z.datum))
  }

  @MainActor public func _addMarks(to marks: inout _Chart3DMarks) { marks.add(.rectangle, mark, z) }
}

extension _Chart3DMarks {
  /// Adds a mark with values along all three axes. One that was made for two axes has no place in space.
  fileprivate mutating func add(_ kind: SpaceMark.Kind, _ mark: Mark, _ z: MarkChannel) {
    guard case .value(let x) = mark.x, case .value(let y) = mark.y, case .value(let z) = z else { return }
    add(SpaceMark(kind, x: x, y: y, z: z))
  }
}
