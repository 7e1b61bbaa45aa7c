extension AccessibilityReader {
  /// What a screen reader says on a screen: a walk from the first element to the last, then every rotor.
  ///
  /// The text is for people who have never seen the tree: each line in the first part is one swipe. A line with an
  /// arrow is the label of a container that the cursor comes into at that swipe. "More content" and the actions are
  /// what the reader offers on demand.
  package static func transcript(of tree: AccessibilityTree, title: String) -> String {
    var reader: AccessibilityReader = AccessibilityReader(tree: tree)
    var lines: [String] = [title, String(repeating: "=", count: max(title.count, 3)), ""]
    let elements: [AccessibilityNode] = tree.elements()
    lines.append("Swiping through the screen (\(count(elements.count, "element")))")
    lines.append("")
    var number: Int = 0
    var spoken: [AccessibilityUtterance]? = reader.moveToFirst()
    while let utterances: [AccessibilityUtterance] = spoken, let element: AccessibilityNode = reader.current {
      number += 1
      for entered in utterances.dropLast() { lines.append("     -> " + entered.text) }
      let text: String = utterances.last?.text ?? ""
      lines.append(padded(number) + (text.isEmpty ? "(says nothing)" : text))
      lines += onDemand(element)
      spoken = reader.moveForward()
    }
    for kind in tree.rotors {
      let stops: [AccessibilityRotorStop] = tree.stops(of: kind)
      lines += ["", "Rotor \(kind.name.accessibilityQuoted) (\(count(stops.count, "stop")))", ""]
      for (index, stop) in stops.enumerated() {
        let text: String = reader.speech(at: stop)?.text ?? "(not on the screen)"
        lines.append(padded(index + 1) + heading(of: stop, in: kind) + text)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func onDemand(_ element: AccessibilityNode) -> [String] {
    var lines: [String] = []
    for entry in element.properties.content where entry.importance != .high {
      lines.append("       more content: \(entry.label): \(entry.value ?? "")")
    }
    let actions: [String] = element.properties.customActions.compactMap(\.kind.customName)
    if !actions.isEmpty { lines.append("       actions: " + actions.joined(separator: ", ")) }
    if let style: AccessibilitySpeechStyle = element.properties.speech, style != AccessibilitySpeechStyle() {
      lines.append("       voice: " + voice(style))
    }
    return lines
  }

  private static func voice(_ style: AccessibilitySpeechStyle) -> String {
    var words: [String] = []
    if style.pitch > 0 { words.append("pitch raised by \(style.pitch.accessibilityText)") }
    if style.pitch < 0 { words.append("pitch lowered by \((-style.pitch).accessibilityText)") }
    if style.spellsOutCharacters { words.append("spelled out letter by letter") }
    if style.alwaysIncludesPunctuation { words.append("punctuation is spoken") }
    if style.announcementsQueued { words.append("announcements wait") }
    return words.joined(separator: ", ")
  }

  /// The stop's name in the app's rotor, where it differs from what is spoken of the element.
  private static func heading(of stop: AccessibilityRotorStop, in kind: AccessibilityRotorKind) -> String {
    guard case .custom = kind, !stop.label.isEmpty else { return "" }
    return "[\(stop.label)] "
  }

  private static func padded(_ number: Int) -> String {
    let digits: String = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits + ". "
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
