import CoreGraphics

extension Font {
  /// The purpose of a text, which decides its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle
    case extraLargeTitle2
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900; 400 is regular.
    package var value: Int

    package init(value: Int) { self.value = value }

    public static let ultraLight: Font.Weight = Weight(value: 100)
    public static let thin: Font.Weight = Weight(value: 200)
    public static let light: Font.Weight = Weight(value: 300)
    public static let regular: Font.Weight = Weight(value: 400)
    public static let medium: Font.Weight = Weight(value: 500)
    public static let semibold: Font.Weight = Weight(value: 600)
    public static let bold: Font.Weight = Weight(value: 700)
    public static let heavy: Font.Weight = Weight(value: 800)
    public static let black: Font.Weight = Weight(value: 900)
  }

  /// The character of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// How wide a font's letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is standard; below is narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed: Font.Width = Width(-0.4)
    public static let condensed: Font.Width = Width(-0.2)
    public static let standard: Font.Width = Width(0)
    public static let expanded: Font.Width = Width(0.2)
  }
}
