import CoreGraphics

extension Font {
  /// What a font depends on besides its own choices, taken from an environment.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let context: FontContext

    public var debugDescription: String {
      "Font.Context(dynamicTypeSize: \(context.dynamicTypeSize), legibilityWeight: \(context.legibilityWeight))"
    }
  }

  /// A font with every choice made.
  public struct Resolved: Hashable, Sendable {
    public let weight: Font.Weight
    public let width: Font.Width
    public let leading: Font.Leading
    /// In points.
    public let pointSize: CGFloat
    public let isItalic: Bool
    /// Whether all letters are of one width.
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool

    /// Whether the font is bold or heavier.
    public var isBold: Bool { weight.value >= Font.Weight.bold.value }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font as it is in a context.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    let choices: Choices = choices(in: context.context)
    return Resolved(
      weight: choices.heaviness(legibilityWeight: context.context.legibilityWeight), width: choices.width,
      leading: choices.leading, pointSize: choices.size, isItalic: choices.isItalic,
      isMonospaced: choices.isMonospaced || choices.design == .monospaced,
      isLowercaseSmallCaps: choices.hasSmallCapitals, isUppercaseSmallCaps: choices.hasSmallUppercase)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved with.
  public var fontResolutionContext: Font.Context { Font.Context(context: fontContext) }
}
