import HostInterface
import SwiftUICore
import TextEditing

/// What modifiers around a text input say about what is typed there.
nonisolated package struct TextInputHints: Equatable, Sendable {
  /// What the text is for, told to input methods.
  package var purpose: HostInterface.TextInputState.Purpose?
  /// The kind of content, which is less certain than a purpose.
  package var contentPurpose: HostInterface.TextInputState.Purpose?
  package var capitalization: TextInputAutocapitalization?
  package var isAutocorrectionDisabled: Bool?
  package var submitLabel: SubmitLabel = .return
}

private nonisolated struct TextInputHintsKey: EnvironmentKey {
  static var defaultValue: TextInputHints { TextInputHints() }
}

extension EnvironmentValues {
  package var textInputHints: TextInputHints {
    get { self[TextInputHintsKey.self] }
    set { self[TextInputHintsKey.self] = newValue }
  }

  /// Whether suggestions for better spelling are off.
  public var autocorrectionDisabled: Bool {
    get { textInputHints.isAutocorrectionDisabled ?? false }
    set { textInputHints.isAutocorrectionDisabled = newValue }
  }

  /// Whether suggestions for better spelling are off; nil where nobody says.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { textInputHints.isAutocorrectionDisabled }
    set { textInputHints.isAutocorrectionDisabled = newValue }
  }
}

nonisolated extension _ViewInputs {
  /// What the text of an input is for; read inside a node or between passes.
  var textInputPurpose: HostInterface.TextInputState.Purpose {
    let hints: TextInputHints = environment(TextInputHintsKey.self).value
    return hints.purpose ?? hints.contentPurpose ?? .free
  }

  var textInputHints: TextInputHints { environment(TextInputHintsKey.self).value }
}

extension View {
  /// Sets whether suggestions for better spelling are off in the views inside.
  ///
  /// - Parameter disable: Whether they are off. The default is true.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputHints.isAutocorrectionDisabled, disable)
  }

  /// Sets whether suggestions for better spelling are off; nil leaves it as it is around.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputHints) { if let disable { $0.isAutocorrectionDisabled = disable } }
  }

  /// Sets which letters become capitals while a person types.
  ///
  /// - Parameter autocapitalization: The letters; nil for what suits the system: none here, as a keyboard writes both.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputHints.capitalization, autocapitalization)
  }

  /// Says what a submission does, for the key of an on-screen keyboard.
  ///
  /// - Parameter submitLabel: The kind of submission.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textInputHints.submitLabel, submitLabel)
  }
}

/// Which letters become capitals while a person types.
public struct TextInputAutocapitalization: Sendable, Equatable {
  let rule: EditingRules.Capitalization

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(rule: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(rule: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(rule: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(rule: .characters) }
}

/// What the submission of a text does, as a keyboard names it.
public struct SubmitLabel: Sendable, Equatable {
  private enum Kind: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static var done: SubmitLabel { SubmitLabel(.done) }
  public static var go: SubmitLabel { SubmitLabel(.go) }
  public static var send: SubmitLabel { SubmitLabel(.send) }
  public static var join: SubmitLabel { SubmitLabel(.join) }
  public static var route: SubmitLabel { SubmitLabel(.route) }
  public static var search: SubmitLabel { SubmitLabel(.search) }
  public static var `return`: SubmitLabel { SubmitLabel(.return) }
  public static var next: SubmitLabel { SubmitLabel(.next) }
  public static var `continue`: SubmitLabel { SubmitLabel(.continue) }
}
