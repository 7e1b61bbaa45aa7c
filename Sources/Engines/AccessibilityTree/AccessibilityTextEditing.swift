/// What an element that edits a text says of the caret and the selection. Offsets count Unicode scalars of the element's value.
package struct AccessibilityTextEditing: Hashable, Sendable {
  package var caret: Int
  /// Empty at the caret where nothing is selected.
  package var selection: Range<Int>
  package var isMultiline: Bool
  package var isEditable: Bool
  /// What is shown while the text is empty.
  package var prompt: String?
  /// The words that the dictionary does not have, in order. Of a long text these are only those around the caret.
  package var misspelled: [Range<Int>]

  package init(
    caret: Int, selection: Range<Int>? = nil, isMultiline: Bool = false, isEditable: Bool = true, prompt: String? = nil,
    misspelled: [Range<Int>] = []
  ) {
    self.caret = caret
    self.selection = selection ?? caret..<caret
    self.isMultiline = isMultiline
    self.isEditable = isEditable
    self.prompt = prompt
    self.misspelled = misspelled
  }
}

/// What an assistive technology does to the text of an element. Offsets count Unicode scalars of the element's value.
package enum AccessibilityTextEdit: Hashable, Sendable {
  case set(String)
  /// An insertion replaces an empty range.
  case replace(Range<Int>, with: String)
  case copy(Range<Int>)
  case cut(Range<Int>)
  case paste(at: Int)
  /// An empty range puts the caret there.
  case select(Range<Int>)
}
