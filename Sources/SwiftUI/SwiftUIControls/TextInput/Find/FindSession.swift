import AccessibilityTree
import Foundation
import Observation
import SwiftUICore
import TextEditing

/// Finding and replacing in one editor: what is sought, where it stands, and which occurrence is selected.
@Observable
@MainActor package final class FindSession: FindBarModel {
  package var pattern: String = "" {
    didSet { if pattern != oldValue { patternDidChange() } }
  }
  package var replacement: String = ""
  package var isReplacing: Bool = false
  package var ignoresCase: Bool = true {
    didSet { patternDidChange() }
  }
  package var wholeWords: Bool = false {
    didSet { patternDidChange() }
  }
  /// Whether the bar is shown where no modifier says it.
  private(set) var isOpen: Bool = false
  /// How many occurrences there are.
  package private(set) var count: Int = 0
  /// The number of the selected occurrence, from 1; nil when none is selected.
  package private(set) var place: Int?
  /// Counts requests to type what is sought.
  package private(set) var focusRequests: Int = 0

  /// Whether the bar is in the window.
  @ObservationIgnored package private(set) var isShown: Bool = false
  /// Shows the bar in place of the editor, with whether people are to replace; nil where the editor shows its own.
  @ObservationIgnored package var presenter: ((Bool) -> Void)?
  /// Called when the number of occurrences, or the selected one, may be another.
  @ObservationIgnored package var onRefresh: (() -> Void)?
  @ObservationIgnored weak var node: TextInputNode?
  /// The occurrences in the version of the text for which they were looked up.
  @ObservationIgnored private var found: (version: Int, finder: TextFinder, ranges: [Range<Int>])?

  package nonisolated init() {}

  var finder: TextFinder {
    var options: TextFinder.Options = []
    if ignoresCase { options.insert(.ignoresCase) }
    if wholeWords { options.insert(.wholeWords) }
    return TextFinder(pattern, options)
  }

  package var status: String { status(count: count, place: place) }
  package var hasMatches: Bool { count > 0 }
  package var canReplaceMatch: Bool { place != nil }

  // MARK: - Showing

  /// Shows the bar, or moves the keyboard's focus into it.
  package func present(replacing: Bool = false) {
    guard let node, let settings = node.findSettings, !settings.isDisabled else { return }
    isReplacing = replacing && !settings.isReplaceDisabled
    if let presenter { return presenter(isReplacing) }
    if let navigator = settings.navigator {
      navigator.owner.session = ObjectIdentifier(self)
      navigator.isPresented.wrappedValue = true
    } else {
      isOpen = true
    }
    focusRequests += 1
  }

  /// Takes the bar away.
  package func close() {
    if let navigator = node?.findSettings?.navigator { navigator.isPresented.wrappedValue = false }
    isOpen = false
  }

  /// The bar has appeared: a short selection is what is sought.
  package func begin() {
    isShown = true
    if let node, !node.text.selection.isCaret {
      let selected: String = node.text.storage.string(in: node.text.selection.hull)
      if selected.count <= 100, !selected.contains(where: \.isNewline) { pattern = selected }
    }
    refresh()
    node?.findDidChange()
  }

  /// The bar has gone: the editor has the keyboard again.
  package func end() {
    isShown = false
    found = nil
    node?.findDidChange()
    node?.takeFocus()
  }

  // MARK: - Finding

  package func step(backward: Bool) { find(backward ? .backward : .forward) }

  /// Selects the next occurrence or the one before, round the end of the text, and says which it is.
  func find(_ direction: TextDirection) {
    guard let node, !pattern.isEmpty else { return }
    node.text.find(finder, direction)
    node.selectionMoved()
    refresh()
    announce()
  }

  /// Replaces the selected occurrence and selects the next.
  package func replace() {
    guard let node, canReplace else { return }
    node.text.replaceAndFind(finder, with: replacement, time: node.inputs.window.time.peek)
    node.editDidEnd()
    refresh()
    announce()
  }

  /// Replaces all occurrences in one step of undo.
  package func replaceAll() {
    guard let node, canReplace else { return }
    let count: Int = node.text.replaceAll(finder, with: replacement, time: node.inputs.window.time.peek)
    node.editDidEnd()
    refresh()
    AccessibilityNotification.Announcement("\(count) replaced").post()
  }

  /// Whether the app allows replacing and the text can be edited.
  package var canReplace: Bool {
    guard let node, let settings = node.findSettings else { return false }
    return node.text.rules.isEditable && !settings.isReplaceDisabled
  }

  /// The text or the selection of the editor is another one.
  package func textDidChange() { if isShown { refresh() } }

  /// The occurrences in the text as it is now, each looked up once.
  func ranges(in text: EditableText) -> [Range<Int>] {
    let finder: TextFinder = finder
    if let found, found.version == text.version, found.finder == finder { return found.ranges }
    let ranges: [Range<Int>] = text.ranges(of: finder)
    found = (text.version, finder, ranges)
    return ranges
  }

  /// Seeks from the start of the selection, so that it stays where it is while what is sought grows.
  private func patternDidChange() {
    guard isShown, let node else { return }
    node.text.selection = EditingSelection(caret: node.text.selection.hull.lowerBound)
    if !pattern.isEmpty { node.text.find(finder) }
    node.selectionMoved()
    refresh()
    node.findDidChange()
  }

  private func refresh() {
    guard let node else { return }
    let ranges: [Range<Int>] = ranges(in: node.text)
    if count != ranges.count { count = ranges.count }
    let selected: Range<Int> = node.text.selection.hull
    let place: Int? = ranges.firstIndex(of: selected).map { $0 + 1 }
    if self.place != place { self.place = place }
    onRefresh?()
  }

  private func announce() { AccessibilityNotification.Announcement(status).post() }
}
