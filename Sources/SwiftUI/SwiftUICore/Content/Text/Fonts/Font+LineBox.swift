import CoreGraphics
import TextEngine

/// The line boxes of a desktop's fonts, which are whole or half points and not the size's share as a phone's are.
///
/// Measured on macOS 26 at two pixels a point (public frames of iamcgn/swiftui-web, folders Text and Button).
extension FontDescriptor.Box {
  /// A system font of any size, or the font of text that sets none: 13 points take a line of 16.
  static func system(size: CGFloat) -> FontDescriptor.Box {
    let ascent: CGFloat = 0.966796875 * size
    let descent: CGFloat = 0.2109375 * size
    // Small sizes round both parts up, large ones round the sum.
    let above: CGFloat = size < 18 ? ascent.rounded(.up) : ascent.rounded()
    let below: CGFloat = size < 18 ? descent.rounded(.up) : (ascent + descent).rounded() - above
    return FontDescriptor.Box(ascent: above, descent: below, faceAscent: ascent, faceDescent: descent)
  }

  /// A text style at a multiple of its own size: its lines are taller, and leave room to other text above.
  ///
  /// - Parameter isMarked: Whether the style's bold or monospaced form was asked for.
  static func style(_ style: Font.TextStyle, size: CGFloat, isMarked: Bool = false) -> FontDescriptor.Box {
    let own: (size: CGFloat, ascent: CGFloat, descent: CGFloat) = isMarked ? markedLines(of: style) : lines(of: style)
    let scale: CGFloat = size / own.size
    func half(_ length: CGFloat) -> CGFloat { (length * scale * 2).rounded() / 2 }
    return FontDescriptor.Box(
      ascent: half(own.ascent), descent: half(own.descent), faceAscent: 1.11315 * size, faceDescent: 0.3338 * size,
      leading: 1.5)
  }

  /// Two styles are higher in their marked forms: 23 points and 19.
  private static func markedLines(of style: Font.TextStyle) -> (size: CGFloat, ascent: CGFloat, descent: CGFloat) {
    switch style {
    case .title3: (15, 17.5, 5.5)
    case .headline: (13, 15, 4)
    default: lines(of: style)
    }
  }

  private static func lines(of style: Font.TextStyle) -> (size: CGFloat, ascent: CGFloat, descent: CGFloat) {
    switch style {
    case .largeTitle, .extraLargeTitle: (26, 29, 9)
    case .title, .extraLargeTitle2: (22, 25, 8)
    case .title2: (17, 19.5, 6)
    case .title3: (15, 17, 5)
    case .headline, .body: (13, 14.5, 4)
    case .callout: (12, 13.5, 4)
    case .subheadline: (11, 12.5, 3.5)
    case .footnote, .caption, .caption2: (10, 11.5, 3.5)
    }
  }
}
