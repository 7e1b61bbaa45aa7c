import CoreGraphics

extension AccessibilityTree {
  /// The tree as text, a line for each node and indented lines for what else is known of it.
  ///
  ///     window (0 0 393 852)
  ///       heading "Results" [header, staticText] level 1 (16 60 361 41)
  ///       group "Scores" (16 120 361 200)
  ///         text "Elite Benefit" = "0.42" [staticText] (16 120 361 24)
  ///           hint: "Opens the details"
  ///           content: "Reason" = "Subsidies" (high)
  ///           action: default
  ///
  /// The text has no ids and depends on nothing but the tree's content, so that two builds of one state compare.
  /// Frames are in the window's space, x y width height, rounded to hundredths of a point.
  package func dump() -> String {
    var lines: [String] = []
    var stack: [(id: AccessibilityNode.ID, depth: Int, way: AccessibilityWay)] = [(root, 0, AccessibilityWay())]
    while let (id, depth, way) = stack.popLast() {
      guard let node: AccessibilityNode = nodes[id] else { continue }
      let indent: String = Self.indent(depth)
      lines.append(indent + headline(of: node, at: way))
      lines.append(contentsOf: details(of: node).map { indent + "    " + $0 })
      guard !node.children.isEmpty else { continue }
      let inside: AccessibilityWay = way.inside(node)
      stack.append(contentsOf: node.children.reversed().map { ($0, depth + 1, inside) })
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Two spaces a level; from the hundredth on a number says how many more there are, so that the text of a deep tree is
  /// not made of spaces.
  static func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 100)) + (depth > 100 ? "+\(depth - 100) " : "")
  }

  /// Role, label, value, traits, heading level and frame of a node.
  private func headline(of node: AccessibilityNode, at way: AccessibilityWay) -> String {
    let properties: AccessibilityProperties = node.properties
    var words: [String] = [node.role.rawValue]
    if let label: String = properties.label { words.append(label.accessibilityQuoted) }
    if let value: String = properties.value { words.append("= " + value.accessibilityQuoted) }
    if !properties.traits.isEmpty { words.append(properties.traits.description) }
    if let level: Int = properties.headingLevel, level > 0 { words.append("level \(level)") }
    words.append(way.frame(of: node).accessibilityText)
    if way.isScrolledOut(node) ?? isScrolledOut(node.id) { words.append("scrolled out") }
    if node.id == focus { words.append("focused") }
    return words.joined(separator: " ")
  }

  private func details(of node: AccessibilityNode) -> [String] {
    let properties: AccessibilityProperties = node.properties
    var lines: [String] = []
    if let hint: String = properties.hint { lines.append("hint: " + hint.accessibilityQuoted) }
    if let identifier: String = properties.identifier { lines.append("identifier: " + identifier.accessibilityQuoted) }
    if !properties.inputLabels.isEmpty {
      lines.append("input labels: " + properties.inputLabels.map(\.accessibilityQuoted).joined(separator: ", "))
    }
    if let priority: Double = properties.sortPriority { lines.append("sort priority: \(priority.accessibilityText)") }
    if let number: Double = properties.numericValue { lines.append("number: \(number.accessibilityText)") }
    if let position: AccessibilityPosition = properties.position {
      lines.append("position: \(position.index) of \(position.count)")
    }
    if let isExpanded: Bool = properties.isExpanded { lines.append(isExpanded ? "expanded" : "collapsed") }
    if let level: Int = properties.hierarchyLevel { lines.append("hierarchy level: \(level)") }
    if let cell: AccessibilityTableCell = properties.tableCell { lines.append(Self.line(for: cell)) }
    for entry in properties.content {
      let importance: String = entry.importance == .high ? " (high)" : ""
      lines.append(
        "content: \(entry.label.accessibilityQuoted) = \((entry.value ?? "").accessibilityQuoted)\(importance)")
    }
    for action in properties.actions {
      let category: String = action.category.map { " (\($0))" } ?? ""
      lines.append("action: \(action.kind)\(category)")
    }
    for rotor in properties.rotors { lines.append(line(for: rotor)) }
    if let style: AccessibilitySpeechStyle = properties.speech { lines.append(Self.line(for: style)) }
    if properties.showsLargeContent == true { lines.append("shows large content") }
    if let responds: Bool = properties.respondsToUserInteraction {
      lines.append(responds ? "responds to interaction" : "does not respond to interaction")
    }
    lines += interactionDetails(of: properties)
    if properties.activationPoint != nil, let point: CGPoint = activationPoint(of: node.id) {
      lines.append("activation point: (\(Double(point.x).accessibilityText) \(Double(point.y).accessibilityText))")
    }
    let partners: [String] = linkedNodes(of: node).map { "\($0.role.rawValue) \($0.label.accessibilityQuoted)" }
    if !partners.isEmpty { lines.append("linked with: " + partners.joined(separator: ", ")) }
    return lines
  }

  private func interactionDetails(of properties: AccessibilityProperties) -> [String] {
    guard properties.hasDetails else { return [] }
    var lines: [String] = []
    if let chart: ChartDescription = properties.chart?.description {
      let points: Int = chart.series.reduce(0) { $0 + $1.points.count }
      lines.append("chart: \(chart.title.accessibilityQuoted), series: \(chart.series.count), points: \(points)")
    }
    if let text: String = properties.largeContent { lines.append("large content: " + text.accessibilityQuoted) }
    if let kind: AccessibilityTextKind = properties.textContentType { lines.append("text content: \(kind.rawValue)") }
    if let touch: AccessibilityDirectTouch = properties.directTouch {
      let options: [String] = (touch.isSilent ? ["silent"] : []) + (touch.requiresActivation ? ["when activated"] : [])
      lines.append("direct touch: " + ([touch.isActive ? "on" : "off"] + options).joined(separator: ", "))
    }
    if let status: String = properties.scrollStatus { lines.append("scroll status: " + status.accessibilityQuoted) }
    for (name, points) in [("drag", properties.dragPoints), ("drop", properties.dropPoints)] {
      for point in points {
        let place: String = "(\(point.x.accessibilityText) \(point.y.accessibilityText))"
        lines.append("\(name) point: \(place) \(point.description.accessibilityQuoted)")
      }
    }
    if properties.ignoresInvertColors == true { lines.append("keeps its colours") }
    return lines
  }

  private func line(for rotor: AccessibilityRotor) -> String {
    let stops: [String] = rotor.stops.map { stop in
      var text: String = stop.label.accessibilityQuoted
      let target: AccessibilityNode? = stop.target.flatMap { nodes[$0] }
      if let range: Range<Int> = stop.characters(of: target.map { $0.properties.value ?? $0.label } ?? "") {
        text += " [\(range.lowerBound)..<\(range.upperBound)]"
      }
      return text + (target == nil ? " -> not in the tree" : "")
    }
    return "rotor \(rotor.name.accessibilityQuoted): " + stops.joined(separator: ", ")
  }

  private static func line(for cell: AccessibilityTableCell) -> String {
    var text: String = "cell: row \(cell.row) column \(cell.column)"
    if cell.rowSpan > 1 { text += " spans \(cell.rowSpan) rows" }
    if cell.columnSpan > 1 { text += " spans \(cell.columnSpan) columns" }
    if !cell.headers.isEmpty {
      text += " headers " + cell.headers.map(\.accessibilityQuoted).joined(separator: ", ")
    }
    return text
  }

  private static func line(for style: AccessibilitySpeechStyle) -> String {
    var words: [String] = []
    if style.pitch != 0 { words.append("pitch \(style.pitch.accessibilityText)") }
    if style.spellsOutCharacters { words.append("spelled out") }
    if style.alwaysIncludesPunctuation { words.append("with punctuation") }
    if style.announcementsQueued { words.append("queued") }
    if let language: String = style.language { words.append("in \(language)") }
    return "speech: " + (words.isEmpty ? "plain" : words.joined(separator: ", "))
  }
}

extension AccessibilityTree {
  /// What names a node without a label: the label half of a pair whose content it is (behaviour 321).
  package func labelOfPartner(of node: AccessibilityNode) -> String? {
    guard node.properties.hasDetails else { return nil }
    let keys: [AccessibilityKey] = node.properties.labeledPairs.filter { $0.half == .content }.map(\.key)
    guard !keys.isEmpty else { return nil }
    return readingOrder().first { other in
      other.properties.labeledPairs.contains { $0.half == .label && keys.contains($0.key) }
    }?.properties.label
  }

  /// The other nodes of the groups that a node is linked into, and its partners in labelled pairs, in reading order
  /// (behaviours 321, 396).
  package func linkedNodes(of node: AccessibilityNode) -> [AccessibilityNode] {
    let groups: Set<AccessibilityKey> = Set(node.properties.linkedGroups)
    let pairs: Set<AccessibilityKey> = Set(node.properties.labeledPairs.map(\.key))
    guard !groups.isEmpty || !pairs.isEmpty else { return [] }
    return readingOrder().filter { other in
      other.id != node.id
        && (other.properties.linkedGroups.contains(where: groups.contains)
          || other.properties.labeledPairs.contains { pairs.contains($0.key) })
    }
  }
}
