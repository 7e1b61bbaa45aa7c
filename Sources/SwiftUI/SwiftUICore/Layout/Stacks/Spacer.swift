import LayoutEngine

/// Flexible space along the axis of the stack around it, or along both.
nonisolated public struct Spacer: View {
  /// The least length; nil for the default distance of neighbours.
  public var minLength: CGFloat?

  @inlinable public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
    let axis: () -> Axis? = inputs.stackAxis
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "spacer") {
      SpacerLayout(axis: axis(), minLength: view.read().minLength)
    }
    return outputs
  }
}
