extension View {
  /// Plays feedback whenever a value changes: a desktop has none to play.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays feedback at some changes of a value: a desktop has none to play. The condition is asked as on
  /// Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  ///   - condition: Whether a change, from the old to the new value, counts.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays the feedback that a closure chooses whenever a value changes: a desktop has none to play. The closure is called
  /// as on Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Chooses the feedback; nil for none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }

  /// Plays the feedback that a closure chooses whenever a value changes: a desktop has none to play. The closure is called
  /// as on Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Chooses the feedback by the old and the new value; nil for none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }
}
