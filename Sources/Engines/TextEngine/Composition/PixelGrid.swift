import CoreGraphics

/// Rounds lengths to whole device pixels.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  package let scale: CGFloat

  /// A scale that is not a positive number counts as 1.
  package init(displayScale: CGFloat) {
    scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
  }

  /// What two lengths may differ by and still be the same: sums of advances are not exact.
  package static let tolerance: CGFloat = 1.0 / 1024

  /// What a height differs by from the figure that it stands for: it is a sum of two, and nothing is measured.
  private static let rounding: CGFloat = 1e-6

  /// A line's height: 19 points take 22.674, which is 23 at three pixels a point, although less than a hundredth of a point
  /// lies above a pixel.
  package func height(_ length: CGFloat) -> CGFloat { ((length - Self.rounding) * scale).rounded(.up) / scale }

  package func up(_ length: CGFloat) -> CGFloat { ((length - Self.tolerance) * scale).rounded(.up) / scale }
  package func down(_ length: CGFloat) -> CGFloat { ((length + Self.tolerance) * scale).rounded(.down) / scale }
  package func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
