import DisplayList
import ReactiveGraph

/// The drawing of one view as an attribute: it draws again when what it read, or the view's size, has changed.
package final class DisplayAttribute: GraphNode {
  private let node: DisplayNode
  private let slot: GeometrySlot
  private let draw: (CGSize) -> [DisplayItem]
  private var drawnSize: CGSize?

  /// Makes a display node that keeps what `draw` says; `draw` runs inside the attribute.
  package static func node(
    inputs: _ViewInputs, _ label: StaticString, _ draw: @escaping (CGSize) -> [DisplayItem]
  ) -> DisplayNode {
    let node = DisplayNode(id: inputs.host.nextID())
    _ = DisplayAttribute(node, inputs: inputs, label, draw)
    return node
  }

  private init(
    _ node: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ draw: @escaping (CGSize) -> [DisplayItem]
  ) {
    self.node = node
    slot = inputs.slot
    self.draw = draw
    super.init(in: inputs.graph, label)
    graph.connect(self, to: slot.placed)
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    let size: CGSize = slot.size
    guard slot.isPlaced else { return false }
    // Another proposal with the same outcome draws the same.
    if size == drawnSize, graph.isUnchanged(self, apartFrom: slot.placed) { return false }
    drawnSize = size
    let items: [DisplayItem] = draw(size)
    if items != node.content { node.content = items }
    return true
  }

  package func difference() -> String? {
    guard slot.isPlaced else { return nil }
    let fresh: [DisplayItem] = graph.untracked { draw(slot.size) }
    return fresh == node.content ? nil : "draws \(DisplayList(fresh)) and shows \(DisplayList(node.content))"
  }
}

extension DisplayAttribute: VerifiableNode {
  package var aspect: VerifiedAspect { .display }
}

/// An effect on everything that a view draws, as an attribute.
package final class EffectAttribute: GraphNode {
  private let node: DisplayNode
  private let slot: GeometrySlot
  private let effects: (CGSize) -> [Effect]
  private var seenSize: CGSize?

  /// Puts a node with the effects that `effects` gives around the display of a view.
  package static func wrap(
    _ display: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ effects: @escaping (CGSize) -> [Effect]
  ) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.host.nextID())
    _ = EffectAttribute(node, inputs: inputs, label, effects)
    return node
  }

  private init(
    _ node: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ effects: @escaping (CGSize) -> [Effect]
  ) {
    self.node = node
    slot = inputs.slot
    self.effects = effects
    super.init(in: inputs.graph, label)
    graph.connect(self, to: slot.placed)
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    let size: CGSize = slot.size
    guard slot.isPlaced else { return false }
    if size == seenSize, graph.isUnchanged(self, apartFrom: slot.placed) { return false }
    seenSize = size
    let new: [Effect] = effects(size)
    if new != node.effects { node.effects = new }
    return true
  }

  package func difference() -> String? {
    guard slot.isPlaced else { return nil }
    let fresh: [Effect] = graph.untracked { effects(slot.size) }
    return fresh == node.effects ? nil : "has the effects \(fresh) and shows \(node.effects)"
  }
}

extension EffectAttribute: VerifiableNode {
  package var aspect: VerifiedAspect { .display }
}
