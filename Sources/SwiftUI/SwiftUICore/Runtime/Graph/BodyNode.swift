import DeepStack
import ReactiveGraph

/// The node that evaluates a view's body, or a modifier's.
///
/// It runs when the view's value, a dynamic property that the body read, or an observable property that it read has
/// changed, and only then (G3).
final class BodyNode<Source, Body>: Attribute<Body> {
  /// None only while the node goes.
  @exclusivity(unchecked) private var source: _GraphValue<Source>?
  /// The node that the value is a part of: when only that has changed, the value decides whether the body runs.
  @exclusivity(unchecked) private var origin: AnyAttribute?
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private let properties: PropertyStorage?
  private var observing = Observing()
  private let makeBody: (Source) -> Body
  private var seen: Source?

  init(_ source: _GraphValue<Source>, inputs: _ViewInputs, _ makeBody: @escaping @MainActor (Source) -> Body) {
    if let origin = source.attribute {
      self.origin = origin
      self.source = source
    } else {
      origin = nil
      self.source = _GraphValue(source.attribute(in: inputs.graph, "view"))
    }
    host = inputs.window
    properties = PropertyStorage(for: Source.self, inputs: inputs)
    // All evaluation is on the main actor by construction; asking for it each time would cost as much as small bodies.
    self.makeBody = unsafeBitCast(makeBody, to: ((Source) -> Body).self)
    super.init(in: inputs.graph, "body")
  }

  /// What a view is made from is kept by what is made from it, level by level.
  deinit {
    withEnoughStack {
      source = nil
      origin = nil
    }
  }

  override var debugName: String { "\(Source.self).body" }

  override func evaluate() -> Bool {
    guard let source else { return false }
    var value: Source = source.read()
    if let origin {
      if let seen, ValueComparison.areEqual(seen, value), graph.isUnchanged(self, apartFrom: origin) { return false }
      seen = value
    }
    storage = observing.run(for: self, host: host) {
      // What a property's own update() reads of observable objects counts as read by the body.
      properties?.update(&value)
      return makeBody(value)
    }
    return true
  }
}

// MARK: - Why a body runs

/// A body that knows why it runs.
protocol ChangeTellingBody: GraphNode {
  var sourceType: Any.Type { get }
  /// What has changed since the body ran last; read while it runs.
  var changes: [String] { get }
}

extension BodyNode: ChangeTellingBody {
  var sourceType: Any.Type { Source.self }

  var changes: [String] {
    let names: [String] = properties?.names ?? []
    guard storage != nil else { return ["@self", "@identity"] + names }
    var result: [String] = []
    for node in graph.changedInputs(of: self) {
      let name: String = node === origin ? "@self" : properties?.name(of: node) ?? "@dependencies"
      if !result.contains(name) { result.append(name) }
    }
    // What was read of observable objects is no node.
    return result.isEmpty ? ["@dependencies"] : result
  }
}

extension _GraphValue {
  /// What the value's body gives; its dynamic properties are connected as those of a view are.
  package func evaluated<Body>(
    inputs: _ViewInputs, _ makeBody: @escaping @MainActor (Value) -> Body
  ) -> _GraphValue<Body> {
    _GraphValue<Body>(BodyNode(self, inputs: inputs, makeBody))
  }
}

extension BodyNode where Source: View, Body == Source.Body {
  static func make(_ view: _GraphValue<Source>, inputs: _ViewInputs) -> _GraphValue<Body> {
    _GraphValue(BodyNode(view, inputs: inputs) { $0.body })
  }
}

extension BodyNode where Source: ViewModifier, Body == Source.Body {
  /// The body of a modifier around `content`.
  static func make(
    _ modifier: _GraphValue<Source>, content: Source.Content, inputs: _ViewInputs
  ) -> _GraphValue<Body> {
    nonisolated(unsafe) let content: Source.Content = content
    return _GraphValue(BodyNode(modifier, inputs: inputs) { $0.body(content: content) })
  }
}
