import AccessibilityTree
import ReactiveGraph

/// What a view or a modifier says about an accessibility element, as an attribute; it is asked for when somebody reads
/// the tree.
package final class PropertiesAttribute: GraphNode {
  private let source: AccessibilitySource
  private let apply: (AccessibilitySource) -> Void
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  /// A control's value may be a property of an observable object.
  private var observing = Observing()
  /// Nil for one that is kept up to date whether somebody reads the tree or not.
  private let statements: DeferredWork?

  /// Runs `apply` on the source, and again when something that it read has changed: when the tree is read, or in the
  /// pass where `isDeferred` is false, because `apply` tells others too.
  package static func keep(
    _ source: AccessibilitySource, inputs: _ViewInputs, _ label: StaticString = "accessibility",
    isDeferred: Bool = true, _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    let statements: DeferredWork? = isDeferred ? inputs.window.accessibility.statements : nil
    let node = PropertiesAttribute(source, inputs.window, label, statements, apply)
    if let statements { statements.add(node) } else { node.setNeedsEvaluation() }
  }

  private init(
    _ source: AccessibilitySource, _ host: ViewGraph, _ label: StaticString, _ statements: DeferredWork?,
    _ apply: @escaping (AccessibilitySource) -> Void
  ) {
    self.source = source
    self.statements = statements
    self.apply = apply
    self.host = host
    super.init(in: host.graph, label)
  }

  package override var isEager: Bool { true }
  package override var deferral: DeferredWork? { statements }

  package override func evaluate() -> Bool {
    observing.run(for: self, host: host) { apply(source) }
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
