import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics

/// The inspector's description of one element or container, in values, so that views change only where the element does.
struct InspectedElement: Hashable, Identifiable {
  /// A property by its name, with its value.
  struct Fact: Hashable, Identifiable {
    let name: String
    let value: String
    var id: String { name }

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  struct Action: Hashable, Identifiable {
    let name: String
    let kind: AccessibilityActionKind
    let input: AccessibilityActionInput
    let id: Int
  }

  struct Rotor: Hashable, Identifiable {
    let name: String
    let stops: [String]
    let id: Int
  }

  let id: AccessibilityNode.ID
  let title: String
  let speech: String
  let braille: String
  let facts: [Fact]
  /// Outermost first.
  let containers: [Container]
  let actions: [Action]
  let rotors: [Rotor]
  let content: [Fact]
  let isScrolledOut: Bool

  struct Container: Hashable, Identifiable {
    let id: AccessibilityNode.ID
    let name: String
  }

  init?(_ id: AccessibilityNode.ID, in tree: AccessibilityTree) {
    guard let node = tree[id] else { return nil }
    self.id = id
    let name: String = tree.name(of: node)
    title = name.isEmpty ? node.role.spelled : name
    let spoken: String = AccessibilitySpeech.utterance(for: node, in: tree).text
    speech = spoken.isEmpty ? "Nothing" : spoken
    braille = BrailleText.text(for: node, in: tree)
    facts = Self.facts(of: node, tree)
    containers = tree.ancestors(of: id).reversed().map { container in
      let label: String = container.label.isEmpty ? "" : " “\(container.label)”"
      return Container(id: container.id, name: container.role.spelled.capitalizedFirst + label)
    }
    actions = Self.actions(of: node)
    rotors = node.properties.rotors.enumerated().map { index, rotor in
      Rotor(name: rotor.name, stops: rotor.stops.map { Self.words(for: $0, in: tree) }, id: index)
    }
    content = node.properties.content.map { entry in
      Fact(entry.label, (entry.value ?? "") + (entry.importance == .high ? " (important)" : ""))
    }
    isScrolledOut = tree.isScrolledOut(id)
  }

  private static func words(for stop: AccessibilityRotorStop, in tree: AccessibilityTree) -> String {
    guard let target = stop.target.flatMap({ tree[$0] }) else { return stop.label + " (not in the tree)" }
    return stop.label.isEmpty ? tree.name(of: target) : stop.label
  }

  private static func actions(of node: AccessibilityNode) -> [Action] {
    var result: [(String, AccessibilityActionKind, AccessibilityActionInput)] = node.offeredActions.map {
      ($0.name, $0.action, $0.input)
    }
    for action in node.properties.actions {
      switch action.kind {
      case .escape: result.append(("Escape", .escape, .none))
      case .magicTap: result.append(("Magic Tap", .magicTap, .none))
      case .scroll:
        for edge in AccessibilityEdge.allCases {
          result.append(("Scroll to \(edge.rawValue.capitalizedFirst)", .scroll, .edge(edge)))
        }
      default: break
      }
    }
    return result.enumerated().map { Action(name: $1.0, kind: $1.1, input: $1.2, id: $0) }
  }
}

extension AccessibilityRole {
  /// The name in words: "text field".
  var spelled: String { rawValue.spelledOut }
}

extension String {
  /// A name of source text in words: "textField" as "text field".
  var spelledOut: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
