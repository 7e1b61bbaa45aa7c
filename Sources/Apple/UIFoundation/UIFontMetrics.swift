import CoreGraphics
@_exported import Foundation
import TextEngine

/// Lengths and fonts that grow as a text style does.
///
/// As with `ScaledMetric`, a length grows as the style's size does: Apple's figures for the styles are published, those
/// for other lengths are not.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// As body text grows.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A length in points at the current traits' size of text.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points at the size of text of traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.name.scale(atStep: UITraitCollection.textStep(traitCollection))
  }

  /// A font at the current traits' size of text.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font at the size of text of traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font at the current traits' size of text, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font at the size of text of traits, no larger than a size in points; 0 is no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size: CGFloat = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let scaling = TextScaling(style: style.name, standardSize: font.pointSize, maximum: maximumPointSize)
    return UIFont(font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size).choice, scaling: scaling)
  }
}
