import CoreGraphics

/// A retained drawing and the record of what has to be painted again.
///
/// The pixels outside `takeDamage()` are those of the frame before. The proof: a pixel differs only where an item was or
/// is that was changed, or that moved because a node above it was. Where it was is recorded before the first change of
/// the topmost such node, while all above it is as it was painted; where it is, when the damage is taken.
package final class DisplayTree {
  package let root: DisplayNode

  /// How large the drawing is, in points. A new size damages all of it.
  package var size: CGSize {
    didSet { if size != oldValue { isAllDamaged = true } }
  }

  /// How many nodes changes and damage have gone through, so that a test can see that a change costs what it changes (G2).
  package internal(set) var visitedNodes = 0

  /// Called when a node comes, goes, moves or gets other effects, once the damage was taken for the first time.
  package var onChange: (() -> Void)?

  private var isAllDamaged = true {
    didSet { if isAllDamaged != oldValue { Self.followedCount += isAllDamaged ? -1 : 1 } }
  }
  /// How many trees note what is damaged: all but those of which everything is. While there is none, no node has to look
  /// for its own.
  nonisolated(unsafe) static var followedCount: Int = 0
  private var damage: [CGRect] = []
  private var changed: [DisplayNode] = []
  /// Tells whether what a node has pending belongs to this tree and was recorded since the damage was taken.
  private var epoch = DisplayNode.Pending.Epoch()

  /// - Parameter root: a node without a parent.
  package init(root: DisplayNode, size: CGSize) {
    self.root = root
    self.size = size
    root.tree = self
  }

  deinit {
    if root.tree === self { root.tree = nil }
    if !isAllDamaged { Self.followedCount -= 1 }
  }

  /// The rectangles, in points, that differ from what was painted when they were last taken; at first all.
  package func takeDamage() -> [CGRect] {
    for node in changed where node.pending.epoch === epoch {
      if node.enclosingTree === self { addNewBounds(of: node) }
      node.pending = DisplayNode.Pending()
    }
    let whole = CGRect(origin: .zero, size: size)
    // Nobody looks for backdrops where nothing has changed.
    let widened: [CGRect] =
      isAllDamaged || damage.isEmpty ? damage : Self.widened(damage, by: root.backdrops)
    let result: [CGRect] = isAllDamaged ? [whole] : Self.merged(widened.map { Self.cut($0, to: whole) })
    isAllDamaged = false
    damage = []
    changed = []
    epoch = DisplayNode.Pending.Epoch()
    return result
  }

  /// The nodes that changed since changes or damage were last taken; nil when everything counts as new.
  ///
  /// For renderers that keep a drawing of each part of the tree, and therefore want to know which parts, not which
  /// rectangles. Whoever takes changes does not take damage.
  package func takeChanges() -> [DisplayChange]? {
    let result: [DisplayChange] = changed.compactMap { node in
      guard node.pending.epoch === epoch else { return nil }
      let change = DisplayChange(node: node, hasOtherChildren: node.pending.hasOtherChildren)
      node.pending = DisplayNode.Pending()
      return change
    }
    let isAll: Bool = isAllDamaged
    isAllDamaged = false
    damage = []
    changed = []
    epoch = DisplayNode.Pending.Epoch()
    return isAll ? nil : result
  }

  private func addNewBounds(of node: DisplayNode) {
    if node.pending.isAll { return add(node.paintedBounds, seenBy: node.parent) }
    for rect in node.pending.rects { add(node.outward(rect), seenBy: node.parent) }
  }

  /// Adds a rectangle of the space of `node`'s own items, as it appears on the drawing.
  private func add(_ rect: CGRect, seenBy node: DisplayNode?) {
    var rect: CGRect = rect
    var next: DisplayNode? = node
    while let current = next, !rect.isNull {
      visitedNodes += 1
      rect = current.outward(rect)
      next = current.parent
    }
    if !rect.isNull { damage.append(rect) }
  }
}

extension DisplayNode {
  /// What a tree has yet to find out about a node.
  struct Pending {
    final class Epoch {}

    var epoch: Epoch?
    /// Where new items are, in the node's own space.
    var rects: [CGRect] = []
    /// Whether all of the node counts as new.
    var isAll = false
    /// Whether children were taken away or added.
    var hasOtherChildren = false
  }
}

/// A node that was moved, or has other items, effects or children.
package struct DisplayChange {
  package let node: DisplayNode
  package let hasOtherChildren: Bool
}

extension DisplayTree {
  /// Records where all of the node is, before it moves, changes its effects or goes.
  func willChange(_ node: DisplayNode) {
    guard !isAllDamaged else { return }
    onChange?()
    begin(node)
    guard !node.pending.isAll else { return }
    add(node.paintedBounds, seenBy: node.parent)
    node.pending.isAll = true
  }

  /// Records that the node gets other children, which are recorded by themselves.
  func childrenWillChange(of node: DisplayNode) {
    guard !isAllDamaged else { return }
    begin(node)
    node.pending.hasOtherChildren = true
  }

  /// Records that all of the node is new here.
  func didAttach(_ node: DisplayNode) {
    guard !isAllDamaged else { return }
    onChange?()
    begin(node)
    node.pending.isAll = true
  }

  /// Records where the old items are, and remembers the place of the new ones.
  func contentWillChange(of node: DisplayNode, from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>) {
    guard !isAllDamaged else { return }
    begin(node)
    guard !node.pending.isAll else { return }
    add(node.outward(old.bounds), seenBy: node.parent)
    let rect: CGRect = new.bounds
    if !rect.isNull { node.pending.rects.append(rect) }
  }

  private func begin(_ node: DisplayNode) {
    guard node.pending.epoch !== epoch else { return }
    node.pending = DisplayNode.Pending()
    node.pending.epoch = epoch
    changed.append(node)
  }

  private static func cut(_ rect: CGRect, to whole: CGRect) -> CGRect {
    let edges: [CGFloat] = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    return edges.allSatisfy(\.isFinite) ? rect.intersection(whole) : whole
  }

  /// Leaves out what lies in another rectangle; a great many become one.
  private static func merged(_ rects: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects where !rect.isNull && rect.width > 0 && rect.height > 0 {
      if result.contains(where: { $0.contains(rect) }) { continue }
      result.removeAll { rect.contains($0) }
      result.append(rect)
    }
    return result.count <= 32 ? result : [result.reduce(CGRect.null) { $0.union($1) }]
  }
}
