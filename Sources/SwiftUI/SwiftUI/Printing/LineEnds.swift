import AccessibilityTree
import DeepStack
import DisplayList

/// Puts back the spaces at which lines were broken. They are not drawn, and without them whoever reads a file's text
/// finds the last word of a line and the first one of the next as one.
struct LineEnds {
  private let tree: AccessibilityTree
  /// The end of each node's label that no drawn text has shown yet.
  private var rest: [AccessibilityNode.ID: Substring] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// An item of a node, with a space after each text that has one in the node's label. To be called in the order of
  /// drawing.
  mutating func closed(_ item: DisplayItem, of owner: AccessibilityNode.ID) -> DisplayItem {
    switch item {
    case .group(let effect, let items):
      return .group(effect, withEnoughStack { items.map { closed($0, of: owner) } })
    case .text(var fragment, let paint, let point):
      guard !fragment.isUnderlined, !fragment.isStruckThrough, isFollowedBySpace(fragment.text, in: owner) else {
        return item
      }
      fragment.text += " "
      return .text(fragment, paint, at: point)
    case .fill, .stroke, .symbol, .image: return item
    }
  }

  private mutating func isFollowedBySpace(_ text: String, in owner: AccessibilityNode.ID) -> Bool {
    guard let last = text.unicodeScalars.last, !last.properties.isWhitespace else { return false }
    // Where a line runs from right to left a space at its end would move what is drawn.
    guard !text.unicodeScalars.contains(where: \.isRightToLeft) else { return false }
    let label: Substring = rest[owner] ?? tree[owner]?.label[...] ?? ""
    guard !text.isEmpty, let place = label.range(of: text) else { return false }
    rest[owner] = label[place.upperBound...]
    // Texts that are one element are told apart by a comma in its label.
    let after: Substring = label[place.upperBound...].drop { $0 == "," }
    return after.first?.isWhitespace ?? false
  }
}

extension Unicode.Scalar {
  /// Hebrew, Arabic and the scripts beside them.
  fileprivate var isRightToLeft: Bool {
    (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFF).contains(value)
      || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
  }
}
