import AccessibilityTree

extension View {
  /// By a key to be looked up.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for: the hint of its accessibility element, and a tip when a pointer rests on it.
  ///
  /// - Parameter text: The words.
  public nonisolated func help(_ text: Text) -> some View {
    attaching(.hint(text)).modifier(HelpTipModifier { text.string(in: $0) })
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
