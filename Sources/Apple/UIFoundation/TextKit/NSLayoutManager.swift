import CoreGraphics
import DisplayList
@_exported import Foundation

/// Lays a text storage out in containers, and knows where each character is.
///
/// Each UTF-16 code unit counts as one glyph, whatever glyphs the fonts have: indexes of characters and of glyphs are the same.
/// The text is laid out when somebody asks where something is.
open class NSLayoutManager: NSObject {
  /// The text.
  open private(set) weak var textStorage: NSTextStorage?
  /// The containers, in the order in which the text goes through them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines are as far apart as fonts say: they always are.
  open var usesFontLeading: Bool = true
  /// Whether a part of the text can be laid out before what comes ahead of it: kept as it was set.
  open var allowsNonContiguousLayout: Bool = false
  private var known: [ContainerLayout]?

  public override init() { super.init() }

  func take(_ storage: NSTextStorage?) {
    textStorage = storage
    known = nil
  }

  func storageDidChange() { known = nil }
  func containerDidChange(_ container: NSTextContainer) { known = nil }

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    known = nil
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    known = nil
  }

  // MARK: Layout

  /// The lines of each container.
  final var layouts: [ContainerLayout] {
    if let known { return known }
    let text: NSAttributedString = textStorage?.snapshot ?? NSAttributedString(string: "")
    var layouts: [ContainerLayout] = []
    var first: Int = 0
    for container in textContainers {
      let layout = ContainerLayout(text, from: min(first, text.length), in: container)
      layouts.append(layout)
      if layout.range.location != NSNotFound { first = layout.range.upperBound }
      if first >= text.length { break }
    }
    known = layouts
    return layouts
  }

  final func layout(of container: NSTextContainer) -> ContainerLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    let layouts: [ContainerLayout] = layouts
    return layouts.indices.contains(index) ? layouts[index] : nil
  }

  /// The line of a character, with the container's place; nil for one that has no room.
  final func line(of glyph: Int) -> (container: Int, line: ContainerLayout.Line)? {
    for (index, layout) in layouts.enumerated() {
      if let line = layout.lines.first(where: { NSLocationInRange(glyph, $0.range) }) { return (index, line) }
    }
    return nil
  }

  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layouts }

  /// Lays the text out anew when it is asked for next.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    known = nil
    actualCharacterRange?.pointee = charRange
  }

  /// The text is to be drawn again; the text view of a container does so.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.onChange?() }
  }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  // MARK: Characters and glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The characters in a container; empty for a container without any.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let range = layout(of: container)?.range, range.location != NSNotFound else {
      return NSRange(location: 0, length: 0)
    }
    return range
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  // MARK: Drawing

  /// Draws characters in the current context, with lines below and through them.
  ///
  /// - Parameter origin: The upper left corner of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, grounds: false, texts: true)
  }

  /// Draws what lies under characters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, grounds: true, texts: false)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, grounds: Bool, texts: Bool) {
    guard origin.x.isFinite, origin.y.isFinite, let context = GraphicsStack.context(for: "drawing of glyphs") else {
      return
    }
    for layout in layouts {
      let items: [DisplayItem] = layout.items(at: origin, grounds: grounds, texts: texts)
      if layout.range.location == NSNotFound { continue }
      let isWhole: Bool = range.location <= layout.range.location && range.upperBound >= layout.range.upperBound
      if isWhole {
        context.draw(items)
        continue
      }
      for rect in layout.lines.compactMap({ $0.rect(of: range) }) {
        context.saveGState()
        context.clip(to: rect.offsetBy(dx: origin.x, dy: origin.y))
        context.draw(items)
        context.restoreGState()
      }
    }
  }
}
