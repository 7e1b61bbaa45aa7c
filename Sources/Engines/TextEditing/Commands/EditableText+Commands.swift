import Foundation
import TextEngine

extension EditableText {
  /// Does what a command says.
  @discardableResult
  package func perform(_ command: EditingCommand, _ context: EditingContext = EditingContext()) -> EditingOutcome {
    let wasKilling: Bool = isKilling
    isKilling = false
    if marked != nil {
      endMarking(command == .cancel || command == .undo ? .discard : .accept, time: context.time)
      if command == .cancel { return .done }
    }
    switch command {
    case .move, .extend, .select, .selectAll, .deselect: return performSelecting(command, context)
    case .cut, .copy, .paste, .pasteAsPlainText: return performClipboard(command, context)
    case .undo: return undo() ? .done : .nothing
    case .redo: return redo() ? .done : .nothing
    case .cancel: return .ignored
    case .backtab: return .ignored
    default: break
    }
    guard rules.isEditable else { return .refused }
    switch command {
    case .insert(let text): return insert(text, time: context.time)
    case .newline:
      if rules.isSingleLine { return .submit }
      return insert("\n", time: context.time)
    case .lineBreak: return rules.isSingleLine ? .submit : insert("\n", time: context.time)
    case .tab: return rules.insertsTabs && !rules.isSingleLine ? insert("\t", time: context.time) : .ignored
    case .killToParagraphEnd, .killSelection: return kill(command, continues: wasKilling, context)
    case .yank:
      return killed.isEmpty ? .nothing : outcome(replaceSelection(with: killed, source: .pasting, time: context.time))
    case .transpose: return transpose(context)
    case .uppercase, .lowercase, .capitalize: return changeCase(command, context)
    default: return performDeletion(command, context)
    }
  }

  func outcome(_ isDone: Bool) -> EditingOutcome { isDone ? .done : .refused }

  private func insert(_ text: String, time: Double) -> EditingOutcome {
    let caret: Int = selection.caret.offset
    if selection.isCaret, let better = rules.substitution(for: text, at: caret, of: storage) {
      // The typed character first, so that undo brings it back.
      guard replaceSelection(with: TextFragment(text), kind: .typing, time: time) else { return .refused }
      if better.count == 0, better.text == text { return .done }
      let range: Range<Int> = caret - better.count..<selection.caret.offset
      replace(range, with: TextFragment(better.text), time: time)
      return .done
    }
    return outcome(replaceSelection(with: TextFragment(text), kind: .typing, time: time))
  }

  // MARK: Selecting

  private func performSelecting(_ command: EditingCommand, _ context: EditingContext) -> EditingOutcome {
    guard rules.isSelectable else { return .refused }
    let before: EditingSelection = selection
    switch command {
    case .move(let movement): move(movement, lines: context.lines)
    case .extend(let movement): move(movement, extending: true, lines: context.lines)
    case .select(let unit): selection = EditingSelection(range(of: unit, at: selection.caret, lines: context.lines))
    case .selectAll: selection = EditingSelection(0..<count)
    default: selection = EditingSelection(SelectedRange(caret: selection.caret))
    }
    return selection == before ? .nothing : .done
  }

  // MARK: Deleting

  private func performDeletion(_ command: EditingCommand, _ context: EditingContext) -> EditingOutcome {
    guard selection.isCaret else {
      return outcome(replaceSelection(with: "", source: .pasting, time: context.time))
    }
    let caret: TextPosition = selection.caret
    var kind: EditKind = .other
    let range: Range<Int>
    switch command {
    case .delete(.character, .backward):
      kind = .deletingBackward
      range =
        rules.isSecure
        ? boundaries.character(before: caret.offset)..<caret.offset : boundaries.backspace(before: caret.offset)
    case .delete(.character, .forward):
      kind = .deletingForward
      range = caret.offset..<boundaries.character(after: caret.offset)
    case .deleteBackwardByDecomposing:
      range = max(caret.offset - 1, 0)..<caret.offset
      if let decomposed = decomposed(range) {
        return outcome(replace(range, with: TextFragment(decomposed), time: context.time))
      }
    case .delete(let unit, let direction):
      range = span(
        caret.offset, destination(of: .next(unit, direction), from: caret, lines: context.lines).position.offset)
    case .deleteToEdge(let unit, let direction):
      range = spanToEdge(unit, direction, context)
    default: return .ignored
    }
    guard !range.isEmpty else { return .nothing }
    return outcome(replace(range, with: "", kind: kind, time: context.time))
  }

  func span(_ first: Int, _ second: Int) -> Range<Int> { min(first, second)..<max(first, second) }

  /// From the caret to an end of its line; at that end already, the separator there.
  private func spanToEdge(_ unit: TextUnit, _ direction: TextDirection, _ context: EditingContext) -> Range<Int> {
    let caret: TextPosition = selection.caret
    let edge: Int = destination(of: .edge(unit, direction), from: caret, lines: context.lines).position.offset
    if edge != caret.offset { return span(caret.offset, edge) }
    return direction == .forward
      ? caret.offset..<boundaries.character(after: caret.offset)
      : boundaries.character(before: caret.offset)..<caret.offset
  }

  /// A composed character without its last mark; nil where it has none.
  private func decomposed(_ range: Range<Int>) -> String? {
    let composed: String = storage.string(in: range)
    let scalars: [Unicode.Scalar] = composed.decomposedStringWithCanonicalMapping.unicodeScalars.map { $0 }
    guard scalars.count > 1 else { return nil }
    return String(String.UnicodeScalarView(scalars.dropLast()))
  }

  private func kill(_ command: EditingCommand, continues: Bool, _ context: EditingContext) -> EditingOutcome {
    let range: Range<Int> =
      command == .killSelection ? selection.hull : spanToEdge(.paragraph, .forward, context)
    guard !range.isEmpty else { return .nothing }
    let fragment: TextFragment = storage.fragment(in: range)
    guard replace(range, with: "", time: context.time) else { return .refused }
    guard !rules.isSecure else { return .done }
    if continues { killed.append(fragment) } else { killed = fragment }
    isKilling = true
    return .done
  }

  // MARK: Changing

  /// At the end of a paragraph the two characters before the caret.
  private func transpose(_ context: EditingContext) -> EditingOutcome {
    guard !rules.isSecure, selection.isCaret else { return .refused }
    var middle: Int = selection.caret.offset
    let content: Range<Int> = storage.contentRange(ofParagraph: storage.paragraph(at: middle))
    if middle >= content.upperBound { middle = boundaries.character(before: middle) }
    let first: Int = boundaries.character(before: middle)
    guard middle > content.lowerBound, first >= content.lowerBound, middle < content.upperBound else { return .nothing }
    let last: Int = boundaries.character(after: middle)
    var exchanged: TextFragment = storage.fragment(in: middle..<last)
    exchanged.append(storage.fragment(in: first..<middle))
    return outcome(replace(first..<last, with: exchanged, time: context.time))
  }

  /// The selection, or the word at the caret. The characters stay selected.
  private func changeCase(_ command: EditingCommand, _ context: EditingContext) -> EditingOutcome {
    guard !rules.isSecure else { return .refused }
    let before: EditingSelection = selection
    let range: Range<Int> = before.isCaret ? boundaries.word(at: before.caret.offset) : before.hull
    let old: String = storage.string(in: range)
    let new: String =
      switch command {
      case .uppercase: old.uppercased()
      case .lowercase: old.lowercased()
      default: capitalized(old)
      }
    guard new != old else { return .nothing }
    guard replace(range, with: TextFragment(new), time: context.time) else { return .refused }
    let end: Int = selection.caret.offset
    if !before.isCaret, end >= range.lowerBound { place(EditingSelection(range.lowerBound..<end)) }
    return .done
  }

  private func capitalized(_ string: String) -> String {
    var scalars: [Unicode.Scalar] = Array(string.lowercased().unicodeScalars)
    for word in segmenter.words(in: String(String.UnicodeScalarView(scalars))).reversed() {
      let title: String = scalars[word.lowerBound].properties.titlecaseMapping
      scalars.replaceSubrange(word.lowerBound..<word.lowerBound + 1, with: Array(title.unicodeScalars))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Clipboard

  package var canCopy: Bool { !selection.isCaret && !rules.isSecure }

  /// What a copy takes: the ranges one below the other.
  package var selectedFragment: TextFragment {
    var copied = TextFragment()
    for (number, range) in selection.ranges.enumerated() {
      if number > 0 { copied.append("\n") }
      copied.append(storage.fragment(in: range))
    }
    return copied
  }

  private func performClipboard(_ command: EditingCommand, _ context: EditingContext) -> EditingOutcome {
    guard let clipboard = context.clipboard else { return .ignored }
    switch command {
    case .copy, .cut:
      guard canCopy, command == .copy || rules.isEditable else { return .refused }
      clipboard.write(selectedFragment)
      return command == .copy ? .done : outcome(replaceSelection(with: "", source: .pasting, time: context.time))
    default:
      guard rules.isEditable else { return .refused }
      clipboard.read { [weak self] fragment in
        guard let self, let fragment else { return }
        let pasted: TextFragment = command == .pasteAsPlainText ? TextFragment(fragment.string) : fragment
        asOneStep { _ = self.replaceSelection(with: pasted, source: .pasting, time: context.time) }
      }
      return .done
    }
  }
}
