import SwiftUICore

/// Chart content with a mark for each element of a collection, whose modifiers take properties of the elements.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// An element of the collection.
  associatedtype DataElement

  /// The elements that have a mark, in their order.
  @MainActor @preconcurrency var _elements: AnyRandomAccessCollection<DataElement> { get }
}

/// A plot whose marks are changed by the elements that they stand for.
nonisolated struct ModifiedPlot<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement

  let content: Content
  let change: (inout Mark, DataElement) -> Void

  @MainActor var _elements: AnyRandomAccessCollection<DataElement> { content._elements }

  @MainActor func _addMarks(to marks: inout _ChartMarks) {
    let first: Int = marks.list.count
    content._addMarks(to: &marks)
    for (offset, element) in content._elements.enumerated() where first + offset < marks.list.count {
      change(&marks.list[first + offset], element)
    }
  }
}

extension VectorizedChartContent {
  nonisolated func changingEach(
    _ change: @escaping (inout Mark, DataElement) -> Void
  ) -> ModifiedPlot<Self> {
    ModifiedPlot(content: self, change: change)
  }
}
