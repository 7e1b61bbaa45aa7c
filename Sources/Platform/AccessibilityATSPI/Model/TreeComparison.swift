import AccessibilityTree
import CoreGraphics

/// What a window's tree was, as far as it changes.
struct TreeComparison {
  /// The nodes that change and stay, as they were and as they were described.
  private(set) var old: [AccessibilityNode.ID: (node: AccessibilityNode, description: ObjectDescription)] = [:]
  /// Whether elements that did not change themselves were seen; those of which clients know.
  private(set) var showing: [AccessibilityNode.ID: Bool] = [:]

  init(_ window: ExposedWindow, _ change: PendingWindow) {
    let tree: AccessibilityTree = window.tree
    var movesOthers: Bool = change.info.map { $0.isShown != window.info.isShown } ?? false
    if let update = change.tree {
      for (id, node) in update.changed {
        guard let before = tree[id], before != node else { continue }
        old[id] = (before, window.description(of: before))
        movesOthers = movesOthers || node.isContainer && Self.hasMoved(before, node)
      }
    }
    guard movesOthers else { return }
    for id in window.numbers.keys where old[id] == nil && tree[id] != nil { showing[id] = window.isShowing(id) }
  }

  /// Whether what is inside may come into view or leave it.
  private static func hasMoved(_ old: AccessibilityNode, _ new: AccessibilityNode) -> Bool {
    old.contentOffset != new.contentOffset || old.clip != new.clip || old.toParent != new.toParent
  }
}

/// The references of children that leave their parents, made while the children have their numbers, and those that come.
struct ChildChanges {
  /// By the node that loses them: place and reference, the last place first, so that each place is right when it is told.
  private(set) var removed: [AccessibilityNode.ID: [(index: Int, reference: BusValue)]] = [:]
  /// Those that came, by the node that gets them, the first place first.
  private(set) var added: [AccessibilityNode.ID: [(index: Int, id: AccessibilityNode.ID)]] = [:]
  /// The references of all elements that are gone.
  private(set) var gone: [BusValue] = []

  init(
    _ comparison: TreeComparison, _ window: ExposedWindow, _ application: ExposedApplication, change: PendingTree?
  ) {
    guard let change else { return }
    // The window itself is the root, whatever the root's id is: a window may be told before its first tree.
    if change.root != window.tree.root || window.tree[change.root] == nil {
      let before: [AccessibilityNode.ID] = window.tree[window.tree.root]?.children ?? []
      compare(change.root, before, change.changed[change.root]?.children ?? [], window, application)
    }
    for (id, before) in comparison.old {
      guard let after = change.changed[id], after.children != before.node.children else { continue }
      compare(id, before.node.children, after.children, window, application)
    }
    if change.isFull {
      for id in window.numbers.keys where change.changed[id] == nil {
        gone.append(application.reference(.element(window.id, id)))
      }
    } else {
      for id in change.removed where window.numbers[id] != nil {
        gone.append(application.reference(.element(window.id, id)))
      }
    }
  }

  /// Children that stay but change places with others leave and come again.
  private mutating func compare(
    _ parent: AccessibilityNode.ID, _ old: [AccessibilityNode.ID], _ new: [AccessibilityNode.ID],
    _ window: ExposedWindow, _ application: ExposedApplication
  ) {
    var oldSet: Set<AccessibilityNode.ID> = Set(old)
    var newSet: Set<AccessibilityNode.ID> = Set(new)
    let keptBefore: [AccessibilityNode.ID] = old.filter(newSet.contains)
    let keptAfter: [AccessibilityNode.ID] = new.filter(oldSet.contains)
    for (before, after) in zip(keptBefore, keptAfter) where before != after {
      newSet.remove(before)
      oldSet.remove(before)
    }
    for (index, id) in old.enumerated().reversed() where !newSet.contains(id) && window.numbers[id] != nil {
      removed[parent, default: []].append((index, application.reference(.element(window.id, id))))
    }
    for (index, id) in new.enumerated() where !oldSet.contains(id) { added[parent, default: []].append((index, id)) }
  }
}
