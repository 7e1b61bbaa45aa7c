import AccessibilityTree

/// The texts of an element, as AT-SPI divides them: name, description, content of the Text interface, attributes.
package struct AccessibleWords: Hashable, Sendable {
  package var name: String
  package var description: String
  /// The content of the Text interface; nil for elements without one.
  package var text: String?

  /// - Parameter partnerLabel: The label of the element that names this one in a labelled pair.
  package init(of node: AccessibilityNode, as role: AccessibleRole, partnerLabel: String? = nil) {
    let properties: AccessibilityProperties = node.properties
    let value: String = properties.value ?? ""
    var name: String = node.label
    if name.isEmpty { name = partnerLabel ?? "" }
    var isValueElsewhere: Bool = Self.saysValue(role, properties)
    switch role {
    case .label, .heading, .link, .listItem, .treeItem, .tableCell, .columnHeader:
      // Orca says the name of these, or the text, and of a label never the description: the value has to be in both.
      name = [name, value].filter { !$0.isEmpty }.joined(separator: ": ")
      text = node.isContainer ? nil : name
      isValueElsewhere = true
    case .entry, .spinButton:
      text = value
      isValueElsewhere = true
    case .passwordText:
      text = String(repeating: "•", count: value.count)
      isValueElsewhere = true
    default: text = nil
    }
    self.name = name
    var described: [String] = []
    if !value.isEmpty, !isValueElsewhere { described.append(value) }
    for entry in properties.content where entry.importance == .high {
      described.append([entry.label, entry.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    description = described.joined(separator: ", ")
  }

  /// Whether the value is known otherwise: by the state of a toggle or by the Value interface.
  private static func saysValue(_ role: AccessibleRole, _ properties: AccessibilityProperties) -> Bool {
    if role == .toggleButton { return AccessibleToggleValue(properties) != .other }
    return role == .slider || properties.numericValue != nil
  }
}

/// An element's object attributes.
package enum AccessibleAttributes {
  package static func attributes(
    of node: AccessibilityNode, as role: AccessibleRole, in parent: AccessibilityNode?
  ) -> [String: String] {
    let properties: AccessibilityProperties = node.properties
    var result: [String: String] = ["toolkit": "Rotor"]
    if let identifier = properties.identifier { result["id"] = identifier }
    if let hint = properties.hint, !hint.isEmpty { result["help-text"] = hint }
    if let prompt = properties.editing?.prompt, !prompt.isEmpty { result["placeholder-text"] = prompt }
    if role == .heading, let level = properties.headingLevel, level > 0 { result["level"] = "\(level)" }
    if role == .toggleButton { result["xml-roles"] = "switch" }
    if role == .entry, node.role == .searchField { result["xml-roles"] = "searchbox" }
    if role == .slider || role == .progressBar || role == .spinButton, let value = properties.value {
      result["valuetext"] = value
    }
    if let cell = properties.tableCell {
      result["rowindex"] = "\(cell.row)"
      result["colindex"] = "\(cell.column)"
      if !cell.headers.isEmpty { result["headers"] = cell.headers.joined(separator: ", ") }
    }
    if let position = position(of: node, as: role, in: parent) {
      result["posinset"] = "\(position.index)"
      result["setsize"] = "\(position.count)"
    }
    for entry in properties.content { result["content-" + entry.label] = entry.value ?? "" }
    if !properties.inputLabels.isEmpty { result["input-labels"] = properties.inputLabels.joined(separator: ", ") }
    if !properties.rotors.isEmpty { result["rotors"] = properties.rotors.map(\.name).joined(separator: ", ") }
    return result
  }

  /// The element's place among its siblings, as the tree says or as it stands in its tab bar, control or list.
  private static func position(
    of node: AccessibilityNode, as role: AccessibleRole, in parent: AccessibilityNode?
  ) -> AccessibilityPosition? {
    if let position = node.properties.position { return position }
    switch role {
    case .pageTab, .radioButton, .listItem, .treeItem:
      guard let parent, let index = parent.children.firstIndex(of: node.id) else { return nil }
      return AccessibilityPosition(index: index + 1, count: parent.children.count)
    default: return nil
    }
  }
}
