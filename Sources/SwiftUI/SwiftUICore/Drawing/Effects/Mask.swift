extension View {
  /// Shows of the view what the mask covers, by the mask's opacity; the mask is offered the view's size.
  ///
  /// Nothing of the mask is drawn, read or touched.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(content: mask(), alignment: alignment, place: .mask))
  }

  /// Shows of the view what the mask covers, by the mask's opacity.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(content: mask, alignment: .center, place: .mask))
  }
}
