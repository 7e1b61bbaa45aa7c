import CPango
import Foundation
import TextEngine

/// Shapes text with Pango; lines and caches are TextEngine's.
package final class PangoShaper: ComposingShaper {
  package let fonts: PangoFonts
  package let memory: TextMemory

  let layout: OpaquePointer
  private let context: OpaquePointer
  /// What words are shaped in.
  let buffer: OpaquePointer = hb_buffer_create()
  private var advances: [AdvanceKey: CGFloat] = [:]
  private var baseDirection: PangoDirection = PANGO_DIRECTION_WEAK_LTR

  private struct AdvanceKey: Hashable {
    var scalar: Unicode.Scalar
    var font: FontDescriptor
  }

  /// - Throws: ``TextFontError`` when Inter is not installed.
  package convenience init() throws(TextFontError) {
    self.init(fonts: try PangoFonts())
  }

  package init(fonts: PangoFonts, cache: LayoutCache = LayoutCache()) {
    self.fonts = fonts
    memory = TextMemory(cache: cache)
    TextLock.enter()
    defer { TextLock.leave() }
    context = fonts.makeContext()
    layout = pango_layout_new(context)
    // Paragraphs are split before, and separators never reach Pango.
    pango_layout_set_single_paragraph_mode(layout, gboolean(1))
  }

  deinit {
    TextLock.enter()
    defer { TextLock.leave() }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    hb_buffer_destroy(buffer)
  }
}

extension PangoShaper {
  package func advance(of scalar: Unicode.Scalar, font: FontDescriptor, tracking: CGFloat) -> CGFloat {
    let key: AdvanceKey = AdvanceKey(scalar: scalar, font: font)
    if let advance = advances[key] { return advance + tracking }
    TextLock.enter()
    defer { TextLock.leave() }
    setStyle(fonts.style(for: font, isTracked: false))
    pango_layout_set_text(layout, String(scalar), -1)
    let line: UnsafeMutablePointer<PangoLayoutLine> = pango_layout_get_line_readonly(layout, 0)
    let advance: CGFloat = GlyphRun.items(of: line).reduce(0) { sum, item in
      let width: CGFloat = GlyphRun.width(of: item)
      return sum + (width + (width == 0 ? 0 : FaceFit.spacing(of: font, item))) * font.stretch
    }
    if advances.count > 1000 { advances = [:] }
    advances[key] = advance
    return advance + tracking
  }

  /// The content shaped as a whole, whatever is known of its words.
  package func shapeWhole(_ content: TextContent) -> ShapedText {
    memory.wholeShapingCount += 1
    TextLock.enter()
    defer { TextLock.leave() }
    return ParagraphShaping(shaper: self, content: content).shaped()
  }

  package func wordShaper(for kind: WordKind) -> (any WordShaper)? {
    TextLock.enter()
    defer { TextLock.leave() }
    return PangoWords(kind, shaper: self)
  }

  func setStyle(_ style: PangoFonts.Style) {
    pango_layout_set_font_description(layout, style.description)
    pango_layout_set_attributes(layout, style.attributes)
  }

  /// Pango takes a paragraph's direction from its first strong character, and this one where there is none, or always
  /// where it is fixed.
  func setBaseDirection(isRightToLeft: Bool, isFixed: Bool = false) {
    let direction: PangoDirection =
      isFixed
      ? (isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      : (isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    guard direction != baseDirection else { return }
    pango_layout_set_auto_dir(layout, isFixed ? 0 : 1)
    baseDirection = direction
    pango_context_set_base_dir(context, direction)
    pango_layout_context_changed(layout)
  }
}
