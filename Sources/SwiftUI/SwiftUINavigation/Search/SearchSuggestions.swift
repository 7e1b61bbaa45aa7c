import CoreGraphics
import HostInterface
import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling

extension View {
  /// Suggests what to search for while the person uses the search field of the searchable view inside.
  ///
  /// A view with `searchCompletion(_:)` puts its text or token into the field when it is chosen; other views do what they
  /// do elsewhere. While there is no suggestion, the content of the searchable view is seen.
  ///
  /// ```swift
  /// struct Fruits: View {
  ///   @State private var text = ""
  ///   var body: some View {
  ///     List { Text("Apple") }
  ///       .searchable(text: $text)
  ///       .searchSuggestions {
  ///         Text("Apple").searchCompletion("apple")
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter suggestions: Makes the suggestions.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions: S = suggestions()
    return searchSetting { $0.suggestions = AnyView(suggestions) }
  }

  /// Hides the suggestions of the search where they would be shown in certain places.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides them.
  ///   - placements: The places for which that counts.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    searchSetting { settings in
      if visibility == .hidden {
        settings.hiddenSuggestions.formUnion(placements)
      } else {
        settings.hiddenSuggestions.subtract(placements)
      }
    }
  }

  /// Makes a suggestion put a text into the search field.
  ///
  /// - Parameter completion: The text that replaces that in the field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.complete(completion) })
  }

  /// Makes a suggestion add a token to the search field, and take the text out of it.
  ///
  /// - Parameter token: A token of the type that the search field has.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier { $0.complete(token: token) })
  }
}

/// What a chosen suggestion is told to.
struct SearchCompletionTarget {
  let session: SearchSession
  /// Called after the field was changed.
  let didComplete: (_ text: String) -> Void

  func complete(_ text: String) {
    session.text.wrappedValue = text
    didComplete(text)
  }

  func complete(token: Any) {
    guard session.tokens?.append(token) == true else { return }
    complete("")
  }
}

private struct SearchCompletionTargetKey: EnvironmentKey {
  static var defaultValue: SearchCompletionTarget? { nil }
}

extension EnvironmentValues {
  /// Takes what a suggestion stands for; nil outside of suggestions.
  var searchCompletionTarget: SearchCompletionTarget? {
    get { self[SearchCompletionTargetKey.self] }
    set { self[SearchCompletionTargetKey.self] = newValue }
  }
}

/// A suggestion as a button.
nonisolated private struct SearchCompletionModifier: ViewModifier {
  private let complete: (SearchCompletionTarget) -> Void
  @Environment(\.searchCompletionTarget) private var target: SearchCompletionTarget?

  init(_ complete: @escaping (SearchCompletionTarget) -> Void) { self.complete = complete }

  @MainActor func body(content: Content) -> some View {
    if let target {
      Button {
        complete(target)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
    } else {
      content
    }
  }
}

/// All suggestions of a search, as views: those of tokens first.
struct SearchSuggestionViews: View {
  let session: SearchSession
  let placement: SearchSuggestionsPlacement
  let didComplete: (_ text: String) -> Void

  var body: some View {
    Group {
      if let tokens = session.tokens?.suggestions { tokens }
      if let others = session.suggestions { others }
    }
    .environment(\.searchSuggestionsPlacement, placement)
    .environment(\.searchCompletionTarget, SearchCompletionTarget(session: session, didComplete: didComplete))
    .environment(\.isSearching, session.isActive.wrappedValue)
    .environment(\.dismissSearch, session.dismissAction)
  }
}

/// The suggestions over the content of a searchable view.
struct SearchSuggestionsList: View {
  let session: SearchSession

  var body: some View {
    Group(subviews: SearchSuggestionViews(session: session, placement: .content) { _ in }) { views in
      if !views.isEmpty {
        List { ForEach(views) { $0 } }
          .listStyle(.plain)
          .background(.background)
          .preference(key: HasSuggestionsKey.self, value: true)
      }
    }
  }
}

/// Whether suggestions cover the content of a searchable view.
enum HasSuggestionsKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The suggestions in a menu below the search field; nothing where there is none.
struct SearchSuggestionsMenu: View {
  let session: SearchSession
  let didComplete: (_ text: String) -> Void

  var body: some View {
    Group(subviews: SearchSuggestionViews(session: session, placement: .menu, didComplete: didComplete)) { views in
      if !views.isEmpty {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(views) { $0.padding(.horizontal, 8).frame(minHeight: 22) }
          }
          .padding(5)
        }
        .frame(width: 260)
        .buttonStyle(SuggestionButtonStyle())
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 7))
        .overlay { RoundedRectangle(cornerRadius: 7).stroke(Color.separator, lineWidth: 0.5) }
        .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Suggestions")
      }
    }
  }
}

/// A suggestion in a menu: plain, on a ground while it is pressed or under the pointer.
private struct SuggestionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SuggestionRow(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct SuggestionRow: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
  @State private var isUnderPointer: Bool = false

  init(label: ButtonStyleConfiguration.Label, isPressed: Bool) {
    self.label = label
    self.isPressed = isPressed
  }

  var body: some View {
    let isLit: Bool = isPressed || isUnderPointer
    label
      .foregroundStyle(isLit ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(isLit ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.clear))
          .padding(.horizontal, -6)
          .padding(.vertical, -3)
      }
      .onHover { isUnderPointer = $0 }
  }
}
