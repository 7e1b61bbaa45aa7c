import SwiftUICore

extension ForEach where Content: Chart3DContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes content of a chart with three axes of each element of a collection, identified by the element's `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the content of an element.
  @_disfavoredOverload
  public nonisolated init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, repeating: content)
  }
}

extension ForEach where Content: Chart3DContent {
  /// Makes content of a chart with three axes of each element of a collection, identified by one of its properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: Makes the content of an element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, repeating: content)
  }
}

extension ForEach where Content: Chart3DContent, Data == Range<Int>, ID == Int {
  /// Makes content of a chart with three axes of each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the content of a number.
  @_disfavoredOverload
  public nonisolated init(_ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, repeating: content)
  }
}
