import SwiftUICore

/// Searches for tokens beside a text.
extension View {
  /// Gives the view a search field with tokens before its text.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field, before its text.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, placement: placement, prompt: prompt))
  }

  /// Gives the view a search field with tokens before its text, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, placement: placement, prompt: Text(prompt))
    )
  }

  /// Gives the view a search field with tokens before its text, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, placement: placement, prompt: Text(prompt))
    )
  }

  /// Gives the view a search field with tokens before its text; the program can begin the search.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field, before its text.
  ///   - isPresented: Whether the person searches; setting it begins and ends the search.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) },
        placement: placement, prompt: prompt))
  }

  /// Gives the view a search field with tokens before its text, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens before its text, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens) { token($0.wrappedValue) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens, and suggests others.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field, before its text.
  ///   - suggestedTokens: Tokens that are suggested while the person searches.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement,
        prompt: prompt))
  }

  /// Gives the view a search field with tokens, and suggests others, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement,
        prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens, and suggests others, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token), placement: placement,
        prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens, and suggests others; the program can begin the search.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - tokens: The tokens in the field, before its text.
  ///   - suggestedTokens: Tokens that are suggested while the person searches.
  ///   - isPresented: Whether the person searches; setting it begins and ends the search.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
        placement: placement, prompt: prompt))
  }

  /// Gives the view a search field with tokens, and suggests others, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
        placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens, and suggests others, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
        placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens whose views can change them.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - editableTokens: The tokens in the field, before its text.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token, which can change it.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens, token: token), placement: placement, prompt: prompt))
  }

  /// Gives the view a search field with tokens whose views can change them, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens, token: token), placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens whose views can change them, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens, token: token), placement: placement, prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens whose views can change them; the program can begin the search.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - editableTokens: The tokens in the field, before its text.
  ///   - isPresented: Whether the person searches; setting it begins and ends the search.
  ///   - placement: Where the field is wanted. A container that has no such place chooses another one.
  ///   - prompt: A hint in the empty field.
  ///   - token: Makes the view of a token, which can change it.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(editableTokens, token: token), placement: placement,
        prompt: prompt))
  }

  /// Gives the view a search field with tokens whose views can change them, with a prompt as a key of the tables of strings.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(editableTokens, token: token), placement: placement,
        prompt: Text(prompt)))
  }

  /// Gives the view a search field with tokens whose views can change them, with a prompt as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, tokens: SearchTokens(editableTokens, token: token), placement: placement,
        prompt: Text(prompt)))
  }
}
