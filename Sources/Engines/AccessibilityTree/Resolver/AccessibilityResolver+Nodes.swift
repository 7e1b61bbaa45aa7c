import CoreGraphics

extension AccessibilityResolver {
  /// Makes the nodes anew whose properties, geometry or place changed.
  func refreshNodes() {
    if work.isFull { return makeAllNodes() }
    var done: Set<AccessibilityNode.ID> = Set(minimumCapacity: work.toRefresh.count)
    for id in work.toRefresh where done.insert(id).inserted {
      guard let record: Record = records[id] else { continue }
      let node: AccessibilityNode = makeNode(record)
      record.note(node)
      if let owner = record.owner, work.moved.contains(id), changesOrder(tree.nodes[id], to: node) {
        work.toOrder.insert(owner)
      }
      store(node)
    }
  }

  /// The first build: nothing was there before, and each record makes a node.
  private func makeAllNodes() {
    tree.nodes = records.mapValues { record in
      let node: AccessibilityNode = makeNode(record)
      record.note(node)
      if node.properties.hasDetails, !node.properties.rotors.isEmpty {
        rotorNodes.insert(node.id)
        work.needsRotors = true
      }
      return node
    }
  }

  /// How many moved nodes are looked at one by one, each at the cost of a search among its siblings.
  private static var fewMoves: Int { 8 }

  /// Whether a node that moved may have to be read at another time.
  ///
  /// What decides is the top, the leading edge and the priority. A node that only moved sideways keeps its turn if no
  /// other stands on its line.
  private func changesOrder(_ old: AccessibilityNode?, to new: AccessibilityNode) -> Bool {
    guard let old, old.parent == new.parent, let parent = new.parent.flatMap({ tree.nodes[$0] }) else { return true }
    let before: CGRect = old.frameInParent
    let after: CGRect = new.frameInParent
    let samePriority: Bool = (old.properties.sortPriority ?? 0) == (new.properties.sortPriority ?? 0)
    guard samePriority, before.minY == after.minY else { return true }
    if order.isRightToLeft ? before.maxX == after.maxX : before.minX == after.minX { return false }
    guard work.moved.count <= Self.fewMoves, let place = parent.children.firstIndex(of: new.id) else { return true }
    return [place - 1, place + 1].contains { neighbour in
      guard parent.children.indices.contains(neighbour), let other = tree.nodes[parent.children[neighbour]] else {
        return false
      }
      let distance: CGFloat = abs(other.frameInParent.minY - after.minY)
      // Also true for what is not a number.
      return !(distance >= order.lineTolerance)
        && (other.properties.sortPriority ?? 0) == (new.properties.sortPriority ?? 0)
    }
  }

  func makeNode(_ record: Record) -> AccessibilityNode {
    let source: AccessibilitySource = record.source
    let isContainer: Bool = record.form == .container
    var visited: Int = 1
    // Added together: comparing each with all before would cost the square of the depth.
    var outerKeys: [AccessibilityKey] = []
    var properties: AccessibilityProperties = record.form == .combined ? combined(source) : ownProperties(of: source)
    var frame = Frame(of: source, isContainer: isContainer)
    var outer: AccessibilitySource? = record.owner == nil ? nil : source.parent
    while let next: AccessibilitySource = outer, next.id != record.owner {
      visited += 1
      if next.standsForView, let inner = frame.alone {
        if isAlone(in: next, known: inner) { frame.grow(to: next, &properties) } else { frame.alone = nil }
      }
      if next.hasOnlyKeys, next.attached.isEmpty {
        if properties.keys.isEmpty {
          properties.keys = next.properties.keys
        } else {
          outerKeys += next.properties.keys
        }
      } else if next.saysSomething {
        properties.keys.appendNew(outerKeys)
        outerKeys = []
        properties.merge(outer: ownProperties(of: next))
      }
      frame.leave(next)
      outer = next.parent
    }
    properties.keys.appendNew(outerKeys)
    visitedSources += visited
    properties.finish(isContainer: isContainer)
    if record.owner == nil, source.properties.role == nil { properties.role = .window }
    // Before there is an index, all stops are resolved at the end.
    if nodesByKey != nil, properties.hasDetails { resolveStops(of: &properties.rotors, owner: source.id) }
    record.aloneIn = frame.aloneIn
    return AccessibilityNode(
      id: source.id, parent: record.owner, children: isContainer ? tree.nodes[source.id]?.children ?? [] : [],
      isContainer: isContainer, properties: properties, bounds: frame.bounds, toParent: frame.toOuter,
      contentOffset: isContainer ? source.contentOffset : .zero, clip: isContainer ? source.clip : nil)
  }

  /// Puts the node into the tree if it differs from the one that is there.
  func store(_ node: AccessibilityNode) {
    let old: AccessibilityNode? = tree.nodes[node.id]
    guard old != node else { return }
    if !work.isFull {
      work.removed.remove(node.id)
      work.changed.insert(node.id)
    }
    indexDetails(of: node, old: old)
    tree.nodes[node.id] = node
  }

  /// Notes which nodes have keys and rotors.
  private func indexDetails(of node: AccessibilityNode, old: AccessibilityNode?) {
    if old?.properties.keys != node.properties.keys {
      if let old { forgetKeys(of: old) }
      if nodesByKey != nil {
        for key in node.properties.keys { nodesByKey?[key, default: []].insert(node.id) }
      }
      work.needsRotors = true
    }
    if node.properties.hasDetails, !node.properties.rotors.isEmpty {
      rotorNodes.insert(node.id)
      work.needsRotors = true
    }
  }

  func forgetKeys(of node: AccessibilityNode) {
    guard !node.properties.keys.isEmpty else { return }
    work.needsRotors = true
    guard nodesByKey != nil else { return }
    for key in node.properties.keys {
      nodesByKey?[key]?.remove(node.id)
      if nodesByKey?[key]?.isEmpty == true { nodesByKey?[key] = nil }
    }
  }

  /// Puts the children of the containers concerned in reading order.
  func orderChildren() {
    for id in work.toOrder.sorted() {
      guard let record: Record = records[id], record.form == .container, var node: AccessibilityNode = tree.nodes[id]
      else { continue }
      orderedContainers += 1
      let unplaced: AccessibilityOrder.Item = AccessibilityOrder.Item(frame: .zero, priority: 0)
      let items: [AccessibilityOrder.Item] = record.producers.map { records[$0]?.place ?? unplaced }
      let children: [AccessibilityNode.ID] = order.sorted(items).map { record.producers[$0] }
      guard children != node.children else { continue }
      node.children = children
      work.needsRotors = true
      store(node)
    }
  }
}
