extension View {
  /// Shows of the view only what a mask covers, by the opacity of the mask.
  ///
  /// The mask is offered the size of the view. It is neither read nor touched.
  ///
  /// ```swift
  /// LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///   .mask {
  ///     Text("Colourful").font(.largeTitle)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where the mask stands when it has another size. The default is `.center`.
  ///   - mask: Makes the mask.
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
