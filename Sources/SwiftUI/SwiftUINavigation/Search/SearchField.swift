import AccessibilityTree
import CoreGraphics
import HostInterface
import InputEngine
import LayoutEngine
import SwiftUIControls
import SwiftUICore

/// A search field with its button to cancel and its scopes, as it stands above content or in a bar.
struct SearchField: View {
  let session: SearchSession
  @FocusState private var isFocused: Bool
  @FocusState private var isInSuggestions: Bool
  @State private var selection: TextSelection?
  /// The text for which the menu of suggestions was closed.
  @State private var closedText: String?
  @Environment(\.idiom) private var idiom: Idiom

  init(session: SearchSession) { self.session = session }

  var body: some View {
    let isActive: Bool = session.isActive.wrappedValue
    let hasFocus: Bool = isFocused || isInSuggestions
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        box
        if session.hasCancelButton ?? (idiom == .phone && isActive) {
          Button("Cancel", action: session.dismiss).transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      .animation(.easeOut(duration: 0.2), value: isActive)
      if let scopes = session.settings.scopes,
        scopes.activation.shows(isActive: isActive, hasText: !session.isEmpty, on: idiom)
      {
        scopes.picker
      }
    }
    .onChange(of: hasFocus) { _, hasFocus in
      closedText = nil
      if hasFocus {
        session.isActive.wrappedValue = true
      } else if idiom == .desktop, session.isEmpty {
        // Phones search on until the person cancels; the keyboard goes when results are scrolled.
        session.isActive.wrappedValue = false
      }
    }
    .onChange(of: isActive, initial: true) { _, isActive in
      if isActive != hasFocus { isFocused = isActive }
    }
  }

  private var box: some View {
    let isPhone: Bool = idiom == .phone
    return HStack(spacing: 5) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      let hasTokens: Bool = session.tokens.map { $0.count() > 0 } ?? false
      if let tokens = session.tokens, hasTokens { SearchTokenStrip { tokens.views() } }
      session.settings.fieldWrappers.reduce(AnyView(field)) { $1($0) }
        .modifier(BesideSearchTokens(isBeside: hasTokens))
      if !session.isEmpty {
        Button {
          session.clear()
          isFocused = true
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, isPhone ? 8 : 5)
    .frame(minHeight: isPhone ? 36 : 22)
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: isPhone ? 10 : 6))
    .overlay {
      if !isPhone, isFocused {
        RoundedRectangle(cornerRadius: 6).stroke(Color.accentColor.opacity(0.5), lineWidth: 3)
      }
    }
    .modifier(suggestionsMenu)
  }

  private var field: some View {
    TextField(
      text: session.text, selection: session.settings.selection ?? $selection, prompt: session.prompt
    ) {
      Text("Search")
    }
    .textFieldStyle(.plain)
    .modifier(SubmitTriggerModifier(.search))
    .focused($isFocused)
    .onKeyPress(.delete) { removeToken() ? .handled : .ignored }
    .onKeyPress(.downArrow) {
      guard showsMenu else { return .ignored }
      isInSuggestions = true
      return .handled
    }
    .onExitCommand { showsMenu ? closeMenu(session.text.wrappedValue) : session.dismiss() }
  }

  // MARK: - Suggestions

  private var showsMenu: Bool {
    idiom == .desktop && session.hasSuggestions && session.isActive.wrappedValue && (isFocused || isInSuggestions)
      && closedText != session.text.wrappedValue && !session.settings.hiddenSuggestions.contains(.menu)
  }

  private func closeMenu(_ text: String) {
    isFocused = true
    closedText = text
  }

  private var suggestionsMenu: some ViewModifier {
    let isShown: Bool = showsMenu
    return PresentationModifier(
      item: { isShown ? true : nil }, id: { AnyHashable($0) },
      traits: { _ in PresentationTraits(isModal: false) }, dismiss: { closedText = session.text.wrappedValue }
    ) { _ in
      SearchSuggestionsMenu(session: session, didComplete: closeMenu)
        .focused($isInSuggestions)
        .onExitCommand { closeMenu(session.text.wrappedValue) }
        .modifier(PopupModifier(gap: 4))
    }
  }

  // MARK: - Tokens

  /// The key that deletes takes the token before the caret, where no text stands between.
  private func removeToken() -> Bool {
    guard let tokens = session.tokens, tokens.count() > 0 else { return false }
    let text: String = session.text.wrappedValue
    let selection: TextSelection? = session.settings.selection?.wrappedValue ?? selection
    guard text.isEmpty || selection == TextSelection(insertionPoint: text.startIndex) else { return false }
    tokens.removeLast()
    return true
  }
}
