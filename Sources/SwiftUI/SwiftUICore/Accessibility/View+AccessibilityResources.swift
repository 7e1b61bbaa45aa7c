import AccessibilityTree

/// What accessibility modifiers say by resources: keys that know their table, bundle and language.
extension View {
  /// Says what the element is, by a resource to be looked up (behaviour 317).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// The same while `isEnabled`; otherwise what there was stays (behaviour 319).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what happens when the element is used, by a resource to be looked up (behaviour 323).
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// The same while `isEnabled`; otherwise what there was stays (behaviour 319).
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says which part is shown when the view has been scrolled, by a resource to be looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Adds a rotor whose name is a resource to be looked up (behaviours 352, 353).
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds such a rotor with stops at stretches of the element's text (behaviours 359, 360).
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what the element is, by a resource to be looked up (behaviour 317).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Self {
    accessibilityLabel(Text(label))
  }

  /// The same while `isEnabled`; otherwise what there was stays (behaviour 319).
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> Self {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what happens when the element is used, by a resource to be looked up (behaviour 323).
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> Self {
    accessibilityHint(Text(hint))
  }

  /// The same while `isEnabled`; otherwise what there was stays (behaviour 319).
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> Self {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says which part is shown when the view has been scrolled, by a resource to be looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> Self {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}

extension Text {
  /// Sets what is read in place of the characters, by a resource to be looked up.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }
}

extension AccessibilityCustomContentKey {
  /// A key with a label and an identifier of its own.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) {
    self.init(Text(label), id: id)
  }

  /// A key that is known by its label.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) {
    self.init(Text(label))
  }
}

extension AccessibilityRotorEntry {
  /// A stop at the view with an id that `ForEach` or `id(_:)` gave it (behaviours 354, 355).
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// A stop at the view that `accessibilityRotorEntry(id:in:)` named (behaviours 356, 357).
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stop at a stretch of the text of the element that has the rotor (behaviour 359).
  @_disfavoredOverload
  public nonisolated init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
