import AccessibilityTree
import ReactiveGraph

/// What a view or a modifier says about an accessibility element, as an attribute.
package final class PropertiesAttribute: GraphNode {
  private let source: AccessibilitySource
  private let apply: (AccessibilitySource) -> Void

  /// Runs `apply` on the source now and whenever something that it read has changed.
  package static func keep(
    _ source: AccessibilitySource, inputs: _ViewInputs, _ label: StaticString = "accessibility",
    _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    PropertiesAttribute(source, inputs.graph, label, apply).setNeedsEvaluation()
  }

  private init(
    _ source: AccessibilitySource, _ graph: Graph, _ label: StaticString,
    _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    self.source = source
    self.apply = apply
    super.init(in: graph, label)
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    apply(source)
    return true
  }
}
