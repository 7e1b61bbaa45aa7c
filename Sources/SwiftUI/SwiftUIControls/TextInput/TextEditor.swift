import SwiftUICore

/// A view in which a text of any length is edited, with lines that wrap and scroll.
///
/// It takes all the room it is offered. A keystroke costs the paragraph that it changes, whatever the length of the text.
nonisolated public struct TextEditor: View {
  let content: TextInputContent

  /// Makes an editor of a string.
  ///
  /// ```swift
  /// struct Notes: View {
  ///   @State private var text = ""
  ///   var body: some View { TextEditor(text: $text).accessibilityLabel("Notes") }
  /// }
  /// ```
  ///
  /// - Parameter text: The text, which the editor reads and writes.
  public nonisolated init(text: Binding<String>) {
    var content = TextInputContent(text: text)
    content.isEditor = true
    self.content = content
  }

  @MainActor public var body: some View { FindableText(content: content) }
}
