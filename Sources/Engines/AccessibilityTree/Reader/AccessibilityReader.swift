/// A screen reader's cursor over a tree, for tests, transcripts and the reader of the toolkit.
///
/// It reads what `AccessibilitySpeech` says and nothing else, so that what it cannot reach, no assistive technology can
/// (behaviour 273). Moves return the utterances spoken: the labels of containers entered, outermost first (speech rule 16),
/// then the element; nil at an end, where the cursor stays.
///
/// Give it each new tree by setting `tree`: the cursor stays on its element, or follows the tree's focus when the
/// element is gone (behaviours 366, 367).
package struct AccessibilityReader {
  package var tree: AccessibilityTree {
    didSet { if let position, tree[position] == nil { self.position = tree.focus ?? tree.firstContentElement()?.id } }
  }

  /// The node under the cursor; a container after moving out of it. nil before the first move.
  package private(set) var position: AccessibilityNode.ID?

  /// The stop by which the cursor came to where it is; several stops may lead to one element.
  var rotorPlace: RotorPlace?

  struct RotorPlace: Hashable, Sendable {
    var kind: AccessibilityRotorKind
    var stop: Int
  }

  package init(tree: AccessibilityTree) {
    self.tree = tree
    position = tree.focus
  }

  /// Lets go of the tree until the next one is set; the cursor stays. A window that changes its tree while somebody holds a copy
  /// has to copy all of it first.
  mutating func releaseTree() {
    let place: AccessibilityNode.ID? = position
    position = nil
    tree = AccessibilityTree(root: tree.root, focus: tree.focus)
    position = place
  }

  /// The node under the cursor.
  package var current: AccessibilityNode? { position.flatMap { tree[$0] } }

  /// What the reader says of the node under the cursor.
  package var currentSpeech: AccessibilityUtterance? {
    current.map { AccessibilitySpeech.utterance(for: $0, in: tree) }
  }

  /// Puts the cursor on a node, as focus does, and speaks.
  @discardableResult
  package mutating func move(to id: AccessibilityNode.ID) -> [AccessibilityUtterance]? {
    guard let node: AccessibilityNode = tree[id] else { return nil }
    let left: Set<AccessibilityNode.ID> = Set(surroundings(of: position))
    position = id
    rotorPlace = nil
    var spoken: [AccessibilityUtterance] = []
    for container in tree.ancestors(of: id).reversed() where container.id != tree.root && !left.contains(container.id) {
      if AccessibilitySpeech.entering(container) != nil {
        spoken.append(AccessibilitySpeech.utterance(for: container, in: tree))
      }
    }
    let utterance: AccessibilityUtterance = AccessibilitySpeech.utterance(for: node, in: tree)
    if !utterance.text.isEmpty || !node.isContainer { spoken.append(utterance) }
    return spoken
  }

  @discardableResult
  package mutating func moveToFirst() -> [AccessibilityUtterance]? {
    tree.firstElement().flatMap { move(to: $0.id) }
  }

  @discardableResult
  package mutating func moveToLast() -> [AccessibilityUtterance]? {
    lastElement(in: tree.root).flatMap { move(to: $0) }
  }

  /// To the next element in reading order; from a container to the first one after it.
  @discardableResult
  package mutating func moveForward() -> [AccessibilityUtterance]? {
    guard let position else { return moveToFirst() }
    return neighbour(of: position, step: 1).flatMap { move(to: $0) }
  }

  /// To the element before in reading order.
  @discardableResult
  package mutating func moveBackward() -> [AccessibilityUtterance]? {
    guard let position else { return moveToLast() }
    return neighbour(of: position, step: -1).flatMap { move(to: $0) }
  }

  /// From a container to its first child.
  @discardableResult
  package mutating func moveIn() -> [AccessibilityUtterance]? {
    guard let node: AccessibilityNode = current, node.isContainer else { return nil }
    return node.children.first.flatMap { move(to: $0) }
  }

  /// To the container around.
  @discardableResult
  package mutating func moveOut() -> [AccessibilityUtterance]? {
    guard let parent: AccessibilityNode.ID = current?.parent, parent != tree.root else { return nil }
    return move(to: parent)
  }

  /// The node itself and the containers around it.
  private func surroundings(of id: AccessibilityNode.ID?) -> [AccessibilityNode.ID] {
    guard let id else { return [] }
    return [id] + tree.ancestors(of: id).map(\.id)
  }

  /// The next element outside of `id`, forward (1) or backward (-1), found through the siblings of it and its
  /// containers.
  private func neighbour(of id: AccessibilityNode.ID, step: Int) -> AccessibilityNode.ID? {
    var child: AccessibilityNode.ID = id
    for ancestor in tree.ancestors(of: id) {
      guard let place: Int = ancestor.children.firstIndex(of: child) else { return nil }
      var next: Int = place + step
      while ancestor.children.indices.contains(next) {
        let sibling: AccessibilityNode.ID = ancestor.children[next]
        let found: AccessibilityNode.ID? = step > 0 ? tree.firstElement(in: sibling)?.id : lastElement(in: sibling)
        if let found { return found }
        next += step
      }
      child = ancestor.id
    }
    return nil
  }

  func lastElement(in start: AccessibilityNode.ID) -> AccessibilityNode.ID? {
    var stack: [AccessibilityNode.ID] = [start]
    while let id: AccessibilityNode.ID = stack.popLast() {
      guard let node: AccessibilityNode = tree[id] else { continue }
      if !node.isContainer { return id }
      stack.append(contentsOf: node.children)
    }
    return nil
  }
}
