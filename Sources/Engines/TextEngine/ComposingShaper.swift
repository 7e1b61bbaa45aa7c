import CoreGraphics

/// A shaper that leaves everything but shaping to this module: lines, and what is remembered of texts and words.
///
/// A content is shaped once, whatever widths it is asked for, and a new text of known words costs no shaping. Use a shaper on
/// one thread at a time; shapers on different threads give the same results.
package protocol ComposingShaper: TextShaper, GlyphSource {
  var memory: TextMemory { get }

  /// The content shaped as a whole, whatever is known of its words.
  func shapeWhole(_ content: TextContent) -> ShapedText

  /// What shapes words of a kind apart from their paragraph; nil for a font of which letters may come from several faces.
  func wordShaper(for kind: WordKind) -> (any WordShaper)?
}

/// What a shaper remembers, and how often it had to shape.
package final class TextMemory {
  let cache: LayoutCache
  let words = WordCache()
  /// How often a content was shaped, from its words or as a whole.
  package fileprivate(set) var shapingCount: Int = 0
  /// How often a content was shaped as a whole.
  package var wholeShapingCount: Int = 0
  /// How many words were shaped by themselves.
  package var wordCount: Int { words.wordCount }
  /// Whether each layout is made again and compared with the remembered one (G6).
  package var verifiesCache: Bool = false

  package init(cache: LayoutCache = LayoutCache()) {
    self.cache = cache
  }
}

extension ComposingShaper {
  /// See ``TextMemory``.
  package var shapingCount: Int { memory.shapingCount }
  package var wholeShapingCount: Int { memory.wholeShapingCount }
  package var wordCount: Int { memory.wordCount }

  package var verifiesCache: Bool {
    get { memory.verifiesCache }
    set { memory.verifiesCache = newValue }
  }

  package func layout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    layout(memory.cache.record(for: content), width: width, height: height, displayScale: displayScale)
  }

  package func prepared(_ content: TextContent) -> any PreparedText {
    PreparedRecord(content, shaper: self)
  }

  /// From the words that are known, else as a whole.
  package func shape(_ content: TextContent) -> ShapedText {
    memory.shapingCount += 1
    if content.isPlaceholder { return ShapedText(placeholder: content) }
    return memory.words.shaped(content, shaper: self) ?? shapeWhole(content)
  }

  /// The lines without any cache.
  package func freshLayout(
    _ content: TextContent, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    TextComposer.layout(
      content, shaped: shape(content), width: width, height: height, displayScale: displayScale, source: self)
  }

  fileprivate func layout(
    _ record: LayoutCache.Record, width: CGFloat?, height: CGFloat?, displayScale: CGFloat
  ) -> TextLayout {
    let content: TextContent = record.content
    let result: TextLayout = memory.cache.layout(
      of: record, width: width, height: height, displayScale: displayScale
    ) {
      TextComposer.layout(
        content, shaped: shaped($0), width: $1, height: $2, displayScale: displayScale, source: self)
    }
    if memory.verifiesCache { verify(result, content, width: width, height: height, displayScale: displayScale) }
    return result
  }

  private func shaped(_ record: LayoutCache.Record) -> ShapedText {
    if let shaped = record.shaped { return shaped }
    let shaped: ShapedText = shape(record.content)
    record.shaped = shaped
    return shaped
  }

  /// The size alone. Plain text is measured from its advances, without making the lines.
  fileprivate func freshMeasure(
    _ record: LayoutCache.Record, width: CGFloat, height: CGFloat, displayScale: CGFloat
  ) -> TextMeasure {
    TextComposer.measure(
      record.content, shaped: shaped(record), width: width, height: height, displayScale: displayScale, source: self)
      ?? TextMeasure(layout(record, width: width, height: height, displayScale: displayScale))
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

/// A content with what the shaper's cache knows of it. No generic class: its type would be looked up for each text.
private final class PreparedRecord: PreparedText {
  private let record: LayoutCache.Record
  private let shaper: any ComposingShaper
  private let memory: TextMemory

  var content: TextContent { record.content }

  init(_ content: TextContent, shaper: any ComposingShaper) {
    self.shaper = shaper
    memory = shaper.memory
    record = memory.cache.record(for: content)
  }

  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout {
    shaper.layout(record, width: width, height: height, displayScale: displayScale)
  }

  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasure {
    guard !memory.verifiesCache else {
      return TextMeasure(layout(width: width, height: height, displayScale: displayScale))
    }
    return memory.cache.measure(of: record, width: width, height: height, displayScale: displayScale) {
      shaper.freshMeasure(record, width: $0, height: $1, displayScale: displayScale)
    }
  }
}
