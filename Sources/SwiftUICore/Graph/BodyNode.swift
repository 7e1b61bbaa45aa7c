import ReactiveGraph

/// The node that evaluates a view's body.
///
/// It runs when the view's value, a dynamic property that the body read, or an observable property that it read has
/// changed, and only then (G3).
final class BodyNode<V: View>: Attribute<V.Body> {
  private let view: Rule<V>
  private unowned let host: ViewGraph
  private let properties: PropertyStorage?
  private let observing = Observing()

  static func make(_ view: _GraphValue<V>, inputs: _ViewInputs) -> _GraphValue<V.Body> {
    _GraphValue(BodyNode(view, inputs: inputs))
  }

  private init(_ view: _GraphValue<V>, inputs: _ViewInputs) {
    self.view = view.attribute(in: inputs.graph, "view")
    host = inputs.host
    properties = PropertyStorage(for: V.self, inputs: inputs)
    super.init(in: inputs.graph, "body")
  }

  override var debugName: String { "\(V.self).body" }

  override func evaluate() -> Bool {
    var view: V = self.view.value
    storage = observing.run(for: self, host: host) {
      // What a property's own update() reads of observable objects counts as read by the body.
      properties?.update(&view)
      return Self.body(of: view)
    }
    return true
  }

  private static func body(of view: V) -> V.Body {
    nonisolated(unsafe) let view: V = view
    nonisolated(unsafe) var body: V.Body?
    MainActor.assumeIsolated { body = view.body }
    guard let body else { preconditionFailure("A body was evaluated off the main actor.") }
    return body
  }
}
