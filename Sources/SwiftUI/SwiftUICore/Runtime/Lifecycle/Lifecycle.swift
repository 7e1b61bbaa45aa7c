import ReactiveGraph

extension View {
  /// Runs an action when the view appears (behaviours 246, 247).
  ///
  /// The action has ended before the first frame with the view is shown; changes of state that it makes belong to that
  /// frame. It runs again when the view has disappeared and comes back.
  ///
  /// - Parameter action: The action; nil, the default, does nothing.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has disappeared, once for each time it appeared (behaviours 248, 249).
  ///
  /// A view that leaves in a transition disappears when the transition is over.
  ///
  /// - Parameter action: The action; nil, the default, does nothing.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs an action when a value has changed.
  ///
  /// The value is compared with that of the previous body. The action runs after the update, before the frame is shown;
  /// what it changes belongs to the same frame.
  ///
  /// ```swift
  /// struct Search: View {
  ///   @State private var query = ""
  ///   @State private var edits = 0
  ///   var body: some View {
  ///     Text("\(edits) edits")
  ///       .onChange(of: query) { oldQuery, newQuery in
  ///         if oldQuery != newQuery { edits += 1 }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action also runs when the view appears, with the first value as old and new. The default
  ///     is false.
  ///   - action: Gets the previous value and the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous body.
  ///   - initial: Whether the action also runs when the view appears. The default is false.
  ///   - action: The action.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value has changed; the older spelling of `onChange(of:initial:_:)`.
  ///
  /// - Parameters:
  ///   - value: The value to compare with that of the previous body.
  ///   - action: Gets the new value.
  @available(*, deprecated, message: "Use onChange with an action that takes no values, or the old and the new one.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

nonisolated struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    AppearanceNode(modifier, inputs: inputs).setNeedsEvaluation()
    return outputs
  }
}

/// Keeps a view's actions as the last body gave them: what disappears is asked no more.
private final class AppearanceNode: GraphNode {
  private let modifier: _GraphValue<AppearanceModifier>
  @WeakWindow private var host: ViewGraph?
  private let isShown: () -> Bool
  /// Nil until the view has appeared.
  private var actions: AppearanceModifier?

  init(_ modifier: _GraphValue<AppearanceModifier>, inputs: _ViewInputs) {
    self.modifier = modifier
    isShown = inputs.isShown
    host = inputs.window
    super.init(in: inputs.graph, "appearance")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: AppearanceModifier = modifier.read()
    guard isShown() else {
      disappear()
      return true
    }
    let isFirst: Bool = actions == nil
    actions = new
    if isFirst, new.appear != nil { host?.afterUpdate { [self] in actions?.appear?() } }
    return true
  }

  override func invalidated() { disappear() }

  private func disappear() {
    if let disappear = actions?.disappear { host?.afterDeparture(disappear) }
    actions = nil
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs: _ViewOutputs = body(inputs)
    ChangeNode(modifier, inputs: inputs).setNeedsEvaluation()
    return outputs
  }
}

/// Watches a value and asks for the action when it differs from the one before; also in a view that is only measured,
/// since what it measures may follow from the action.
private final class ChangeNode<Value: Equatable>: GraphNode {
  private let modifier: _GraphValue<ChangeModifier<Value>>
  private unowned let host: ViewGraph
  private var last: Value?

  init(_ modifier: _GraphValue<ChangeModifier<Value>>, inputs: _ViewInputs) {
    self.modifier = modifier
    host = inputs.window
    super.init(in: inputs.graph, "on change")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let modifier: ChangeModifier<Value> = self.modifier.read()
    let new: Value = modifier.value
    let old: Value? = last
    last = new
    if let old {
      guard old != new else { return false }
      host.afterUpdate { modifier.action(old, new) }
    } else if modifier.isInitial {
      host.afterUpdate { modifier.action(new, new) }
    }
    return true
  }
}
