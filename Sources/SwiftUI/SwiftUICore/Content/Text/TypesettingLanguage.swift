import Foundation

/// The language as which text is set: it decides between forms of letters and between faces that have them.
public nonisolated struct TypesettingLanguage: Equatable, Sendable {
  /// A BCP 47 tag; nil for the language around.
  let tag: String?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language of the text's own, whatever the locale.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }

  /// The tag by which a shaper knows a language; nil for English, which it takes anyhow.
  static func tag(of locale: Locale) -> String? {
    // Asking Foundation for the language costs more than all else that a text takes from its environment.
    let identifier: String = locale.identifier
    if identifier == "en" || identifier.hasPrefix("en_") || identifier.hasPrefix("en-") { return nil }
    let tag: String = locale.language.minimalIdentifier
    return tag.isEmpty || tag == "en" ? nil : tag
  }
}

extension Text {
  /// Sets the text as a language writes it.
  ///
  /// - Parameters:
  ///   - language: The language, or `automatic` for that of the locale.
  ///   - isEnabled: Whether the choice holds.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language)) : self
  }

  /// Sets the text as a language writes it.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the texts inside that choose no language themselves as a language writes them.
  ///
  /// - Parameters:
  ///   - language: The language, or `automatic` for that of the locale.
  ///   - isEnabled: Whether the choice holds.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textDefaults) { if isEnabled { $0.append(.language(language)) } }
  }

  /// Sets the texts inside that choose no language themselves as a language writes them.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
