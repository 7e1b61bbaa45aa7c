import AccessibilityTree

extension View {
  /// By a key to be looked up.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { attaching(.hint(Text(textKey))) }

  /// Says what the view is for: the hint of its accessibility element, and a tip where there is a pointer.
  ///
  /// - Parameter text: The words.
  public nonisolated func help(_ text: Text) -> some View { attaching(.hint(text)) }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { attaching(.hint(Text(text))) }
}
