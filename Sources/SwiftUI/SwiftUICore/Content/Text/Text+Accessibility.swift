import AccessibilityTree

/// What a text says of itself to assistive technologies.
enum SpokenText: Equatable {
  case label(Text)
  case heading(AccessibilityHeadingLevel)
  case contentType(AccessibilityTextKind)
}

extension Text {
  /// Sets what is read in place of the characters; beside other text, in place of this part only.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { adding(.spoken(.label(label))) }

  /// By a key to be looked up.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Sets the level of the heading that the text is, apart from the header trait (behaviours 381, 389).
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding(.spoken(.heading(level)))
  }

  /// Says what kind of text it is, so that a reader can speak it fittingly.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding(.spoken(.contentType(value.kind)))
  }
}
