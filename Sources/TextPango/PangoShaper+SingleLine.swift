import CPango
import Foundation
import TextEngine

extension PangoShaper {
  /// The unlimited layout of plain text in one style that stands on one line: the common case, with no more work
  /// than Pango itself has. Nil when the text needs the composer.
  func singleLine(_ content: TextContent, displayScale: CGFloat) -> TextLayout? {
    guard content.runs.count == 1, content.reservedLines <= 1, !content.isRightToLeft else { return nil }
    let run: TextContent.Run = content.runs[0]
    guard Self.isPlain(run.text) else { return nil }
    TextLock.enter()
    defer { TextLock.leave() }
    setBaseDirection(isRightToLeft: false)
    setStyle(fonts.style(for: run.font, isTracked: run.tracking != 0))
    var text: String = run.text
    text.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    let line: UnsafeMutablePointer<PangoLayoutLine> = pango_layout_get_line(layout, 0)
    guard let width = width(of: line, run) else { return nil }
    noteShaping()

    let grid: PixelGrid = PixelGrid(displayScale: displayScale)
    let box: LineBox = LineBox(run)
    var fragment: TextLayout.Fragment = TextLayout.Fragment(text: run.text, run: 0, font: run.font, x: 0, width: width)
    fragment.characters = 0..<run.text.unicodeScalars.count
    let height: CGFloat = box.height(on: grid)
    let placed: TextLayout.Line = TextLayout.Line(
      fragments: [fragment], top: 0, baseline: box.baseline(on: grid), height: height, width: width)
    return TextLayout(lines: [placed], size: CGSize(width: max(grid.up(width), 0), height: height))
  }

  /// Nil when a part of the line runs from right to left.
  private func width(of line: UnsafeMutablePointer<PangoLayoutLine>, _ run: TextContent.Run) -> CGFloat? {
    var width: CGFloat = 0
    var node: UnsafeMutablePointer<GSList>? = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        let item: UnsafeMutablePointer<PangoGlyphItem> = data.assumingMemoryBound(to: PangoGlyphItem.self)
        guard item.pointee.item.pointee.analysis.level == 0 else { return nil }
        let space: CGFloat = run.tracking + FaceFit.spacing(of: run.font, item)
        if space != 0, let text = pango_layout_get_text(layout) { GlyphRun.space(item, by: space, text: text) }
        width += GlyphRun.width(of: item)
      }
      node = current.pointee.next
    }
    return width
  }

  /// Whether the text has no separator, tab, control or hidden character and neither begins nor ends with a space.
  private static func isPlain(_ text: String) -> Bool {
    let bytes: String.UTF8View = text.utf8
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20 else { return false }
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F { return false }
      // C1 controls and the soft hyphen; then the spaces, marks and separators of general punctuation.
      if previous.1 == 0xC2, byte <= 0x9F || byte == 0xAD { return false }
      if previous == (0xE2, 0x80), byte <= 0x8F || (0xA8...0xAF).contains(byte) { return false }
      if previous.1 == 0xE1 || previous.1 == 0xE3 || previous == (0xE2, 0x81) { return false }
      previous = (previous.1, byte)
    }
    return true
  }
}
