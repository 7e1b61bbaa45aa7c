import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection, or a function, as a line.
///
/// All marks come from one collection, by properties of its elements: a chart of many values is made faster than of single marks.
nonisolated public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension LinePlot {
  /// A mark of each element at a value of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      data: data,
      mark: { Mark(.line, x: .value(x.datum($0)), y: .value(y.datum($0))) })
  }

  /// A mark of each element at a value of x and at a value of y; each series is one.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.line, x: .value(x.datum(element)), y: .value(y.datum(element)))
        mark.series = series.datum(element)
        return mark
      })
  }
}
