import SwiftUICore

extension ForEach: ChartContent where Content: ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) {
    let outer: MarkIdentity = marks.identity
    for element in data {
      marks.identity = outer.inside(identifier(of: element))
      content(element)._addMarks(to: &marks)
    }
    marks.identity = outer
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes chart content of each element of a collection, identified by the element's `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the content of an element.
  @_disfavoredOverload
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, repeating: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Makes chart content of each element of a collection, identified by one of its properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: Makes the content of an element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, repeating: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes chart content of each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the content of a number.
  @_disfavoredOverload
  public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, repeating: content)
  }
}
