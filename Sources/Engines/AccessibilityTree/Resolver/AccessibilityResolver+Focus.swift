extension AccessibilityResolver {
  /// Finds the nodes that the stops of rotors point to (behaviours 354 to 358).
  ///
  /// Runs when an element with a key came or went or the structure changed. When several elements have a key, as
  /// those of a row that is not one element, the first in reading order is meant.
  func resolveRotors() {
    guard work.needsRotors else { return }
    for id in rotorNodes.sorted() {
      guard let node: AccessibilityNode = tree.nodes[id], !node.properties.rotors.isEmpty else {
        rotorNodes.remove(id)
        continue
      }
      var resolved: AccessibilityNode = node
      resolveStops(of: &resolved.properties.rotors, owner: id)
      store(resolved)
    }
  }

  /// Fills in the targets; a stop without a key is a range of the rotor's own element.
  func resolveStops(of rotors: inout [AccessibilityRotor], owner: AccessibilityNode.ID) {
    for rotor in rotors.indices {
      for stop in rotors[rotor].stops.indices {
        let key: AccessibilityKey? = rotors[rotor].stops[stop].key
        rotors[rotor].stops[stop].target = key == nil ? owner : key.flatMap(firstNode)
      }
    }
  }

  /// The node that a key names, nil while there is none.
  package func firstNode(for key: AccessibilityKey) -> AccessibilityNode.ID? {
    guard let candidates: Set<AccessibilityNode.ID> = indexedKeys()[key] else { return nil }
    if candidates.count == 1 { return candidates.first }
    return candidates.min { tree.precedes($0, $1) }
  }

  private func indexedKeys() -> [AccessibilityKey: Set<AccessibilityNode.ID>] {
    if let nodesByKey { return nodesByKey }
    var index: [AccessibilityKey: Set<AccessibilityNode.ID>] = [:]
    for node in tree.nodes.values {
      for key in node.properties.keys { index[key, default: []].insert(node.id) }
    }
    nodesByKey = index
    return index
  }

  /// Keeps the reader's cursor on an element.
  ///
  /// A modal that comes up takes the cursor to its first element (behaviour 368). When the element under the cursor
  /// is gone or covered by a modal, the cursor goes to the first element in reading order, the menu bar left out
  /// (behaviours 366, 367). A column of a window is a screen of its own: where its content changed, the cursor stays in the
  /// column and goes to its title, for a person who opened something wants to hear what it is, not the way back.
  func moveFocus() {
    guard let focus: AccessibilityNode.ID = tree.focus else { return }
    if let modal: AccessibilityNode.ID = work.newModals.last(where: { tree.nodes[$0] != nil }),
      let first: AccessibilityNode = tree.firstElement(in: modal)
    {
      tree.focus = first.id
    } else if tree.nodes[focus] == nil {
      let landmark: AccessibilityNode.ID? = landmarksAtFocus.first { tree.nodes[$0] != nil }
      let inside: AccessibilityNode? = landmark.flatMap { tree.firstHeading(in: $0) ?? tree.firstElement(in: $0) }
      tree.focus = (inside ?? tree.firstContentElement())?.id
    }
    noteLandmarks()
  }

  /// Remembers in which landmarks the cursor is, innermost first: once its element is gone, the tree does not say.
  func noteLandmarks() {
    landmarksAtFocus =
      tree.focus.map { tree.ancestors(of: $0).filter { $0.properties.role == .landmark }.map(\.id) } ?? []
  }
}

extension AccessibilityTree {
  /// Whether `first` is read before `second`.
  package func precedes(_ first: AccessibilityNode.ID, _ second: AccessibilityNode.ID) -> Bool {
    let one: [Int] = path(to: first)
    let two: [Int] = path(to: second)
    return one.lexicographicallyPrecedes(two)
  }

  /// The places among siblings from the root down to a node.
  private func path(to id: AccessibilityNode.ID) -> [Int] {
    var result: [Int] = []
    var child: AccessibilityNode.ID = id
    for ancestor in ancestors(of: id) {
      result.append(ancestor.children.firstIndex(of: child) ?? ancestor.children.count)
      child = ancestor.id
    }
    return result.reversed()
  }
}
