import ReactiveGraph

/// The content of a container that takes it apart: its views are lowered where the container shows them.
package struct ContentViews {
  let list: _ViewList

  package init<Content: View>(_ view: _GraphValue<Content>, inputs: _ViewInputs) {
    var inputs: _ViewInputs = inputs
    inputs.traits = ViewTraits()
    inputs.changes = nil
    list = Content._makeViewList(view: view, inputs: inputs)
  }

  /// The views in order; changes only when they do.
  package func elements(in graph: Graph) -> Rule<[ViewElement]> {
    let list: _ViewList = self.list
    return Rule(in: graph, "content views", equal: { $0.elementsEqual($1, by: ===) }) { list.elements }
  }

  /// The views by section; changes only when they do.
  func sections(in graph: Graph) -> Rule<[SectionConfiguration]> {
    let list: _ViewList = self.list
    return Rule(in: graph, "content sections", equal: ValueComparison.areEqual) { SectionCollection(list).sections }
  }
}

/// What a closure makes of the views of a content; made again when they, or what it read, changed (G3).
nonisolated struct TransformedContent<Views, Content: View>: View {
  var transform: (Views) -> Content
  var views: Views

  var body: Content { transform(views) }
}
