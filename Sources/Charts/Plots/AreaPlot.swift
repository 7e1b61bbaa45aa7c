import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection, or a function, as an area.
///
/// All marks come from one collection, by properties of its elements: a chart of many values is made faster than of single marks.
nonisolated public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension AreaPlot {
  /// A mark of each element at a value of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.area, x: .value(x.datum(element)), y: .value(y.datum(element)))
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element at a value of x and at a value of y; each series is one.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.area, x: .value(x.datum(element)), y: .value(y.datum(element)))
        mark.series = series.datum(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element at a value of x and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { Mark(.area, x: .value(x.datum($0)), y: .interval(yStart.datum($0), yEnd.datum($0))) })
  }

  /// A mark of each element at a value of x and between two values of y; each series is one.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.area, x: .value(x.datum(element)), y: .interval(yStart.datum(element), yEnd.datum(element)))
        mark.series = series.datum(element)
        return mark
      })
  }

  /// A mark of each element between two values of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { Mark(.area, x: .interval(xStart.datum($0), xEnd.datum($0)), y: .value(y.datum($0))) })
  }

  /// A mark of each element between two values of x and at a value of y; each series is one.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.area, x: .interval(xStart.datum(element), xEnd.datum(element)), y: .value(y.datum(element)))
        mark.series = series.datum(element)
        return mark
      })
  }
}
