import ChartEngine
import CoreGraphics
import SwiftUICore

/// Shows values of a collection as sectors of a circle or ring.
nonisolated public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public var _elements: AnyRandomAccessCollection<Content.DataElement> { content._elements }
}

/// The marks of a plot, made of the elements of a collection.
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor public var _elements: AnyRandomAccessCollection<Data.Element> { AnyRandomAccessCollection(data) }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { marks.add(data, mark) }
}

extension SectorPlot {
  /// A sector of each element, all moved inwards by one distance in points.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.sector, x: .value(angle.datum(element)))
        mark.sector = Mark.SectorDimensions(
          innerRadius: innerRadius.dimension(element), outerRadius: outerRadius.dimension(element),
          angularInset: angularInset)
        return mark
      })
  }

  /// A sector of each element, moved inwards by the distance of a property.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(
      data: data,
      mark: { element in
        var mark = Mark(.sector, x: .value(angle.datum(element)))
        mark.sector = Mark.SectorDimensions(
          innerRadius: innerRadius.dimension(element), outerRadius: outerRadius.dimension(element),
          angularInset: element[keyPath: angularInset])
        return mark
      })
  }
}
