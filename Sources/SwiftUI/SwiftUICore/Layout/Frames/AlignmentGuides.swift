import LayoutEngine

extension View {
  /// Sets where a horizontal guide of the view is.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("A")
  ///   Text("Indented").alignmentGuide(.leading) { _ in -16 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide. It matters for containers that align their views by it.
  ///   - computeValue: Gets the size and the other guides of the view, and gives the distance of the guide from its
  ///     leading edge, in points.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where a vertical guide of the view is.
  ///
  /// - Parameters:
  ///   - g: The guide. It matters for containers that align their views by it.
  ///   - computeValue: Gets the size and the other guides of the view, and gives the distance of the guide from its
  ///     top, in points.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

nonisolated struct AlignmentGuideModifier: LayoutModifier {
  var key: AlignmentKey
  var computeValue: (ViewDimensions) -> CGFloat

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    AlignmentGuideLayout(key, position: computeValue)
  }
}
