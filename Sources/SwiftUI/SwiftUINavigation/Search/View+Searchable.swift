import SwiftUICore

// The form with a text as the prompt comes first: the compiler tries overloads in the order of lines.

extension View {
  /// Gives the view a search field.
  ///
  /// The view filters what it shows by the text. Views inside know by `\.isSearching` whether the person searches, and
  /// Return in the field performs the actions of `onSubmit(of: .search)`.
  ///
  /// ```swift
  /// struct Fruits: View {
  ///   @State private var text = ""
  ///   let fruits = ["Apple", "Banana", "Cherry"]
  ///   var body: some View {
  ///     List(fruits.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
  ///       .searchable(text: $text, prompt: "Find a fruit")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Gives the view a search field with a prompt as a key of the tables of strings.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field, and lets the program begin and end the search.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - isPresented: Whether the person searches; setting it begins and ends the search.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Gives the view a search that the program can begin, with a prompt as a key of the tables of strings.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search that the program can begin, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}

// The older forms with suggestions.
extension View {
  /// Gives the view a search field with suggestions.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - suggestions: Makes the suggestions.
  @available(*, deprecated, message: "Use searchable with searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }

  /// Gives the view a search field with suggestions, and with a prompt as a key of the tables of strings.
  @available(*, deprecated, message: "Use searchable with searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchableModifier(text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
  }

  /// Gives the view a search field with suggestions, and with a prompt as it is.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchable with searchSuggestions(_:).")
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchableModifier(text: text, placement: placement, prompt: Text(prompt), suggestions: AnyView(suggestions())))
  }
}
