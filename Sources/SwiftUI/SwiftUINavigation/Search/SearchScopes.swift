import HostInterface
import SwiftUIControls
import SwiftUICore

/// When the scopes of a search are shown.
public struct SearchScopeActivation {
  private enum Kind { case automatic, onTextEntry, onSearchPresentation }

  private let kind: Kind

  /// On a phone with the first text, on a desktop as soon as the person searches.
  public static var automatic: SearchScopeActivation { Self(kind: .automatic) }
  /// While the search field has a text.
  public static var onTextEntry: SearchScopeActivation { Self(kind: .onTextEntry) }
  /// While the person searches.
  public static var onSearchPresentation: SearchScopeActivation { Self(kind: .onSearchPresentation) }

  func shows(isActive: Bool, hasText: Bool, on idiom: Idiom) -> Bool {
    switch kind {
    case .onTextEntry: isActive && hasText
    case .onSearchPresentation: isActive
    case .automatic: isActive && (hasText || idiom == .desktop)
    }
  }
}

/// The scopes of a search: a picker below the field.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation
}

nonisolated private struct SearchScopePicker<Scope: Hashable, Scopes: View>: View {
  let scope: Binding<Scope>
  let scopes: Scopes

  init(scope: Binding<Scope>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }

  @MainActor var body: some View { Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden() }
}

extension View {
  /// Offers scopes of the search below the search field of the searchable view inside.
  ///
  /// ```swift
  /// struct Products: View {
  ///   @State private var text = ""
  ///   @State private var isFruit = true
  ///   var body: some View {
  ///     List { Text(isFruit ? "Apple" : "Leek") }
  ///       .searchable(text: $text)
  ///       .searchScopes($isFruit) {
  ///         Text("Fruit").tag(true)
  ///         Text("Vegetables").tag(false)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - scopes: Makes the scopes, each with a tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers scopes of the search, and says when they are shown.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - activation: When the scopes are shown.
  ///   - scopes: Makes the scopes, each with a tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes: S = scopes()
    return searchSetting { settings in
      settings.scopes = SearchScopes(
        picker: AnyView(SearchScopePicker(scope: scope, scopes: scopes)), activation: activation)
    }
  }
}
