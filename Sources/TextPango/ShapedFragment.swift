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

  /// Draws as glyphs where the surface keeps text, otherwise as outlines.
  func draw(on cairo: OpaquePointer) {
    cairo_move_to(cairo, 0, 0)
    if hasColorGlyphs || !Self.isPixels(cairo) {
      pango_cairo_show_layout_line(cairo, line)
      cairo_new_path(cairo)
    } else {
      fill(on: cairo)
    }
  }

  /// Fills the outlines with the current source.
  func fill(on cairo: OpaquePointer) {
    cairo_move_to(cairo, 0, 0)
    pango_cairo_layout_line_path(cairo, line)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
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
