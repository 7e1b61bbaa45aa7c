import AccessibilityTree

extension View {
  /// Raises or lowers the pitch in which the element is spoken: -1 lowest, 0 unchanged, 1 highest (behaviour 392).
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    accessibility { properties, _ in
      if value != 0 { properties.speech = AccessibilitySpeechStyle(pitch: value) }
    }
  }
}
