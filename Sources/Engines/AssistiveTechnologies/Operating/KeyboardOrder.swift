import AccessibilityTree

/// The order of full keyboard access: the Tab key goes through all elements that respond to a person, in reading order, also those
/// that are scrolled out of sight; Control and Tab go from one group of them to the next.
extension AccessibilityTree {
  package func keyboardOrder() -> [AccessibilityNode.ID] { operableElements(isSeen: false).map(\.id) }

  /// The innermost container that holds an element together with others of the order; the root where there is none.
  package func keyboardGroup(of element: AccessibilityNode.ID) -> AccessibilityNode.ID {
    for ancestor in ancestors(of: element) {
      var count: Int = 0
      for node in elements(in: ancestor.id) where isOperable(node, isSeen: false) {
        count += 1
        if count > 1 { return ancestor.id }
      }
    }
    return root
  }

  /// The next element of the order, or the one before, and from the last one to the first; nil where there is none.
  package func keyboardStep(from element: AccessibilityNode.ID?, isForward: Bool) -> AccessibilityNode.ID? {
    let order: [AccessibilityNode.ID] = keyboardOrder()
    guard let element, let index = order.firstIndex(of: element) else { return isForward ? order.first : order.last }
    return order[(index + (isForward ? 1 : -1) + order.count) % order.count]
  }

  /// The first element of the next group, or of the one before.
  package func keyboardGroupStep(from element: AccessibilityNode.ID?, isForward: Bool) -> AccessibilityNode.ID? {
    let order: [AccessibilityNode.ID] = keyboardOrder()
    var starts: [(group: AccessibilityNode.ID, first: AccessibilityNode.ID)] = []
    var here: Int?
    for id in order {
      let group: AccessibilityNode.ID = keyboardGroup(of: id)
      if starts.last?.group != group { starts.append((group, id)) }
      if id == element { here = starts.count - 1 }
    }
    guard !starts.isEmpty else { return nil }
    guard let here else { return isForward ? starts.first?.first : starts.last?.first }
    return starts[(here + (isForward ? 1 : -1) + starts.count) % starts.count].first
  }

  /// The next element whose name contains the text, from an element on and round; nil where none does.
  package func keyboardFind(_ text: String, from element: AccessibilityNode.ID?) -> AccessibilityNode.ID? {
    let wanted: String = VoiceControl.heard(text)
    guard !wanted.isEmpty else { return nil }
    let order: [AccessibilityNode.ID] = keyboardOrder()
    let start: Int = element.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let round: [AccessibilityNode.ID] = Array(order[start...] + order[..<start])
    return round.first { id in nodes[id].map { VoiceControl.heard(name(of: $0)).contains(wanted) } ?? false }
  }
}
