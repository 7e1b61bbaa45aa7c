import LayoutEngine
import ReactiveGraph

/// A container that a layout arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  var layout: L
  var content: Content
}

extension LayoutView: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout: _GraphValue<L> = inputs.animated(view[\.layout])
    let inner: _ViewInputs = inputs.inStack(along: { layout.read().stackOrientation })
    return Container.make(
      Content._makeViewList(view: view[\.content], inputs: inner), inputs: inputs, tellsValues: true
    ) {
      layout.read().algorithm(in: inputs)
    }
  }
}

extension Layout {
  /// The rule for the engine; read inside a node.
  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    if let any = self as? AnyLayout { return any.base.algorithm(in: inputs) }
    if let known = self as? any EngineLayout { return known.rule }
    return BridgedLayout(self, direction: inputs.environment(LayoutDirectionKey.self).value)
  }

  var stackOrientation: Axis? {
    if let any = self as? AnyLayout { return any.base.stackOrientation }
    return Self.layoutProperties.stackOrientation
  }
}
