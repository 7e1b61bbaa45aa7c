import AccessibilityTree

extension View {
  /// Hides the view and all inside it from assistive technologies (behaviour 350).
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.isHidden = hidden }
  }

  /// Adds traits to the element (behaviour 325).
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.traits = traits.set }
  }

  /// Takes traits away from the element.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.removedTraits = traits.set }
  }

  /// Sets the level of a heading (behaviour 381); the element becomes a heading by it.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in
      properties.traits = .isHeader
      properties.headingLevel = level.number
    }
  }

  /// Puts the element before others of its level: higher values come first, 0 by default (behaviours 299 to 302).
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Says whether switch, voice and keyboard control may act on the element (behaviour 404).
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in properties.respondsToUserInteraction = respondsToUserInteraction }
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Hides the view and all inside it from assistive technologies (behaviour 350).
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
    accessibility { properties, _ in properties.isHidden = hidden }
  }

  /// Adds traits to the element (behaviour 325).
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility { properties, _ in properties.traits = traits.set }
  }

  /// Takes traits away from the element.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    accessibility { properties, _ in properties.removedTraits = traits.set }
  }

  /// Sets the level of a heading (behaviour 381); the element becomes a heading by it.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    accessibility { properties, _ in
      properties.traits = .isHeader
      properties.headingLevel = level.number
    }
  }

  /// Puts the element before others of its level: higher values come first, 0 by default (behaviours 299 to 302).
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    accessibility { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Says whether switch, voice and keyboard control may act on the element (behaviour 404).
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self {
    accessibility { properties, _ in properties.respondsToUserInteraction = respondsToUserInteraction }
  }
}
