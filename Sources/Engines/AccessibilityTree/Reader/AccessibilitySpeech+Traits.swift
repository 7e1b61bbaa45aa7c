extension AccessibilitySpeech {
  /// The words for traits, in the order of speech rule 6. The traits of speech rule 9 have no words.
  static func traitWords(_ properties: AccessibilityProperties, context: Context) -> [String] {
    let traits: AccessibilityTraitSet = properties.traits
    var words: [String] = []
    if traits.contains(.isDisabled) { words.append("Dimmed") }
    let speaksOtherwise: AccessibilityTraitSet = [.isKeyboardKey, .isToggle, .isBackButton, .isTab]
    // Speech rule 7.
    if traits.contains(.isButton), traits.isDisjoint(with: speaksOtherwise), !context.isTab { words.append("Button") }
    if traits.contains(.isBackButton) { words.append("Back Button") }
    if traits.contains(.isToggle) { words += switchWords(value: properties.value) }
    if context.isTab { words.append("Tab") }
    if traits.contains(.isSecureField) {
      words.append("Secure Text Field")
    } else if traits.contains(.isTextField) {
      words.append("Text Field")
    }
    if traits.contains(.isEditing) { words.append("Is editing") }
    if traits.contains(.isHeader) { words.append("Heading") }
    if traits.contains(.isLink) { words.append("Link") }
    if traits.contains(.isAdjustable) { words.append("Adjustable") }
    if traits.contains(.isImage) { words.append("Image") }
    if traits.contains(.isSearchField) { words.append("Search Field") }
    return words
  }

  /// "Switch Button", then the state; a value that is no state is said as it is (speech rule 8).
  private static func switchWords(value: String?) -> [String] {
    let state: String
    switch (value ?? "").lowercased() {
    case "": return ["Switch Button"]
    case "1", "on", "true": state = "On"
    case "0", "off", "false": state = "Off"
    case "2", "mixed": state = "Mixed"
    default: state = value ?? ""
    }
    return ["Switch Button", state]
  }

  /// The author's hint and those that controls add (speech rule 11).
  static func hints(_ properties: AccessibilityProperties, authorHintSpoken: Bool) -> [String] {
    let traits: AccessibilityTraitSet = properties.traits
    let isEnabled: Bool = !traits.contains(.isDisabled)
    var hints: [String] = []
    let isTextEntry: Bool = !traits.isDisjoint(with: [.isTextField, .isSecureField, .isSearchField])
    if isTextEntry {
      if isEnabled, !traits.contains(.isEditing) { return ["Double tap to edit"] }
    }
    if !authorHintSpoken, let hint: String = properties.hint, !hint.isEmpty { hints.append(hint) }
    if traits.contains(.isToggle), isEnabled { hints.append("Double tap to toggle setting") }
    if traits.contains(.isAdjustable), isEnabled {
      hints.append("Swipe up or down with one finger to adjust the value")
    }
    return hints
  }

  /// A cell's headers, said first (speech rule 2).
  static func cellIntroduction(_ properties: AccessibilityProperties) -> [String] {
    guard let cell: AccessibilityTableCell = properties.tableCell, !cell.headers.isEmpty else { return [] }
    return [cell.headers.joined(separator: ", ") + ":"]
  }

  /// Spans, row and column of a cell (speech rule 2).
  static func cellPlace(_ properties: AccessibilityProperties) -> [String] {
    guard let cell: AccessibilityTableCell = properties.tableCell else { return [] }
    var words: [String] = []
    if cell.rowSpan > 1 { words.append("Spans \(cell.rowSpan) rows") }
    if cell.columnSpan > 1 { words.append("Spans \(cell.columnSpan) columns") }
    if cell.isFirstInRow { words.append("Row \(cell.row)") }
    words.append("Column \(cell.column)")
    return words
  }
}

extension AccessibilitySpeech.Context {
  /// Position among tabs or segments, and the edges of lists and landmarks (speech rule 10).
  init(of node: AccessibilityNode, in tree: AccessibilityTree) {
    isTab = node.traits.contains(.isTab)
    guard let parentID: AccessibilityNode.ID = node.parent, let parent: AccessibilityNode = tree[parentID] else {
      return
    }
    let isTabBar: Bool = parent.traits.contains(.isTabBar) || parent.role == .tabBar
    isTab = isTab || isTabBar
    if isTabBar || parent.role == .segmentedControl,
      let index: Int = parent.children.firstIndex(of: node.id)
    {
      position = AccessibilityPosition(index: index + 1, count: parent.children.count)
    }
    edges = Self.edges(of: node, in: tree)
  }

  private static func edges(of node: AccessibilityNode, in tree: AccessibilityTree) -> [String] {
    var child: AccessibilityNode.ID = node.id
    // Of a list that is made as it is seen, the first and last elements that are there are not those of the list.
    let position: AccessibilityPosition? = node.properties.position
    var isFirst: Bool = position.map { $0.index == 1 } ?? true
    var isLast: Bool = position.map { $0.index == $0.count } ?? true
    for ancestor in tree.ancestors(of: node.id) {
      isFirst = isFirst && ancestor.children.first == child
      isLast = isLast && ancestor.children.last == child
      switch ancestor.role {
      case .list, .outline: return (isFirst ? ["List Start"] : []) + (isLast ? ["List End"] : [])
      case .landmark: return (isFirst ? ["Landmark"] : []) + (isLast ? ["End"] : [])
      default: child = ancestor.id
      }
      if !isFirst, !isLast { break }
    }
    return []
  }
}
