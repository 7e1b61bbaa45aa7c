import Observation
import SwiftUICore

/// The text of an editor with the bar to find in it above.
struct FindableText: View {
  private let content: TextInputContent
  @State private var own = FindSession()
  @Environment(\.suppliedFindSession) private var supplied: FindSession?
  @Environment(\.findNavigator) private var navigator: FindNavigator?

  init(content: TextInputContent) { self.content = content }

  var body: some View {
    VStack(spacing: 0) {
      if isShown { FindBar(session: session) }
      EditedText(content: content).modifier(FindTarget(session: session))
    }
    .onAppear { navigator?.owner.claim(session) }
    .onDisappear { navigator?.owner.leave(session) }
  }

  private var session: FindSession { supplied ?? own }

  private var isShown: Bool {
    guard let navigator else { return session.isOpen }
    return navigator.isPresented.wrappedValue && navigator.owner.session == ObjectIdentifier(session)
  }
}

/// The text itself in its style.
nonisolated private struct EditedText: UnaryView {
  let content: TextInputContent

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = TextEditorStyleConfiguration(
      input: TextInputConfiguration(content: view.part(\.content), label: .none))
    return ControlStyle<TextEditorStyleConfiguration>.around(inputs).makeView(
      _GraphValue { configuration }, inputs: inputs)
  }
}

/// What modifiers around an editor say about finding in it.
nonisolated struct FindSettings {
  var navigator: FindNavigator?
  var isDisabled: Bool
  var isReplaceDisabled: Bool
}

private nonisolated enum FindSessionKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> FindSession? { nil }
}

nonisolated extension _ViewInputs {
  /// Finding in the text inside.
  var findSession: FindSession? { self[FindSessionKey.self] }
}

/// Gives the text inside its session.
nonisolated private struct FindTarget: InputsModifier {
  let session: FindSession

  static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[FindSessionKey.self] = inputs.graph.untracked { modifier.read().session }
  }
}
