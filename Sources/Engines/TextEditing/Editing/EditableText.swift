import TextEngine

/// A text that is edited: storage, selection, marked text, undo and rules, without views.
///
/// A view gives it commands, events of an input method and positions of the pointer, and draws what a ``DocumentLayout``
/// of it says. Text fields, secure fields and text editors differ in their ``rules`` alone.
package final class EditableText {
  package private(set) var storage: TextStorage
  package internal(set) var marked: MarkedText?
  package var rules: EditingRules
  package var history = EditHistory()
  package private(set) var changes = ChangeLog()
  package var segmenter: any WordSegmenter = UnicodeWords.shared
  /// The attributes of text that is typed next; nil for those of the text before the caret.
  package var typingAttributes: TextAttributes?
  /// Called after each change of the text, marked text included.
  package var didChange: ((TextChange) -> Void)?
  /// Called after the selection changed.
  package var selectionDidChange: (() -> Void)?
  /// Called when an edit began a step of undo.
  package var undoStepDidBegin: (() -> Void)?
  /// The text that was killed last, which a yank brings back.
  package internal(set) var killed = TextFragment()
  var isKilling: Bool = false
  private var currentSelection = EditingSelection(caret: 0)
  /// Counts changes of the selection.
  package private(set) var selectionVersion: Int = 0

  package init(_ fragment: TextFragment = "", rules: EditingRules = EditingRules()) {
    storage = TextStorage(fragment)
    self.rules = rules
  }

  package convenience init(_ string: String, rules: EditingRules = EditingRules()) {
    self.init(TextFragment(string), rules: rules)
  }

  /// The whole text; a copy of all paragraphs. Compare ``version`` first.
  package var string: String { storage.string }
  package var count: Int { storage.count }
  package var version: Int { storage.version }
  package var boundaries: TextBoundaries { TextBoundaries(storage, segmenter: segmenter) }

  /// What is selected. To set it ends a step of undo, and the marked text if the selection leaves it.
  package var selection: EditingSelection {
    get { currentSelection }
    set {
      let new: EditingSelection = newValue.clamped(to: count)
      if let marked, !marked.range.contains(new.hull), marked.range != new.hull { endMarking(.accept) }
      history.endStep()
      isKilling = false
      typingAttributes = new.hull == currentSelection.hull ? typingAttributes : nil
      place(new.clamped(to: count))
    }
  }

  /// Sets the selection as a part of an edit.
  func place(_ selection: EditingSelection) {
    guard selection != currentSelection else { return }
    currentSelection = selection
    selectionVersion += 1
    selectionDidChange?()
  }

  /// Changes the text and nothing else: no rule is asked and no undo recorded. The selection moves along.
  @discardableResult
  func apply(_ range: Range<Int>, _ fragment: TextFragment) -> TextChange {
    let change: TextChange = storage.replace(range, with: fragment)
    changes.append(change)
    let moved: EditingSelection = currentSelection.moved(by: change)
    if moved != currentSelection {
      currentSelection = moved
      selectionVersion += 1
    }
    didChange?(change)
    return change
  }

  /// Sets the attributes of a range for the app: no rule is asked and no undo recorded.
  package func setAttributes(_ attributes: TextAttributes?, in range: Range<Int>) {
    let change: TextChange = storage.setAttributes(attributes, in: range.clamped(to: 0..<count))
    changes.append(change)
    didChange?(change)
  }

  /// Takes a text that the app set: the smallest difference is replaced, the selection stays beside it, and undo begins anew.
  package func setText(_ string: String) {
    guard let difference = storage.difference(to: string) else { return }
    marked = nil
    apply(difference.range, TextFragment(difference.inserted))
    history.removeAll()
    isKilling = false
  }

  /// The same with attributes.
  package func setText(_ fragment: TextFragment) {
    setText(fragment.string)
    guard rules.keepsAttributes, storage.fragment(in: 0..<count).runs != fragment.runs else { return }
    if fragment.runs.isPlain { return setAttributes(nil, in: 0..<count) }
    var start: Int = 0
    for run in fragment.runs.runs {
      let range: Range<Int> = start..<start + run.count
      start += run.count
      // Letters that have their attributes already keep their lines.
      if storage.fragment(in: range).runs != AttributeRuns(run.attributes, count: run.count) {
        setAttributes(run.attributes, in: range)
      }
    }
  }
}

extension Range where Bound == Int {
  func contains(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
