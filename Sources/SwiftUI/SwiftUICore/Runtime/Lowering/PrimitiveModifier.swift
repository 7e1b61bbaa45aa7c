/// A modifier that lowers itself; applied to each view of a list unless it says otherwise.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// The modifier of each view of the list has the inputs of the place where it was written; the view keeps its own.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    makeForEach(modifier: modifier, inputs: inputs, body: body)
  }
}

extension ViewModifier where Body == Never {
  /// The views of a list, each with the modifier.
  package nonisolated static func makeForEach(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    body(inputs).map { element in
      element.wrapped(in: inputs) { inputs, make in _makeView(modifier: modifier, inputs: inputs, body: make) }
    }
  }
}

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
    inputs.changeList { change(&$0, modifier: modifier) }
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
