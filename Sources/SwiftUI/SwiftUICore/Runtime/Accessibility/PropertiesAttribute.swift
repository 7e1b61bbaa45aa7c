import AccessibilityTree
import ReactiveGraph

/// What a view or a modifier says about an accessibility element, as an attribute; it is asked for when somebody reads
/// the tree.
package final class PropertiesAttribute: GraphNode {
  private let source: AccessibilitySource
  private let apply: (AccessibilitySource) -> Void
  /// Nil for one that is kept up to date whether somebody reads the tree or not.
  private let statements: DeferredWork?

  /// Runs `apply` on the source, and again when something that it read has changed: when the tree is read, or in the
  /// pass where `isDeferred` is false, because `apply` tells others too.
  package static func keep(
    _ source: AccessibilitySource, inputs: _ViewInputs, _ label: StaticString = "accessibility",
    isDeferred: Bool = true, _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    let statements: DeferredWork? = isDeferred ? inputs.window.accessibility.statements : nil
    let node = PropertiesAttribute(source, inputs.graph, label, statements, apply)
    if let statements { statements.add(node) } else { node.setNeedsEvaluation() }
  }

  private init(
    _ source: AccessibilitySource, _ graph: Graph, _ label: StaticString, _ statements: DeferredWork?,
    _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    self.source = source
    self.statements = statements
    self.apply = apply
    super.init(in: graph, label)
  }

  package override var isEager: Bool { true }
  package override var deferral: DeferredWork? { statements }

  package override func evaluate() -> Bool {
    apply(source)
    return true
  }

  package func difference() -> String? {
    let fresh = AccessibilitySource(id: source.id, kind: source.kind)
    fresh.properties = source.properties
    fresh.childBehavior = source.childBehavior
    fresh.clip = source.clip
    graph.untracked { apply(fresh) }
    if fresh.properties != source.properties { return "says \(fresh.properties) and shows \(source.properties)" }
    if fresh.childBehavior != source.childBehavior { return "treats what is inside otherwise than it shows" }
    if fresh.clip != source.clip { return "clips \(fresh.clip as Any) and shows \(source.clip as Any)" }
    return nil
  }
}

extension PropertiesAttribute: VerifiableNode {
  package var aspect: VerifiedAspect { .accessibility }
}
