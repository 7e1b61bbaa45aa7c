import CoreGraphics
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The field of a bar that a program shows itself.
struct SearchBarContent: View {
  let bar: UISearchBar

  init(bar: UISearchBar) { self.bar = bar }

  var body: some View {
    let bar: UISearchBar = bar
    // The bar stays the same object: only what it counts tells that it shows something else.
    let _ = bar.changes.follow()
    VStack(spacing: 4) {
      if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote).foregroundStyle(.secondary) }
      if bar.hasOwnField { OwnSearchField(bar: bar) } else { usual }
      if bar.hasOwnScopes { Color.clear.frame(height: 36) }
    }
    .onSubmit(of: .search) { bar.delegate?.searchBarSearchButtonClicked(bar) }
    .padding(.horizontal, 8)
    .disabled(!bar.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      if bar.backgroundImage == nil, let color = bar.barTintColor { Color(uiKit: color).accessibilityHidden(true) }
    }
    .modifier(OptionalScheme(isDark: bar.barStyle.isDark))
  }

  private var usual: some View {
    BareSearchField(
      text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }),
      isActive: Binding(get: { bar.isActive }, set: { bar.setActive($0) }),
      prompt: bar.placeholder.map { Text(verbatim: $0) }, hasCancelButton: bar.showsCancelButton,
      cancel: { bar.delegate?.searchBarCancelButtonClicked(bar) },
      scopes: bar.hasScopes && !bar.hasOwnScopes ? bar.scopeButtonTitles ?? [] : [],
      scope: Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) }))
  }
}

extension UISearchBar {
  /// Whether the field looks otherwise than search fields do.
  final var hasOwnField: Bool { !parts.isUsual || madeField?.hasOwnLook == true }
}

/// A search field with the pictures, the buttons and the tokens of a bar.
private struct OwnSearchField: View {
  let bar: UISearchBar
  @FocusState private var isFocused: Bool

  init(bar: UISearchBar) { self.bar = bar }

  private var field: UISearchTextField? { bar.madeField }

  var body: some View {
    let _ = bar.changes.follow()
    let isActive: Bool = bar.isActive
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        box
        if bar.showsCancelButton {
          Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
        }
      }
      if bar.hasScopes, !bar.hasOwnScopes { scopes }
    }
    .onChange(of: isFocused) { _, isFocused in bar.setActive(isFocused) }
    .onChange(of: isActive, initial: true) { _, isActive in if isActive != isFocused { isFocused = isActive } }
  }

  private var scopes: some View {
    Picker("Scope", selection: Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.choose(scope: $0) })) {
      ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
    }
    .labelsHidden()
    .pickerStyle(.segmented)
  }

  private var isEmpty: Bool { bar.text?.isEmpty != false && (field?.tokens.isEmpty ?? true) }

  private var box: some View {
    HStack(spacing: 5) {
      icon(.search, "magnifyingglass").accessibilityHidden(true)
      if let field { SearchTokenRow(field: field) }
      editor.modifier(BesideSearchTokens(isBeside: !(field?.tokens ?? []).isEmpty))
        .offset(x: bar.parts.textOffset.horizontal, y: bar.parts.textOffset.vertical)
      if !isEmpty {
        button(.clear, "xmark.circle.fill", "Clear text") {
          bar.clearByPerson()
          isFocused = true
        }
      } else {
        if bar.showsSearchResultsButton { results }
        if bar.showsBookmarkButton {
          button(.bookmark, "book", "Bookmarks") { bar.delegate?.searchBarBookmarkButtonClicked(bar) }
        }
      }
    }
    .padding(.horizontal, 8)
    .frame(minHeight: 36)
    .background { ground.offset(x: bar.parts.fieldOffset.horizontal, y: bar.parts.fieldOffset.vertical) }
  }

  private var results: some View {
    button(.resultsList, "list.bullet", "Recent results") { bar.delegate?.searchBarResultsListButtonClicked(bar) }
      .accessibilityAddTraits(bar.isSearchResultsButtonSelected ? .isSelected : [])
  }

  private var editor: some View {
    TextField(
      text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }), selection: .constant(nil), prompt: prompt
    ) {
      Text("Search")
    }
    .textFieldStyle(.plain)
    .modifier(SubmitTriggerModifier(.search))
    .font((field?.ownFont).map { Font(uiKit: $0) })
    .foregroundStyle((field?.textColor).map { Color(uiKit: $0) } ?? .primary)
    .focused($isFocused)
    .onKeyPress(.delete) {
      bar.text?.isEmpty != false && field?.removeLastTokenByPerson() == true ? .handled : .ignored
    }
  }

  private var prompt: Text? {
    if let attributed = field?.parts.placeholder { return Text(AttributedString(uiKit: attributed)) }
    return bar.placeholder.map { Text(verbatim: $0) }
  }

  @ViewBuilder private var ground: some View {
    let state: UIControl.State = bar.isEnabled ? .normal : .disabled
    if let image = bar.parts.fieldBackgrounds.shown(in: state) {
      Image(uiKit: image).resizable().accessibilityHidden(true)
    } else if let color = field?.backgroundColor {
      RoundedRectangle(cornerRadius: 10).fill(Color(uiKit: color))
    } else {
      RoundedRectangle(cornerRadius: 10).fill(.fill.tertiary)
    }
  }

  // MARK: Pictures

  private func icon(_ icon: UISearchBar.Icon, _ symbol: String) -> some View {
    let isSelected: Bool = icon == .resultsList && bar.isSearchResultsButtonSelected
    let state: UIControl.State = !bar.isEnabled ? .disabled : isSelected ? .selected : .normal
    let image: Image = bar.parts.icons[icon]?.shown(in: state).map { Image(uiKit: $0) } ?? Image(systemName: symbol)
    let moved: UIOffset = bar.positionAdjustment(for: icon)
    let color: Color = isSelected ? Color(uiKit: bar.tintColor) : .secondary
    return image.foregroundStyle(color).offset(x: moved.horizontal, y: moved.vertical)
  }

  private func button(
    _ icon: UISearchBar.Icon, _ symbol: String, _ name: LocalizedStringKey, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { self.icon(icon, symbol) }.buttonStyle(.plain).accessibilityLabel(name)
  }
}

private struct OptionalScheme: ViewModifier {
  let isDark: Bool

  nonisolated init(isDark: Bool) { self.isDark = isDark }

  func body(content: Content) -> some View {
    if isDark { content.environment(\.colorScheme, .dark) } else { content }
  }
}
