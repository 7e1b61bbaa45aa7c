import CoreGraphics
import DisplayList
import ReactiveGraph

/// A modifier that changes a view's drawing and nothing else.
package protocol EffectModifier: PrimitiveModifier, Animatable {
  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect]
}

extension EffectModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEffect(modifier: modifier, inputs: inputs, body: body)
  }

  package nonisolated static func makeEffect(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let value: _GraphValue<Self> = inputs.animated(modifier)
    outputs.display = outputs.display.map { display in
      EffectAttribute.wrap(display, inputs: inputs, "effect") { value.read().effects(size: $0, inputs: inputs) }
    }
    return outputs
  }
}

/// A modifier that changes a view's drawing by one effect, or by none.
package protocol SingleEffectModifier: EffectModifier {
  func effect(size: CGSize, inputs: _ViewInputs) -> Effect?
}

extension SingleEffectModifier {
  package func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] {
    effect(size: size, inputs: inputs).map { [$0] } ?? []
  }

  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeEffect(modifier: modifier, inputs: inputs, body: body)
  }

  package nonisolated static func makeEffect(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let value: _GraphValue<Self> = inputs.animated(modifier)
    outputs.display = outputs.display.map { display in
      EffectAttribute.wrap(
        display, inputs: inputs, "effect", one: { value.read().effect(size: $0, inputs: inputs) })
    }
    return outputs
  }
}
