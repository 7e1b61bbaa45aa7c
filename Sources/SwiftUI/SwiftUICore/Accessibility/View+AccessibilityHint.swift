import AccessibilityTree

extension View {
  /// Sets the hint of the accessibility element (behaviour 323).
  ///
  /// - Parameter hintKey: The key of the words in the tables of strings.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(Text(hintKey)))
  }

  /// Sets the hint of the accessibility element: what happens when it is used. It is spoken last (behaviour 323).
  ///
  /// - Parameter hint: The words.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(hint))
  }

  /// Sets the hint of the accessibility element (behaviour 323).
  ///
  /// - Parameter hint: The words as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(Text(hint)))
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(Text(hintKey)), if: isEnabled)
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(hint), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(Text(hint)), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what happens when the element is used; read last (behaviour 323).
  public nonisolated func accessibilityHint(_ hint: Text) -> Self {
    attaching(.hint(hint))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    attaching(.hint(Text(hintKey)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
    attaching(.hint(Text(hint)))
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> Self {
    attaching(.hint(hint), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> Self {
    attaching(.hint(Text(hintKey)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> Self {
    attaching(.hint(Text(hint)), if: isEnabled)
  }
}
