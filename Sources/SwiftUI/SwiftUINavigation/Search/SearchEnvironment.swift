import SwiftUIControls
import SwiftUICore

/// Ends the search of the searchable view around: call it as a function.
///
/// ```swift
/// struct Results: View {
///   @Environment(\.dismissSearch) private var dismissSearch
///   var body: some View {
///     Button("Done") { dismissSearch() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated(unsafe) private let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Empties the search field, takes the focus from it and ends the search; does nothing outside of a searchable view.
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

private struct SearchSettingsKey: EnvironmentKey {
  static var defaultValue: SearchSettings { SearchSettings() }
}

extension EnvironmentValues {
  /// Whether the person uses the search field of the searchable view around. Views inside of the searchable view know it,
  /// the view to which `searchable` is applied does not.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the searchable view around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where suggestions are shown, for the views of suggestions.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }

  /// What modifiers around the next searchable view say about its search.
  var searchSettings: SearchSettings {
    get { self[SearchSettingsKey.self] }
    set { self[SearchSettingsKey.self] = newValue }
  }
}

/// What the modifiers around a searchable view say about its search.
struct SearchSettings {
  var scopes: SearchScopes?
  var suggestions: AnyView?
  /// Where no suggestions are shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var selection: Binding<TextSelection?>?
  /// Wrap the field, for modifiers that link it with a focus state.
  var fieldWrappers: [(AnyView) -> AnyView] = []
  var keepsTitle: Bool = false
  var isMinimized: Bool = false
}

extension View {
  nonisolated func searchSetting(_ change: @escaping (inout SearchSettings) -> Void) -> some View {
    transformEnvironment(\.searchSettings, transform: change)
  }

  /// Links the search field of the searchable view inside with a focus state, which is true while the field has the focus.
  ///
  /// - Parameter binding: The projected value of the state: `$isFocused`. Setting the state moves the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchSetting { $0.fieldWrappers.append { AnyView($0.focused(binding)) } }
  }

  /// Links the search field of the searchable view inside with one value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The projected value of the state.
  ///   - value: The value that stands for the search field.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    searchSetting { $0.fieldWrappers.append { AnyView($0.focused(binding, equals: value)) } }
  }

  /// Lets the program read and set the selection in the search field of the searchable view inside.
  ///
  /// - Parameter selection: The selection; nil while the field has no focus.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    searchSetting { $0.selection = selection }
  }

  /// Says how the bar that shows the search field changes while the person searches.
  ///
  /// - Parameter behavior: Whether the title of the bar stays.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    searchSetting { $0.keepsTitle = behavior.keepsTitle }
  }

  /// Says how the search field stands in a toolbar.
  ///
  /// - Parameter behavior: Whether the field is a button until it is used.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    searchSetting { $0.isMinimized = behavior.isMinimized }
  }
}

/// How a bar with a search field changes while the person searches.
public struct SearchPresentationToolbarBehavior {
  let keepsTitle: Bool

  /// The bar may hide its title.
  public static var automatic: SearchPresentationToolbarBehavior { Self(keepsTitle: false) }
  /// The bar keeps its title.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { Self(keepsTitle: true) }
}

/// How a search field stands in a toolbar.
public struct SearchToolbarBehavior {
  let isMinimized: Bool

  /// As the toolbar has it.
  public static var automatic: SearchToolbarBehavior { Self(isMinimized: false) }
  /// As a button that becomes the field.
  public static var minimize: SearchToolbarBehavior { Self(isMinimized: true) }
}
