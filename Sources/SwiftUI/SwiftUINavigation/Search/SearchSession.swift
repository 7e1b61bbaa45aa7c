import SwiftUIControls
import SwiftUICore

/// The search of a searchable view: what its field shows and changes. It is a value, made anew by each body.
struct SearchSession {
  let text: Binding<String>
  /// Whether the person searches.
  let isActive: Binding<Bool>
  let tokens: SearchTokens?
  /// A hint in the empty field.
  let prompt: Text?
  let suggestions: AnyView?
  let settings: SearchSettings
  /// Whether the field has a button to cancel; nil for as it suits the place.
  var hasCancelButton: Bool?
  /// Ends the search where that is more than to empty the field.
  var cancel: (() -> Void)?

  var isEmpty: Bool { text.wrappedValue.isEmpty && (tokens?.count() ?? 0) == 0 }

  var hasSuggestions: Bool { suggestions != nil || tokens?.suggestions != nil }

  func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }

  /// Ends the search, as the field's button to cancel does: tokens go with the text, of which they are a part.
  func dismiss() {
    if let cancel { return cancel() }
    clear()
    isActive.wrappedValue = false
  }

  var dismissAction: DismissSearchAction {
    DismissSearchAction { if isActive.wrappedValue || !isEmpty { dismiss() } }
  }
}
