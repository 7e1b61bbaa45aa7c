import AccessibilityTree

extension View {
  /// Raises or lowers the pitch in which the element is spoken: -1 lowest, 0 unchanged, 1 highest (behaviour 392).
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    speech { $0.pitch = value }
  }

  /// Speaks all punctuation of the element (behaviour 393).
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech { $0.alwaysIncludesPunctuation = value }
  }

  /// Spells the element out letter by letter (behaviour 395).
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech { $0.spellsOutCharacters = value }
  }

  /// Lets announcements about the element wait behind what is being spoken (behaviour 394).
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speech { $0.announcementsQueued = value }
  }

  /// A style that is as usual says nothing.
  private nonisolated func speech(_ change: @escaping (inout AccessibilitySpeechStyle) -> Void) -> some View {
    accessibility { properties, _ in
      var style = AccessibilitySpeechStyle()
      change(&style)
      if style != AccessibilitySpeechStyle() { properties.speech = style }
    }
  }
}
