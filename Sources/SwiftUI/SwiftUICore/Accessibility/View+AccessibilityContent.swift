import AccessibilityTree

extension View {
  /// Adds information that is read on demand, or at once when it is important (behaviour 391).
  /// A later entry of the same key takes the place of an earlier one; nil takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(key, value, importance))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(key, Text(valueKey), importance))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(key, Text(value), importance))
  }

  /// Under a label of its own.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(label, value, importance))
  }

  /// Under a label to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(Text(labelKey), value, importance))
  }

  /// Under a label to be looked up, by a key to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(Text(labelKey), Text(valueKey), importance))
  }

  /// Under a label to be looked up, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.content(Text(labelKey), Text(value), importance))
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds information that is read on demand, or at once when it is important (behaviour 391).
  /// A later entry of the same key takes the place of an earlier one; nil takes it away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(key, value, importance))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(key, Text(valueKey), importance))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(key, Text(value), importance))
  }

  /// Under a label of its own.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(label, value, importance))
  }

  /// Under a label to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(Text(labelKey), value, importance))
  }

  /// Under a label to be looked up, by a key to be looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(Text(labelKey), Text(valueKey), importance))
  }

  /// Under a label to be looked up, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> Self {
    attaching(.content(Text(labelKey), Text(value), importance))
  }
}
