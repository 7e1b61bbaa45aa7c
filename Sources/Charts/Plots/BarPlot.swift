import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection as bars.
///
/// All marks come from one collection, by properties of its elements: a chart of many values is made faster than of single marks.
nonisolated public struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension BarPlot {
  /// A mark of each element at a value of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.bar, x: .value(x.datum(element)), y: .value(y.datum(element)))
        mark.width = width.dimension(element)
        mark.height = height.dimension(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element at a value of x and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.bar, x: .value(x.datum(element)), y: .interval(yStart.datum(element), yEnd.datum(element)))
        mark.width = width.dimension(element)
        return mark
      })
  }

  /// A mark of each element at a value of x and between two distances along y, in points; nil is the edge of the plot.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.bar, x: .value(x.datum(element)), y: .fixedInterval(yStart, yEnd))
        mark.width = width.dimension(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element at a value of x and between the distances of two properties along y, in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(
          .bar, x: .value(x.datum(element)), y: .fixedInterval(element[keyPath: yStart], element[keyPath: yEnd]))
        mark.width = width.dimension(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element between two values of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.bar, x: .interval(xStart.datum(element), xEnd.datum(element)), y: .value(y.datum(element)))
        mark.height = height.dimension(element)
        return mark
      })
  }

  /// A mark of each element between two distances along x, in points; nil is the edge of the plot and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.bar, x: .fixedInterval(xStart, xEnd), y: .value(y.datum(element)))
        mark.height = height.dimension(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element between the distances of two properties along x, in points and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(
          .bar, x: .fixedInterval(element[keyPath: xStart], element[keyPath: xEnd]), y: .value(y.datum(element)))
        mark.height = height.dimension(element)
        mark.stacking = stacking.method
        return mark
      })
  }

  /// A mark of each element between two values of x and between two distances along y, in points; nil is the edge of the plot.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { Mark(.bar, x: .interval(xStart.datum($0), xEnd.datum($0)), y: .fixedInterval(yStart, yEnd)) })
  }

  /// A mark of each element between two values of x and between the distances of two properties along y, in points.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: {
        Mark(
          .bar, x: .interval(xStart.datum($0), xEnd.datum($0)),
          y: .fixedInterval($0[keyPath: yStart], $0[keyPath: yEnd]))
      })
  }

  /// A mark of each element between two distances along x, in points; nil is the edge of the plot and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: { Mark(.bar, x: .fixedInterval(xStart, xEnd), y: .interval(yStart.datum($0), yEnd.datum($0))) })
  }

  /// A mark of each element between the distances of two properties along x, in points and between two values of y.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      data: data,
      mark: {
        Mark(
          .bar, x: .fixedInterval($0[keyPath: xStart], $0[keyPath: xEnd]),
          y: .interval(yStart.datum($0), yEnd.datum($0)))
      })
  }
}
