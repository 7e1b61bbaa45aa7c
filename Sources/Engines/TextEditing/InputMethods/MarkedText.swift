/// Text that an input method still works on. It stands in the text and is shown, but no undo knows of it before it is committed.
package struct MarkedText: Hashable, Sendable {
  /// Where it stands in the text.
  package var range: Range<Int>
  /// What is selected in it, from its start: the clause that is being converted, or a caret.
  package var selection: Range<Int>
  /// The text in whose place it stands, for cancellation and for undo.
  var replaced: TextFragment
  var selectionBefore: EditingSelection

  /// How a part of it is underlined.
  package enum Style: String, Hashable, Sendable {
    case plain
    /// The clause that is being converted.
    case selected
  }

  /// The parts by style, in offsets of the text.
  package var styles: [(range: Range<Int>, style: Style)] {
    let start: Int = range.lowerBound
    let parts: [(Range<Int>, Style)] = [
      (start..<start + selection.lowerBound, .plain),
      (start + selection.lowerBound..<start + selection.upperBound, .selected),
      (start + selection.upperBound..<range.upperBound, .plain),
    ]
    let joined: [(Range<Int>, Style)] = selection.isEmpty ? [(range, .plain)] : parts
    return joined.filter { !$0.0.isEmpty }.map { (range: $0.0, style: $0.1) }
  }
}

/// The text around the caret as an input method is told of it.
package struct SurroundingText: Hashable, Sendable {
  package var text: String
  /// In Unicode scalars of `text`.
  package var cursor: Int
  package var anchor: Int

  package init(text: String = "", cursor: Int = 0, anchor: Int = 0) {
    self.text = text
    self.cursor = cursor
    self.anchor = anchor
  }
}
