import SwiftUICore

/// How the views are lowered that were written as the label of a control.
nonisolated final class ControlLabelLowering {
  let makeView: (_ViewInputs) -> _ViewOutputs
  let makeList: (_ViewInputs) -> _ViewList

  init<Content: View>(_ content: _GraphValue<Content>) {
    makeView = { Content._makeView(view: content, inputs: $0) }
    makeList = { Content._makeViewList(view: content, inputs: $0) }
  }
}

/// A label that stands for views from elsewhere.
nonisolated protocol LoweredControlLabel: PrimitiveView, SelfComparing {
  var lowering: ControlLabelLowering { get }
}

extension LoweredControlLabel {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.lowering.makeView(inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.lowering.makeList(inputs)
  }

  public nonisolated static var _isUnary: Bool { false }

  /// The views are those of one place; how they change reaches them on their own way.
  package nonisolated func isEqual(to other: Self) -> Bool { lowering === other.lowering }
}
