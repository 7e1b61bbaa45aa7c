import Foundation

extension CALayer {
  /// All layers inside, from back to front.
  var currentSublayers: [CALayer] { isMixed ? ownSublayers : host?.innerLayers ?? ownSublayers }

  /// All layers inside where some are not those of views; nil where all are.
  package var mixedSublayers: [CALayer]? { isMixed ? ownSublayers : nil }

  /// Whether one of the layers inside asks for another order than that of the list.
  package static func inOrder(_ layers: [CALayer]) -> [CALayer] { layers.inOrder }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "A layer cannot be put into itself or into a layer inside of it.")
    if layer.outer === self, let old = ownSublayers.firstIndex(where: { $0 === layer }) {
      ownSublayers.remove(at: old)
    } else {
      layer.leaveSuperlayer()
    }
    if host != nil, !isMixed {
      ownSublayers = host?.innerLayers ?? []
      isMixed = true
    }
    ownSublayers.insert(layer, at: min(max(index, 0), ownSublayers.count))
    if layer.host == nil { layer.outer = self }
    sublayersDidChange()
    layer.joinClocks()
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, _ distance: Int) {
    guard layer !== sibling else { return }
    if layer.outer === self { ownSublayers.removeAll { $0 === layer } }
    let index: Int? = currentSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + distance } ?? (distance == 0 ? 0 : currentSublayers.count))
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = currentSublayers.firstIndex(where: { $0 === old }), old.host == nil else { return }
    let isBefore: Bool = currentSublayers.prefix(index).contains { $0 === new }
    old.leaveSuperlayer()
    insert(new, at: isBefore ? index - 1 : index)
  }

  func leaveSuperlayer() {
    guard let outer else { return }
    self.outer = nil
    outer.ownSublayers.removeAll { $0 === self }
    if outer.host != nil, outer.ownSublayers.allSatisfy({ $0.host != nil }) {
      outer.ownSublayers = []
      outer.isMixed = false
    }
    outer.sublayersDidChange()
    leaveTree()
  }

  func setSublayers(_ layers: [CALayer]) {
    for layer in currentSublayers where layer.host == nil && !layers.contains(where: { $0 === layer }) {
      layer.leaveSuperlayer()
    }
    for (index, layer) in layers.enumerated() where layer.host == nil { insert(layer, at: index) }
  }

  /// The views inside are others, or in another order: layers of their own stay where they are among them.
  package func viewsDidChange() {
    guard isMixed, let layers = host?.innerLayers else { return }
    let inside: Set<ObjectIdentifier> = Set(layers.map { ObjectIdentifier($0) })
    var kept: [CALayer] = ownSublayers.filter { $0.host == nil || inside.contains(ObjectIdentifier($0)) }
    let known: Set<ObjectIdentifier> = Set(kept.map { ObjectIdentifier($0) })
    // Sublayers that were there before take the places of views in the new order.
    var next: Int = 0
    let order: [CALayer] = layers.filter { known.contains(ObjectIdentifier($0)) }
    for index in kept.indices where kept[index].host != nil {
      kept[index] = order[next]
      next += 1
    }
    for (index, layer) in layers.enumerated() where !known.contains(ObjectIdentifier(layer)) {
      // In front of the view before it, or of all where it is the frontmost.
      let place: Int? =
        index == layers.count - 1
        ? kept.count : index == 0 ? 0 : kept.firstIndex { $0 === layers[index - 1] }.map { $0 + 1 }
      kept.insert(layer, at: place ?? kept.count)
    }
    ownSublayers = kept
  }

  /// Places what is inside of a view's layer.
  package func layOut() {
    isLayoutDue = false
    layoutSublayers()
  }

  /// A delegate that does not display a layer lets it be drawn.
  package func leaveDisplayToDrawing() { isDisplayUnanswered = true }

  func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// No window shows the layer, and those inside, any more. Animations end with the next frame, unless the layer is shown again.
  package func leaveTree() {
    drawing = nil
    for layer in ownSublayers where layer.host == nil { layer.leaveTree() }
  }

  func sublayersDidChange() {
    if original == nil { didChange(.hierarchy, "sublayers", from: nil) }
  }
}

extension [CALayer] {
  /// From back to front: by their depths, equal ones as in the list.
  package var inOrder: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return indices.sorted { (self[$0].zPosition, $0) < (self[$1].zPosition, $1) }.map { self[$0] }
  }
}
