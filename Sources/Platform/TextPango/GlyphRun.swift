import CPango
import Foundation
import TextEngine

/// Helpers on Pango's glyph items, shared by measuring and painting so that both space characters alike.
enum GlyphRun {
  static let unitsPerPoint: CGFloat = AdvanceUnits.perPoint

  /// The glyph items of a line, from left to right.
  static func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node: UnsafeMutablePointer<GSList>? = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data { items.append(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
    return items
  }

  /// Space in whole units; none for what is no length.
  static func units(_ tracking: CGFloat) -> Int32 { AdvanceUnits.units(tracking) }

  /// Adds space after every cluster of the item that takes room: to its right, or to its left in right-to-left text.
  ///
  /// - Parameter font: What it was shaped in: the face takes space of its own, and more for single letters.
  static func space(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, by tracking: CGFloat, font: FontDescriptor,
    text: UnsafePointer<CChar>
  ) {
    // Letters that are drawn wider take their spaces along.
    let stretch: CGFloat = font.stretch > 0 ? font.stretch : 1
    let base: Int32 = units(tracking / stretch + FaceFit.spacing(of: font, item))
    let hasLetters: Bool = FaceFit.fitsLetters(of: font, item)
    guard base != 0 || hasLetters, let glyphs = item.pointee.glyphs else { return }
    let isRightToLeft: Bool = item.pointee.item.pointee.analysis.level % 2 == 1
    var iterator: PangoGlyphItemIter = PangoGlyphItemIter()
    var goesOn: gboolean = pango_glyph_item_iter_init_start(&iterator, item, text)
    while goesOn != 0 {
      defer { goesOn = pango_glyph_item_iter_next_cluster(&iterator) }
      // Glyphs stand from left to right, so that a cluster's range runs downwards in right-to-left text.
      let first: Int = isRightToLeft ? Int(iterator.end_glyph) + 1 : Int(iterator.start_glyph)
      let end: Int = isRightToLeft ? Int(iterator.start_glyph) + 1 : Int(iterator.end_glyph)
      // Marks of direction and possible breaks stay without room.
      guard (first..<end).contains(where: { glyphs.pointee.glyphs[$0].geometry.width != 0 }) else { continue }
      let letter: UInt32 = scalar(at: Int(iterator.start_index), of: text)
      let units: Int32 = base + (hasLetters ? FaceFit.units(for: letter, font: font) : 0)
      if isRightToLeft {
        glyphs.pointee.glyphs[first].geometry.width += units
        glyphs.pointee.glyphs[first].geometry.x_offset += units
      } else {
        glyphs.pointee.glyphs[end - 1].geometry.width += units
      }
    }
  }

  /// A character of ASCII, or the narrow space; the first byte of others.
  private static func scalar(at index: Int, of text: UnsafePointer<CChar>) -> UInt32 {
    let first = UInt32(UInt8(bitPattern: text[index]))
    guard first == 0xE2, text[index + 1] == CChar(bitPattern: 0x80), text[index + 2] == CChar(bitPattern: 0xAF) else {
      return first
    }
    return 0x202F
  }

  /// The sum of the advances, in points.
  static func width(of item: UnsafeMutablePointer<PangoGlyphItem>) -> CGFloat {
    guard let glyphs = item.pointee.glyphs else { return 0 }
    var units: Int = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) { units += Int(glyphs.pointee.glyphs[index].geometry.width) }
    return CGFloat(units) / unitsPerPoint
  }
}
