import AccessibilityTree
import ReactiveGraph
import SwiftUICore
import TextEditing

/// A text input as assistive technologies know it: one element with the label's words, the text as its value, the caret and
/// the selection (behaviour 282).
nonisolated final class TextInputAccessibility {
  static func make(
    _ node: TextInputNode, label: AccessibilitySource?, inputs: _ViewInputs
  ) -> AccessibilitySource {
    let window: ViewGraph = inputs.window
    let source: AccessibilitySource = .transparent(label.map { [$0] } ?? [], id: window.nextID())
    source.childBehavior = .combine
    window.accessibility.setControl(node, for: source.id)
    PropertiesAttribute.keep(source, inputs: inputs) { $0.properties = node.accessibilityProperties }
    let root: AccessibilityRoot = window.accessibility
    inputs.graph.currentSubgraph.onEnd { root.setHandlers([:], for: source.id) }
    node.source = source
    return source
  }
}

nonisolated extension TextInputNode: OperableControl {
  package var slot: GeometrySlot { inputs.slot }
  package var actions: [AccessibilityActionCode] { [.activate] }

  /// To activate a text is to begin editing it.
  package func perform(_ action: AccessibilityActionCode) {
    guard isUsable else { return }
    inputs.window.focus.move(to: target)
  }

  /// Editing needs no focus: what is inserted is a step of undo of its own.
  package func edit(_ edit: AccessibilityTextEdit) -> Bool {
    guard isAlive else { return false }
    text.endMarking(.accept)
    let isDone: Bool = perform(edit)
    if isDone { editDidEnd() }
    return isDone
  }

  private func perform(_ edit: AccessibilityTextEdit) -> Bool {
    let time: Double = inputs.window.time.peek
    func replace(_ range: Range<Int>, _ string: String) -> Bool {
      text.asOneStep { text.replace(range, with: TextEditing.TextFragment(string), time: time) }
    }
    switch edit {
    case .set(let string): return replace(0..<text.count, string)
    case .replace(let range, let string): return replace(unmasked(range), string)
    case .copy(let range), .cut(let range):
      guard !text.rules.isSecure else { return false }
      inputs.window.copy(text.storage.string(in: range.clamped(to: 0..<text.count)))
      if case .cut = edit { return replace(range, "") }
      return true
    case .paste(let offset):
      guard text.rules.isEditable else { return false }
      inputs.window.paste { [weak self] string in
        guard let self, isAlive, let string else { return }
        let place: Int = unmasked(offset..<offset).lowerBound
        if replace(place..<place, string) { editDidEnd() }
      }
      return true
    case .select(let range):
      guard isUsable else { return false }
      inputs.window.focus.move(to: target)
      text.selection = EditingSelection(unmasked(range))
      return true
    }
  }

  /// A range of the text by one of what is shown.
  private func unmasked(_ range: Range<Int>) -> Range<Int> {
    guard text.rules.isSecure else { return range.clamped(to: 0..<text.count) }
    let mask = SecureMask(text.string)
    return mask.offset(ofShown: range.lowerBound)..<mask.offset(ofShown: range.upperBound)
  }

  var accessibilityProperties: AccessibilityProperties {
    track()
    let isSecure: Bool = text.rules.isSecure
    let isSearch: Bool = inputs.submitTrigger.contains(.search)
    var properties = AccessibilityProperties(role: isSecure ? .secureField : isSearch ? .searchField : .textField)
    properties.removedTraits = [.isStaticText, .isImage]
    properties.traits = isSecure ? .isSecureField : isSearch ? .isSearchField : .isTextField
    let isEnabled: Bool = inputs.environment(IsEnabledKey.self).value
    if !isEnabled { properties.traits.insert(.isDisabled) }
    if inputs.window.focus.isFocused(target) { properties.traits.insert(.isEditing) }
    // A secret is as many bullets.
    properties.value = isSecure ? SecureMask(text.string).string : text.string
    properties.actions = [AccessibilityAction(.activate)]
    let selection: Range<Int> = text.selection.hull
    let shown: Range<Int> = isSecure ? maskedRange(selection) : selection
    let head: Int = text.selection.caret.offset == selection.lowerBound ? shown.lowerBound : shown.upperBound
    let prompt: String? = content.read().prompt.map { $0.string(in: EnvironmentValues(scope: inputs.environment)) }
    properties.editing = AccessibilityTextEditing(
      caret: head, selection: shown, isMultiline: current.isMultiline, isEditable: isEnabled, prompt: prompt,
      misspelled: misspelledWords)
    return properties
  }

  /// A range in the bullets of a secret.
  private func maskedRange(_ range: Range<Int>) -> Range<Int> {
    let mask = SecureMask(text.string)
    return mask.shown(ofOffset: range.lowerBound)..<mask.shown(ofOffset: range.upperBound)
  }
}
