import CPango
import Foundation
import TextEngine

/// A fragment ready to be drawn from the left end of its base line at the origin.
final class ShapedFragment {
  private let layout: OpaquePointer
  private let line: UnsafeMutablePointer<PangoLayoutLine>
  /// Whether a part has colours of its own, as emoji have, which outlines can't give.
  private let hasColorGlyphs: Bool
  let width: CGFloat

  init(_ text: String, font: FontDescriptor, tracking: CGFloat, fonts: PangoFonts, context: OpaquePointer) {
    layout = pango_layout_new(context)
    let style: PangoFonts.Style = fonts.style(for: font, isTracked: tracking != 0)
    pango_layout_set_single_paragraph_mode(layout, gboolean(1))
    pango_layout_set_font_description(layout, style.description)
    pango_layout_set_attributes(layout, style.attributes)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    line = pango_layout_get_line(layout, 0)
    let items: [UnsafeMutablePointer<PangoGlyphItem>] = GlyphRun.items(of: line)
    // Pango moves scripts against each other, by the base lines that their faces have for the first one's: text that
    // begins with Korean would raise its Latin words. Here all letters stand on one line.
    for item in items { item.pointee.y_offset = 0 }
    if let shaped = pango_layout_get_text(layout) {
      for item in items { GlyphRun.space(item, by: tracking, font: font, text: shaped) }
    }
    width = items.reduce(0) { $0 + GlyphRun.width(of: $1) }
    hasColorGlyphs = items.contains { Self.isColored($0.pointee.item.pointee.analysis.font) }
  }

  deinit {
    TextLock.enter()
    defer { TextLock.leave() }
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws as glyphs where the surface keeps text, otherwise as outlines; pictures of letters as they are.
  ///
  /// - Parameter pictureDensity: The pixels per unit of such pictures where the surface is none of pixels.
  func draw(pictureDensity: CGFloat = 1, on cairo: OpaquePointer) {
    cairo_move_to(cairo, 0, 0)
    if hasColorGlyphs {
      drawItems(pictureDensity: pictureDensity, on: cairo)
    } else if Self.isPixels(cairo) {
      fill(on: cairo)
    } else {
      pango_cairo_show_layout_line(cairo, line)
      cairo_new_path(cairo)
    }
  }

  /// Fills the outlines with the current source.
  func fill(on cairo: OpaquePointer) {
    cairo_move_to(cairo, 0, 0)
    pango_cairo_layout_line_path(cairo, line)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  /// Draws a line along the outlines with the current source. Letters with colours of their own have none.
  func stroke(_ width: CGFloat, on cairo: OpaquePointer) {
    cairo_move_to(cairo, 0, 0)
    pango_cairo_layout_line_path(cairo, line)
    cairo_set_line_width(cairo, Double(width))
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(cairo)
  }

  /// Whether ``GlyphMask`` can draw the fragment there.
  func takesMask(on cairo: OpaquePointer) -> Bool { !hasColorGlyphs && Self.isPixels(cairo) }

  /// What the glyphs cover, in points from the origin.
  private(set) lazy var ink: CGRect = {
    var rectangle: PangoRectangle = PangoRectangle()
    pango_layout_line_get_extents(line, &rectangle, nil)
    let unit: CGFloat = GlyphRun.unitsPerPoint
    return CGRect(
      x: CGFloat(rectangle.x) / unit, y: CGFloat(rectangle.y) / unit, width: CGFloat(rectangle.width) / unit,
      height: CGFloat(rectangle.height) / unit)
  }()

  private static func isPixels(_ cairo: OpaquePointer) -> Bool {
    cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font else { return false }
    // With the cairo font map every font is Fontconfig's.
    let described: UnsafeMutablePointer<PangoFcFont> = UnsafeMutableRawPointer(font).assumingMemoryBound(
      to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(described) else { return false }
    var isColored: FcBool = FcFalse
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored == FcTrue
  }
}

// MARK: - Letters with colours of their own

extension ShapedFragment {
  /// Draws item by item, so that the letters beside an emoji look as they do without it.
  private func drawItems(pictureDensity: CGFloat, on cairo: OpaquePointer) {
    let isPixels: Bool = Self.isPixels(cairo)
    withOpacity(on: cairo) {
      var x: CGFloat = 0
      for item in GlyphRun.items(of: line) {
        defer { x += GlyphRun.width(of: item) }
        guard let font = item.pointee.item.pointee.analysis.font, let glyphs = item.pointee.glyphs else { continue }
        cairo_move_to(cairo, Double(x), 0)
        if isPixels, !Self.isColored(font) {
          pango_cairo_glyph_string_path(cairo, font, glyphs)
          cairo_fill(cairo)
        } else if isPixels || !Self.isColored(font)
          || !drawPicture(of: item, font, glyphs, at: Double(x), density: Double(pictureDensity), on: cairo)
        {
          pango_cairo_show_glyph_item(cairo, pango_layout_get_text(layout), item)
        }
        cairo_new_path(cairo)
      }
    }
  }

  /// Draws an item in colours as one picture of the given density: Cairo gives the pictures of glyphs in a vector file a
  /// single pixel for each of its units.
  ///
  /// - Returns: False, with nothing drawn, where the picture would have no pixels or too many.
  private func drawPicture(
    of item: UnsafeMutablePointer<PangoGlyphItem>, _ font: UnsafeMutablePointer<PangoFont>,
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, at x: Double, density: Double, on cairo: OpaquePointer
  ) -> Bool {
    var extents: PangoRectangle = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &extents, nil)
    var matrix: cairo_matrix_t = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale: Double = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() * density
    let unit = Double(GlyphRun.unitsPerPoint)
    // Extents are those of the glyphs at the size of their own; a margin takes in what scaling adds.
    let left: Double = Double(extents.x) / unit - 1
    let top: Double = Double(extents.y) / unit - 1
    let width: Double = ((Double(extents.width) / unit + 2) * scale).rounded(.up)
    let height: Double = ((Double(extents.height) / unit + 2) * scale).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, max(width, height) <= 32767, width * height <= Double(1 << 24),
      let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return false }
    defer { cairo_surface_destroy(picture) }
    guard cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS, let canvas = cairo_create(picture) else {
      return false
    }
    cairo_scale(canvas, scale, scale)
    cairo_translate(canvas, -left, -top)
    cairo_move_to(canvas, 0, 0)
    pango_cairo_show_glyph_item(canvas, pango_layout_get_text(layout), item)
    cairo_destroy(canvas)
    cairo_save(cairo)
    cairo_translate(cairo, x + left, top)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, picture, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
    return true
  }

  /// Draws with the current colour made solid and takes its opacity for all together: cairo paints a picture as it is,
  /// whatever the colour, but an emoji in secondary text is to be as faint as the words.
  private func withOpacity(on cairo: OpaquePointer, _ draw: () -> Void) {
    var (red, green, blue, alpha): (Double, Double, Double, Double) = (0, 0, 0, 1)
    let status: cairo_status_t = cairo_pattern_get_rgba(cairo_get_source(cairo), &red, &green, &blue, &alpha)
    guard status == CAIRO_STATUS_SUCCESS, alpha < 1 else { return draw() }
    cairo_push_group(cairo)
    cairo_set_source_rgb(cairo, red, green, blue)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_set_source_rgba(cairo, red, green, blue, alpha)
  }
}
