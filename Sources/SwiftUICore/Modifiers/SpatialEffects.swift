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
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let slot: GeometrySlot = inputs.slot
    let transform: () -> CGAffineTransform = {
      let size: CGSize = slot.size
      let transform: CGAffineTransform = value.read().transform(size: size)
      return direction.value == .rightToLeft ? transform.mirrored(in: size.width) : transform
    }
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: slot, transform: transform)
    var outputs: _ViewOutputs = body(inner)
    outputs.display = outputs.display.map { display in
      EffectAttribute.wrap(display, inputs: inputs, "spatial effect") { _ in [.transform(transform())] }
    }
    if let content = outputs.accessibility {
      let source: AccessibilitySource = .transparent([content], id: inputs.host.nextID())
      PropertiesAttribute.keep(source, inputs: inputs, "spatial accessibility") { source in
        content.transform = transform()
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
