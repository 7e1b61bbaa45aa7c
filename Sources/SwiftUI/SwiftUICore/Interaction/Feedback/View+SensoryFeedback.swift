extension View {
  /// Lets something be felt or heard whenever a value changes: on a desktop nothing is.
  ///
  /// - Parameters:
  ///   - feedback: What is felt or heard.
  ///   - trigger: The value.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Lets something be felt or heard at some changes of a value: on a desktop nothing is. The condition is asked as on
  /// Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - feedback: What is felt or heard.
  ///   - trigger: The value.
  ///   - condition: Whether a change, from the old to the new value, counts.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Lets what a closure chooses be felt or heard whenever a value changes: on a desktop nothing is. The closure is called
  /// as on Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Chooses what is felt or heard; nil for nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }

  /// Lets what a closure chooses be felt or heard whenever a value changes: on a desktop nothing is. The closure is called
  /// as on Apple's systems, since programs may note there what happens.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Chooses by the old and the new value what is felt or heard; nil for nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }
}
