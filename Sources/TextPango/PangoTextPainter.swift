import CPango
import Foundation
import TextEngine

/// Draws fragments of text on a Cairo context with the context's current source.
///
/// A fragment is shaped once and remembered. On pixels, glyphs are filled as outlines, so that they stand exactly
/// where the layout has them: Cairo's glyph masks snap to whole pixels, which makes spacing uneven. On PDF, SVG and
/// other vector surfaces they are shown as text that can be selected, with the font embedded.
package final class PangoTextPainter {
  package let fonts: PangoFonts
  /// How often a fragment was shaped by Pango.
  package private(set) var shapingCount: Int = 0

  private var fragments: [Key: ShapedFragment] = [:]
  private var previous: [Key: ShapedFragment] = [:]
  private let capacity: Int

  private struct Key: Hashable {
    var text: String
    var font: FontDescriptor
    var tracking: CGFloat
  }

  /// - Throws: ``TextFontError`` when Inter is not installed.
  package convenience init() throws(TextFontError) {
    self.init(fonts: try PangoFonts())
  }

  /// - Parameter capacity: Between this many and twice as many fragments are remembered.
  package init(fonts: PangoFonts, capacity: Int = 2048) {
    self.fonts = fonts
    self.capacity = max(capacity, 1)
  }

  /// Draws text with the left end of its base line at `point`, in user space.
  ///
  /// - Parameters:
  ///   - text: One direction only, which its first strong character gives, as the fragments of a ``TextLayout`` have.
  ///   - tracking: Extra space after each character, in points.
  ///   - cairo: A `cairo_t`. Its source, matrix and clip are left as they are, its path is cleared.
  package func draw(
    _ text: String, font: FontDescriptor, tracking: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, at point: CGPoint, on cairo: OpaquePointer
  ) {
    guard !text.isEmpty, point.x.isFinite, point.y.isFinite, font.size > 0 else { return }
    let fragment: ShapedFragment = fragment(Key(text: text, font: font, tracking: tracking))
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_translate(cairo, Double(point.x), Double(point.y))
    fragment.draw(on: cairo)
    let decoration: TextDecoration = TextDecoration(size: font.size, width: fragment.width)
    if isUnderlined { decoration.fill(.underline, on: cairo) }
    if isStruckThrough { decoration.fill(.strikethrough, on: cairo) }
    cairo_restore(cairo)
  }

  /// Two generations: what was used since the last change of generation survives the next one.
  private func fragment(_ key: Key) -> ShapedFragment {
    if let fragment = fragments[key] { return fragment }
    if fragments.count >= capacity {
      previous = fragments
      fragments = [:]
    }
    if let fragment = previous[key] {
      fragments[key] = fragment
      return fragment
    }
    shapingCount += 1
    let fragment: ShapedFragment = ShapedFragment(key.text, font: key.font, tracking: key.tracking, fonts: fonts)
    fragments[key] = fragment
    return fragment
  }
}
