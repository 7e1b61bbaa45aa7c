import Observation
import SwiftUICore

/// Which of the editors inside a modifier shows its bar: the first, until another is asked by its key.
@Observable
@MainActor final class FindOwner {
  var session: ObjectIdentifier?

  nonisolated init() {}

  func claim(_ session: FindSession) { if self.session == nil { self.session = ObjectIdentifier(session) } }

  func leave(_ session: FindSession) { if self.session == ObjectIdentifier(session) { self.session = nil } }
}

/// Whether an app shows the bar to find in an editor.
nonisolated struct FindNavigator {
  var isPresented: Binding<Bool>
  var owner: FindOwner
}

private nonisolated struct FindNavigatorKey: EnvironmentKey {
  static var defaultValue: FindNavigator? { nil }
}

private nonisolated struct SuppliedFindSessionKey: EnvironmentKey {
  static var defaultValue: FindSession? { nil }
}

private nonisolated struct IsFindDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private nonisolated struct IsReplaceDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var findNavigator: FindNavigator? {
    get { self[FindNavigatorKey.self] }
    set { self[FindNavigatorKey.self] = newValue }
  }

  /// The session of the editor inside, of whoever leads it; nil for one of its own.
  package var suppliedFindSession: FindSession? {
    get { self[SuppliedFindSessionKey.self] }
    set { self[SuppliedFindSessionKey.self] = newValue }
  }

  var isFindDisabled: Bool {
    get { self[IsFindDisabledKey.self] }
    set { self[IsFindDisabledKey.self] = newValue }
  }

  var isReplaceDisabled: Bool {
    get { self[IsReplaceDisabledKey.self] }
    set { self[IsReplaceDisabledKey.self] = newValue }
  }
}

private struct FindNavigatorModifier: ViewModifier {
  private let isPresented: Binding<Bool>
  @State private var owner = FindOwner()

  nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

  func body(content: Content) -> some View {
    content.environment(\.findNavigator, FindNavigator(isPresented: isPresented, owner: owner))
  }
}

extension View {
  /// Shows the bar to find and replace in the text editor inside the view.
  ///
  /// A person opens and closes it too, with Control and F and with Escape; the binding follows. Of several editors the first
  /// shows the bar, or the one in which the keys were pressed.
  ///
  /// ```swift
  /// struct Notes: View {
  ///   @State private var text = ""
  ///   @State private var isFinding = false
  ///   var body: some View {
  ///     TextEditor(text: $text)
  ///       .findNavigator(isPresented: $isFinding)
  ///       .toolbar { Toggle("Find", isOn: $isFinding) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter isPresented: Whether the bar is shown.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Keeps people from finding in the text editors inside the view.
  ///
  /// It also keeps them from replacing. A bar that ``findNavigator(isPresented:)`` shows stays.
  ///
  /// - Parameter isDisabled: Whether they are kept. The default is true.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    // Allowing it inside what forbids it has no effect, as with disabled(_:).
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Keeps people from replacing in the text editors inside the view; finding goes on.
  ///
  /// - Parameter isDisabled: Whether they are kept. The default is true.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}
