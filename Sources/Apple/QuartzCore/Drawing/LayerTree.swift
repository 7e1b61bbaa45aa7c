import DisplayList
import ReactiveGraph
import SwiftUICore

/// A layer without a view, with all inside, in the drawing of a window. Layers that change are drawn anew, and no others.
package final class LayerTree: GraphNode {
  private let layer: CALayer
  private unowned let window: ViewGraph
  package let clock: LayerClock
  /// The layers that have changed since the last pass, in this order.
  private var changed: [LayerDrawing] = []
  private var isLayoutDue: Bool = false
  /// The layers that this frame is the first to show.
  private var fresh: [LayerDrawing] = []
  private var isEndDue: Bool = false
  /// Draws the outermost layer.
  package private(set) var node: DisplayNode
  /// How many layers were drawn so far, for tests of what a change costs.
  package nonisolated(unsafe) static var drawingCount: Int = 0

  /// - Parameter layer: The outermost layer.
  package init(_ layer: CALayer, inputs: _ViewInputs) {
    self.layer = layer
    window = inputs.window
    clock = inputs.window.service(LayerClock.self)
    node = DisplayNode(id: inputs.window.nextID())
    super.init(in: inputs.graph, "layer")
    layer.drawing = LayerDrawing(layer, self, node)
    changed = [layer.drawing].compactMap { $0 }
    setNeedsEvaluation()
    layer.joinClocks()
    if layer.isLayoutDue { scheduleLayout() }
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    // Layers that come in are drawn in the same pass.
    while !changed.isEmpty {
      let due: [LayerDrawing] = changed
      changed = []
      for drawing in due { drawing.update() }
    }
    return false
  }

  package override func invalidated() {
    if layer.drawing?.node === node { layer.leaveTree() }
  }

  func mark(_ drawing: LayerDrawing) {
    changed.append(drawing)
    if isAlive { setNeedsEvaluation() }
  }

  func scheduleLayout() {
    isLayoutDue = true
    scheduleEnd()
  }

  /// A layer has been drawn that no frame has shown before.
  func isFirstShown(_ drawing: LayerDrawing) {
    fresh.append(drawing)
    scheduleEnd()
  }

  private func scheduleEnd() {
    guard !isEndDue else { return }
    isEndDue = true
    window.afterUpdate { [weak self] in self?.endPass() }
  }

  /// Layers are placed after the pass, as delegates may do anything then. Where they are after that is where they begin.
  private func endPass() {
    isEndDue = false
    if isLayoutDue {
      isLayoutDue = false
      layer.layoutIfNeeded()
    }
    for drawing in fresh { drawing.isShown = true }
    fresh = []
  }

  func nextID() -> UInt64 { window.nextID() }
}

extension LayerTree: VerifiableNode {
  package var aspect: VerifiedAspect { .display }

  package func difference() -> String? { changed.isEmpty && isAlive ? layer.drawing?.difference() : nil }
}

/// Draws one layer in a tree.
package final class LayerDrawing {
  private unowned let layer: CALayer
  private weak var tree: LayerTree?
  let node: DisplayNode
  private var border: DisplayNode?
  private var isMarked: Bool = true
  /// Whether the layers inside have to be looked through.
  private var areSublayersDue: Bool = true
  /// Whether a frame has shown the layer.
  fileprivate(set) var isShown: Bool = false
  private var isKnown: Bool = false

  init(_ layer: CALayer, _ tree: LayerTree, _ node: DisplayNode) {
    self.layer = layer
    self.tree = tree
    self.node = node
  }

  var clock: LayerClock? { tree?.isAlive == true ? tree?.clock : nil }

  func mark() {
    guard !isMarked, let tree, tree.isAlive else { return }
    isMarked = true
    tree.mark(self)
  }

  func didChange(_ change: CALayer.Change) {
    switch change {
    case .hierarchy:
      areSublayersDue = true
      mark()
    case .layout: if tree?.isAlive == true { tree?.scheduleLayout() }
    case .geometry, .look, .drawing: mark()
    }
  }

  /// Brings the node up to date with what is seen of the layer.
  func update() {
    guard layer.drawing === self, let tree else { return }
    isMarked = false
    if !isKnown {
      isKnown = true
      tree.isFirstShown(self)
    }
    LayerTree.drawingCount += 1
    layer.displayIfNeeded()
    let shown: CALayer = layer.shown
    shown.drawn = layer.drawn
    let place: LayerPlace = shown.place
    node.origin = place.origin
    node.effects = place.effects.filter(\.isDrawable)
    node.isHidden = shown.isHidden || place.isTurnedAway
    if let passage = shown.passage {
      // While something takes the place of something else, both are pictures.
      node.content = passage.items(layer.insideItems, in: shown.bounds.size)
      node.children = []
      areSublayersDue = true
      return
    }
    if layer.drawsSublayers {
      node.content = layer.insideItems
      for inner in layer.currentSublayers where inner.drawing != nil { inner.leaveTree() }
      for inner in layer.currentSublayers { inner.joinClocks() }
      node.children = []
      return
    }
    node.content = shown.backItems
    let front: [DisplayItem] = shown.borderItems
    if !front.isEmpty || border != nil {
      if border == nil {
        border = DisplayNode(id: tree.nextID())
        areSublayersDue = true
      }
      border?.content = front
    }
    if areSublayersDue { updateSublayers(in: tree) }
  }

  /// The first layer, of this one and those inside, whose shown drawing differs from a new one; nil for none.
  func difference() -> String? {
    let shown: CALayer = layer.shown
    let place: LayerPlace = shown.place
    if node.origin != place.origin { return "layer at \(node.origin) and not at \(place.origin)" }
    let effects: [Effect] = place.effects.filter(\.isDrawable)
    if node.effects != effects { return "layer has the effects \(node.effects) and not \(effects)" }
    if node.isHidden != (shown.isHidden || place.isTurnedAway) {
      return "layer is hidden or not, otherwise than it says"
    }
    guard shown.passage == nil else { return nil }
    let items: [DisplayItem] = layer.drawsSublayers ? layer.insideItems : shown.backItems
    if node.content != items { return "layer draws \(DisplayList(node.content)) and not \(DisplayList(items))" }
    guard !layer.drawsSublayers else { return nil }
    if border?.content ?? [] != shown.borderItems { return "layer has another border than it says" }
    let inner: [CALayer] = layer.currentSublayers.inOrder
    let nodes: [DisplayNode] = inner.compactMap { $0.drawing?.node } + (border.map { [$0] } ?? [])
    if !node.children.elementsEqual(nodes, by: ===) { return "layer shows others inside than it holds" }
    return inner.lazy.compactMap { $0.drawing?.difference() }.first
  }

  private func updateSublayers(in tree: LayerTree) {
    areSublayersDue = false
    let nodes: [DisplayNode] = layer.currentSublayers.inOrder.map { inner in
      if let known = inner.drawing, known.tree === tree { return known.node }
      let drawing = LayerDrawing(inner, tree, DisplayNode(id: tree.nextID()))
      inner.drawing = drawing
      tree.mark(drawing)
      inner.joinClocks()
      if inner.isLayoutDue { tree.scheduleLayout() }
      return drawing.node
    }
    node.children = nodes + (border.map { [$0] } ?? [])
  }
}

extension CALayer {
  /// Whether a window other than this one draws the layer.
  package func isShown(elsewhereThan window: ViewGraph) -> Bool {
    drawing?.clock.map { $0 !== window.existingService(LayerClock.self) } ?? false
  }
}
