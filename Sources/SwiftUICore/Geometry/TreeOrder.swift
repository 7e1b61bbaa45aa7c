import ReactiveGraph

/// The order of views as they stand in the tree: a view before those inside it, siblings as they are placed.
///
/// For what registers itself when it is made: in the order of registration, what came last would come last for ever,
/// and a fresh build of the same state would say something else (G1).
struct TreeOrder {
  /// Which child of its parent's view a place belongs to, for the parents that were met.
  private var ranks: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// Sorts by the places of views; what has the same place stays in its order.
  static func sorted<Element>(_ elements: [Element], by place: (Element) -> GeometrySlot) -> [Element] {
    guard elements.count > 1 else { return elements }
    var order = TreeOrder()
    let paths: [[Int]] = elements.map { order.path(to: place($0)) }
    return elements.indices.sorted { first, second in
      if paths[first] == paths[second] { return first < second }
      return paths[first].lexicographicallyPrecedes(paths[second])
    }
    .map { elements[$0] }
  }

  private mutating func path(to place: GeometrySlot) -> [Int] {
    var path: [Int] = []
    var slot: GeometrySlot = place.assigned
    while let parent = slot.parent?.assigned {
      path.append(rank(of: slot, in: parent))
      slot = parent
    }
    return path.reversed()
  }

  private mutating func rank(of slot: GeometrySlot, in parent: GeometrySlot) -> Int {
    let known: [ObjectIdentifier: Int] = ranks[ObjectIdentifier(parent)] ?? makeRanks(in: parent)
    // What has no place of its own comes last.
    return known[ObjectIdentifier(slot)] ?? .max
  }

  private mutating func makeRanks(in parent: GeometrySlot) -> [ObjectIdentifier: Int] {
    let children: [PlacementNode.Child] =
      parent.placement.map { node in
        node.graph.untracked { node.placedChildren }
      } ?? []
    let made: [ObjectIdentifier: Int] = Dictionary(
      zip(children.map { ObjectIdentifier($0.slot.assigned) }, children.indices),
      uniquingKeysWith: { first, _ in first })
    ranks[ObjectIdentifier(parent)] = made
    return made
  }
}
