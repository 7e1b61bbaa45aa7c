import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection as straight lines.
///
/// All marks come from one collection, by properties of its elements: a chart of many values is made faster than of single marks.
nonisolated public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension RulePlot {
  /// A mark of each element at a value of x and between two distances along y, in points; nil is the edge of the plot.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .value(x.datum($0)), y: .fixedInterval(yStart, yEnd)) })
  }

  /// A mark of each element at a value of x and between the distances of two properties along y, in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .value(x.datum($0)), y: .fixedInterval($0[keyPath: yStart], $0[keyPath: yEnd])) })
  }

  /// A mark of each element at a value of x and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .value(x.datum($0)), y: .interval(yStart.datum($0), yEnd.datum($0))) })
  }

  /// A mark of each element at a distance along x, in points; nil is the middle and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .fixed(x), y: .interval(yStart.datum($0), yEnd.datum($0))) })
  }

  /// A mark of each element at the distance of a property along x, in points and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .fixed($0[keyPath: x]), y: .interval(yStart.datum($0), yEnd.datum($0))) })
  }

  /// A mark of each element between two distances along x, in points; nil is the edge of the plot and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .fixedInterval(xStart, xEnd), y: .value(y.datum($0))) })
  }

  /// A mark of each element between the distances of two properties along x, in points and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .fixedInterval($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.datum($0))) })
  }

  /// A mark of each element between two values of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .interval(xStart.datum($0), xEnd.datum($0)), y: .value(y.datum($0))) })
  }

  /// A mark of each element between two values of x and at a distance along y, in points; nil is the middle.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .interval(xStart.datum($0), xEnd.datum($0)), y: .fixed(y)) })
  }

  /// A mark of each element between two values of x and at the distance of a property along y, in points.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      data: data,
      mark: { Mark(.rule, x: .interval(xStart.datum($0), xEnd.datum($0)), y: .fixed($0[keyPath: y])) })
  }
}
