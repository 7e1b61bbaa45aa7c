import Foundation

/// What views around choose for texts that choose nothing themselves, outermost first.
struct TextDefaultsKey: EnvironmentKey { static let defaultValue: [TextModifier] = [] }
struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
struct AllowsTighteningKey: EnvironmentKey { static let defaultValue: Bool = false }

extension Text {
  /// How the letters of texts are changed.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// How large a text is beside what it belongs to.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    /// A step smaller and a little heavier, in the line of the font as it is: as for a unit beside a number.
    public static let secondary = Scale(isSecondary: true)
  }
}

extension EnvironmentValues {
  /// How the letters of texts are changed; nil leaves them.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether letters may move closer together before a text is truncated.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  var textDefaults: [TextModifier] {
    get { self[TextDefaultsKey.self] }
    set { self[TextDefaultsKey.self] = newValue }
  }
}

extension View {
  /// Shows the letters of texts inside in one case.
  ///
  /// - Parameter textCase: `.uppercase` or `.lowercase`; nil leaves letters as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Says whether letters may move closer together before a text is truncated.
  ///
  /// - Parameter flag: Whether they may. False is the default of the environment.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Adds space between the characters of texts inside; ligatures stay.
  ///
  /// - Parameter kerning: The space in points; negative values draw characters together.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textDefault(.kerning(kerning)) }

  /// Adds space after each character of texts inside. It wins over kerning.
  ///
  /// - Parameter tracking: The space in points; negative values draw characters together.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textDefault(.tracking(tracking)) }

  /// Raises texts inside above their base line.
  ///
  /// - Parameter baselineOffset: The distance in points; negative values lower them.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textDefault(.baselineOffset(baselineOffset))
  }

  /// Shows texts inside smaller, as what accompanies other text.
  ///
  /// - Parameters:
  ///   - scale: The scale: `.default` or `.secondary`.
  ///   - isEnabled: Whether the scale is changed. The default is true.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textDefaults) { if isEnabled { $0.append(.scale(scale)) } }
  }

  /// Sets the size of text for the view and all inside it, whatever the user has chosen.
  ///
  /// - Parameter size: The size, from `.xSmall` to `.accessibility5`; `.large` is the default of the system.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in a range for the view and all inside it.
  ///
  /// ```swift
  /// Text("Grows, but not without end")
  ///   .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  /// ```
  ///
  /// - Parameter range: The sizes that are permitted; others become the nearest of these.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }

  nonisolated func textDefault(_ modifier: TextModifier) -> some View {
    transformEnvironment(\.textDefaults) { $0.append(modifier) }
  }
}

extension Text.Case {
  func apply(to string: String, locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
