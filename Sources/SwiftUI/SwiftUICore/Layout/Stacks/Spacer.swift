import LayoutEngine

/// Flexible space along the axis of the stack around it, or along both.
nonisolated public struct Spacer: View {
  /// The least length; nil for the default distance of neighbours.
  public var minLength: CGFloat?

  /// Makes a space that grows along the axis of its stack, or along both axes outside of one.
  ///
  /// - Parameter minLength: The least length in points; nil, the default, is the default distance between views, 8.
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
