import AccessibilityTree
import ReactiveGraph

/// Stands for a view inside of what is built around it.
///
/// Among the views of an accessibility label it is the label that the view has already (behaviour 318).
nonisolated public struct PlaceholderContentView<Value>: View {
  nonisolated init() {}
}

extension PlaceholderContentView: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    let source = AccessibilitySource(id: inputs.host.nextID(), kind: .element)
    source.properties.isPlaceholder = true
    outputs.accessibility = source
    return outputs
  }
}
