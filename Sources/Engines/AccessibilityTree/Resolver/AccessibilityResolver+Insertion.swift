import CoreGraphics

// A list that gets longer costs what came, not what was there (G2).

extension AccessibilityResolver {
  /// Takes up the children that came, without looking at those that were there.
  func insertProducers() {
    for (container, parent) in work.toInsert where work.collected[container.id] == nil {
      if !insert(into: container, below: parent) { work.toCollect.append((container, false)) }
    }
  }

  /// False when what is there may change by what came: then all has to be looked through.
  private func insert(into container: AccessibilitySource, below parent: AccessibilitySource) -> Bool {
    guard let record: Record = records[container.id], record.form == .container, !decides(parent, in: container)
    else { return false }
    if record.producers.count == 1, records[record.producers[0]]?.source.isModal == true { return false }
    for child in parent.inserted {
      var found: [Found] = []
      findProducers(under: [child], isFresh: false, into: &found)
      if found.contains(where: { $0.source.isModal || records[$0.source.id]?.owner == container.id }) { return false }
      var index: Int = 0
      if let before: AccessibilityNode.ID = lastProducer(before: child, in: container) {
        guard let place: Int = record.producers.lastIndex(of: before) else { return false }
        index = place + 1
      }
      for producer in found { adopt(producer, into: container.id) }
      let ids: [AccessibilityNode.ID] = found.map(\.source.id)
      record.producers.insert(contentsOf: ids, at: index)
      work.toPlace[container.id, default: []] += ids
    }
    work.needsRotors = true
    return true
  }

  /// Whether what comes to `parent` decides about what is there: a source up to the container is an element itself while
  /// there is none below it, or a single one below it has its frame.
  private func decides(_ parent: AccessibilitySource, in container: AccessibilitySource) -> Bool {
    var next: AccessibilitySource? = parent
    while let source: AccessibilitySource = next, source !== container {
      visitedSources += 1
      if source.saysSomething && source.givesElement { return true }
      if source.standsForView, someProducers(in: source).count < 2 { return true }
      next = source.parent
    }
    return next == nil
  }

  /// The producer that stands before all of `child` in the order of the sources.
  private func lastProducer(
    before child: AccessibilitySource, in container: AccessibilitySource
  ) -> AccessibilityNode.ID? {
    var current: AccessibilitySource = child
    while current !== container, let parent: AccessibilitySource = current.parent {
      let siblings: [AccessibilitySource] = parent.children
      guard var index: Int = siblings.lastIndex(where: { $0 === current }) else { return nil }
      while index > 0 {
        index -= 1
        if let found: AccessibilityNode.ID = lastProducer(in: siblings[index], of: container.id) { return found }
      }
      current = parent
    }
    return nil
  }

  private func lastProducer(
    in source: AccessibilitySource, of container: AccessibilityNode.ID
  ) -> AccessibilityNode.ID? {
    var stack: [AccessibilitySource] = [source]
    while let next: AccessibilitySource = stack.popLast() {
      visitedSources += 1
      if let record: Record = records[next.id], record.owner == container, record.source === next { return next.id }
      if next.isHidden || next.form != .transparent { continue }
      stack.append(contentsOf: next.children)
    }
    return nil
  }
}

extension AccessibilityResolver {
  /// Puts the nodes that came into the order of their container.
  func placeInserted() {
    for (container, ids) in work.toPlace.sorted(by: { $0.key < $1.key }) where !work.toOrder.contains(container) {
      guard var node: AccessibilityNode = tree.nodes[container] else { continue }
      if ids.allSatisfy({ place($0, among: &node.children) }) {
        work.needsRotors = true
        store(node)
      } else {
        work.toOrder.insert(container)
      }
    }
  }

  /// Puts a node among siblings in order; false when it shares a line with one of them, which may change the lines.
  private func place(_ id: AccessibilityNode.ID, among children: inout [AccessibilityNode.ID]) -> Bool {
    guard let new: AccessibilityOrder.Item = records[id]?.place, new.isRegular else { return false }
    var low: Int = 0
    var high: Int = children.count
    while low < high {
      let middle: Int = (low + high) / 2
      guard let other: AccessibilityOrder.Item = records[children[middle]]?.place, other.isRegular else { return false }
      let isBefore: Bool =
        other.priority != new.priority ? other.priority > new.priority : other.frame.minY < new.frame.minY
      if isBefore { low = middle + 1 } else { high = middle }
    }
    // Before it a line begins above all that is in it. Behind it the topmost of a line may stand further on, less than the
    // tolerance above those before it.
    var index: Int = max(0, low - 1)
    while index < children.count {
      guard let other: AccessibilityOrder.Item = records[children[index]]?.place else { return false }
      let distance: CGFloat = other.frame.minY - new.frame.minY
      if other.priority == new.priority, abs(distance) < order.lineTolerance + 0.01 { return false }
      if index >= low, other.priority != new.priority || distance >= 2 * order.lineTolerance { break }
      index += 1
    }
    children.insert(id, at: low)
    return true
  }
}

extension AccessibilityOrder.Item {
  /// Whether the place is one that siblings can be compared with.
  fileprivate var isRegular: Bool {
    frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && !priority.isNaN
  }
}

extension AccessibilitySource {
  /// Whether the source is an element by itself when nothing below it is one.
  var givesElement: Bool { properties.formsElement || attached.contains(where: \.formsElement) }
}
