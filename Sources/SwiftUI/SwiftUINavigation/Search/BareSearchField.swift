import SwiftUIControls
import SwiftUICore

/// A search field as a view of its own, outside of any searchable view.
package struct BareSearchField: View {
  private let session: SearchSession
  private let scopes: [String]
  private let scope: Binding<Int>

  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isActive: Whether the field has the keyboard.
  ///   - prompt: A hint in the empty field.
  ///   - hasCancelButton: Whether a button to cancel is beside the field.
  ///   - cancel: What that button does.
  ///   - scopes: The titles of segments below the field; empty for none.
  ///   - scope: The number of the chosen one.
  package init(
    text: Binding<String>, isActive: Binding<Bool>, prompt: Text?, hasCancelButton: Bool,
    cancel: @escaping () -> Void, scopes: [String], scope: Binding<Int>
  ) {
    session = SearchSession(
      text: text, isActive: isActive, tokens: nil, prompt: prompt, suggestions: nil, settings: SearchSettings(),
      hasCancelButton: hasCancelButton, cancel: cancel)
    self.scopes = scopes
    self.scope = scope
  }

  package var body: some View {
    VStack(spacing: 8) {
      SearchField(session: session)
      if !scopes.isEmpty {
        Picker("Scope", selection: scope) {
          ForEach(Array(scopes.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
        }
        .labelsHidden()
        .pickerStyle(.segmented)
      }
    }
  }
}
