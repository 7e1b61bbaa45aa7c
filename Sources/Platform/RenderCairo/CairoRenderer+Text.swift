import CCairo
import CoreGraphics
import DisplayList
import TextEngine
import TextPango

extension CairoRenderer {
  /// Draws one fragment of a line with its base line's left end at the point.
  func draw(_ fragment: TextFragment, _ paint: Paint, at point: CGPoint) {
    guard !fragment.text.isEmpty, point.x.isFinite, point.y.isFinite, isInvertible else { return }
    guard let text = tools.text else { return tools.noteMissingFont() }
    setSource(paint, covering: fragment.inkBounds(at: point))
    text.draw(
      fragment.text, font: fragment.font, tracking: fragment.tracking, isUnderlined: fragment.isUnderlined,
      isStruckThrough: fragment.isStruckThrough, outline: fragment.outline, pictureDensity: vectorDensity, at: point,
      on: cr)
  }
}
