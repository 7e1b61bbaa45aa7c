import AccessibilityTree

extension View {
  /// Removes the view and all that is inside from what assistive technologies find (behaviour 350).
  ///
  /// - Parameter hidden: Whether the view is hidden from them. It is drawn all the same.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hidden(hidden))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hidden(hidden), if: isEnabled)
  }

  /// Adds traits to the accessibility element (behaviour 325).
  ///
  /// ```swift
  /// Text("Chapter one")
  ///   .font(.title)
  ///   .accessibilityAddTraits(.isHeader)
  /// ```
  ///
  /// - Parameter traits: The traits; an array of several is one set.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adding(traits))
  }

  /// Removes traits from the accessibility element, also those that a control has by itself.
  ///
  /// - Parameter traits: The traits.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.removing(traits))
  }

  /// Sets the level of a heading. It does not make a heading: that is the trait `.isHeader` (behaviours 381, 389).
  ///
  /// - Parameter level: From `.h1` to `.h6`, or `.unspecified`.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.heading(level))
  }

  /// Puts the element before others of its level: higher values come first, 0 by default (behaviours 299 to 302).
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.sortPriority(sortPriority))
  }

  /// Says whether switch, voice and keyboard control may act on the element (behaviour 404).
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.responding(respondsToUserInteraction))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.responding(respondsToUserInteraction), if: isEnabled)
  }

  /// Says what kind of text the element shows, so that a reader can speak it fittingly.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.textContentType(textContentType))
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Hides the view and all inside it from assistive technologies (behaviour 350).
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
    attaching(.hidden(hidden))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> Self {
    attaching(.hidden(hidden), if: isEnabled)
  }

  /// Adds traits to the element (behaviour 325).
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
    attaching(.adding(traits))
  }

  /// Takes traits away from the element.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
    attaching(.removing(traits))
  }

  /// Sets the level of a heading, apart from the header trait (behaviours 381, 389).
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    attaching(.heading(level))
  }

  /// Puts the element before others of its level: higher values come first, 0 by default (behaviours 299 to 302).
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    attaching(.sortPriority(sortPriority))
  }

  /// Says whether switch, voice and keyboard control may act on the element (behaviour 404).
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self {
    attaching(.responding(respondsToUserInteraction))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> Self {
    attaching(.responding(respondsToUserInteraction), if: isEnabled)
  }

  /// Says what kind of text the element shows, so that a reader can speak it fittingly.
  public nonisolated func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> Self {
    attaching(.textContentType(textContentType))
  }
}
