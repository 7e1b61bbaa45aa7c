/// The units in which a caret moves and text is selected and deleted.
package enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// A user-perceived character: a grapheme cluster.
  case character
  case word
  /// A line of the layout.
  case line
  /// Text between line feeds.
  case paragraph
  case document
}

/// A direction in the order of the text.
package enum TextDirection: String, Hashable, Sendable { case backward, forward }
