import AccessibilityTree
import CoreGraphics

/// An action as the Action interface lists it.
package struct AccessibleAction: Hashable, Sendable {
  /// What the host has to do.
  package enum Effect: Hashable, Sendable {
    case perform(AccessibilityActionKind, AccessibilityActionInput)
    /// To the next or previous stop of the element's rotor of this number.
    case rotor(Int, isForward: Bool)
  }

  /// A fixed word for standard actions, the app's name for its own.
  package var name: String
  package var effect: Effect
  /// Actions of one category are offered together.
  package var category: String?
}

extension AccessibleAction {
  /// Everything that can be done with an element: the default action first, the app's own by their names, last the
  /// rotors of a container, for which AT-SPI has no other place.
  package static func actions(of node: AccessibilityNode) -> [AccessibleAction] {
    let actions: [AccessibilityAction] = node.properties.actions
    let rotors: [AccessibilityRotor] = node.properties.rotors
    guard !actions.isEmpty || !rotors.isEmpty else { return [] }
    var result: [AccessibleAction] = []
    let ordered: [AccessibilityAction] =
      actions.filter { $0.kind == .activate } + actions.filter { $0.kind != .activate }
    for action in ordered { result += entries(of: action, in: node) }
    for (index, rotor) in rotors.enumerated() {
      result.append(AccessibleAction(name: "Next \(rotor.name)", effect: .rotor(index, isForward: true)))
      result.append(AccessibleAction(name: "Previous \(rotor.name)", effect: .rotor(index, isForward: false)))
    }
    return withUniqueNames(result)
  }

  private static func entries(of action: AccessibilityAction, in node: AccessibilityNode) -> [AccessibleAction] {
    func entry(_ name: String, _ input: AccessibilityActionInput = .none) -> AccessibleAction {
      AccessibleAction(name: name, effect: .perform(action.kind, input), category: action.category)
    }
    switch action.kind {
    case .activate: return [entry(defaultName(of: node))]
    case .escape: return [entry("escape")]
    case .magicTap: return [entry("magic tap")]
    case .delete: return [entry("delete")]
    case .showMenu: return [entry("show menu")]
    case .increment: return [entry("increment")]
    case .decrement: return [entry("decrement")]
    case .scroll: return AccessibilityEdge.allCases.map { entry("scroll to \($0.rawValue)", .edge($0)) }
    case .zoom:
      // A client says no place: the element's middle, whose point in the window is filled in when it is asked for.
      let middle: CGPoint = CGPoint(x: 0.5, y: 0.5)
      return [("zoom in", true), ("zoom out", false)].map { name, isIn in
        entry(name, .zoom(isIn: isIn, place: middle, point: .zero))
      }
    case .named(let name): return [entry(name)]
    }
  }

  /// Readers know these three words and say "toggle" or "jump" where they mean something else than a press.
  private static func defaultName(of node: AccessibilityNode) -> String {
    if node.traits.contains(.isToggle) { return "toggle" }
    if node.traits.contains(.isLink) { return "jump" }
    return "click"
  }

  /// Clients choose actions by name: a second one of the same name gets a number.
  private static func withUniqueNames(_ actions: [AccessibleAction]) -> [AccessibleAction] {
    var taken: Set<String> = []
    return actions.map { action in
      var unique: AccessibleAction = action
      var number: Int = 2
      while !taken.insert(unique.name).inserted {
        unique.name = "\(action.name) \(number)"
        number += 1
      }
      return unique
    }
  }
}
