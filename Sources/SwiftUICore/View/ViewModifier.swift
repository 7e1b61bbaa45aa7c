/// A modifier that turns a view into another version of it (behaviour 236).
@MainActor @preconcurrency
public protocol ViewModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList

  associatedtype Body: View

  /// The view that takes the place of the original; `content` stands for the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  typealias Content = _ViewModifier_Content<Self>
}

/// The original view inside a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let lowering: Lowering

  final class Lowering {
    let makeView: (_ViewInputs) -> _ViewOutputs
    let makeList: (_ViewInputs) -> _ViewList

    init(view: @escaping (_ViewInputs) -> _ViewOutputs, list: @escaping (_ViewInputs) -> _ViewList) {
      makeView = view
      makeList = list
    }
  }
}

extension _ViewModifier_Content: PrimitiveView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.lowering.makeView(inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.lowering.makeList(inputs)
  }

  public nonisolated static var _isUnary: Bool { false }
  public nonisolated static var _viewListCount: Int? { nil }
}

extension ViewModifier where Body == Never {
  public nonisolated func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the framework; its body must not be asked for.")
  }
}

extension ViewModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = Content(lowering: .init(view: body, list: { inputs in .one(ViewElement(environment: inputs, body)) }))
    return Body._makeView(view: BodyNode.make(modifier, content: content, inputs: inputs), inputs: inputs)
  }

  /// A modifier with a body is applied to each view of the list.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    body(inputs).map { element in
      element.wrapped { inputs, make in _makeView(modifier: modifier, inputs: inputs, body: make) }
    }
  }
}

extension View {
  /// Combines the view with a modifier into a new view (behaviour 235).
  @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Two modifiers as one: this one first (behaviour 238).
  @inlinable public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing (behaviour 240).
nonisolated public struct EmptyModifier: PrimitiveModifier {
  public static let identity: EmptyModifier = EmptyModifier()

  @inlinable public nonisolated init() {}

  public nonisolated static func _makeView(
    modifier: _GraphValue<EmptyModifier>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }
}
