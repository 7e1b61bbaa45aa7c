import SwiftUICore

/// A field for a secret: its characters are shown as bullets, and are neither copied nor told to others.
///
/// Its appearance is that of text fields (`textFieldStyle(_:)`).
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Makes a field with any label.
  ///
  /// - Parameters:
  ///   - text: The secret, which the field reads and writes.
  ///   - prompt: A hint that is shown while the text is empty; nil shows the label.
  ///   - label: Makes the label, which says what the field is for.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), onCommit: nil)
  }

  private nonisolated init(text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)?) {
    var content = TextInputContent(text: text)
    content.prompt = prompt
    content.isSecure = true
    content.onCommit = onCommit
    field = TextField(content, label: label)
  }

  /// Makes a field whose selection the view around knows.
  ///
  /// - Parameter selection: The selection in the secret; nil while the field has no focus.
  package nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>, label: Label) {
    var content = TextInputContent(text: text)
    content.isSecure = true
    content.selection = selection
    field = TextField(content, label: label)
  }

  @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings, which says what the field is for.
  ///   - text: The secret, which the field reads and writes.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// - Parameter prompt: A hint that is shown while the text is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// - Parameter onCommit: Called when Return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
