import AccessibilityTree

extension View {
  /// Sets the value of the accessibility element, which is spoken after its label (behaviour 322).
  ///
  /// - Parameter valueKey: The key of the words in the tables of strings.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(Text(valueKey)))
  }

  /// Sets the value of the accessibility element, which is spoken after its label (behaviour 322).
  ///
  /// ```swift
  /// Circle()
  ///   .trim(to: 0.4)
  ///   .stroke()
  ///   .accessibilityElement()
  ///   .accessibilityLabel("Volume")
  ///   .accessibilityValue(Text("40 percent"))
  /// ```
  ///
  /// - Parameter valueDescription: The words.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(valueDescription))
  }

  /// Sets the value of the accessibility element, which is spoken after its label (behaviour 322).
  ///
  /// - Parameter value: The words as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(Text(value)))
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(Text(valueKey)), if: isEnabled)
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(valueDescription), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(Text(value)), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what the element holds; read after the label (behaviour 322).
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> Self {
    attaching(.value(valueDescription))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    attaching(.value(Text(valueKey)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
    attaching(.value(Text(value)))
  }

  /// While `isEnabled`; otherwise what there was stays (behaviour 319).
  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> Self {
    attaching(.value(valueDescription), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> Self {
    attaching(.value(Text(valueKey)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> Self {
    attaching(.value(Text(value)), if: isEnabled)
  }
}
