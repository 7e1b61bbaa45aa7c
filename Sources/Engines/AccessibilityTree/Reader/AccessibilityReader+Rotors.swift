/// A list of stops that the reader's cursor can jump through (behaviour 352).
package enum AccessibilityRotorKind: Hashable, Sendable {
  case headings
  /// Headings of one level, 1 to 6.
  case heading(level: Int)
  case links
  case buttons
  case images
  case textFields
  case adjustable
  case tables
  case lists
  case landmarks
  case containers
  /// A rotor of the app, by the node that has it and by its name.
  case custom(AccessibilityNode.ID, name: String)

  package var name: String {
    switch self {
    case .headings: return "Headings"
    case .heading(let level): return "Heading \(level)"
    case .links: return "Links"
    case .buttons: return "Buttons"
    case .images: return "Images"
    case .textFields: return "Text Fields"
    case .adjustable: return "Adjust Value"
    case .tables: return "Tables"
    case .lists: return "Lists"
    case .landmarks: return "Landmarks"
    case .containers: return "Containers"
    case .custom(_, let name): return name
    }
  }

  fileprivate static let system: [AccessibilityRotorKind] =
    [.headings] + (1...6).map { .heading(level: $0) }
    + [.links, .buttons, .images, .textFields, .adjustable, .tables, .lists, .landmarks, .containers]

  /// Whether a node is a stop of a system rotor.
  fileprivate func includes(_ node: AccessibilityNode) -> Bool {
    let traits: AccessibilityTraitSet = node.traits
    switch self {
    case .headings: return traits.contains(.isHeader) || node.properties.headingLevel != nil
    case .heading(let level): return node.properties.headingLevel == level
    case .links: return traits.contains(.isLink)
    case .buttons: return traits.contains(.isButton)
    case .images: return traits.contains(.isImage)
    case .textFields: return !traits.isDisjoint(with: [.isTextField, .isSecureField, .isSearchField])
    case .adjustable: return traits.contains(.isAdjustable)
    case .tables: return node.role == .table
    case .lists: return node.role == .list || node.role == .outline
    case .landmarks: return node.role == .landmark
    case .containers: return node.isContainer
    case .custom: return false
    }
  }
}

extension AccessibilityTree {
  /// The rotors that have stops, those of the system first, then the app's in reading order.
  package var rotors: [AccessibilityRotorKind] {
    let order: [AccessibilityNode] = readingOrder()
    // An app's rotor of the system's name takes the place of the system's (behaviour 362).
    let replaced: Set<String> = Set(order.flatMap { $0.properties.rotors.filter(\.replacesSystem).map(\.name) })
    let system: [AccessibilityRotorKind] = AccessibilityRotorKind.system.filter { kind in
      !replaced.contains(kind.name) && order.contains { isStop($0, of: kind) }
    }
    let custom: [AccessibilityRotorKind] = order.flatMap { node in
      node.properties.rotors.map { AccessibilityRotorKind.custom(node.id, name: $0.name) }
    }
    return system + custom
  }

  /// Whether a node is a stop of a system rotor. A container is none where nothing would be said: it has no words, and neither has
  /// the first element in it.
  private func isStop(_ node: AccessibilityNode, of kind: AccessibilityRotorKind) -> Bool {
    guard node.id != root, kind.includes(node) else { return false }
    guard node.isContainer, node.label.isEmpty else { return true }
    return firstElement(in: node.id).map { !AccessibilitySpeech.utterance(for: $0, in: self).text.isEmpty } ?? false
  }

  /// The stops of a rotor, in order. A stop of the app whose element is not in the tree has no target.
  package func stops(of kind: AccessibilityRotorKind) -> [AccessibilityRotorStop] {
    if case .custom(let owner, let name) = kind {
      return nodes[owner]?.properties.rotors.first { $0.name == name }?.stops ?? []
    }
    return readingOrder().filter { isStop($0, of: kind) }.map { node in
      var stop: AccessibilityRotorStop = AccessibilityRotorStop(node.label, key: nil)
      stop.target = node.id
      return stop
    }
  }
}

extension AccessibilityReader {
  /// What is said at a stop: the target's own description, or the text in the stop's range (behaviours 359, 361).
  package func speech(at stop: AccessibilityRotorStop) -> AccessibilityUtterance? {
    guard let target: AccessibilityNode = stop.target.flatMap({ tree[$0] }) else { return nil }
    var utterance: AccessibilityUtterance = AccessibilitySpeech.utterance(for: target, in: tree)
    let text: String = target.properties.value ?? target.label
    if let range: Range<Int> = stop.characters(of: text) {
      utterance.text = String(text.dropFirst(range.lowerBound).prefix(range.count))
    }
    if target.isContainer, let first: AccessibilityNode = tree.firstElement(in: target.id) {
      let words: [String] = [utterance.text, AccessibilitySpeech.utterance(for: first, in: tree).text]
      utterance.text = AccessibilitySpeech.join(words.filter { !$0.isEmpty })
    }
    return utterance
  }

  /// To the next stop of a rotor after the cursor, in reading order.
  @discardableResult
  package mutating func moveForward(in kind: AccessibilityRotorKind) -> [AccessibilityUtterance]? {
    step(1, in: kind)
  }

  /// To the last stop of a rotor before the cursor.
  @discardableResult
  package mutating func moveBackward(in kind: AccessibilityRotorKind) -> [AccessibilityUtterance]? {
    step(-1, in: kind)
  }

  /// From a stop to its neighbour in the list, because an app may order its stops otherwise than they are read; from
  /// elsewhere to the first stop on the wanted side.
  private mutating func step(_ step: Int, in kind: AccessibilityRotorKind) -> [AccessibilityUtterance]? {
    nextStops(step, in: kind).first.flatMap { move(toStop: $0, of: kind) }
  }

  /// The stops that come after (1) or before (-1) the cursor, nearest first.
  ///
  /// - Parameter takesHidden: Also those whose element is not in the tree but can be made ready.
  func nextStops(_ step: Int, in kind: AccessibilityRotorKind, takesHidden: Bool = false) -> [Int] {
    let stops: [AccessibilityRotorStop] = tree.stops(of: kind)
    let places: [Int] = step > 0 ? Array(stops.indices) : stops.indices.reversed()
    let reachable: [Int] = places.filter {
      landing(stops[$0]) != nil || (takesHidden && stops[$0].key != nil)
    }
    if let here: Int = stopUnderCursor(of: kind, among: reachable, in: stops) {
      return reachable.filter { ($0 - here) * step > 0 }
    }
    guard let position else { return reachable }
    let first: Int? = reachable.firstIndex { place in
      guard let target: AccessibilityNode.ID = landing(stops[place]) else { return false }
      return step > 0 ? tree.precedes(position, target) : tree.precedes(target, position)
    }
    if let first { return Array(reachable[first...]) }
    // Beyond the last one that is there, those that are not are left.
    let lastKnown: Int? = reachable.lastIndex { landing(stops[$0]) != nil }
    return Array(reachable.dropFirst(lastKnown.map { $0 + 1 } ?? 0))
  }

  /// Puts the cursor on a stop; nil when its element is not in the tree.
  mutating func move(toStop stop: Int, of kind: AccessibilityRotorKind) -> [AccessibilityUtterance]? {
    let stops: [AccessibilityRotorStop] = tree.stops(of: kind)
    guard stops.indices.contains(stop), let target: AccessibilityNode.ID = landing(stops[stop]) else { return nil }
    let spoken: AccessibilityUtterance? = speech(at: stops[stop])
    let moved: [AccessibilityUtterance]? = move(to: target)
    rotorPlace = RotorPlace(kind: kind, stop: stop)
    return spoken.map { [$0] } ?? moved
  }

  /// The stop that the cursor came to last, or one whose element it is on.
  private func stopUnderCursor(
    of kind: AccessibilityRotorKind, among reachable: [Int], in stops: [AccessibilityRotorStop]
  ) -> Int? {
    guard let position else { return nil }
    if let place: RotorPlace = rotorPlace, place.kind == kind, reachable.contains(place.stop),
      landing(stops[place.stop]) == position
    {
      return place.stop
    }
    return reachable.first { landing(stops[$0]) == position }
  }

  /// Where the cursor comes to stand: a container's first element, otherwise the target.
  private func landing(_ stop: AccessibilityRotorStop) -> AccessibilityNode.ID? {
    guard let target: AccessibilityNode = stop.target.flatMap({ tree[$0] }) else { return nil }
    return target.isContainer ? tree.firstElement(in: target.id)?.id ?? target.id : target.id
  }
}
