import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUIControls
import SwiftUICore

/// Gives a view a search field, which a container with a bar shows, and otherwise the view itself above its content.
nonisolated struct SearchableModifier: ViewModifier {
  private let text: Binding<String>
  private let isPresented: Binding<Bool>?
  private let tokens: SearchTokens?
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  private let suggestions: AnyView?
  @State private var isActive: Bool = false
  @Environment(\.searchSettings) private var settings: SearchSettings
  @Environment(\.presentation) private var presentation: Presentation?

  init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, tokens: SearchTokens? = nil,
    placement: SearchFieldPlacement, prompt: Text?, suggestions: AnyView? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.tokens = tokens
    self.placement = placement
    self.prompt = prompt
    self.suggestions = suggestions
  }

  @MainActor func body(content: Content) -> some View {
    let session = SearchSession(
      text: text, isActive: isPresented ?? $isActive, tokens: tokens, prompt: prompt,
      suggestions: suggestions ?? settings.suggestions, settings: settings)
    let traits = SearchTraits(
      placement: placement, isActive: session.isActive, keepsTitle: settings.keepsTitle,
      isMinimized: settings.isMinimized)
    SearchedView(content: content, session: session)
      // Searches further inside have settings of their own.
      .environment(\.searchSettings, SearchSettings())
      .environment(\.searchLevel, SearchLevel(presentation))
      .modifier(SearchPresentationModifier(traits, field: SearchField(session: session)))
  }
}

/// The content of a searchable view, below the field unless a container has it.
private struct SearchedView<Content: View>: View {
  let content: Content
  let session: SearchSession
  @State private var isCovered: Bool = false
  @Environment(\.searchPresentation) private var presentation: SearchPresentation?
  @Environment(\.idiom) private var idiom: Idiom

  init(content: Content, session: SearchSession) {
    self.content = content
    self.session = session
  }

  var body: some View {
    let placement: SearchSuggestionsPlacement = .placement(on: idiom)
    let isActive: Bool = session.isActive.wrappedValue
    let showsSuggestions: Bool =
      isActive && placement == .content && session.hasSuggestions
      && !placement.isIn(session.settings.hiddenSuggestions)
    VStack(spacing: 0) {
      if let presentation, !presentation.isTaken {
        SearchFieldPlace(presentation, takes: false)
          .padding(.horizontal, idiom == .phone ? 16 : 10)
          .padding(.vertical, 8)
      }
      content
        .environment(\.isSearching, isActive)
        .environment(\.dismissSearch, session.dismissAction)
        .environment(\.searchedText, session.text.wrappedValue)
        .accessibilityHidden(showsSuggestions && isCovered)
        // Content that is small leaves suggestions all the room.
        .frame(maxWidth: showsSuggestions ? .infinity : nil, maxHeight: showsSuggestions ? .infinity : nil)
        .overlay {
          if showsSuggestions { SearchSuggestionsList(session: session) }
        }
        .onPreferenceChange(HasSuggestionsKey.self) { isCovered = $0 }
    }
  }
}
