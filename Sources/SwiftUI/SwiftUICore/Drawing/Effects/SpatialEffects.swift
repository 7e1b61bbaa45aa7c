import AccessibilityTree
import CoreGraphics
import DisplayList
import ReactiveGraph

/// An effect that changes where things are seen: drawing, hits, frames and the bounds for accessibility all follow it,
/// layout does not.
package protocol SpatialEffect: PrimitiveModifier, Animatable {
  /// Maps the view's space inside the effect to the one outside, from left to right.
  func transform(size: CGSize) -> CGAffineTransform
}

extension SpatialEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let value: _GraphValue<Self> = inputs.animated(modifier)
    return SpatialLowering.make(inputs: inputs, body: body) { value.read().transform(size: $0) }
  }
}

/// Lowers a view inside an effect on its space.
enum SpatialLowering {
  /// - Parameters:
  ///   - isSeenByFrames: Whether frames of what is inside follow the effect, as drawing always does.
  ///   - effect: The transform for a view of a size, from left to right; read inside nodes.
  ///   - projection: What is drawn of an effect that is more than its transform, where there is such; read inside nodes.
  static func make(
    inputs: _ViewInputs, isSeenByFrames: Bool = true, body: (_ViewInputs) -> _ViewOutputs,
    effect: @escaping (CGSize) -> CGAffineTransform, projection: ((CGSize) -> Effect?)? = nil
  ) -> _ViewOutputs {
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let slot: GeometrySlot = inputs.slot
    // A transform by numbers that are none does nothing.
    let effect: (CGSize) -> CGAffineTransform = {
      let transform: CGAffineTransform = effect($0)
      return transform.isUsable ? transform : .identity
    }
    // One node for all that follow the effect: an effect that comes out alike tells nobody.
    let transform = Rule<CGAffineTransform>(in: inputs.graph, "spatial transform") {
      let size: CGSize = slot.size
      return direction.value == .rightToLeft ? effect(size).mirrored(in: size.width) : effect(size)
    }
    var inner: _ViewInputs = inputs
    if isSeenByFrames { inner.slot = GeometrySlot(in: slot, transform: { transform.value }) }
    var outputs: _ViewOutputs = body(inner)
    // On the way to another size the drawing turns and grows around a point of the size on the way. What draws works the
    // transform out itself: where nobody else follows the effect, there is then one node to be evaluated and not two.
    let drawn: (CGSize) -> Effect = { size in
      .transform(direction.value == .rightToLeft ? effect(size).mirrored(in: size.width) : effect(size))
    }
    outputs.display = outputs.display.map { display in
      guard let projection else {
        return EffectAttribute.wrap(display, inputs: inputs, "spatial effect", one: drawn)
      }
      return EffectAttribute.wrap(display, inputs: inputs, "spatial effect") { size in
        guard let seen = projection(size) else { return [drawn(size)] }
        guard direction.value == .rightToLeft else { return [seen] }
        let mirror = Effect.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return [mirror, seen, mirror]
      }
    }
    if let content = outputs.accessibility {
      let source: AccessibilitySource = .transparent([content], id: inputs.window.nextID())
      PropertiesAttribute.keep(source, inputs: inputs, "spatial accessibility") { _ in
        content.transform = transform.value
      }
      outputs.accessibilityLayers.append(content)
      outputs.accessibility = source
    }
    return outputs
  }
}

extension CGAffineTransform {
  /// The same transform with a point of a rectangle at rest.
  func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
    let x: CGFloat = anchor.x * size.width
    let y: CGFloat = anchor.y * size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// What the transform is in the mirror, for the reading direction from right to left.
  func mirrored(in width: CGFloat) -> CGAffineTransform {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return mirror.concatenating(self).concatenating(mirror)
  }
}

nonisolated struct RotationEffect: SpatialEffect {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(size: CGSize) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: size)
  }
}

nonisolated struct ScaleEffect: SpatialEffect {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func transform(size: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: size)
  }
}
