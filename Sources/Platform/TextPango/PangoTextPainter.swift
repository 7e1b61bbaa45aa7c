import CPango
import Foundation
import TextEngine

/// Draws fragments of text on a Cairo context with the context's current source.
///
/// A fragment is shaped once and remembered. On pixels, its outlines are filled into a coverage mask, which is
/// remembered too, so that glyphs stand within a quarter pixel of where the layout has them: Cairo's own glyph masks
/// snap to whole pixels, which makes spacing uneven. On PDF, SVG and other vector surfaces fragments are shown as text
/// that can be selected, with the font embedded.
package final class PangoTextPainter {
  package let fonts: PangoFonts
  /// How often a fragment was shaped by Pango.
  package private(set) var shapingCount: Int = 0

  private let context: OpaquePointer
  private var fragments: GenerationCache<Key, ShapedFragment>
  private var masks: GenerationCache<MaskKey, GlyphMask>

  private struct Key: Hashable {
    var text: String
    var font: FontDescriptor
    var tracking: CGFloat
  }

  private struct MaskKey: Hashable {
    var fragment: ObjectIdentifier
    var raster: GlyphMask.Raster
  }

  /// - Throws: ``TextFontError`` when Inter is not installed.
  package convenience init() throws(TextFontError) {
    self.init(fonts: try PangoFonts())
  }

  /// - Parameters:
  ///   - capacity: How many shaped fragments are kept, at least; at most it is twice as many.
  ///   - maskCapacity: The same for the pixels of masks.
  package init(fonts: PangoFonts, capacity: Int = 2048, maskCapacity: Int = 1 << 24) {
    TextLock.enter()
    defer { TextLock.leave() }
    self.fonts = fonts
    context = fonts.makeContext()
    fragments = GenerationCache(capacity: capacity)
    masks = GenerationCache(capacity: maskCapacity)
  }

  deinit {
    TextLock.enter()
    defer { TextLock.leave() }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Draws text with the left end of its base line at `point`, in user space.
  ///
  /// - Parameters:
  ///   - text: One direction only, which its first strong character gives, as the fragments of a ``TextLayout`` have.
  ///   - tracking: Extra space after each character, in points.
  ///   - outline: The width of a line along the outlines, in points, in the place of filled letters; 0 for these.
  ///   - pictureDensity: The pixels per unit of the surface that emoji have where the surface is none of pixels.
  ///   - cairo: A `cairo_t`. Its source, matrix and clip are left as they are, its path is cleared.
  package func draw(
    _ text: String, font: FontDescriptor, tracking: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, outline: CGFloat = 0, pictureDensity: CGFloat = 1, at point: CGPoint,
    on cairo: OpaquePointer
  ) {
    // Farther out there is nothing to see, and Cairo's coordinates would overflow.
    guard !text.isEmpty, abs(point.x) < 1e6, abs(point.y) < 1e6, font.size > 0 else { return }
    TextLock.enter()
    defer { TextLock.leave() }
    let fragment: ShapedFragment = fragment(Key(text: text, font: font, tracking: tracking))
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_translate(cairo, Double(point.x), Double(point.y))
    if font.stretch != 1, font.stretch > 0 { cairo_scale(cairo, Double(font.stretch), 1) }
    if outline > 0 {
      fragment.stroke(outline, on: cairo)
    } else {
      drawGlyphs(of: fragment, pictureDensity, on: cairo)
    }
    let decoration: TextDecoration = TextDecoration(size: font.size, width: fragment.width)
    if isUnderlined { decoration.fill(.underline, on: cairo) }
    if isStruckThrough { decoration.fill(.strikethrough, on: cairo) }
    cairo_restore(cairo)
  }

  private func drawGlyphs(of fragment: ShapedFragment, _ pictureDensity: CGFloat, on cairo: OpaquePointer) {
    guard fragment.takesMask(on: cairo), let raster = GlyphMask.Raster(on: cairo),
      raster.pixels(for: fragment.ink) <= GlyphMask.mostPixels
    else {
      fragment.draw(pictureDensity: pictureDensity, on: cairo)
      return
    }
    let key: MaskKey = MaskKey(fragment: ObjectIdentifier(fragment), raster: raster)
    let mask: GlyphMask = masks.value(for: key) {
      let mask: GlyphMask = GlyphMask(fragment, raster: raster)
      return (mask, mask.pixels)
    }
    mask.draw(on: cairo)
  }

  private func fragment(_ key: Key) -> ShapedFragment {
    fragments.value(for: key) {
      shapingCount += 1
      return (ShapedFragment(key.text, font: key.font, tracking: key.tracking, fonts: fonts, context: context), 1)
    }
  }
}
