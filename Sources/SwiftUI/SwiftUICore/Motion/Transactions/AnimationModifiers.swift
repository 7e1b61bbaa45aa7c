import ReactiveGraph

extension View {
  /// Animates what changes inside the view together with a value.
  ///
  /// ```swift
  /// struct Bar: View {
  ///   let value: Double
  ///   var body: some View {
  ///     Rectangle()
  ///       .frame(width: 200 * value, height: 8)
  ///       .animation(.easeOut(duration: 0.3), value: value)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation of changes that come in an update in which the value has changed. Nil takes an
  ///     animation from further out away.
  ///   - value: The value to compare with that of the previous body.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      ValueTransactionModifier(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates everything that changes inside the view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:), which say what is to be animated."
  )
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of every change inside the view.
  ///
  /// - Parameter transform: Changes the transaction on its way down, for instance to take an animation away.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction inside the view when `value` changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates what changes inside the view when the view itself has changed.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

nonisolated struct TransactionModifier: InputsModifier {
  var transform: (inout Transaction) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.transactions = TransactionScope(parent: inputs.transactions, host: inputs.window) {
      modifier.read().transform(&$0)
    }
  }
}

nonisolated struct ValueTransactionModifier<Value: Equatable>: InputsModifier {
  var value: Value
  var transform: (inout Transaction) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let watch = ValueWatch(modifier, inputs: inputs)
    watch.setNeedsEvaluation()
    inputs.transactions = TransactionScope(
      parent: inputs.transactions, host: inputs.window, isOpen: false, isChanging: { watch.changesInThisPass }
    ) { transaction in
      if watch.changesInThisPass { modifier.read().transform(&transaction) }
    }
  }
}

/// Knows whether a value changed in the pass that is under way.
private final class ValueWatch<Value: Equatable>: GraphNode {
  private let modifier: _GraphValue<ValueTransactionModifier<Value>>
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private var last: Value?
  private var changedIn: Int = -1

  init(_ modifier: _GraphValue<ValueTransactionModifier<Value>>, inputs: _ViewInputs) {
    self.modifier = modifier
    host = inputs.window
    super.init(in: inputs.graph, "animation value")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: Value = modifier.read().value
    if let last, last != new {
      changedIn = host.pass
      host.animations.valuePass = host.pass
    }
    last = new
    return false
  }

  /// Brings the watch up to date first: whoever asks may come before it in the pass.
  var changesInThisPass: Bool {
    track()
    return changedIn == host.pass
  }
}
