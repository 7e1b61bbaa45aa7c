import AccessibilityTree

/// The text of an element on a braille display: as speech, but short, since a line has forty cells or fewer.
///
/// Label and value stand first, then what the element is and how it stands, in abbreviations. Hints and what is offered on
/// demand are left to speech. The abbreviations are ours.
package enum BrailleText {
  package static func text(for node: AccessibilityNode, in tree: AccessibilityTree) -> String {
    let traits: AccessibilityTraitSet = node.traits
    var words: [String] = []
    var label: String = node.label.trimmed
    if label.isEmpty { label = tree.labelOfPartner(of: node)?.trimmed ?? "" }
    if !label.isEmpty { words.append(label) }
    let isSwitch: Bool = traits.contains(.isToggle)
    if let value = node.properties.value?.trimmed, !value.isEmpty, !isSwitch { words.append(value) }
    for entry in node.properties.content where entry.importance == .high {
      words.append(([entry.label] + [entry.value].compactMap { $0 }).joined(separator: " "))
    }
    if words.isEmpty, let hint = node.properties.hint?.trimmed, !hint.isEmpty { words.append(hint) }
    words += node.isContainer ? [kind(of: node)] : kinds(of: node)
    if isSwitch { words.append(state(node.properties.value)) }
    if let isExpanded = node.properties.isExpanded { words.append(isExpanded ? "xpnd" : "clps") }
    if traits.contains(.isSelected) { words.append("sel") }
    if traits.contains(.isDisabled) { words.append("dim") }
    if traits.contains(.isEditing) { words.append("edtg") }
    if let position = node.properties.position { words.append("\(position.index)/\(position.count)") }
    return words.filter { !$0.isEmpty }.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func kinds(of node: AccessibilityNode) -> [String] {
    let traits: AccessibilityTraitSet = node.traits
    var words: [String] = []
    if let level = node.properties.headingLevel, level > 0 {
      words.append("hd\(level)")
    } else if traits.contains(.isHeader) {
      words.append("hd")
    }
    if traits.contains(.isBackButton) {
      words.append("back")
    } else if traits.contains(.isTab) {
      words.append("tab")
    } else if traits.contains(.isToggle) {
      words.append("sw")
    } else if traits.contains(.isSecureField) {
      words.append("pwd")
    } else if traits.contains(.isSearchField) {
      words.append("srch")
    } else if traits.contains(.isTextField) {
      words.append("edt")
    } else if traits.contains(.isButton), !traits.contains(.isKeyboardKey) {
      words.append("btn")
    }
    if traits.contains(.isLink) { words.append("lnk") }
    if traits.contains(.isAdjustable) { words.append("adj") }
    if traits.contains(.isImage) { words.append("img") }
    return words
  }

  private static func kind(of container: AccessibilityNode) -> String {
    switch container.role {
    case .list, .outline: "lst"
    case .table: "tbl"
    case .tabBar: "tabs"
    case .landmark: "lmk"
    case .dialog: "dlg"
    case .alert: "alrt"
    default: "grp"
    }
  }

  private static func state(_ value: String?) -> String {
    switch (value ?? "").lowercased() {
    case "1", "on", "true": "on"
    case "0", "off", "false": "off"
    case "2", "mixed": "mixed"
    default: value ?? ""
    }
  }
}
