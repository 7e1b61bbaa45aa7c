import SwiftUICore

/// Views whose submission calls an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The submit actions around a view, innermost first.
nonisolated package final class SubmitScope {
  private let parent: SubmitScope?
  /// The triggers and the action now; nil for a scope that lets nothing out while it blocks.
  private let action: (() -> (SubmitTriggers, () -> Void))?
  private let isBlocking: () -> Bool

  init(
    parent: SubmitScope?, isBlocking: @escaping () -> Bool = { false },
    action: (() -> (SubmitTriggers, () -> Void))? = nil
  ) {
    self.parent = parent
    self.action = action
    self.isBlocking = isBlocking
  }

  /// A view inside was submitted.
  package func submit(_ trigger: SubmitTriggers) {
    if let (triggers, perform) = action?(), !triggers.isDisjoint(with: trigger) { perform() }
    if !isBlocking() { parent?.submit(trigger) }
  }
}

private nonisolated enum SubmitScopeKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> SubmitScope? { nil }
}

nonisolated extension _ViewInputs {
  /// The submit actions around the view.
  package var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

private nonisolated struct SubmitModifier: InputsModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let graph = inputs.graph
    inputs.submitScope = SubmitScope(
      parent: inputs.submitScope,
      action: {
        let now: SubmitModifier = graph.untracked { modifier.read() }
        return (now.triggers, now.action)
      })
  }
}

private nonisolated struct SubmitScopeModifier: InputsModifier {
  let isBlocking: Bool

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let graph = inputs.graph
    inputs.submitScope = SubmitScope(
      parent: inputs.submitScope, isBlocking: { graph.untracked { modifier.read().isBlocking } })
  }
}

extension View {
  /// Calls an action when a person submits a value in a view inside, as Return in a text field does.
  ///
  /// Actions of modifiers further out are called as well, after this one.
  ///
  /// - Parameters:
  ///   - triggers: The views of which a submission counts. The default is text fields.
  ///   - action: What is called.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions of views inside from the submit actions outside.
  ///
  /// - Parameter isBlocking: Whether they are kept. The default is true.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
