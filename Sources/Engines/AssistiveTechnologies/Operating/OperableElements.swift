import AccessibilityTree
import CoreGraphics

extension AccessibilityTree {
  /// The elements that switch, voice and keyboard control act on, in reading order (behaviour 404).
  ///
  /// Where an app declares whether an element responds to the user, that decides; otherwise elements with a trait or an action
  /// that can be operated do. Disabled elements take nothing, and those without any extent cannot be pointed at.
  ///
  /// - Parameter isSeen: Whether elements are left out that are scrolled out of sight. Voice and switches point at what is seen;
  ///   a keyboard goes on to what is not.
  package func operableElements(isSeen: Bool) -> [AccessibilityNode] {
    elements().filter { isOperable($0, isSeen: isSeen) }
  }

  /// Whether one element is among those of `operableElements(isSeen:)`.
  package func isOperable(_ node: AccessibilityNode, isSeen: Bool) -> Bool {
    guard !node.isContainer, !node.traits.contains(.isDisabled), !node.bounds.isEmpty else { return false }
    let properties: AccessibilityProperties = node.properties
    let operated: AccessibilityTraitSet = [.isTab, .isBackButton, .allowsDirectInteraction]
    let responds: Bool =
      properties.respondsToUserInteraction
      ?? (properties.isInteractive || !node.traits.isDisjoint(with: operated) || !properties.customActions.isEmpty)
    return responds && !(isSeen && isScrolledOut(node.id))
  }

  /// The name by which a person calls an element: its label, that of its partner in a labelled pair, or its value.
  package func name(of node: AccessibilityNode) -> String {
    let names: [String] = [node.label, labelOfPartner(of: node) ?? "", node.properties.value ?? ""]
    return names.lazy.map { $0.trimmed }.first { !$0.isEmpty } ?? ""
  }
}

extension AccessibilityNode {
  /// The actions that an assistive technology offers in a menu, by their names, the usual one first.
  package var offeredActions: [(name: String, action: AccessibilityActionKind, input: AccessibilityActionInput)] {
    var result: [(String, AccessibilityActionKind, AccessibilityActionInput)] = []
    for action in properties.actions {
      switch action.kind {
      case .activate: result.insert(("Tap", .activate, .none), at: 0)
      case .increment: result.append(("Increment", .increment, .none))
      case .decrement: result.append(("Decrement", .decrement, .none))
      case .showMenu: result.append(("Show Menu", .showMenu, .none))
      case .delete: result.append(("Delete", .delete, .none))
      case .named(let name): result.append((name, action.kind, .none))
      case .escape, .magicTap, .scroll, .zoom: break
      }
    }
    return result
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var text: Substring = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
