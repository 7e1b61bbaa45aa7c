import SwiftUICore

/// What a view for text input edits, apart from how it looks: the text and where it is written, and what the app is told.
nonisolated struct TextInputContent {
  /// The edited string; nil where the text stands for a value.
  var text: Binding<String>?
  /// The value for which the text stands.
  var value: (any TextInputValue)?
  /// The text with attributes that is edited in the place of the string; nil for a text without any.
  var rich: (any RichTextSource)?
  /// Where the app keeps what is selected.
  var selection: Binding<TextSelection?>?
  /// What is shown while the text is empty; nil for the label.
  var prompt: Text?
  /// The axis in which a field grows or scrolls where its text is longer; nil for a field of one line.
  var axis: Axis?
  var isSecure: Bool = false
  /// Whether the text has all the room there is, and Return ends its lines.
  var isEditor: Bool = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(text: Binding<String>?) { self.text = text }

  /// Whether the text is shown in several lines.
  var isMultiline: Bool { isEditor || axis == .vertical }
}

/// A value that is edited as a text.
nonisolated protocol TextInputValue {
  /// The text that shows the value; called inside a node, which comes to depend on the value.
  func text(in environment: EditedTextStyle) -> String
  /// Takes the value of a text when editing ends; false when the text stands for none.
  @discardableResult
  func commit(_ text: String, in environment: EditedTextStyle) -> Bool
}
