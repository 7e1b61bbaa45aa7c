/// A modifier whose data animates; a modifier that conforms to both protocols does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

// A view or modifier of an app's own that is animatable: its body runs for each frame of the way, with the data of the
// moment.

extension View where Self: Animatable {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: BodyNode.make(inputs.animated(view), inputs: inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    if _isUnary, !_hasTraits { return .element(view, inputs) }
    return Body._makeViewList(view: BodyNode.make(inputs.animated(view), inputs: inputs), inputs: inputs)
  }
}

extension ViewModifier where Self: Animatable {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeView(modifier: inputs.animated(modifier), inputs: inputs, body: body)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    makeViewList(modifier: inputs.animated(modifier), inputs: inputs, body: body)
  }
}

// A shape as a view hands itself on to the view that draws it; the way of its data begins there, without bodies.

extension View where Self: Shape {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: BodyNode.make(view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    if _isUnary, !_hasTraits { return .element(view, inputs) }
    return Body._makeViewList(view: BodyNode.make(view, inputs: inputs), inputs: inputs)
  }
}
