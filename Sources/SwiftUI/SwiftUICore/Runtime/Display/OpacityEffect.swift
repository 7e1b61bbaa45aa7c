import CoreGraphics
import DisplayList

package nonisolated struct OpacityEffect: SingleEffectModifier {
  package var opacity: Double

  package init(opacity: Double) { self.opacity = opacity }

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    opacity >= 1 ? nil : .opacity(max(0, opacity))
  }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = makeEffect(modifier: modifier, inputs: inputs, body: body)
    // What fades out is gone for a reader at once, what fades in is there.
    InvisibleAccessibility.wrap(&outputs, inputs: inputs) { modifier.read().opacity <= 0 }
    return outputs
  }
}
