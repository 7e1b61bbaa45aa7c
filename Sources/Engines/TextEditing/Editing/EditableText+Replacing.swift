import TextEngine

extension EditableText {
  /// Replaces a range as an edit of the person's: the rules are asked, undo records it, and the caret goes behind the new text.
  ///
  /// - Returns: Whether the text or the selection changed.
  @discardableResult
  package func replace(
    _ range: Range<Int>, with fragment: TextFragment, kind: EditKind = .other,
    source: EditingRules.Source = .pasting, time: Double = 0
  ) -> Bool {
    guard rules.isEditable else { return false }
    let range: Range<Int> = range.clamped(to: 0..<count)
    let wanted: Bool = !fragment.isEmpty
    var fragment: TextFragment = rules.filtered(fragment, into: range, of: storage, from: source)
    // Text of which nothing is allowed leaves the selection alone.
    if wanted, fragment.isEmpty { return false }
    switch rules.shouldChange?(EditingRules.Proposal(range: range, fragment: fragment, kind: kind)) {
    case .reject: return false
    case .replace(let other): fragment = other
    case .accept, nil: break
    }
    if fragment.runs.isPlain { fragment = attributed(fragment, at: range) }
    guard !range.isEmpty || !fragment.isEmpty else { return false }
    if let formatter = rules.formatter {
      return replace(range, with: fragment, checkedBy: formatter, kind: kind, time: time)
    }
    record(range, fragment, kind: kind, time: time)
    return true
  }

  /// Changes the text, puts the caret behind the new text and records both.
  func record(
    _ range: Range<Int>, _ fragment: TextFragment, kind: EditKind, before: EditingSelection? = nil, time: Double,
    selection: EditingSelection? = nil
  ) {
    let before: EditingSelection = before ?? self.selection
    let removed: TextFragment = rules.isSecure ? "" : storage.fragment(in: range)
    let change: TextChange = apply(range, fragment)
    let affinity: TextPosition.Affinity = fragment.isEmpty ? .downstream : .upstream
    let end: Int =
      boundaries.isCharacterBoundary(change.insertedRange.upperBound)
      ? change.insertedRange.upperBound : boundaries.character(after: change.insertedRange.upperBound)
    place(selection?.clamped(to: count) ?? EditingSelection(caret: end, affinity))
    guard !rules.isSecure else { return }
    let endsLine: Bool = kind == .typing && Paragraph.containsSeparator(fragment.string)
    if endsLine { history.endStep() }
    let begun: Int = history.begunCount
    history.record(
      Replacement(start: range.lowerBound, removed: removed, inserted: fragment), kind, before: before,
      after: self.selection, time: time)
    if endsLine { history.endStep() }
    if history.begunCount != begun { undoStepDidBegin?() }
  }

  /// Changes the attributes of a range as a step of undo, as a command for bold letters does. The selection stays.
  @discardableResult
  package func changeAttributes(
    in range: Range<Int>, time: Double = 0, _ change: (TextAttributes?) -> TextAttributes?
  ) -> Bool {
    guard rules.isEditable, rules.keepsAttributes, !range.isEmpty else { return false }
    var fragment: TextFragment = storage.fragment(in: range)
    let old: [AttributeRuns.Run] =
      fragment.runs.isPlain ? [AttributeRuns.Run(count: range.count, attributes: nil)] : fragment.runs.runs
    let new = AttributeRuns(
      old.map { AttributeRuns.Run(count: $0.count, attributes: change($0.attributes)) })
    guard new != fragment.runs else { return false }
    fragment.runs = new
    record(range, fragment, kind: .other, time: time, selection: selection)
    return true
  }

  /// New text takes the attributes that were chosen for it, or those of the character before it, or of the one it replaces.
  private func attributed(_ fragment: TextFragment, at range: Range<Int>) -> TextFragment {
    guard rules.keepsAttributes, !fragment.isEmpty else { return fragment }
    let inherited: TextAttributes? =
      range.isEmpty
      ? (range.lowerBound > 0 ? storage.attributes(at: range.lowerBound - 1) : storage.attributes(at: 0))
      : storage.attributes(at: range.lowerBound)
    return TextFragment(fragment.string, attributes: typingAttributes ?? inherited)
  }

  /// Replaces what is selected. Of several ranges the first gets the text and the others go.
  @discardableResult
  package func replaceSelection(
    with fragment: TextFragment, kind: EditKind = .other, source: EditingRules.Source = .typing, time: Double = 0
  ) -> Bool {
    let ranges: [Range<Int>] = selection.ranges
    guard ranges.count > 1 else {
      return replace(
        ranges[0], with: fragment, kind: ranges[0].isEmpty ? kind : openKind(kind), source: source, time: time)
    }
    return asOneStep {
      for range in ranges.dropFirst().reversed() { replace(range, with: "", time: time) }
      return replace(ranges[0], with: fragment, source: source, time: time)
    }
  }

  /// Typing over a selection begins a step to which the next letters belong.
  private func openKind(_ kind: EditKind) -> EditKind {
    history.endStep()
    return kind
  }

  /// Moves a range to a place outside of it, or copies it there, as a drag within the text does. It is selected there.
  @discardableResult
  package func moveText(_ range: Range<Int>, to offset: Int, copies: Bool = false, time: Double = 0) -> Bool {
    guard rules.isEditable, !range.isEmpty, copies || offset < range.lowerBound || offset > range.upperBound else {
      return false
    }
    let fragment: TextFragment = storage.fragment(in: range)
    let offset: Int = min(max(offset, 0), count)
    return asOneStep {
      guard replace(offset..<offset, with: fragment, time: time) else { return false }
      let count: Int = selection.caret.offset - offset
      guard !copies else {
        place(EditingSelection(offset..<offset + count))
        return true
      }
      let shift: Int = offset <= range.lowerBound ? count : 0
      let isRemoved: Bool = replace(range.lowerBound + shift..<range.upperBound + shift, with: "", time: time)
      let start: Int = isRemoved && shift == 0 ? offset - range.count : offset
      place(EditingSelection(start..<start + count))
      return true
    }
  }

  /// All edits that the body makes are one step of undo.
  @discardableResult
  package func asOneStep<Result>(_ body: () -> Result) -> Result {
    history.endStep()
    history.beginGroup()
    defer { history.endGroup() }
    return body()
  }
}

// MARK: - Undo

extension EditableText {
  package var canUndo: Bool { rules.isEditable && history.canUndo }
  package var canRedo: Bool { rules.isEditable && history.canRedo }

  /// Takes the last step back and restores the selection before it. Text that an input method still works on goes first.
  @discardableResult
  package func undo() -> Bool {
    endMarking(.discard)
    guard canUndo, let step = history.takeUndo() else { return false }
    for replacement in step.replacements.reversed() {
      let inverse: Replacement = replacement.inverse
      apply(inverse.range, inverse.inserted)
    }
    isKilling = false
    place(step.before.clamped(to: count))
    return true
  }

  @discardableResult
  package func redo() -> Bool {
    endMarking(.discard)
    guard canRedo, let step = history.takeRedo() else { return false }
    for replacement in step.replacements { apply(replacement.range, replacement.inserted) }
    isKilling = false
    place(step.after.clamped(to: count))
    return true
  }
}

// MARK: - Formatters

extension EditableText {
  private func replace(
    _ range: Range<Int>, with fragment: TextFragment, checkedBy formatter: any EditingFormatter, kind: EditKind,
    time: Double
  ) -> Bool {
    let original: String = string
    let text: String =
      storage.string(in: 0..<range.lowerBound) + fragment.string + storage.string(in: range.upperBound..<count)
    let caret: Int = range.lowerBound + fragment.count
    switch formatter.check(FormatterAttempt(text: text, selection: caret..<caret, original: original)) {
    case .accept: record(range, fragment, kind: kind, time: time)
    case .reject: return false
    case .replace(let replaced, let selected):
      guard let difference = storage.difference(to: replaced) else {
        place(EditingSelection(selected).clamped(to: count))
        return true
      }
      record(
        difference.range, TextFragment(difference.inserted), kind: .other, time: time,
        selection: EditingSelection(selected))
    }
    return true
  }

  /// Ends editing: the formatter reads the text and gives its final form. False when it stands for no value; the text stays.
  @discardableResult
  package func commitEditing(time: Double = 0) -> Bool {
    endMarking(.accept)
    guard let formatter = rules.formatter else { return true }
    guard let text = formatter.commit(string) else { return false }
    if let difference = storage.difference(to: text) {
      let end = EditingSelection(caret: TextCount(text).scalars)
      record(difference.range, TextFragment(difference.inserted), kind: .other, time: time, selection: end)
    }
    return true
  }
}
