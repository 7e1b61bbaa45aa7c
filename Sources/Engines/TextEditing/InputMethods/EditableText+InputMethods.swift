import InputEngine
import TextEngine

extension EditableText {
  package enum MarkingEnd: String, Hashable, Sendable {
    /// The marked text stays as if it had been committed.
    case accept
    /// The text is again what it was before.
    case discard
  }

  /// What an input method made of one key: one edit, and one step of undo at most. Deletions come first, in whichever order
  /// the method sent them.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  package func handle(_ events: [TextInputEvent], time: Double = 0) -> Bool {
    guard rules.isEditable else { return false }
    let deletions: [TextInputEvent] = events.filter { if case .deleteSurrounding = $0 { true } else { false } }
    let others: [TextInputEvent] = events.filter { if case .deleteSurrounding = $0 { false } else { true } }
    guard !deletions.isEmpty else { return handleAll(others, time: time) }
    return asOneStep { handleAll(deletions + others, time: time) }
  }

  private func handleAll(_ events: [TextInputEvent], time: Double) -> Bool {
    var isChanged: Bool = false
    for event in events {
      switch event {
      case .commit(let text): isChanged = commit(text, time: time) || isChanged
      case .mark(let text, let selection): isChanged = mark(text, selection: selection) || isChanged
      case .deleteSurrounding(let before, let after):
        isChanged = deleteSurrounding(before: before, after: after, time: time) || isChanged
      }
    }
    return isChanged
  }

  /// Sets the text that the input method works on; empty text ends it without a commit.
  @discardableResult
  package func mark(_ text: String, selection: Range<Int>) -> Bool {
    guard !text.isEmpty else {
      let hadMark: Bool = marked != nil
      endMarking(.discard)
      return hadMark
    }
    guard rules.isEditable else { return false }
    let marked: MarkedText =
      marked
      ?? MarkedText(
        range: self.selection.primary.range, selection: 0..<0,
        replaced: storage.fragment(in: self.selection.primary.range), selectionBefore: self.selection)
    let inherited: TextAttributes? =
      typingAttributes ?? (marked.range.lowerBound > 0 ? storage.attributes(at: marked.range.lowerBound - 1) : nil)
    let fragment = TextFragment(
      rules.isSingleLine ? EditingRules.singleLine(text) : text, attributes: rules.keepsAttributes ? inherited : nil)
    let count: Int = fragment.count
    let change: TextChange = apply(marked.range, fragment)
    let selected: Range<Int> = selection.clamped(to: 0..<count)
    self.marked = MarkedText(
      range: change.insertedRange, selection: selected, replaced: marked.replaced,
      selectionBefore: marked.selectionBefore)
    let start: Int = change.range.lowerBound
    place(
      selected.isEmpty
        ? EditingSelection(caret: start + selected.lowerBound, .upstream)
        : EditingSelection(start + selected.lowerBound..<start + selected.upperBound))
    return true
  }

  /// Puts the input method's final text in the place of the marked one, or of the selection.
  @discardableResult
  package func commit(_ text: String, time: Double = 0) -> Bool {
    guard marked != nil else {
      return !text.isEmpty
        && replaceSelection(with: TextFragment(text), kind: .typing, source: .inputMethod, time: time)
    }
    endMarking(.discard)
    return !text.isEmpty && replaceSelection(with: TextFragment(text), kind: .typing, source: .inputMethod, time: time)
  }

  /// Ends the marked text: when the focus goes (the method forgets it then, so that it is discarded), the pointer selects elsewhere, or a command comes that the method does not know.
  package func endMarking(_ end: MarkingEnd, time: Double = 0) {
    guard let marked else { return }
    self.marked = nil
    let text: String = storage.string(in: marked.range)
    apply(marked.range, marked.replaced)
    place(marked.selectionBefore.clamped(to: count))
    if end == .accept {
      replaceSelection(with: TextFragment(text), kind: .typing, source: .inputMethod, time: time)
    }
  }

  private func deleteSurrounding(before: Int, after: Int, time: Double) -> Bool {
    // The method knows the text without the marked one.
    endMarking(.discard)
    let caret: Int = selection.caret.offset
    let range: Range<Int> = max(caret - max(before, 0), 0)..<min(caret + max(after, 0), count)
    return replace(range, with: "", time: time)
  }

  /// The text around the caret, in which the marked text is left out: at most `limit` bytes, and nothing of a secret.
  package func surrounding(limit: Int = 4000) -> SurroundingText {
    guard !rules.isSecure else { return SurroundingText() }
    let hole: Range<Int> = marked?.range ?? (selection.caret.offset..<selection.caret.offset)
    // Half of the room before the caret, and what is free there behind it.
    let before: String = tail(before: hole.lowerBound, bytes: limit / 2)
    let after: String = head(after: hole.upperBound, bytes: limit - before.utf8.count)
    let cursor: Int = before.unicodeScalars.count
    let length: Int = cursor + after.unicodeScalars.count
    let distance: Int = marked == nil ? selection.primary.anchor - selection.caret.offset : 0
    return SurroundingText(text: before + after, cursor: cursor, anchor: min(max(cursor + distance, 0), length))
  }

  private func tail(before offset: Int, bytes: Int) -> String {
    let string: String = storage.string(in: max(offset - bytes, 0)..<offset)
    var excess: Int = string.utf8.count - bytes
    return String(
      String.UnicodeScalarView(
        string.unicodeScalars.drop { scalar in
          guard excess > 0 else { return false }
          excess -= UTF8.width(scalar)
          return true
        }))
  }

  private func head(after offset: Int, bytes: Int) -> String {
    let string: String = storage.string(in: offset..<min(offset + bytes, count))
    var room: Int = bytes
    return String(
      String.UnicodeScalarView(
        string.unicodeScalars.prefix { scalar in
          room -= UTF8.width(scalar)
          return room >= 0
        }))
  }
}
