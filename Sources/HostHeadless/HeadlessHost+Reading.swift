import AccessibilityTree
import HostInterface

extension HeadlessHost {
  /// Moves a reader to the next element (1) or the one before (-1); a scroll view whose elements end there turns its page
  /// first, so that rows which a lazy container has not made are reached too.
  package func move(_ reader: inout AccessibilityReader, step: Int) -> [AccessibilityUtterance]? {
    if let position = reader.position, let container = reader.containerToTurn(step: step) {
      let edges: [AccessibilityEdge] = step > 0 ? [.bottom, .trailing] : [.top, .leading]
      for edge in edges {
        send(.accessibilityAction(element: container, action: .scroll, input: .edge(edge)))
        let tree: AccessibilityTree = accessibilityTree
        guard tree != reader.tree else { continue }
        reader.tree = tree
        return reader.goOn(from: position, in: container, step: step)
      }
    }
    return step > 0 ? reader.moveForward() : reader.moveBackward()
  }
}
