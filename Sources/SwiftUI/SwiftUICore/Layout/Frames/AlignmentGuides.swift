import LayoutEngine

extension View {
  /// Sets a horizontal guide of the view from its size and its other guides, in points from its left edge.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of the view from its size and its other guides, in points from its top edge.
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
