import SwiftUI

/// Buttons that perform intents.
extension Button {
  /// A button that performs an intent.
  ///
  /// - Parameters:
  ///   - intent: What is performed when the button is used. An error of it is logged.
  ///   - label: Makes the views inside of the button.
  public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label)
  }

  /// A button with a role that performs an intent.
  public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentPerformer.start(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// A button that performs an intent. The title is translated.
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// A button with a role that performs an intent. The title is translated.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// A button that performs an intent. The title is a text that is not translated.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// A button with a role that performs an intent. The title is a text that is not translated.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a symbol that performs an intent. The title is translated.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol that performs an intent. The title is a text that is not translated.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
