import CoreGraphics
import TextEngine

/// The line boxes of a desktop's fonts, which are whole or half points and not the size's share as a phone's are.
///
/// Measured on macOS 26 at two pixels a point (public frames of iamcgn/swiftui-web, folders Text and Button).
extension FontDescriptor.Box {
  /// A system font of any size, or the font of text that sets none: 13 points take a line of 16.
  ///
  /// - Parameter isSerif: Whether the face is the serif one, which reaches as far as the system's face does on a phone: 20
  ///   points of it stand 7.32 below a shape and 12.27 above the next one. Its lines are as high as the others.
  static func system(size: CGFloat, isSerif: Bool = false) -> FontDescriptor.Box {
    let ascent: CGFloat = 0.966796875 * size
    let descent: CGFloat = 0.2109375 * size
    // The smallest sizes round both parts up. Larger ones round each to the nearest point, but for the first sizes of the
    // display cut: 10, 11, 12, 13, 15, 17, 20, 22, 24, 26, 32 and 40 points take 13, 14, 15, 16, 19, 20, 24, 26, 28, 30, 38
    // and 47.
    let above: CGFloat = size < 17 ? ascent.rounded(.up) : ascent.rounded()
    let roundsDescentUp: Bool = size < 17 || (20..<22).contains(size)
    return FontDescriptor.Box(
      ascent: above, descent: roundsDescentUp ? descent.rounded(.up) : descent.rounded(),
      faceAscent: isSerif ? FontDescriptor.ascentRatio * size : ascent,
      faceDescent: isSerif ? FontDescriptor.descentRatio * size : descent)
  }

  /// A text style at a multiple of its own size, with tall lines, which leave room to other text above.
  ///
  /// - Parameter isMarked: Whether the style's bold or monospaced form was asked for.
  static func tall(_ style: Font.TextStyle, size: CGFloat, isMarked: Bool = false) -> FontDescriptor.Box {
    let own: TallLines = isMarked ? markedLines(of: style) : lines(of: style)
    let scale: CGFloat = size / own.size
    func half(_ length: CGFloat) -> CGFloat { (length * scale * 2).rounded() / 2 }
    let (ascent, descent): (CGFloat, CGFloat) = (half(own.ascent), half(own.descent))
    return FontDescriptor.Box(
      ascent: ascent, descent: descent, faceAscent: 1.11315 * size, faceDescent: 0.3338 * size, leading: 1.5,
      lineGap: max((own.distance * scale).rounded() - ascent - descent, 0))
  }

  /// The lines of a text style at its own size.
  private struct TallLines {
    var size: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// Between two base lines, which is a whole number of points.
    var distance: CGFloat

    init(_ size: CGFloat, _ ascent: CGFloat, _ descent: CGFloat, _ distance: CGFloat) {
      self.size = size
      self.ascent = ascent
      self.descent = descent
      self.distance = distance
    }
  }

  /// Two styles are higher in their marked forms: 23 points and 19.
  private static func markedLines(of style: Font.TextStyle) -> TallLines {
    switch style {
    case .title3: TallLines(15, 17.5, 5.5, 24)
    case .headline: TallLines(13, 15, 4, 19)
    default: lines(of: style)
    }
  }

  /// The distance of the callout's lines is not recorded; it has the published one plus 3 points, as those of 10 to 13
  /// points have.
  private static func lines(of style: Font.TextStyle) -> TallLines {
    switch style {
    case .largeTitle, .extraLargeTitle: TallLines(26, 29, 9, 39)
    case .title, .extraLargeTitle2: TallLines(22, 25, 8, 33)
    case .title2: TallLines(17, 19.5, 6, 27)
    case .title3: TallLines(15, 17, 5, 24)
    case .headline, .body: TallLines(13, 14.5, 4, 19)
    case .callout: TallLines(12, 13.5, 4, 18)
    case .subheadline: TallLines(11, 12.5, 3.5, 17)
    case .footnote, .caption, .caption2: TallLines(10, 11.5, 3.5, 16)
    }
  }
}
