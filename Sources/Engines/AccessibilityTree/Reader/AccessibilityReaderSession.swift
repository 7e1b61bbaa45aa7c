/// A screen reader at work on a window: it moves its cursor, speaks, and operates what the cursor is on.
///
/// It does nothing that another assistive technology could not do: it reads trees and sends requests. What it said and
/// did is kept as a transcript.
package final class AccessibilityReaderSession {
  /// What is asked of the window.
  package enum Request: Hashable, Sendable {
    case action(AccessibilityNode.ID, AccessibilityActionKind, AccessibilityActionInput)
    case focus(AccessibilityNode.ID?)
    case preparation(rotor: UInt64, stop: Int)
  }

  /// What a person does with the reader.
  package enum Command: Hashable, Sendable {
    case first, last, next, previous
    /// Into a container, and out to the one around.
    case moveIn, moveOut
    case nextStop(AccessibilityRotorKind)
    case previousStop(AccessibilityRotorKind)
    case activate, increment, decrement, escape, magicTap
    case scroll(AccessibilityEdge)
    /// A custom action by its name.
    case perform(String)
  }

  package internal(set) var reader: AccessibilityReader
  /// One line for each command, then one for each utterance, indented.
  package private(set) var transcript: [String] = []

  private let readTree: () -> AccessibilityTree
  let send: (Request) -> Bool

  package init(tree: @escaping () -> AccessibilityTree, send: @escaping (Request) -> Bool) {
    readTree = tree
    self.send = send
    reader = AccessibilityReader(tree: tree())
  }

  /// Does what a person asks; returns what is spoken, nil when nothing took the command.
  @discardableResult
  package func run(_ command: Command) -> [AccessibilityUtterance]? {
    refresh()
    let spoken: [AccessibilityUtterance]?
    switch command {
    case .first: spoken = moved(reader.moveToFirst())
    case .last: spoken = moved(reader.moveToLast())
    case .next: spoken = moved(step(1))
    case .previous: spoken = moved(step(-1))
    case .moveIn: spoken = moved(reader.moveIn())
    case .moveOut: spoken = moved(reader.moveOut())
    case .nextStop(let kind): spoken = moved(moveToStop(1, of: kind))
    case .previousStop(let kind): spoken = moved(moveToStop(-1, of: kind))
    case .activate: spoken = operate(.activate)
    case .increment: spoken = operate(.increment)
    case .decrement: spoken = operate(.decrement)
    case .escape: spoken = operate(.escape)
    case .magicTap: spoken = operate(.magicTap)
    case .scroll(let edge): spoken = operate(.scroll, input: .edge(edge))
    case .perform(let name): spoken = operate(.named(name))
    }
    transcript.append("> \(command.name)")
    transcript +=
      spoken.map { $0.map { "  " + ($0.text.isEmpty ? "(says nothing)" : $0.text) } } ?? ["  (nothing happens)"]
    return spoken
  }

  /// Puts the cursor on an element, as touching it does; nil when it is not in the tree.
  @discardableResult
  package func move(to element: AccessibilityNode.ID) -> [AccessibilityUtterance]? {
    refresh()
    return moved(reader.move(to: element))
  }

  /// Takes up the window's tree, and its focus where the program moved it.
  package func refresh() {
    let tree: AccessibilityTree = readTree()
    let wasFocused: AccessibilityNode.ID? = reader.tree.focus
    reader.tree = tree
    if let focus: AccessibilityNode.ID = tree.focus, focus != wasFocused, focus != reader.position {
      _ = reader.move(to: focus)
    }
  }

  private func moved(_ spoken: [AccessibilityUtterance]?) -> [AccessibilityUtterance]? {
    guard let spoken else { return nil }
    let place: AccessibilityReader.RotorPlace? = reader.rotorPlace
    reader.releaseTree()
    _ = send(.focus(reader.position))
    refresh()
    reader.rotorPlace = place
    return spoken
  }

  /// To a rotor's next stop; one whose element is not there yet is made ready first (behaviour 362).
  private func moveToStop(_ step: Int, of kind: AccessibilityRotorKind) -> [AccessibilityUtterance]? {
    for stop in reader.nextStops(step, in: kind, takesHidden: true) {
      if let rotor: AccessibilityRotor = reader.tree.rotor(of: kind), rotor.stops.indices.contains(stop),
        rotor.stops[stop].needsPreparing || rotor.stops[stop].target == nil, let source: UInt64 = rotor.source
      {
        let place: AccessibilityReader.RotorPlace? = reader.rotorPlace
        _ = send(.preparation(rotor: source, stop: stop))
        refresh()
        reader.rotorPlace = place
      }
      if let spoken: [AccessibilityUtterance] = reader.move(toStop: stop, of: kind) { return spoken }
    }
    return nil
  }

  /// Performs an action of what the cursor is on and says what came of it: after an adjustment the new value (speech rule 13),
  /// otherwise what the cursor is on now, if that differs.
  private func operate(
    _ kind: AccessibilityActionKind, input: AccessibilityActionInput = .none
  ) -> [AccessibilityUtterance]? {
    guard let node: AccessibilityNode = reader.current else { return nil }
    let before: AccessibilityUtterance? = reader.currentSpeech
    reader.releaseTree()
    let isTaken: Bool = send(.action(node.id, kind, input))
    refresh()
    guard isTaken else { return nil }
    if kind == .increment || kind == .decrement, let now: AccessibilityNode = reader.current, now.id == node.id {
      return [AccessibilitySpeech.afterAdjustment(of: now)]
    }
    if kind == .scroll, let status: String = reader.current?.properties.scrollStatus {
      return [AccessibilityUtterance(status)]
    }
    let after: AccessibilityUtterance? = reader.currentSpeech
    return after == before ? [] : after.map { [$0] } ?? []
  }
}

extension AccessibilityReaderSession.Command {
  /// As the transcript has it.
  var name: String {
    switch self {
    case .first: "first"
    case .last: "last"
    case .next: "next"
    case .previous: "previous"
    case .moveIn: "in"
    case .moveOut: "out"
    case .nextStop(let kind): "next in \(kind.name.accessibilityQuoted)"
    case .previousStop(let kind): "previous in \(kind.name.accessibilityQuoted)"
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .scroll(let edge): "scroll to \(edge.rawValue)"
    case .perform(let name): "perform \(name.accessibilityQuoted)"
    }
  }
}

extension AccessibilityTree {
  /// The app's rotor that a kind names; nil for those of the system.
  func rotor(of kind: AccessibilityRotorKind) -> AccessibilityRotor? {
    guard case .custom(let owner, let name) = kind else { return nil }
    return nodes[owner]?.properties.rotors.first { $0.name == name }
  }
}
