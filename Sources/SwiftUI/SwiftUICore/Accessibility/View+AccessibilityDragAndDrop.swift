import AccessibilityTree

extension View {
  /// Names a point where a drag may begin (behaviour 401).
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, description))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, Text(description)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, Text(description)))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, description), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, Text(description)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint(point, Text(description)), if: isEnabled)
  }

  /// Names a point where a drop may end (behaviour 401).
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, description))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, Text(description)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, Text(description)))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, description), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, Text(description)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint(point, Text(description)), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Names a point where a drag may begin (behaviour 401).
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self {
    attaching(.dragPoint(point, description))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self {
    attaching(.dragPoint(point, Text(description)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> Self {
    attaching(.dragPoint(point, Text(description)))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> Self {
    attaching(.dragPoint(point, description), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> Self {
    attaching(.dragPoint(point, Text(description)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> Self {
    attaching(.dragPoint(point, Text(description)), if: isEnabled)
  }

  /// Names a point where a drop may end (behaviour 401).
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self {
    attaching(.dropPoint(point, description))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> Self {
    attaching(.dropPoint(point, Text(description)))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> Self {
    attaching(.dropPoint(point, Text(description)))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> Self {
    attaching(.dropPoint(point, description), if: isEnabled)
  }

  /// While `isEnabled`, by a key to be looked up.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> Self {
    attaching(.dropPoint(point, Text(description)), if: isEnabled)
  }

  /// While `isEnabled`, by a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> Self {
    attaching(.dropPoint(point, Text(description)), if: isEnabled)
  }
}
