import CPango
import Foundation
import TextEngine

/// Measures and breaks text with Pango.
///
/// Layouts and shaped text are remembered: a content is shaped once, whatever widths it is asked for. Use a shaper on
/// one thread at a time; shapers on different threads give the same results.
package final class PangoShaper: TextShaper {
  package let fonts: PangoFonts
  /// How often a content was shaped, from its words or as a whole.
  package private(set) var shapingCount: Int = 0
  /// How often a content was shaped as a whole.
  package private(set) var wholeShapingCount: Int = 0
  /// How many words were shaped by themselves.
  package var wordCount: Int { words.wordCount }
  /// Lays out again what the cache knows and stops with a message when the results differ (G6).
  package var verifiesCache: Bool = false

  let layout: OpaquePointer
  private let context: OpaquePointer
  private let cache: LayoutCache
  private let words: WordShaping = WordShaping()
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
    self.cache = cache
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
  }

  package func layout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    layout(cache.record(for: content), width: width, height: height, displayScale: displayScale)
  }

  package func prepared(_ content: TextContent) -> any PreparedText {
    PreparedRecord(cache.record(for: content), shaper: self)
  }

  fileprivate func layout(
    _ record: LayoutCache.Record, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    let content: TextContent = record.content
    let result: TextLayout = cache.layout(of: record, width: width, height: height, displayScale: displayScale) {
      TextComposer.layout(
        content, shaped: shaped($0), width: $1, height: $2, displayScale: displayScale, source: self)
    }
    if verifiesCache { verify(result, content, width: width, height: height, displayScale: displayScale) }
    return result
  }

  private func shaped(_ record: LayoutCache.Record) -> ShapedText {
    if let shaped = record.shaped { return shaped }
    let shaped: ShapedText = shape(record.content)
    record.shaped = shaped
    return shaped
  }

  /// The size alone. Plain text is measured from its advances, without making the lines.
  fileprivate func measure(
    _ record: LayoutCache.Record, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextMeasure {
    guard !verifiesCache else {
      return TextMeasure(layout(record, width: width, height: height, displayScale: displayScale))
    }
    return cache.measure(of: record, width: width, height: height, displayScale: displayScale) { width, height in
      TextComposer.measure(
        record.content, shaped: shaped(record), width: width, height: height, displayScale: displayScale, source: self)
        ?? TextMeasure(layout(record, width: width, height: height, displayScale: displayScale))
    }
  }

  /// The lines without any cache.
  package func freshLayout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    TextComposer.layout(
      content, shaped: shape(content), width: width, height: height, displayScale: displayScale, source: self)
  }

  private func verify(
    _ result: TextLayout, _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) {
    let fresh: TextLayout = freshLayout(content, width: width, height: height, displayScale: displayScale)
    precondition(
      fresh == result,
      "Measuring must be pure (G6), but the text \"\(content.string.prefix(60))\" was remembered as\n\(result.dump())"
        + "\nand is now\n\(fresh.dump())\nA cache key misses something that the layout depends on.")
  }
}

extension PangoShaper: GlyphSource {
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

  package func shape(_ content: TextContent) -> ShapedText {
    shapingCount += 1
    if content.isPlaceholder { return ShapedText(placeholder: content) }
    TextLock.enter()
    defer { TextLock.leave() }
    return words.shaped(content, shaper: self) ?? shapeWhole(content)
  }

  /// The content shaped as a whole, whatever is known of its words.
  package func shapeWhole(_ content: TextContent) -> ShapedText {
    wholeShapingCount += 1
    TextLock.enter()
    defer { TextLock.leave() }
    return ParagraphShaping(shaper: self, content: content).shaped()
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

/// A content with what the shaper's cache knows of it.
private final class PreparedRecord: PreparedText {
  private let record: LayoutCache.Record
  private let pango: PangoShaper

  var content: TextContent { record.content }

  init(_ record: LayoutCache.Record, shaper: PangoShaper) {
    self.record = record
    pango = shaper
  }

  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout {
    pango.layout(record, width: width, height: height, displayScale: displayScale)
  }

  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasure {
    pango.measure(record, width: width, height: height, displayScale: displayScale)
  }
}
