import CoreGraphics
import TextEngine

extension UIFont {
  /// How heavy a font is: 0 is regular, less is lighter.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let steps: [Weight] = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]

    /// The weight of the nearest of the nine faces, from 100 to 900.
    package var face: Int {
      let nearest: Int? = Self.steps.indices.min {
        abs(Self.steps[$0].rawValue - rawValue) < abs(Self.steps[$1].rawValue - rawValue)
      }
      return ((nearest ?? 3) + 1) * 100
    }
  }

  /// The purpose of a text, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle\(name)" }

    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    public static let largeTitle = TextStyle("Title0")
    public static let title1 = TextStyle("Title1")
    public static let title2 = TextStyle("Title2")
    public static let title3 = TextStyle("Title3")
    public static let headline = TextStyle("Headline")
    public static let subheadline = TextStyle("Subhead")
    public static let body = TextStyle("Body")
    public static let callout = TextStyle("Callout")
    public static let footnote = TextStyle("Footnote")
    public static let caption1 = TextStyle("Caption1")
    public static let caption2 = TextStyle("Caption2")

    /// Body for a style that is none of these.
    package var name: TextStyleName {
      switch self {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
