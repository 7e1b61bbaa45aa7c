import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics

extension InspectedElement {
  /// The properties that an element has, in an order in which people look for them.
  static func facts(of node: AccessibilityNode, _ tree: AccessibilityTree) -> [Fact] {
    let properties: AccessibilityProperties = node.properties
    var facts: [Fact] = []
    func add(_ name: String, _ value: String?) {
      if let value { facts.append(Fact(name, value)) }
    }
    add("Label", properties.label.map { $0.isEmpty ? "Empty" : $0 } ?? (node.isContainer ? nil : "None"))
    if node.label.isEmpty { add("Label of Partner", tree.labelOfPartner(of: node)) }
    add("Value", properties.value)
    add("Hint", properties.hint)
    add("Identifier", properties.identifier)
    add("Role", node.role.spelled.capitalizedFirst)
    add("Traits", node.traits.isEmpty ? nil : node.traits.words.joined(separator: ", "))
    add("Heading Level", properties.headingLevel.map { $0 == 0 ? "Without level" : "\($0)" })
    add("Position", properties.position.map { "\($0.index) of \($0.count)" })
    add("Rows", properties.isExpanded.map { $0 ? "Expanded" : "Collapsed" })
    add("Hierarchy Level", properties.hierarchyLevel.map { "\($0)" })
    if let cell = properties.tableCell {
      add("Cell", "Row \(cell.row), column \(cell.column)")
      add("Headers", cell.headers.isEmpty ? nil : cell.headers.joined(separator: ", "))
    }
    add("Number", properties.numericValue?.accessibilityText)
    add("Sort Priority", properties.sortPriority?.accessibilityText)
    add("Voice Control", voiceNames(of: node, tree))
    add("Responds to People", properties.respondsToUserInteraction.map { $0 ? "Yes, as declared" : "No, as declared" })
    let linked: [String] = tree.linkedNodes(of: node).map { tree.name(of: $0) }
    add("Linked With", linked.isEmpty ? nil : linked.joined(separator: ", "))
    add("Large Content", properties.largeContent ?? (properties.showsLargeContent == true ? "As the label" : nil))
    add("Kind of Text", properties.textContentType?.rawValue)
    add("Scroll Status", properties.scrollStatus)
    add("Voice", properties.speech.flatMap(voice))
    if let chart = properties.chart?.description {
      add("Chart", "\(chart.title), \(chart.series.count) series")
    }
    add("Frame", tree.frame(of: node.id).map(place))
    if properties.activationPoint != nil, let point = tree.activationPoint(of: node.id) {
      add("Activation Point", "\(Double(point.x).accessibilityText), \(Double(point.y).accessibilityText)")
    }
    return facts
  }

  private static func voiceNames(of node: AccessibilityNode, _ tree: AccessibilityTree) -> String? {
    let given: [String] = node.properties.inputLabels.filter { !$0.isEmpty }
    if !given.isEmpty { return given.joined(separator: ", ") }
    guard tree.isOperable(node, isSeen: false) else { return nil }
    return tree.name(of: node)
  }

  private static func voice(_ style: AccessibilitySpeechStyle) -> String? {
    var words: [String] = []
    if style.pitch != 0 { words.append("pitch \(style.pitch.accessibilityText)") }
    if style.spellsOutCharacters { words.append("spelled out") }
    if style.alwaysIncludesPunctuation { words.append("with punctuation") }
    if style.announcementsQueued { words.append("announcements wait") }
    if let language = style.language { words.append("in \(language)") }
    return words.isEmpty ? nil : words.joined(separator: ", ").capitalizedFirst
  }

  private static func place(_ frame: CGRect) -> String {
    let numbers: [String] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).accessibilityText }
    return "\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3])"
  }
}
