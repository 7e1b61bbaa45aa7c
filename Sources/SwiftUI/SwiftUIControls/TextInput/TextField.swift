import ReactiveGraph
import SwiftUICore

/// A control in which a line of text is typed, or with an axis several lines.
///
/// The text is written to a binding at each edit. A field for a value shows the value's text, and takes a value when Return is
/// pressed or the focus goes.
nonisolated public struct TextField<Label: View>: View {
  let content: TextInputContent
  let label: Label
  /// The field that a style was given.
  let configuration: TextInputConfiguration?

  init(_ content: TextInputContent, label: Label) {
    self.content = content
    self.label = label
    configuration = nil
  }

  /// Makes a field with any label.
  ///
  /// - Parameters:
  ///   - text: The text, which the field reads and writes.
  ///   - prompt: A hint that is shown while the text is empty; nil shows the label.
  ///   - label: Makes the label, which says what the field is for.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    var content = TextInputContent(text: text)
    content.prompt = prompt
    self.init(content, label: label())
  }

  /// Makes a field that grows or scrolls along an axis where its text is longer than a line.
  ///
  /// - Parameter axis: `.vertical` lets the field become higher, up to its line limit.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    var content = TextInputContent(text: text)
    content.prompt = prompt
    content.axis = axis
    self.init(content, label: label())
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  nonisolated init(_ configuration: TextInputConfiguration) {
    content = TextInputContent(text: nil)
    label = _TextFieldStyleLabel(part: configuration.label)
    self.configuration = configuration
  }

  /// The field's text with what a style draws around it.
  func input(_ look: TextInputLook) -> TextInputView? {
    configuration.map { TextInputView(configuration: $0, look: look) }
  }
}

/// One view, whatever the style makes of it.
extension TextField: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: ControlStyle<TextInputConfiguration> = .around(inputs)
    // A field that a style was given stands in the style outside.
    let configuration: TextInputConfiguration =
      inputs.graph.untracked { view.read().configuration }
      ?? TextInputConfiguration(content: view.part(\.content), label: ControlPart(view.part(\.label), in: style))
    return style.makeView(_GraphValue { configuration }, inputs: inputs)
  }
}
