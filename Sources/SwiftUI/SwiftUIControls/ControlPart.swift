import ReactiveGraph
import SwiftUICore

/// A part of a control, such as its label, for the style to place. It stands for the views where the control was written:
/// they change without the style's body running again, and have the styles that hold around the control.
nonisolated package struct ControlPart {
  fileprivate let type: any View.Type
  private let value: AnyGraphValue
  private let scope: ControlStyleScope

  /// - Parameter scope: The style of the control.
  package init<Content: View>(_ content: _GraphValue<Content>, in scope: ControlStyleScope) {
    type = Content.self
    value = AnyGraphValue(content)
    self.scope = scope
  }

  /// The part of a control that has none of the kind.
  package static let none = ControlPart(_GraphValue { EmptyView() }, in: ControlStyleScope())

  /// Whether a view is no part: a control written without it, or shown of a configuration without it.
  package static func isNone<Content: View>(_ content: Content) -> Bool {
    content is EmptyView || (content as? any ControlPartView)?.part.type == EmptyView.self
  }

  package func makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
    var inputs: _ViewInputs = inputs
    if scope.isLeft(by: inputs) { scope.leave(&inputs) }
    return value.makeView(type, inputs)
  }

  package func makeList(_ inputs: _ViewInputs) -> _ViewList {
    var inputs: _ViewInputs = inputs
    if scope.isLeft(by: inputs) { inputs.changeList(scope.leave) }
    return value.makeList(type, inputs)
  }

  fileprivate func isEqual(to other: ControlPart) -> Bool {
    type == other.type && scope === other.scope && value.isSame(as: other.value)
  }
}

/// A view of a configuration that stands for a part of the control.
nonisolated package protocol ControlPartView: PrimitiveView, SelfComparing {
  var part: ControlPart { get }
}

extension ControlPartView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.part.makeView(inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.part.makeList(inputs)
  }

  public nonisolated static var _isUnary: Bool { false }
  public nonisolated static var _viewListCount: Int? { nil }

  /// The part stands for one place; changes of the views there reach them without this value.
  package nonisolated func isEqual(to other: Self) -> Bool { part.isEqual(to: other.part) }
}
