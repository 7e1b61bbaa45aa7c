extension View {
  /// Draws the view in front of those of its container with lower values, and lets it take pointers before them; 0 by
  /// default.
  ///
  /// Of views with equal values later ones are in front. What a reader hears keeps its order.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTrait>(value: value))
  }
}
