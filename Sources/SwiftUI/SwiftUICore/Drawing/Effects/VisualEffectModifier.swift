import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

extension View {
  /// Changes how the view is drawn by its geometry. The layout takes no notice, so that the effect may depend on it.
  ///
  /// ```swift
  /// Text("Fades at the left edge")
  ///   .visualEffect { content, proxy in
  ///     content.opacity(proxy.frame(in: .global).minX < 0 ? 0.5 : 1)
  ///   }
  /// ```
  ///
  /// - Parameter effect: Gets an empty effect and the geometry of the view, and returns the effect with changes such as
  ///   offset, scale or opacity.
  public nonisolated func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}

nonisolated struct VisualEffectModifier<Made: VisualEffect>: PrimitiveModifier {
  var effect: (EmptyVisualEffect, GeometryProxy) -> Made

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let proxy = GeometryProxy(inputs)
    let slot: GeometrySlot = inputs.slot
    let beginning = EffectBeginning(inputs)
    let made = ContentNode<Made>(in: inputs.window, "visual effect") {
      _ = slot.placed.value
      beginning.note()
      return modifier.read().effect(EmptyVisualEffect(), proxy)
    }
    var animated: _ViewInputs = inputs
    animated.transactions = TransactionScope(parent: inputs.transactions, host: inputs.window) { transaction in
      if !beginning.isOver { transaction.animation = nil }
    }
    return VisualEffectLowering.make(animated.animated(_GraphValue(made)), inputs: inputs, body: body)
  }
}

/// The frame in which a view got its first place: what an effect was before that is no place to come from.
package final class EffectBeginning {
  private unowned let host: ViewGraph
  private let slot: GeometrySlot
  private var frame: Int?

  package init(_ inputs: _ViewInputs) {
    host = inputs.window
    slot = inputs.slot
  }

  /// Called whenever the effect is found anew.
  package func note() {
    if frame == nil, slot.isPlaced { frame = host.frame }
  }

  package var isOver: Bool { frame.map { $0 != host.frame } ?? false }
}

/// Lowers a view inside an effect that layout takes no notice of, neither around the view nor inside.
package enum VisualEffectLowering {
  package static func make<Made: VisualEffect>(
    _ effect: _GraphValue<Made>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let slot: GeometrySlot = inputs.slot
    // One node for all that follow the effect: an effect that comes out alike tells nobody.
    let steps = Rule<[Effect]>(in: inputs.graph, "visual effect steps") {
      let size: CGSize = slot.size
      guard slot.isPlaced else { return [] }
      let steps: [Effect] = effect.read()._steps(size: size).map(\.effect).filter(\.isDrawable)
      return direction.value == .rightToLeft ? steps.map { $0.mirrored(in: size.width) } : steps
    }
    inputs.graph.connect(steps, to: slot.placed)
    var outputs: _ViewOutputs = body(inputs)
    outputs.display = outputs.display.map { display in
      EffectAttribute.wrap(display, inputs: inputs, "visual effect") { _ in steps.value }
    }
    if let content = outputs.accessibility {
      let source: AccessibilitySource = .transparent([content], id: inputs.window.nextID())
      PropertiesAttribute.keep(source, inputs: inputs, "visual effect accessibility") { _ in
        content.transform = steps.value.transform(in: slot.size)
      }
      outputs.accessibilityLayers.append(content)
      outputs.accessibility = source
    }
    return outputs
  }
}

extension Effect {
  fileprivate func mirrored(in width: CGFloat) -> Effect {
    switch self {
    case .transform(let transform): return .transform(transform.mirrored(in: width))
    case .projection(let projection):
      let flip = Projection(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
      return .projection(flip.concatenating(projection).concatenating(flip))
    default: return self
    }
  }
}

extension [Effect] {
  /// What effects, outermost first, do to the space of a view of a size; nil for nothing. A perspective counts as the
  /// nearest affine transform to the middle of the view.
  fileprivate func transform(in size: CGSize) -> CGAffineTransform? {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var total: CGAffineTransform?
    for effect in reversed() {
      let transform: CGAffineTransform
      switch effect {
      case .transform(let affine): transform = affine
      case .projection(let projection): transform = ProjectionTransform(projection).affine(at: middle)
      default: continue
      }
      total = total?.concatenating(transform) ?? transform
    }
    return total
  }
}
