import CoreGraphics
import DeepStack
import Memory

/// One node of the retained drawing: its own items, its children, and what happens to all of them together.
///
/// A node draws in its own space, which its parent sees moved by `origin`. The effects lie between: the first is the
/// outermost, and all of them work in the node's own space. Setting a property to an equal value changes nothing.
/// Inside a tree each change is recorded for `DisplayTree.takeDamage()`, at a cost of the way to the root.
package final class DisplayNode {
  // The fields that change with the places of all views come first, so that they share a cache line.

  private var storedOrigin: CGPoint = .zero
  /// Not weak, since each change walks up: a node that goes takes leave of its children.
  private var parentLink: Unmanaged<DisplayNode>?
  /// Whether `bounds.all` holds.
  private var knowsAllBounds: Bool = false
  /// Whether `bounds.content` holds.
  private var knowsContentBounds: Bool = false
  private var storedIsHidden: Bool = false
  /// Whether pointers reach neither the node nor anything below it: they go through to what is behind.
  package var ignoresPoints: Bool = false
  /// Whether the node, the first of its parent's, is not drawn but decides what is seen of those after it.
  package let masksSiblings: Bool
  private var storedChildren: [DisplayNode] = []
  private var storage = Storage()
  private var bounds = CachedBounds()
  package let id: UInt64

  package private(set) var parent: DisplayNode? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map { .passUnretained($0) } }
  }

  /// The tree of which this node is the root. A tree that goes takes leave of it.
  unowned(unsafe) var tree: DisplayTree?
  /// Who draws here and follows moves, if somebody does. It takes itself out when it ends.
  package unowned(unsafe) var mover: (any DisplayMover)?
  /// What was recorded since the tree's damage was last taken.
  var pending = Pending()

  private struct Storage {
    var content: [DisplayItem] = []
    var effects: [Effect] = []
    var shift: CGSize = .zero
  }

  package init(id: UInt64, masksSiblings: Bool = false) {
    self.id = id
    self.masksSiblings = masksSiblings
  }

  deinit {
    for child in storedChildren where child.parent === self { child.parent = nil }
    // Taken out first: no access to this node is open while those below are released.
    var going: [DisplayNode] = exchange(&storedChildren, with: [])
    withEnoughStack { going.removeAll() }
  }

  /// Where the own space begins, in the parent's.
  package var origin: CGPoint {
    get { storedOrigin }
    set {
      guard newValue != storedOrigin else { return }
      changeAll { storedOrigin = newValue }
    }
  }

  /// How far from its place the node is shown: a view on its way to a new place is there already in all but the drawing.
  package var shift: CGSize {
    get { storage.shift }
    set {
      guard newValue != storage.shift else { return }
      changeAll { storage.shift = newValue }
    }
  }

  /// Where the own space is shown to begin, in the parent's.
  package var shownOrigin: CGPoint {
    CGPoint(x: storedOrigin.x + storage.shift.width, y: storedOrigin.y + storage.shift.height)
  }

  package var effects: [Effect] {
    get { storage.effects }
    set {
      guard newValue != storage.effects else { return }
      changeAll { storage.effects = newValue }
    }
  }

  /// Gives the node one effect and no other. Where it has one it is changed there: no list is made for each frame.
  package func setOnlyEffect(_ effect: Effect) {
    guard storage.effects.count == 1 else { return effects = [effect] }
    guard storage.effects[0] != effect else { return }
    changeAll { storage.effects[0] = effect }
  }

  /// Whether the node and all below it are left out.
  package var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      changeAll { storedIsHidden = newValue }
    }
  }

  /// What the node draws itself, behind its children. Only the items that differ are repainted.
  package var content: [DisplayItem] {
    get { storage.content }
    set {
      let ends = CommonEnds(storage.content, newValue, by: ==)
      let old: ArraySlice<DisplayItem> = storage.content[ends.middle(of: storage.content)]
      let new: ArraySlice<DisplayItem> = newValue[ends.middle(of: newValue)]
      guard !old.isEmpty || !new.isEmpty else { return }
      enclosingTree?.contentWillChange(of: self, from: old, to: new)
      storage.content = newValue
      knowsContentBounds = false
      invalidateBounds()
    }
  }

  /// The nodes drawn in front of the content, from back to front. A node that has another parent leaves it.
  package var children: [DisplayNode] {
    get { storedChildren }
    set { setChildren(newValue) }
  }

  private func changeAll(_ change: () -> Void) {
    enclosingTree?.willChange(self)
    change()
    invalidateBounds()
  }
}

extension DisplayNode {
  private func setChildren(_ new: [DisplayNode]) {
    if storedChildren.isEmpty { return setFirstChildren(new) }
    let ends = CommonEnds(storedChildren, new)
    let oldPart: ArraySlice<DisplayNode> = storedChildren[ends.middle(of: storedChildren)]
    let newPart: ArraySlice<DisplayNode> = new[ends.middle(of: new)]
    guard !oldPart.isEmpty || !newPart.isEmpty else { return }
    let tree: DisplayTree? = enclosingTree
    tree?.childrenWillChange(of: self)
    for child in oldPart { tree?.willChange(child) }
    for child in oldPart { child.parent = nil }
    storedChildren = []
    for child in newPart {
      child.leaveParent()
      assert(!child.isAncestor(of: self), "Display node \(child.id) cannot become a child of its own descendant \(id)")
      child.parent = self
    }
    storedChildren = new
    invalidateBounds()
    for child in newPart { tree?.didAttach(child) }
  }

  private func setFirstChildren(_ new: [DisplayNode]) {
    guard !new.isEmpty else { return }
    new.forEachBorrowed { $0.enter(self) }
    storedChildren = new
    invalidateBounds()
    guard let tree = enclosingTree else { return }
    tree.childrenWillChange(of: self)
    for child in new { tree.didAttach(child) }
  }

  private func enter(_ parent: DisplayNode) {
    if parentLink != nil { leaveParent() }
    assert(!isAncestor(of: parent), "Display node \(id) cannot become a child of its own descendant \(parent.id)")
    parentLink = .passUnretained(parent)
  }

  private func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
  }

  private func isAncestor(of node: DisplayNode) -> Bool {
    var next: DisplayNode? = node
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  /// The tree that the node is part of, found at the root; nil also where no tree wants to be told of changes.
  var enclosingTree: DisplayTree? {
    guard DisplayTree.followedCount > 0 else { return nil }
    // Without counting references: this is done for each change of each node.
    var node: Unmanaged<DisplayNode> = .passUnretained(self)
    var steps = 1
    while let parent = node._withUnsafeGuaranteedRef({ $0.parentLink }) {
      node = parent
      steps += 1
    }
    return node._withUnsafeGuaranteedRef { root in
      root.tree?.visitedNodes += steps
      return root.tree
    }
  }
}

extension DisplayNode {
  /// Rectangles computed from the items and children, until one of them changes.
  fileprivate struct CachedBounds {
    /// Of the node and all below it, in the parent's space.
    var all: CGRect = .null
    /// Of the own items, in the own space.
    var content: CGRect = .null
    /// What of it shows what lies behind; known with `all`.
    var backdrops: [Backdrop] = []
  }

  /// What shows what lies behind, of the node and all below it, in the parent's space.
  var backdrops: [Backdrop] {
    _ = paintedBounds
    return bounds.backdrops
  }

  /// Outside of this rectangle, in the parent's space, the node and all below it paint nothing.
  package var paintedBounds: CGRect {
    if knowsAllBounds { return bounds.all }
    let result: CGRect =
      isHidden
      ? .null
      : outward(contentBounds.union(children.paintedBounds))
    bounds.all = result
    knowsAllBounds = true
    bounds.backdrops = isHidden ? [] : findBackdrops()
    return result
  }

  private func findBackdrops() -> [Backdrop] {
    var found: [Backdrop] = content.backdrops
    for child in children where !child.bounds.backdrops.isEmpty { found += child.bounds.backdrops }
    if found.isEmpty, !effects.contains(where: \.isBackdrop) { return [] }
    for effect in effects.reversed() { found = effect.backdrops(of: found) }
    return found.map { $0.moved(by: shownOrigin) }
  }

  private var contentBounds: CGRect {
    if knowsContentBounds { return bounds.content }
    let result: CGRect = content.bounds
    bounds.content = result
    knowsContentBounds = true
    return result
  }

  /// A rectangle of the own space as the parent sees what is painted in it, after the effects.
  func outward(_ rect: CGRect) -> CGRect {
    guard !isHidden, !rect.isNull else { return .null }
    let affected: CGRect = effects.reversed().reduce(rect) { $1.bounds(of: $0) }
    return affected.isNull ? .null : affected.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y)
  }

  /// A known rectangle above an unknown one stands only where a hidden node cuts the two off from each other, so the way
  /// up can end at the first unknown one.
  private func invalidateBounds() {
    knowsAllBounds = false
    // Without counting references: this is done for each change of each node.
    var next: Unmanaged<DisplayNode>? = parentLink
    while let node = next, node._withUnsafeGuaranteedRef({ $0.knowsAllBounds }) {
      next = node._withUnsafeGuaranteedRef {
        $0.knowsAllBounds = false
        return $0.parentLink
      }
    }
  }
}

extension [DisplayNode] {
  fileprivate var paintedBounds: CGRect {
    reduce(CGRect.null) { bounds, child in bounds.union(withEnoughStack { child.paintedBounds }) }
  }
}
