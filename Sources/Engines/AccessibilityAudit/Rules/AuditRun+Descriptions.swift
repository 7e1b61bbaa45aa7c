import AccessibilityTree
import DisplayList

extension AuditRun {
  /// A description is missing, is the name of a file or symbol, or repeats what the trait says.
  func checkDescriptions() {
    for element in elements where element.isOperable || element.traits.contains(.isImage) {
      count(.sufficientElementDescription)
      let label: String = element.label.trimmingSpaces
      let kind: String = element.role.rawValue
      if label.isEmpty {
        guard tree.labelOfPartner(for: element) == nil else { continue }
        add(
          .sufficientElementDescription, element, "has no description",
          remedy: element.traits.contains(.isImage) && !element.isOperable
            ? "Add an accessibility label, or make the image decorative." : "Add an accessibility label to the \(kind)."
        )
      } else if isFileName(label) {
        add(
          .sufficientElementDescription, element, "is described by the name of a file or symbol",
          remedy: "Write what it means as its accessibility label.")
      } else if let word = repeatedTrait(of: element, label) {
        add(
          .sufficientElementDescription, element, "says \"\(word)\", which a reader says by itself",
          remedy: "Leave the word out of the label.")
      }
    }
  }

  /// "photo_1.png", "IMG_2041", "star.fill", "icon-home-24".
  private func isFileName(_ label: String) -> Bool {
    guard !label.contains(where: \.isWhitespace) else { return false }
    let lower: String = label.lowercased()
    let endings: [String] = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    if endings.contains(where: lower.hasSuffix) { return true }
    if label.contains("_") { return true }
    let pieces: [Substring] = lower.split(separator: ".", omittingEmptySubsequences: false)
    if pieces.count > 1, pieces.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }),
      label == lower, pieces.contains(where: { $0.count > 2 }), SymbolTable.symbol(named: label) != nil
    {
      return true
    }
    return lower.split(separator: "-").count > 2 && lower.contains(where: \.isNumber)
  }

  /// The word at the label's end that the trait speaks anyway.
  private func repeatedTrait(of element: AccessibilityNode, _ label: String) -> String? {
    let words: [(AccessibilityTraitSet, String)] = [
      (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isToggle, "switch"), (.isTab, "tab"),
      (.isAdjustable, "slider"), (.isTextField, "text field"), (.isSearchField, "search field"),
    ]
    let lower: String = label.lowercased()
    return words.first { element.traits.contains($0.0) && lower.hasSuffix(" " + $0.1) }?.1
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text: Substring = self[...].drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension AccessibilityTree {
  /// The visible label beside the element, if the two are paired.
  fileprivate func labelOfPartner(for node: AccessibilityNode) -> String? {
    let own: Set<AccessibilityKey> = Set(node.properties.labeledPairs.map(\.key))
    guard !own.isEmpty else { return nil }
    return nodes.values.filter { other in
      other.id != node.id && other.properties.labeledPairs.contains { own.contains($0.key) }
    }
    .map(\.label).sorted().first { !$0.isEmpty }
  }
}
