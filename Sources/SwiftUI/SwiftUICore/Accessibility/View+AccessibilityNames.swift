import AccessibilityTree

extension View {
  /// Names the accessibility element for tests and scripts; the name is never spoken (behaviour 351).
  ///
  /// - Parameter identifier: The name. It need not be unique.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.identifier(identifier))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.identifier(identifier), if: isEnabled)
  }

  /// Gives other names by which voice control and dictation know the element, best first (behaviour 320).
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels))
  }

  /// By keys to be looked up.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// By strings as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels), if: isEnabled)
  }

  /// While `isEnabled`, by keys to be looked up.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0) }), if: isEnabled)
  }

  /// While `isEnabled`, by strings as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels.map { Text($0) }), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Names the element for tests and scripts; never spoken (behaviour 351).
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> Self {
    attaching(.identifier(identifier))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> Self {
    attaching(.identifier(identifier), if: isEnabled)
  }

  /// Gives other names by which voice control and dictation know the element, best first (behaviour 320).
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self {
    attaching(.inputLabels(inputLabels))
  }

  /// By keys to be looked up.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Self {
    attaching(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// By strings as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> Self {
    attaching(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> Self {
    attaching(.inputLabels(inputLabels), if: isEnabled)
  }

  /// While `isEnabled`, by keys to be looked up.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> Self {
    attaching(.inputLabels(inputLabelKeys.map { Text($0) }), if: isEnabled)
  }

  /// While `isEnabled`, by strings as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> Self {
    attaching(.inputLabels(inputLabels.map { Text($0) }), if: isEnabled)
  }
}
