import TextEngine

/// Where a caret goes.
package enum Movement: Hashable, Sendable {
  /// One character or word on the screen, whatever the direction of the text.
  case left(TextUnit)
  case right(TextUnit)
  /// To the next boundary in the order of the text: the end of a unit forward, its start backward.
  case next(TextUnit, TextDirection)
  /// To the end of the unit that the caret is in: the start of the line, the end of the document.
  case edge(TextUnit, TextDirection)
  case up
  case down
  case pageUp
  case pageDown
}

/// What a person asks of a text with a key, a menu or a touch.
package enum EditingCommand: Hashable, Sendable {
  case insert(String)
  /// Return: a new paragraph, or in one line the request to submit.
  case newline
  /// A line feed within the paragraph, also where return submits.
  case lineBreak
  case tab
  case backtab
  /// The selection, or from the caret to the next boundary. A character backward is what a backspace takes.
  case delete(TextUnit, TextDirection)
  /// From the caret to the start or end of its line or paragraph.
  case deleteToEdge(TextUnit, TextDirection)
  /// The last scalar before the caret, taken off its character.
  case deleteBackwardByDecomposing
  /// Cuts to the end of the paragraph into a store of the text's own; kills that follow each other add up.
  case killToParagraphEnd
  case killSelection
  case yank
  /// Exchanges the characters before and after the caret.
  case transpose
  case uppercase
  case lowercase
  case capitalize
  case move(Movement)
  case extend(Movement)
  case select(TextUnit)
  case selectAll
  /// To a caret at the end of the selection.
  case deselect
  case cut
  case copy
  case paste
  case pasteAsPlainText
  case undo
  case redo
  /// Escape: ends what the input method works on, else the caller's.
  case cancel

  package static let deleteBackward: EditingCommand = .delete(.character, .backward)
  package static let deleteForward: EditingCommand = .delete(.character, .forward)
}

/// What became of a command.
package enum EditingOutcome: String, Hashable, Sendable {
  /// The text or the selection changed, or the clipboard was asked.
  case done
  /// There was nothing to do, as at the end of the text; the key is taken all the same.
  case nothing
  /// The rules forbid it; a host may sound a bell.
  case refused
  /// The person pressed return in one line.
  case submit
  /// The key is the caller's: a tab that moves the focus, an escape that closes.
  case ignored
}

/// Where cut and copied text goes and pasted text comes from. Reading takes time: another program answers.
package protocol EditingClipboard: AnyObject {
  func write(_ fragment: TextFragment)
  func read(_ completion: @escaping (TextFragment?) -> Void)
}

/// What a command needs of the view around the text.
package struct EditingContext {
  package var lines: (any LineLayout)?
  package var clipboard: (any EditingClipboard)?
  /// In seconds of the host's clock: pauses divide the steps of undo.
  package var time: Double

  package init(lines: (any LineLayout)? = nil, clipboard: (any EditingClipboard)? = nil, time: Double = 0) {
    self.lines = lines
    self.clipboard = clipboard
    self.time = time
  }
}
