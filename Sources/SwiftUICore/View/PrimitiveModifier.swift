/// A modifier that lowers itself; applied to each view of a list unless it says otherwise.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// A modifier that only changes what the views below it get from above.
package protocol InputsModifier: PrimitiveModifier {
  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>)
}

extension InputsModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs: _ViewInputs = inputs
    change(&inputs, modifier: modifier)
    return body(inputs)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    var inputs: _ViewInputs = inputs
    change(&inputs, modifier: modifier)
    return body(inputs)
  }
}

/// A modifier that puts its view into a place of its own by an algorithm with one child.
package protocol LayoutModifier: PrimitiveModifier {
  /// The algorithm; read inside the layout's node, so it may depend on the environment.
  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm
}

extension LayoutModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Container.unary(inputs: inputs, child: body) { modifier.read().algorithm(in: inputs) }
  }
}
