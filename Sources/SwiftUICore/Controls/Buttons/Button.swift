import ReactiveGraph

/// A control that runs an action when it is tapped, clicked or activated by assistive technologies.
nonisolated public struct Button<Label: View>: View {
  /// Before the label, so that both are found in the same place whatever that is.
  let core: ButtonCore
  let label: Label

  /// Makes a button with any label.
  ///
  /// ```swift
  /// Button {
  ///   print("added")
  /// } label: {
  ///   Label("Add", systemImage: "plus")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: Runs on the main actor when the button is tapped, clicked or activated by an assistive technology.
  ///   - label: Makes the views inside of the button, which are read as one element.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with any label and a role.
  ///
  /// - Parameters:
  ///   - role: What the button is for; nil for nothing special.
  ///   - action: Runs on the main actor when the button is used.
  ///   - label: Makes the views inside of the button.
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

  /// Where in the memory of a button its label lies.
  @inline(__always)
  static func labelOffset<Label>(_ type: Label.Type) -> Int {
    let mask: Int = MemoryLayout<Label>.alignment - 1
    return (MemoryLayout<Self>.size + mask) & ~mask
  }
}

/// One view, whatever the style makes of it.
extension Button: UnaryView {
  /// The label goes its own way: a style shows it where it likes, and it changes without the style.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: AnyButtonStyle = .of(inputs)
    let behavior = ButtonBehavior(view.part(at: 0), inputs: inputs)
    var outputs: _ViewOutputs = style.makeView(
      behavior, label: view.part(at: ButtonCore.labelOffset(Label.self)) as _GraphValue<Label>, inputs: inputs)
    if style.takesTaps { behavior.takeTaps(of: &outputs, hasOwnNode: style.makesOwnNode) }
    // A button that a primitive style makes of its configuration is a part of the button that has the style.
    if Label.self != PrimitiveButtonStyleConfiguration.Label.self { behavior.makeElement(of: &outputs) }
    return outputs
  }
}
