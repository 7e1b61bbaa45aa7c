import AccessibilityTree
import ReactiveGraph

/// Stands for a view inside of what is built around it.
///
/// In the body of a modifier it is the view that the body is applied to. Among the views of an accessibility label it is
/// the label that the view has already (behaviour 318).
nonisolated public struct PlaceholderContentView<Value>: View {
  nonisolated init() {}
}

extension PlaceholderContentView: PrimitiveView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let scope = inputs.placeholders?.scope(for: Value.self) { return scope.makeView(scope.outside(inputs)) }
    var outputs = _ViewOutputs()
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .element)
    source.properties.isPlaceholder = true
    outputs.accessibility = source
    return outputs
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    guard let scope = inputs.placeholders?.scope(for: Value.self) else { return .element(view, inputs) }
    var outside: _ViewInputs = scope.outside(inputs)
    outside.changes = InputChange({ $0 = scope.outside($0) }, outer: inputs.changes)
    return scope.makeList(outside)
  }

  public nonisolated static var _isUnary: Bool { false }
  public nonisolated static var _viewListCount: Int? { nil }
}

/// What the placeholders of a modifier's body stand for.
package final class PlaceholderScope {
  private let parent: PlaceholderScope?
  private let type: Any.Type
  /// A scope of the body in which the content does not stand.
  private let transactions: TransactionScope?
  let makeView: (_ViewInputs) -> _ViewOutputs
  let makeList: (_ViewInputs) -> _ViewList

  init<Content: View>(_ content: _GraphValue<Content>, outer inputs: _ViewInputs, transactions: TransactionScope) {
    parent = inputs.placeholders
    type = Content.self
    self.transactions = transactions
    makeView = { Content._makeView(view: content, inputs: $0) }
    makeList = { Content._makeViewList(view: content, inputs: $0) }
  }

  /// What stands for the placeholders of a type that is no view itself.
  init(
    for type: Any.Type, outer inputs: _ViewInputs, view: @escaping (_ViewInputs) -> _ViewOutputs,
    list: @escaping (_ViewInputs) -> _ViewList
  ) {
    parent = inputs.placeholders
    self.type = type
    transactions = nil
    makeView = view
    makeList = list
  }

  /// The innermost scope whose content has a type.
  func scope(for type: Any.Type) -> PlaceholderScope? {
    self.type == type ? self : parent?.scope(for: type)
  }

  /// What the content gets from around it: all but the transaction of the body.
  func outside(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs: _ViewInputs = inputs
    inputs.placeholders = parent
    if let transactions { inputs.transactions = inputs.transactions?.removing(transactions) }
    return inputs
  }
}
