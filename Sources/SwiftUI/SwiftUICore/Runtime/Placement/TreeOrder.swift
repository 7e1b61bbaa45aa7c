import ReactiveGraph

/// The order of views as they stand in the tree: a view before those inside it, siblings as they are placed.
///
/// For what registers itself when it is made: in the order of registration, what came last would come last for ever,
/// and a fresh build of the same state would say something else (G1).
struct TreeOrder {
  /// The places of elements and those around them, for each the ones inside that were met.
  private var inside: [ObjectIdentifier: [GeometrySlot]] = [:]
  private var roots: [GeometrySlot] = []

  /// Sorts by the places of views; what has the same place stays in its order. The cost is that of the places around.
  static func sorted<Element>(_ elements: [Element], by place: (Element) -> GeometrySlot) -> [Element] {
    guard elements.count > 1 else { return elements }
    var order = TreeOrder()
    var standing: [ObjectIdentifier: [Element]] = [:]
    for element in elements {
      let slot: GeometrySlot = place(element).assigned
      standing[ObjectIdentifier(slot), default: []].append(element)
      order.meet(slot)
    }
    var result: [Element] = []
    var waiting: [GeometrySlot] = order.roots.reversed()
    while let slot = waiting.popLast() {
      result += standing[ObjectIdentifier(slot)] ?? []
      waiting += order.ranked(in: slot).reversed()
    }
    return result
  }

  private mutating func meet(_ place: GeometrySlot) {
    var slot: GeometrySlot = place
    var isNew: Bool = note(slot)
    while isNew {
      guard let parent = slot.parent?.assigned else { return roots.append(slot) }
      isNew = note(parent)
      inside[ObjectIdentifier(parent)]?.append(slot)
      slot = parent
    }
  }

  /// Whether the place was not known before.
  private mutating func note(_ slot: GeometrySlot) -> Bool {
    guard inside[ObjectIdentifier(slot)] == nil else { return false }
    inside[ObjectIdentifier(slot)] = []
    return true
  }

  /// The places in one as they are placed.
  private func ranked(in parent: GeometrySlot) -> [GeometrySlot] {
    let met: [GeometrySlot] = inside[ObjectIdentifier(parent)] ?? []
    guard met.count > 1 else { return met }
    let ranks: [ObjectIdentifier: Int] = Self.ranks(in: parent)
    // What has no place of its own comes last.
    let known: [(offset: Int, element: (slot: GeometrySlot, rank: Int))] = Array(
      met.map { (slot: $0, rank: ranks[ObjectIdentifier($0)] ?? .max) }.enumerated())
    return known.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.slot)
  }

  /// Which child of its parent's view a place belongs to.
  private static func ranks(in parent: GeometrySlot) -> [ObjectIdentifier: Int] {
    let children: [GeometrySlot] =
      parent.placement.map { node in
        node.graph.untracked { node.placedChildren }
      } ?? []
    return Dictionary(
      zip(children.map { ObjectIdentifier($0.assigned) }, children.indices),
      uniquingKeysWith: { first, _ in first })
  }
}
