import SwiftUICore

/// Fields and editors whose selection the app reads and sets.
extension TextField {
  private nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?, label: Label
  ) {
    var content = TextInputContent(text: text)
    content.selection = selection
    content.prompt = prompt
    content.axis = axis
    self.init(content, label: label)
  }

  /// Makes a field with any label, whose selection the app knows.
  ///
  /// - Parameters:
  ///   - text: The text, which the field reads and writes.
  ///   - selection: The selection in the text; nil while the field has no focus.
  ///   - prompt: A hint that is shown while the text is empty; nil shows the label.
  ///   - axis: The axis along which the field grows or scrolls; nil for one line.
  ///   - label: Makes the label, which says what the field is for.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, whose selection the app knows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis, label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis, label: Text(titleResource))
  }
}

extension TextEditor {
  /// Makes an editor of a string whose selection the app knows.
  ///
  /// - Parameters:
  ///   - text: The text, which the editor reads and writes.
  ///   - selection: The selection in the text; nil while the editor has no focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    var content = TextInputContent(text: text)
    content.isEditor = true
    content.selection = selection
    self.content = content
  }

  /// Makes an editor of a text with attributes.
  ///
  /// - Parameters:
  ///   - text: The text, for an editor whose text has no attributes at the moment.
  ///   - selection: The selection in the text.
  ///   - rich: The text with its attributes; nil for one without any.
  package nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, rich: (any RichTextSource)?
  ) {
    var content = TextInputContent(text: text)
    content.isEditor = true
    content.selection = selection
    content.rich = rich
    self.content = content
  }
}

extension TextField {
  /// The field for a text with attributes; nil for one without any.
  package nonisolated func editing(_ rich: (any RichTextSource)?) -> TextField {
    var content: TextInputContent = self.content
    content.rich = rich
    return TextField(content, label: label)
  }
}
