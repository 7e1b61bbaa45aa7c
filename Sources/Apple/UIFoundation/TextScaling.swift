import CoreGraphics
import TextEngine

/// How a font follows the size of text that a person chose.
package struct TextScaling: Hashable, Sendable {
  /// The style with which the font grows.
  package var style: TextStyleName
  /// The size in points at the standard size of text.
  package var standardSize: CGFloat
  /// The largest size in points; 0 for no limit.
  package var maximum: CGFloat = 0

  package init(style: TextStyleName, standardSize: CGFloat, maximum: CGFloat = 0) {
    self.style = style
    self.standardSize = standardSize
    self.maximum = maximum
  }

  /// The size in points at one of the twelve sizes of text.
  package func size(atStep step: Int) -> CGFloat {
    let size: CGFloat = standardSize * style.scale(atStep: step)
    return maximum > 0 ? min(size, maximum) : size
  }
}

extension UIFont {
  /// The font as it is at a size of text: itself where it has a fixed size, or the size of text is not known.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling, let step = category.step else { return self }
    let size: CGFloat = scaling.size(atStep: step)
    return size == pointSize ? self : UIFont(choice.resized(to: size), scaling: scaling)
  }
}
