import AccessibilityTree

/// The place of a reader in the text of one element.
package struct TextPlace: Hashable, Sendable {
  package let element: AccessibilityNode.ID
  package let text: String
  package let range: Range<String.Index>

  /// The text that is read by parts: what a field holds, otherwise the label, or the value where there is no label.
  package static func text(of node: AccessibilityNode) -> String {
    let value: String = node.properties.value ?? ""
    let holdsText: Bool = [.textField, .searchField, .secureField].contains(node.role) && !value.isEmpty
    return holdsText || node.label.isEmpty ? value : node.label
  }

  /// The next part of an element's text, or the one before; nil at the end.
  ///
  /// - Parameters:
  ///   - place: Where the reader was last. Where that is another element or another text, the reader begins at the start, or at
  ///     the end when it goes backward.
  ///   - drawnLines: The element's lines as they are drawn; only looked at for lines.
  package static func step(
    by unit: TextUnit, isForward: Bool, in node: AccessibilityNode, from place: TextPlace?, drawnLines: [String] = []
  ) -> TextPlace? {
    let text: String = text(of: node)
    let parts: [Range<String.Index>] = unit.parts(of: text, drawnLines: drawnLines)
    let next: Range<String.Index>?
    if let place, place.element == node.id, place.text == text {
      let here: Range<String.Index> = place.range
      next =
        isForward
        ? parts.first { $0.lowerBound > here.lowerBound || $0.lowerBound >= here.upperBound && $0 != here }
        : parts.last { $0.lowerBound < here.lowerBound }
    } else {
      next = isForward ? parts.first : parts.last
    }
    return next.map { TextPlace(element: node.id, text: text, range: $0) }
  }

  /// The words for the part: white space has a name.
  package var words: String { Self.words(for: text[range]) }

  package static func words(for part: Substring) -> String {
    switch part {
    case " ": "space"
    case "\n", "\r\n": "new line"
    case "\t": "tab"
    case "": "blank line"
    default: String(part)
    }
  }
}
