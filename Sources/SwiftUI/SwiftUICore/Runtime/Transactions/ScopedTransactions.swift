extension View {
  /// Changes the transaction of the modifiers that `body` applies, and not that of the view which they are applied to.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, modified: body(PlaceholderContentView()), transform: transform)
  }

  /// Animates what the modifiers that `body` applies change, and nothing inside the view which they are applied to.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

/// A view, modified by a body in which another transaction holds.
nonisolated struct ScopedTransactionView<Content: View, Modified: View>: View {
  var content: Content
  var modified: Modified
  var transform: (inout Transaction) -> Void

  private nonisolated static func inside(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
    let scope = TransactionScope(parent: inputs.transactions, host: inputs.window) { view.read().transform(&$0) }
    var inner: _ViewInputs = inputs
    inner.transactions = scope
    inner.placeholders = PlaceholderScope(view[\.content], outer: inputs, transactions: scope)
    return inner
  }
}

extension ScopedTransactionView: PrimitiveView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Modified._makeView(view: view[\.modified], inputs: inside(view, inputs))
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    var inner: _ViewInputs = inside(view, inputs)
    let transactions: TransactionScope? = inner.transactions
    let placeholders: PlaceholderScope? = inner.placeholders
    inner.changes = InputChange(
      {
        $0.transactions = transactions
        $0.placeholders = placeholders
      }, outer: inputs.changes)
    return Modified._makeViewList(view: view[\.modified], inputs: inner)
  }

  nonisolated static var _isUnary: Bool { false }
  nonisolated static var _viewListCount: Int? { nil }
}

extension ViewModifier {
  /// Changes all transactions of what the modifier itself does, not those of the view that it modifies (behaviour 239).
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedTransactionModifier(base: self, transform: transform)
  }

  /// The modifier with its own animatable values animated (behaviour 237).
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

nonisolated struct ScopedTransactionModifier<Base: ViewModifier>: PrimitiveModifier {
  var base: Base
  var transform: (inout Transaction) -> Void

  private nonisolated static func scope(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TransactionScope {
    TransactionScope(parent: inputs.transactions, host: inputs.window) { modifier.read().transform(&$0) }
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let scope: TransactionScope = scope(modifier, inputs)
    var inner: _ViewInputs = inputs
    inner.transactions = scope
    return Base._makeView(modifier: modifier[\.base], inputs: inner) { inputs in
      var outer: _ViewInputs = inputs
      outer.transactions = inputs.transactions?.removing(scope)
      return body(outer)
    }
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    body(inputs).map { element in
      element.wrapped(in: inputs) { inputs, make in _makeView(modifier: modifier, inputs: inputs, body: make) }
    }
  }
}
