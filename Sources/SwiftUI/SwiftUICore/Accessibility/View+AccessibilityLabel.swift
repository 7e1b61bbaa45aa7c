import AccessibilityTree

extension View {
  /// Sets the label of the accessibility element (behaviour 317).
  ///
  /// - Parameter labelKey: The key of the words in the tables of strings; the key itself if they have no entry.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(Text(labelKey)))
  }

  /// Sets the label of the accessibility element: what the element is, without the word for its trait (behaviour 317).
  ///
  /// ```swift
  /// Image(systemName: "trash")
  ///   .accessibilityLabel(Text("Delete"))
  /// ```
  ///
  /// - Parameter label: The words.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label))
  }

  /// Sets the label of the accessibility element (behaviour 317).
  ///
  /// - Parameter label: The words; a string that is not a literal is not translated.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(Text(label)))
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(Text(labelKey)), if: isEnabled)
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(Text(label)), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what the element is (behaviour 317: without the word for its trait).
  public nonisolated func accessibilityLabel(_ label: Text) -> Self {
    attaching(.label(label))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    attaching(.label(Text(labelKey)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
    attaching(.label(Text(label)))
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> Self {
    attaching(.label(label), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> Self {
    attaching(.label(Text(labelKey)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> Self {
    attaching(.label(Text(label)), if: isEnabled)
  }
}
