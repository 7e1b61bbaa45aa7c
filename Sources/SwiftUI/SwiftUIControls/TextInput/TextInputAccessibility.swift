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
  var slot: GeometrySlot { inputs.slot }
  var actions: [AccessibilityActionCode] { [.activate] }

  /// To activate a text is to begin editing it.
  func perform(_ action: AccessibilityActionCode) {
    guard isUsable else { return }
    inputs.window.focus.move(to: target)
  }

  var accessibilityProperties: AccessibilityProperties {
    track()
    let isSecure: Bool = text.rules.isSecure
    var properties = AccessibilityProperties(role: isSecure ? .secureField : .textField)
    properties.removedTraits = [.isStaticText, .isImage]
    properties.traits = isSecure ? .isSecureField : .isTextField
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
      caret: head, selection: shown, isMultiline: current.isMultiline, isEditable: isEnabled, prompt: prompt)
    return properties
  }

  /// A range in the bullets of a secret.
  private func maskedRange(_ range: Range<Int>) -> Range<Int> {
    let mask = SecureMask(text.string)
    return mask.shown(ofOffset: range.lowerBound)..<mask.shown(ofOffset: range.upperBound)
  }
}
