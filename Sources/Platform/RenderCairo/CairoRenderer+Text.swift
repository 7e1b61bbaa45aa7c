import CCairo
import CoreGraphics
import DisplayList
import TextEngine
import TextPango

extension CairoRenderer {
  /// Draws one fragment of a line with its base line's left end at the point.
  func draw(_ fragment: TextFragment, _ paint: Paint, at point: CGPoint) {
    guard !fragment.text.isEmpty, point.x.isFinite, point.y.isFinite, isInvertible else { return }
    if drawsEmojiAsPixels, fragment.text.unicodeScalars.contains(where: \.mayHaveColors) {
      guard let layer = PixelLayer([.text(fragment, paint, at: point)], blurredBy: 0, under: self) else { return }
      cairo_save(cr)
      cairo_identity_matrix(cr)
      layer.place(on: cr, offset: .zero)
      cairo_paint(cr)
      return cairo_restore(cr)
    }
    guard let text = tools.text else { return tools.noteMissingFont() }
    setSource(paint, covering: fragment.inkBounds(at: point))
    text.draw(
      fragment.text, font: fragment.font, tracking: fragment.tracking, isUnderlined: fragment.isUnderlined,
      isStruckThrough: fragment.isStruckThrough, at: point, on: cr)
  }
}

extension Unicode.Scalar {
  /// Whether the character may come from a font in colours; digits and other Latin-1 characters never do by themselves.
  var mayHaveColors: Bool { value == 0xFE0F || value > 0xFF && properties.isEmoji }
}
