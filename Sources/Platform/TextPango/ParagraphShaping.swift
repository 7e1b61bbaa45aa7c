import CPango
import Foundation
import TextEngine

/// Shapes a content paragraph by paragraph and reads advances, levels and break opportunities back.
struct ParagraphShaping {
  let shaper: PangoShaper
  let content: TextContent

  private var layout: OpaquePointer { shaper.layout }

  func shaped() -> ShapedText {
    let splitter: ParagraphSplitter = ParagraphSplitter(content)
    var characters: [ShapedCharacter] = splitter.characters
    var paragraphs: [ShapedText.Paragraph] = []
    shaper.setBaseDirection(isRightToLeft: content.isRightToLeft, isFixed: content.hasLayoutDirection)
    for range in splitter.ranges {
      let isRightToLeft: Bool = range.isEmpty ? content.isRightToLeft : shape(range, of: &characters)
      paragraphs.append(ShapedText.Paragraph(range: range, isRightToLeft: isRightToLeft))
    }
    return ShapedText(characters: characters, paragraphs: paragraphs)
  }

  /// Fills in one paragraph's characters and returns whether it runs from right to left.
  private func shape(_ range: Range<Int>, of characters: inout [ShapedCharacter]) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var runStarts: [(run: Int, byte: Int)] = []
    for index in range {
      let run: Int = Int(characters[index].run)
      if runStarts.last?.run != run { runStarts.append((run, bytes.count)) }
      bytes.append(contentsOf: UTF8.encode(characters[index].scalar) ?? UTF8.encodedReplacementCharacter)
    }
    setStyles(runStarts, end: bytes.count)
    bytes.withUnsafeBytes { buffer in
      pango_layout_set_text(layout, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
    }
    let line: UnsafeMutablePointer<PangoLayoutLine> = pango_layout_get_line(layout, 0)
    readGlyphs(of: line, range, &characters)
    readBreaks(range, &characters)
    return line.pointee.resolved_dir == 1
  }

  private func setStyles(_ runs: [(run: Int, byte: Int)], end: Int) {
    guard let first = runs.first else { return }
    let base: TextContent.Run = content.runs[first.run]
    shaper.setStyle(shaper.fonts.style(for: base.font, isTracked: base.tracking != 0))
    guard runs.count > 1 else { return }
    let list: OpaquePointer = pango_attr_list_new()
    for (number, item) in runs.enumerated() {
      let run: TextContent.Run = content.runs[item.run]
      let end: Int = number + 1 < runs.count ? runs[number + 1].byte : end
      let style: PangoFonts.Style = shaper.fonts.style(for: run.font, isTracked: run.tracking != 0)
      insert(pango_attr_font_desc_new(style.description), item.byte..<end, into: list)
      shaper.fonts.addAttributes(of: run.font, isTracked: run.tracking != 0) {
        insert($0, item.byte..<end, into: list)
      }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>, into list: OpaquePointer)
  {
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func readGlyphs(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ range: Range<Int>, _ characters: inout [ShapedCharacter]
  ) {
    guard let text = pango_layout_get_text(layout) else { return }
    // Items stand in visual order; by their offsets they follow the text.
    let items: [UnsafeMutablePointer<PangoGlyphItem>] = GlyphRun.items(of: line).sorted {
      $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset
    }
    var index: Int = range.lowerBound
    for item in items {
      let count: Int = Int(item.pointee.item.pointee.num_chars)
      guard count > 0, index + count <= range.upperBound else { return }
      let run: TextContent.Run = content.runs[Int(characters[index].run)]
      GlyphRun.space(item, by: run.tracking, font: run.font, text: text)
      var widths: [Int32] = [Int32](repeating: 0, count: count)
      pango_glyph_item_get_logical_widths(item, text, &widths)
      let level: UInt8 = item.pointee.item.pointee.analysis.level
      for offset in 0..<count {
        let width: CGFloat = CGFloat(widths[offset]) / GlyphRun.unitsPerPoint * run.font.stretch
        characters[index + offset].advance = run.attachment?.width ?? width
        characters[index + offset].level = level
      }
      index += count
    }
  }

  private func readBreaks(_ range: Range<Int>, _ characters: inout [ShapedCharacter]) {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count), Int(count) >= range.count else {
      return
    }
    for offset in 0..<range.count {
      if attributes[offset].is_cursor_position != 0 {
        characters[range.lowerBound + offset].traits.insert(.clusterStart)
      }
      if attributes[offset].is_line_break != 0 { characters[range.lowerBound + offset].traits.insert(.breakBefore) }
    }
  }
}
