import Foundation
import SwiftUICore

/// Fields for values that a format style or a formatter writes and reads.
///
/// The value is taken when Return is pressed or the focus goes; a text that stands for no value gives way to that of the
/// value.
extension TextField {
  private nonisolated init(_ value: any TextInputValue, prompt: Text?, label: Label) {
    var content = TextInputContent(text: nil)
    content.value = value
    content.prompt = prompt
    self.init(content, label: label)
  }

  /// Makes a field for a value with any label.
  ///
  /// - Parameters:
  ///   - value: The value, which the field reads and writes.
  ///   - format: How the value is written as a text, and read from it.
  ///   - prompt: A hint that is shown while the text is empty; nil shows the label.
  ///   - label: Makes the label, which says what the field is for.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FormatFieldValue(value: value, format: format), prompt: prompt, label: label())
  }

  /// The same for a value that may be missing: an empty text stands for none.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(OptionalFormatFieldValue(value: value, format: format), prompt: prompt, label: label())
  }

  /// Makes a field for a value with a formatter of Foundation's.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FormatterFieldValue(value: value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value with a title.
  ///
  /// ```swift
  /// struct Amount: View {
  ///   @State private var amount = 12.5
  ///   var body: some View { TextField("Amount", value: $amount, format: .number) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - value: The value, which the field reads and writes.
  ///   - format: How the value is written as a text, and read from it.
  ///   - prompt: A hint that is shown while the text is empty; nil shows the title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// The same for a value that may be missing: an empty text stands for none.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Makes a field for a value with a formatter of Foundation's.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(titleResource) }
  }

  /// - Parameter prompt: A hint that is shown while the text is empty.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}
