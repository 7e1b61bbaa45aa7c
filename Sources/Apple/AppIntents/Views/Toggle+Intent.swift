import SwiftUI

/// Toggles that perform intents.
extension Toggle {
  /// A toggle that performs an intent when it is used; one that sets a value gets the new one.
  ///
  /// - Parameters:
  ///   - isOn: How it is shown, until what the intent does changes it.
  ///   - intent: What is performed. An error of it is logged.
  ///   - label: Says what the toggle is for.
  public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Self.binding(isOn, intent), label: label)
  }

  private nonisolated static func binding(_ isOn: Bool, _ intent: some AppIntent) -> Binding<Bool> {
    Binding(
      get: { isOn },
      set: { new in
        let changed: any AppIntent = IntentPerformer.setting(new, in: intent)
        MainActor.assumeIsolated { _ = IntentPerformer.start(changed) }
      })
  }
}

extension Toggle where Label == Text {
  /// A toggle that performs an intent. The title is translated.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A toggle that performs an intent. The title is a text that is not translated.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
