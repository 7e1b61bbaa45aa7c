import DisplayList
import ReactiveGraph

/// The drawing of one view as an attribute: it draws again when what it read, or the view's size, has changed, and
/// somebody looks at the drawing.
package final class DisplayAttribute: DrawingNode {
  /// Colours and gradients on their way to others; made with the first animated change of them, then kept.
  private var fade: PaintFade?
  private let items: (CGSize) -> [DisplayItem]
  private let mayFade: Bool

  /// Makes a display node that keeps what `draw` says; `draw` runs inside the attribute.
  ///
  /// - Parameter followsSize: Whether the drawing is that of a size, also on the way from one size to another. A text's
  ///   lines are not: they are those of the size where it goes.
  /// - Parameter mayFade: Whether colours and gradients go to others in an animated change. What an app draws by itself in
  ///   a canvas is shown as it is.
  package static func node(
    inputs: _ViewInputs, followsSize: Bool = true, mayFade: Bool = true, _ label: StaticString,
    _ draw: @escaping (CGSize) -> [DisplayItem]
  ) -> DisplayNode {
    let node = DisplayNode(id: inputs.window.nextID())
    _ = DisplayAttribute(node, inputs: inputs, followsSize: followsSize, mayFade: mayFade, label, draw)
    return node
  }

  private init(
    _ node: DisplayNode, inputs: _ViewInputs, followsSize: Bool, mayFade: Bool, _ label: StaticString,
    _ draw: @escaping (CGSize) -> [DisplayItem]
  ) {
    items = draw
    self.mayFade = mayFade
    super.init(node, inputs: inputs, followsSize: followsSize, label)
  }

  override func draw(for size: CGSize) {
    let new: [DisplayItem] = faded(items(size), in: size)
    if new != node.content { node.content = new }
  }

  override var isChanging: Bool { fade?.isMoving ?? false }

  /// The items with colours and gradients that are on their way, where the change of them is animated.
  private func faded(_ new: [DisplayItem], in size: CGSize) -> [DisplayItem] {
    if fade == nil {
      let old: [DisplayItem] = node.content
      guard mayFade, !old.isEmpty, mayChangeGradually, old != new, animation != nil else { return new }
      let from: PaintValues = old.paintValues(in: drawnSize ?? .zero)
      let to: PaintValues = new.paintValues(in: size)
      guard !from.isNear(to), from.isLike(to) else { return new }
      fade = makeFade(resting: from)
    }
    guard let fade else { return new }
    return fade.items(new, in: size, isAnimated: animation != nil)
  }
}

extension DisplayAttribute: VerifiableNode {
  package var aspect: VerifiedAspect { .display }

  package func difference() -> String? {
    guard let size = shownSize else { return nil }
    if isChanging { return nil }
    let fresh: [DisplayItem] = graph.untracked { items(size) }
    return fresh == node.content
      ? misplacement : "draws \(DisplayList(fresh)) and shows \(DisplayList(node.content))"
  }
}

/// An effect on everything that a view draws, as an attribute.
package final class EffectAttribute: DrawingNode {
  private let source: EffectSource

  /// What says which effects there are for a size; it is read inside the attribute.
  private enum EffectSource {
    /// One or none: no list of them has to be made and compared.
    case one((CGSize) -> Effect?)
    case list((CGSize) -> [Effect])
  }

  /// Puts a node with the effects that `effects` gives around the display of a view.
  package static func wrap(
    _ display: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ effects: @escaping (CGSize) -> [Effect]
  ) -> DisplayNode {
    wrap(display, inputs: inputs, label, .list(effects))
  }

  /// Puts a node with the effect that `effect` gives, if any, around the display of a view.
  package static func wrap(
    _ display: DisplayNode, inputs: _ViewInputs, _ label: StaticString, one effect: @escaping (CGSize) -> Effect?
  ) -> DisplayNode {
    wrap(display, inputs: inputs, label, .one(effect))
  }

  /// Keeps the effects of a node that is there already.
  package static func keep(
    on node: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ effects: @escaping (CGSize) -> [Effect]
  ) {
    _ = EffectAttribute(node, inputs: inputs, label, .list(effects))
  }

  private static func wrap(
    _ display: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ source: EffectSource
  ) -> DisplayNode {
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    _ = EffectAttribute(node, inputs: inputs, label, source)
    return node
  }

  private init(_ node: DisplayNode, inputs: _ViewInputs, _ label: StaticString, _ source: EffectSource) {
    self.source = source
    super.init(node, inputs: inputs, followsSize: true, label)
  }

  override func draw(for size: CGSize) {
    switch source {
    case .one(let effect):
      if let effect = effect(size), effect.isDrawable { node.setOnlyEffect(effect) } else { node.effects = [] }
    case .list(let effects):
      node.effects = Self.drawable(effects(size))
    }
  }

  private static func drawable(_ effects: [Effect]) -> [Effect] {
    effects.allSatisfy(\.isDrawable) ? effects : effects.filter(\.isDrawable)
  }

  /// The effects anew, for the verifier.
  private func fresh(_ size: CGSize) -> [Effect] {
    switch source {
    case .one(let effect): Self.drawable(effect(size).map { [$0] } ?? [])
    case .list(let effects): Self.drawable(effects(size))
    }
  }
}

extension EffectAttribute: VerifiableNode {
  package var aspect: VerifiedAspect { .display }

  package func difference() -> String? {
    guard let size = shownSize else { return nil }
    let fresh: [Effect] = graph.untracked { self.fresh(size) }
    return fresh == node.effects ? misplacement : "has the effects \(fresh) and shows \(node.effects)"
  }
}
