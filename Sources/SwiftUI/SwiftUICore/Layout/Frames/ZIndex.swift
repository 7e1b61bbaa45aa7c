extension View {
  /// Sets the order of depth among the views of a container.
  ///
  /// Of views with equal values later ones are in front. What a reader hears keeps its order.
  ///
  /// - Parameter value: Views with higher values are drawn in front of those with lower ones and take pointers before
  ///   them. 0 where no modifier sets one.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTrait>(value: value))
  }
}
