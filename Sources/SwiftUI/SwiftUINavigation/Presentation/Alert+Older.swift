import SwiftUIControls
import SwiftUICore

/// An alert as a value, for the older modifiers; `alert(_:isPresented:actions:message:)` is the newer form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, OK unless another one is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert with two buttons beside each other.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button without a special meaning.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button that cancels, with the platform's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A choice of actions as a value, for the older modifiers; `confirmationDialog` is the newer form.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameters:
  ///   - title: The title.
  ///   - message: What is asked, if the title does not say it.
  ///   - buttons: The actions. The default is a button that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Buttons that are values, as views.
nonisolated struct ButtonValues: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      SwiftUIControls.Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Shows an alert while a value is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert: Alert = content()
    return modifier(
      AlertPresentation<Alert, ButtonValues, Text?>(
        kind: .alert, isPresented: isPresented, title: { $0.title }, item: { alert },
        actions: { ButtonValues(buttons: $0.buttons) }, message: { $0.message }
      ).modifier)
  }

  /// Shows an alert while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertPresentation<Alert, ButtonValues, Text?>(
        kind: .alert, isPresented: item.isPresent(), title: { $0.title }, item: { item.wrappedValue.map(content) },
        actions: { ButtonValues(buttons: $0.buttons) }, message: { $0.message }
      ).modifier)
  }

  /// Shows a choice of actions while a value is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet: ActionSheet = content()
    return modifier(
      AlertPresentation<ActionSheet, ButtonValues, Text?>(
        kind: .confirmation, isPresented: isPresented, title: { $0.title }, item: { sheet },
        actions: { ButtonValues(buttons: $0.buttons) }, message: { $0.message }
      ).modifier)
  }

  /// Shows a choice of actions while there is an item.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      AlertPresentation<ActionSheet, ButtonValues, Text?>(
        kind: .confirmation, isPresented: item.isPresent(), title: { $0.title },
        item: { item.wrappedValue.map(content) }, actions: { ButtonValues(buttons: $0.buttons) },
        message: { $0.message }
      ).modifier)
  }
}

extension Binding {
  /// Whether there is a value; writing false takes it away.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
