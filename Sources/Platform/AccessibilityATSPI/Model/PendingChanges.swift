import AccessibilityTree

/// Changes of a window's tree that the bus thread has not taken yet: several updates in one.
struct PendingTree {
  private(set) var isFull: Bool = false
  private(set) var root: AccessibilityNode.ID
  private(set) var changed: [AccessibilityNode.ID: AccessibilityNode] = [:]
  private(set) var removed: Set<AccessibilityNode.ID> = []

  init(_ update: AccessibilityUpdate) {
    root = update.root
    merge(update)
  }

  init(_ tree: AccessibilityTree) {
    isFull = true
    root = tree.root
    changed = tree.nodes
  }

  mutating func merge(_ update: AccessibilityUpdate) {
    root = update.root
    if update.isFull {
      isFull = true
      changed.removeAll(keepingCapacity: true)
      removed.removeAll()
    }
    for id in update.removed {
      changed[id] = nil
      if !isFull { removed.insert(id) }
    }
    for node in update.changed {
      changed[node.id] = node
      removed.remove(node.id)
    }
  }

  func apply(to tree: inout AccessibilityTree) {
    tree.root = root
    if isFull {
      tree.nodes = changed
    } else {
      for id in removed { tree.nodes[id] = nil }
      for (id, node) in changed { tree.nodes[id] = node }
    }
  }
}

/// What is to be told of one window.
struct PendingWindow {
  /// The window closed, before what else is here.
  var isRemoved: Bool = false
  var info: AccessibilityBusWindow?
  var tree: PendingTree?
  /// Nil where the focus stays; the inner nil where it left all elements.
  var focus: AccessibilityNode.ID??
}

/// Everything that came from the main actor and that the bus thread has not taken yet.
///
/// Changes of a window merge: a bus thread that is busy, or that nobody listens to, gets the sum of many frames at once.
struct PendingChanges {
  private(set) var windows: [UInt64: PendingWindow] = [:]
  /// The order in which windows were first named.
  private(set) var order: [UInt64] = []
  private(set) var announcements: [AccessibilityAnnouncement] = []

  var isEmpty: Bool { windows.isEmpty && announcements.isEmpty }

  mutating func change(_ window: UInt64, _ edit: (inout PendingWindow) -> Void) {
    if windows[window] == nil { order.append(window) }
    edit(&windows[window, default: PendingWindow()])
  }

  mutating func remove(_ window: UInt64) {
    if windows[window] == nil { order.append(window) }
    windows[window] = PendingWindow(isRemoved: true)
  }

  mutating func announce(_ announcement: AccessibilityAnnouncement) {
    // Without a listener nobody takes them: the latest are enough.
    if announcements.count >= 16 { announcements.removeFirst() }
    announcements.append(announcement)
  }
}
