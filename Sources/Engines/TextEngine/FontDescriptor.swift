import CoreGraphics

/// A font with every choice made: what a shaper needs and nothing of the environment.
package struct FontDescriptor: Hashable, Sendable {
  package enum Design: String, Hashable, Sendable { case standard, serif, rounded, monospaced }

  package var design: Design = .standard
  /// A family by name instead of the design's, for custom fonts.
  package var family: String?
  /// The size in points.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int = 400
  package var isItalic: Bool = false
  package var hasMonospacedDigits: Bool = false
  /// Small letters are small capitals.
  package var hasSmallCapitals: Bool = false
  /// Capitals are small capitals.
  package var hasSmallUppercase: Bool = false
  /// How wide letters are beside the face's own: 1 for as they are.
  package var stretch: CGFloat = 1
  /// The language by which glyphs and faces are chosen, as a BCP 47 tag; nil for English.
  package var language: String?
  /// The distance between base lines is the line box plus this, in points (tight and loose leading).
  package var leadingAdjustment: CGFloat = 0

  /// The line box where it is not the size's share.
  package var box: Box?

  /// What a font takes of a line and asks of its neighbours, in points.
  package struct Box: Hashable, Sendable {
    /// The line box above and below the base line, whole pixels already.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// What the face itself reaches.
    package var faceAscent: CGFloat
    package var faceDescent: CGFloat
    /// From the box of a line of other text to the box below it.
    package var leading: CGFloat = 0
    /// Between two lines of a paragraph that has no line spacing of its own.
    package var lineGap: CGFloat = 0

    package init(
      ascent: CGFloat, descent: CGFloat, faceAscent: CGFloat, faceDescent: CGFloat, leading: CGFloat = 0,
      lineGap: CGFloat = 0
    ) {
      self.ascent = ascent
      self.descent = descent
      self.faceAscent = faceAscent
      self.faceDescent = faceDescent
      self.leading = leading
      self.lineGap = lineGap
    }

    /// The box of text that is drawn smaller to fit, in whole points again (text/fit: lines of 16 become 15, 13, 9 and 8,
    /// a title's of 33 becomes 17).
    func scaled(by scale: CGFloat) -> Box {
      let above: CGFloat = ascent * scale
      return Box(
        ascent: leading > 0 ? above.rounded(.up) : above.rounded(.down), descent: (descent * scale).rounded(.up),
        faceAscent: faceAscent * scale,
        faceDescent: faceDescent * scale, leading: leading * scale, lineGap: lineGap * scale)
    }
  }

  package init(size: CGFloat, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// By what most fonts of a program differ in; the rest is left to `==`, for each text is looked up by its font.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
  }

  /// The line box of the system face: ascent 0.952 and descent 0.241 of the size, as measured on Apple's systems. The
  /// figures are exact: `UIFont.systemFont(ofSize: 17)` has the published ascender 16.1865234375 and line height
  /// 20.287109375, which are 1950 and 2444 of 2048 parts.
  package static let ascentRatio: CGFloat = 1950.0 / 2048
  package static let descentRatio: CGFloat = 494.0 / 2048
  /// The height of the system face's capitals as a share of the size (1443 of 2048 units).
  package static let capHeightRatio: CGFloat = 0.70458984375

  package var ascent: CGFloat { box?.ascent ?? Self.ascentRatio * size }
  package var descent: CGFloat { box?.descent ?? Self.descentRatio * size }
  package var capHeight: CGFloat { Self.capHeightRatio * size }

  /// The font at a part of its size.
  package func scaled(by scale: CGFloat) -> FontDescriptor {
    var font: FontDescriptor = self
    font.size *= scale
    font.leadingAdjustment *= scale
    font.box = font.box?.scaled(by: scale)
    return font
  }

  /// The font of text that is secondary beside other text in this one: its letters are smaller and heavier, its line is that
  /// of the font itself.
  ///
  /// Recorded of `textScale(.secondary)` on macOS: up to 17 points 0.8 of the size, and falling to 0.46 at 70. Two sizes
  /// between follow from the widths of a word, 41 points at 22 and 46 at 26.
  package var secondary: FontDescriptor {
    var font: FontDescriptor = self
    font.box = box ?? Box(ascent: ascent, descent: descent, faceAscent: ascent, faceDescent: descent)
    font.size = size * Self.secondaryShare(of: size)
    font.weight = min(weight + 100, max(weight, 900))
    return font
  }

  private static func secondaryShare(of size: CGFloat) -> CGFloat {
    let shares: [(size: CGFloat, share: CGFloat)] = [(17, 0.8), (22, 0.76), (26, 0.7225), (70, 0.46)]
    guard let next = shares.firstIndex(where: { $0.size >= size }) else { return shares[3].share }
    guard next > 0 else { return shares[0].share }
    let (low, high) = (shares[next - 1], shares[next])
    return low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size)
  }

  /// The space after each character of such text, in points.
  package static let secondaryTracking: CGFloat = 0.25
}
