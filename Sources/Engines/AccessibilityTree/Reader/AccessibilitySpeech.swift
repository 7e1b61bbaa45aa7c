/// What a reader says at once.
package struct AccessibilityUtterance: Hashable, Sendable, CustomStringConvertible {
  package var text: String
  /// Pitch, spelling, punctuation, queueing (behaviours 392 to 395).
  package var style: AccessibilitySpeechStyle

  package init(_ text: String, style: AccessibilitySpeechStyle = AccessibilitySpeechStyle()) {
    self.text = text
    self.style = style
  }

  package var description: String { text }
}

/// What a screen reader says, in the wording of VoiceOver on iOS. The numbered speech rules stand in Documentation/Behaviours.md.
package enum AccessibilitySpeech {
  /// Speech for an element or container of `tree`: label, value, traits, position, hint, what else there is.
  package static func utterance(for node: AccessibilityNode, in tree: AccessibilityTree) -> AccessibilityUtterance {
    let style: AccessibilitySpeechStyle = node.properties.speech ?? AccessibilitySpeechStyle()
    if node.isContainer {
      return AccessibilityUtterance(entering(node) ?? "", style: style)
    }
    let context: Context = Context(of: node, in: tree)
    var properties: AccessibilityProperties = node.properties
    if node.label.isEmpty, let partner: String = tree.labelOfPartner(of: node) { properties.label = partner }
    return AccessibilityUtterance(text(for: properties, context: context), style: style)
  }

  /// What is said when the cursor comes into a labelled container, before the element itself (speech rule 16, behaviour 311).
  package static func entering(_ container: AccessibilityNode) -> String? {
    guard !container.label.isEmpty else { return nil }
    return text(label: container.label, value: container.properties.value)
  }

  /// After an adjustment only the new value is spoken (speech rule 13).
  package static func afterAdjustment(of node: AccessibilityNode) -> AccessibilityUtterance {
    let style: AccessibilitySpeechStyle = node.properties.speech ?? AccessibilitySpeechStyle()
    return AccessibilityUtterance(node.properties.value ?? "", style: style)
  }

  /// An element's surroundings, as far as they are spoken.
  struct Context {
    var position: AccessibilityPosition?
    var isTab: Bool = false
    /// "List Start.", "End." and the like.
    var edges: [String] = []
  }

  static func text(for properties: AccessibilityProperties, context: Context) -> String {
    var sentences: [String] = cellIntroduction(properties)
    let main: String = mainText(properties)
    let hintIsDescription: Bool = main.isEmpty && sentences.isEmpty
    if hintIsDescription {
      // Speech rule 5.
      if let hint: String = properties.hint, !hint.isEmpty { sentences.append(hint) }
    } else if !main.isEmpty {
      sentences.append(main)
    }
    sentences += cellPlace(properties)
    // Speech rule 12.
    for entry in properties.content where entry.importance == .high {
      sentences.append(text(label: entry.label, value: entry.value))
    }
    sentences += traitWords(properties, context: context)
    if let position: AccessibilityPosition = properties.position ?? context.position {
      sentences.append("\(position.index) of \(position.count)")
    }
    sentences += context.edges
    sentences += hints(properties, authorHintSpoken: hintIsDescription)
    if !properties.customActions.isEmpty { sentences.append("Actions Available") }
    if properties.content.contains(where: { $0.importance != .high }) { sentences.append("More Content Available") }
    return join(sentences)
  }

  /// Label and value with a colon (speech rules 1, 3), "Selected" in front (speech rule 4).
  private static func mainText(_ properties: AccessibilityProperties) -> String {
    let isSwitch: Bool = properties.traits.contains(.isToggle)
    let text: String = text(label: properties.label, value: isSwitch ? nil : properties.value)
    guard properties.traits.contains(.isSelected) else { return text }
    return text.isEmpty ? "Selected." : "Selected: " + text
  }

  private static func text(label: String?, value: String?) -> String {
    [label, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Full stops between sentences; the last one gets its stop only when there are several, so that a plain text is
  /// spoken as it is written.
  static func join(_ sentences: [String]) -> String {
    guard sentences.count > 1 else { return sentences.first ?? "" }
    return sentences.map(ended).joined(separator: " ")
  }

  private static func ended(_ sentence: String) -> String {
    guard let last: Character = sentence.last, !".!?…:;,".contains(last) else { return sentence }
    return sentence + "."
  }
}
