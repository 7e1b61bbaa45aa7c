import ReactiveGraph

extension View {
  /// Runs an action with a value that is computed from the geometry of the view: with the first value, and when it has
  /// changed.
  ///
  /// ```swift
  /// struct Measured: View {
  ///   @State private var height: CGFloat = 0
  ///   var body: some View {
  ///     Text("\(Int(height)) high")
  ///       .onGeometryChange(for: CGFloat.self) { proxy in
  ///         proxy.size.height
  ///       } action: { newHeight in
  ///         height = newHeight
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value; only what it reads of the proxy is followed.
  ///   - action: Gets the new value, after the update and before the frame is shown.
  @preconcurrency
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// The same with the value before; the first time both are the first value.
  @preconcurrency
  public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  var transform: (GeometryProxy) -> T
  var action: (T, T) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.tellerDepth += 1
    let outputs: _ViewOutputs = body(inner)
    GeometryChangeNode(modifier, inputs: inputs).setNeedsEvaluation()
    return outputs
  }
}

/// Watches a value of a view's geometry and asks for the action when it differs from the one before.
private final class GeometryChangeNode<T: Equatable>: GraphNode {
  private let modifier: _GraphValue<GeometryChangeModifier<T>>
  private let proxy: GeometryProxy
  private var observing = Observing()
  private let presence: Attribute<Bool>?
  private unowned let host: ViewGraph
  private let teller: ChangeTeller<T>

  init(_ modifier: _GraphValue<GeometryChangeModifier<T>>, inputs: _ViewInputs) {
    self.modifier = modifier
    proxy = GeometryProxy(inputs)
    host = inputs.window
    presence = inputs.presence
    teller = ChangeTeller(inputs: inputs, name: { "onGeometryChange(for: \(T.self))" }) { old, new in
      modifier.read().action(old, new)
    }
    super.init(in: inputs.graph, "geometry change")
    graph.connect(self, to: inputs.slot.placed)
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let modifier: GeometryChangeModifier<T> = self.modifier.read()
    guard proxy.slot.isPlaced else {
      proxy.slot.placed.track()
      return false
    }
    // What its container does not choose to show is measured, and has no geometry to tell of.
    guard presence?.value != false else { return false }
    teller.note(observing.run(for: self, host: host) { modifier.transform(proxy) }, for: self)
    return true
  }
}
