import CoreGraphics

/// Shapes plain text word by word, so that a new text of known words costs no shaping.
///
/// That gives what shaping the whole paragraph gives where no rule of the font looks from one word into the next, which the
/// shaper of words finds out. Where a word does not stand alone, and for all that is not of the alphabet, the paragraph is
/// shaped as a whole.
final class WordCache {
  /// How many words were shaped.
  private(set) var wordCount: Int = 0

  private var styles: [WordKind: WordStyle?] = [:]
  private var seen: Set<WordKind> = []

  /// A font in every size of an animation is another style; beyond this many they are made anew.
  private static let mostStyles: Int = 256
  private static let mostWords: Int = 1 << 15

  /// The text as it would be shaped as a whole; nil where words can't tell.
  func shaped(_ content: TextContent, shaper: some ComposingShaper) -> ShapedText? {
    guard content.runs.count == 1, !content.isRightToLeft else { return nil }
    let run: TextContent.Run = content.runs[0]
    var text: String = run.text
    return text.withUTF8 { bytes in
      var scan: TextScan = TextScan(bytes)
      guard scan.isPlain else { return nil }
      var result: Assembly = Assembly(capacity: bytes.count)
      while let paragraph = scan.nextParagraph() {
        guard append(paragraph, of: bytes, run, to: &result, shaper) else { return nil }
      }
      return result.shaped()
    }
  }

  private func append(
    _ paragraph: TextScan.Paragraph, of bytes: UnsafeBufferPointer<UInt8>, _ run: TextContent.Run,
    to result: inout Assembly, _ shaper: some ComposingShaper
  ) -> Bool {
    guard !paragraph.range.isEmpty else {
      result.begin(style: nil, tracking: 0)
      result.end()
      return true
    }
    let kind = WordKind(
      font: run.font, isTracked: run.tracking != 0, script: paragraph.hasLetter ? .latin : .common)
    guard let style = style(kind, shaper), style.isWide || !paragraph.isWide else { return false }
    result.begin(style: style, tracking: run.tracking)
    var position: Int = paragraph.range.lowerBound
    while position < paragraph.range.upperBound {
      if bytes[position] == 0x20 {
        result.appendSpace()
        position += 1
        continue
      }
      var end: Int = position + 1
      while end < paragraph.range.upperBound, bytes[end] != 0x20 { end += 1 }
      let word = UnsafeBufferPointer(rebasing: bytes[position..<end])
      let isFirst: Bool = position == paragraph.range.lowerBound
      let isLast: Bool = end == paragraph.range.upperBound
      let shaped: ShapedWord = self.word(word, isFirst: isFirst, isLast: isLast, style)
      guard shaped.standsAlone else { return false }
      result.append(word, shaped, isFirst: isFirst)
      position = end
    }
    result.end()
    return true
  }

  /// A kind that is seen for the first time may be one of many in an animation, and is not looked into.
  private func style(_ kind: WordKind, _ shaper: some ComposingShaper) -> WordStyle? {
    if let known = styles[kind] { return known }
    if seen.insert(kind).inserted {
      if seen.count > Self.mostStyles { seen = [] }
      return nil
    }
    if styles.count >= Self.mostStyles { styles = [:] }
    let style: WordStyle? = shaper.wordShaper(for: kind).map(WordStyle.init)
    styles[kind] = .some(style)
    return style
  }

  private func word(
    _ bytes: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool, _ style: WordStyle
  ) -> ShapedWord {
    guard bytes.count <= WordKey.mostBytes else {
      return bytes.count > 64
        ? ShapedWord(standsAlone: false) : shape(bytes, isFirst: isFirst, isLast: isLast, style)
    }
    let key = WordKey(bytes, isFirst: isFirst, isLast: isLast)
    if let known = style.words[key] { return known }
    if style.words.count >= Self.mostWords || style.advances.count > 16 * Self.mostWords {
      style.words = [:]
      style.advances = []
    }
    let shaped: ShapedWord = shape(bytes, isFirst: isFirst, isLast: isLast, style)
    style.words[key] = shaped
    return shaped
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool, _ style: WordStyle
  ) -> ShapedWord {
    wordCount += 1
    return style.shaper.shape(bytes, isFirst: isFirst, isLast: isLast, advances: &style.advances)
  }
}
