import AccessibilityTree

extension View {
  /// Says what the element is (behaviour 317: without the word for its trait).
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = label.string(in: $1) }
  }

  /// Says what the element is, by a key to be looked up.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the element is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Says what the element holds; read after the label (behaviour 322).
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = valueDescription.string(in: $1) }
  }

  /// Says what the element holds, by a key to be looked up.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the element is used; read last (behaviour 323).
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint.string(in: $1) }
  }

  /// Says what happens when the element is used, by a key to be looked up.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the element is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Names the element for tests and scripts; never spoken (behaviour 351).
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.identifier = identifier }
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what the element is (behaviour 317: without the word for its trait).
  public nonisolated func accessibilityLabel(_ label: Text) -> Self {
    accessibility { $0.label = label.string(in: $1) }
  }

  /// Says what the element is, by a key to be looked up.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the element is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self {
    accessibilityLabel(Text(label))
  }

  /// Says what the element holds; read after the label (behaviour 322).
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> Self {
    accessibility { $0.value = valueDescription.string(in: $1) }
  }

  /// Says what the element holds, by a key to be looked up.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> Self {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the element is used; read last (behaviour 323).
  public nonisolated func accessibilityHint(_ hint: Text) -> Self {
    accessibility { $0.hint = hint.string(in: $1) }
  }

  /// Says what happens when the element is used, by a key to be looked up.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the element is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self {
    accessibilityHint(Text(hint))
  }

  /// Names the element for tests and scripts; never spoken (behaviour 351).
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
    accessibility { properties, _ in properties.identifier = identifier }
  }
}
