import Memory
import ReactiveGraph
import SwiftUICore

/// A control that runs an action when it is tapped, clicked or activated by assistive technologies.
nonisolated public struct Button<Label: View>: View {
  /// Before the label, so that both are found in the same place whatever that is.
  let core: ButtonCore
  let label: Label

  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    core = ButtonCore(role: role, action: action)
    self.label = label()
  }
}

/// What a button is for, and what it does.
nonisolated struct ButtonCore {
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

/// One view, whatever the style makes of it.
extension Button: UnaryView {
  /// The label goes its own way: a style shows it where it likes, and it changes without the style.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: AnyButtonStyle = .of(inputs)
    let behavior = ButtonBehavior(view.part(at: 0), inputs: inputs)
    let label: _GraphValue<Label> = view.part(at: StoredOffset.second(\Self.label, after: ButtonCore.self))
    var outputs: _ViewOutputs = style.makeView(behavior, label: label, inputs: inputs)
    if style.takesTaps { behavior.takeTaps(of: &outputs, hasOwnNode: style.makesOwnNode) }
    // A button that a primitive style makes of its configuration is a part of the button that has the style.
    if Label.self != PrimitiveButtonStyleConfiguration.Label.self { behavior.makeElement(of: &outputs) }
    return outputs
  }
}
