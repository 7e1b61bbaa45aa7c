import Foundation
import SwiftUICore

/// Fields with closures of their own, which `onSubmit(of:_:)` and `focused(_:)` took the place of.
extension TextField where Label == Text {
  private nonisolated init(
    _ label: Text, text: Binding<String>, editing: ((Bool) -> Void)?, commit: (() -> Void)?
  ) {
    var content = TextInputContent(text: text)
    content.onEditingChanged = editing
    content.onCommit = commit
    self.init(content, label: label)
  }

  private nonisolated init<V>(
    _ label: Text, value: Binding<V>, formatter: Formatter, editing: ((Bool) -> Void)?, commit: (() -> Void)?
  ) {
    var content = TextInputContent(text: nil)
    content.value = FormatterFieldValue(value: value, formatter: formatter)
    content.onEditingChanged = editing
    content.onCommit = commit
    self.init(content, label: label)
  }

  /// Makes a field that tells when editing begins and ends, and when Return is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - text: The text, which the field reads and writes.
  ///   - onEditingChanged: Called with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: Called when Return is pressed.
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text: text, editing: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text: text, editing: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text, editing: onEditingChanged, commit: nil)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text: text, editing: onEditingChanged, commit: nil)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text: text, editing: nil, commit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text: text, editing: nil, commit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), value: value, formatter: formatter, editing: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), value: value, formatter: formatter, editing: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), value: value, formatter: formatter, editing: onEditingChanged, commit: nil)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), value: value, formatter: formatter, editing: onEditingChanged, commit: nil)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), value: value, formatter: formatter, editing: nil, commit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), value: value, formatter: formatter, editing: nil, commit: onCommit)
  }
}
