import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection as points.
///
/// All marks come from one collection, by properties of its elements: a chart of many values is made faster than of single marks.
nonisolated public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension PointPlot {
  /// A mark of each element at a value of x and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      data: data,
      mark: { Mark(.point, x: .value(x.datum($0)), y: .value(y.datum($0))) })
  }

  /// A mark of each element at a value of x and at a distance along y, in points; nil is the middle.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      data: data,
      mark: { Mark(.point, x: .value(x.datum($0)), y: .fixed(y)) })
  }

  /// A mark of each element at a value of x and at the distance of a property along y, in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      data: data,
      mark: { Mark(.point, x: .value(x.datum($0)), y: .fixed($0[keyPath: y])) })
  }

  /// A mark of each element at a distance along x, in points; nil is the middle and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      data: data,
      mark: { Mark(.point, x: .fixed(x), y: .value(y.datum($0))) })
  }

  /// A mark of each element at the distance of a property along x, in points and at a value of y.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      data: data,
      mark: { Mark(.point, x: .fixed($0[keyPath: x]), y: .value(y.datum($0))) })
  }
}
