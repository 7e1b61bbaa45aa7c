import CoreGraphics
import UIFoundation

/// What a row of a list shows: a picture and two texts.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural = 0, center = 1, justified = 2 }
    public enum TextTransform: Int, Sendable { case none = 0, uppercase = 1, lowercase = 2, capitalized = 3 }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; 0 for as many as there are.
    public var numberOfLines: Int = 0
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation: Bool = false
    public var adjustsFontForContentSizeCategory: Bool = true
    public var transform: TextTransform = .none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How a picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    /// A length that the standard row keeps for pictures.
    public static let standardDimension: CGFloat = -1

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; nil for the tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// The largest size; a length of 0 is no limit.
    public var maximumSize: CGSize = .zero
    /// The room that is kept for the picture, so that texts of rows begin at one line; a length of 0 is the picture's own.
    public var reservedLayoutSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors: Bool = false

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color: UIColor = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Whether the margins of the cell count along an axis.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the second text stands beside the first, where both have room.
  public var prefersSideBySideTextAndSecondaryText: Bool = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  /// Whether the text heads a section, which assistive technologies are told.
  var isHeader: Bool = false

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// A text, and a second one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel))
  }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// A text, and a value at the other end of the row.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func plainHeader() -> UIListContentConfiguration { heading(.headline, .label) }
  public static func plainFooter() -> UIListContentConfiguration {
    heading(.footnote, .secondaryLabel, isHeader: false)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var result: UIListContentConfiguration = heading(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    return result
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    heading(.footnote, .secondaryLabel, isHeader: false)
  }
  public static func sidebarHeader() -> UIListContentConfiguration { heading(.headline, .label) }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { heading(.title3, .label) }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { heading(.title2, .label) }

  private static func heading(
    _ style: UIFont.TextStyle, _ color: UIColor, isHeader: Bool = true
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration(TextProperties(style, color), TextProperties(.footnote, .secondaryLabel))
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    result.isHeader = isHeader
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Rows that cannot be used are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result: UIListContentConfiguration = self
    let isDisabled: Bool =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled, result.textProperties.color == .label { result.textProperties.color = .tertiaryLabel }
    return result
  }
}

/// Directions in which something counts.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
