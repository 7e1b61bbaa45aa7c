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
  package var hasSmallCapitals: Bool = false
  /// The distance between base lines is the line box plus this, in points (tight and loose leading).
  package var leadingAdjustment: CGFloat = 0

  package init(size: CGFloat, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// The line box of the system face: ascent 0.952 and descent 0.241 of the size, as measured on Apple's systems.
  package static let ascentRatio: CGFloat = 0.952
  package static let descentRatio: CGFloat = 0.241
}
