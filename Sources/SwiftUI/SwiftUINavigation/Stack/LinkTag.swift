import ReactiveGraph
import SwiftUICore

/// Makes the value of a link the tag of its row, whatever the value's type is.
struct LinkTag {
  /// Attaches the tag; the value is read inside nodes.
  let attach: (inout ViewTraits, _ value: @escaping () -> (any Hashable)?) -> Void

  init<Value: Hashable>(_ type: Value.Type) {
    attach = { traits, value in traits.setTag { value() as? Value } }
  }
}

/// In lists of a leading column of a split view, the value of a link is what its row selects (behaviour 98).
nonisolated struct LinkTagModifier: PrimitiveModifier {
  let tag: LinkTag
  let value: (any Hashable)?

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    guard inputs.navigation?.column?.next != nil else { return body(inputs) }
    var inputs: _ViewInputs = inputs
    inputs.graph.untracked { modifier.read() }.tag.attach(&inputs.traits) { modifier.read().value }
    return body(inputs)
  }

  static var _hasTraits: Bool { true }
}
