import CPango
import Foundation
import TextEngine

/// Shapes plain text word by word, so that a new text of known words costs no shaping.
///
/// That gives what Pango gives for the whole paragraph where no rule of the font looks from one word into the next.
/// HarfBuzz says so itself: a word is shaped between two spaces on each side, and if any rule has so much as looked at
/// the outer ones, or changed a space, the word does not stand alone (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`). Then, and for
/// all that is not of the alphabet, the paragraph is shaped as a whole.
final class WordShaping {
  /// How many words were shaped.
  private(set) var wordCount: Int = 0

  private var styles: [WordStyle.Key: WordStyle?] = [:]
  private var seen: Set<WordStyle.Key> = []
  private var breaks: WordBreaks = WordBreaks()
  private let buffer: OpaquePointer = hb_buffer_create()

  /// A font in every size of an animation is another style; beyond this many they are made anew.
  private static let mostStyles: Int = 256
  private static let mostWords: Int = 1 << 15

  deinit { hb_buffer_destroy(buffer) }

  /// The text as it would be shaped as a whole; nil where words can't tell. Call it inside ``TextLock``.
  func shaped(_ content: TextContent, shaper: PangoShaper) -> ShapedText? {
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
    to result: inout Assembly, _ shaper: PangoShaper
  ) -> Bool {
    guard !paragraph.range.isEmpty else {
      result.begin(style: nil, tracking: 0)
      result.end()
      return true
    }
    let key = WordStyle.Key(
      font: run.font, isTracked: run.tracking != 0, script: paragraph.hasLetter ? .latin : .common)
    guard let style = style(key, shaper), style.isWide || !paragraph.isWide else { return false }
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
      result.append(word, shaped, isFirst: isFirst, &breaks)
      position = end
    }
    result.end()
    return true
  }

  /// A style that is seen for the first time may be one of many in an animation, and is not looked into.
  private func style(_ key: WordStyle.Key, _ shaper: PangoShaper) -> WordStyle? {
    if let known = styles[key] { return known }
    if seen.insert(key).inserted {
      if seen.count > Self.mostStyles { seen = [] }
      return nil
    }
    if styles.count >= Self.mostStyles { styles = [:] }
    let style: WordStyle? = WordStyle(key, shaper: shaper)
    styles[key] = .some(style)
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
    let trial = WordTrial(bytes, isFirst: isFirst, isLast: isLast)
    guard let firstAdvance = trial.shape(in: style, buffer) else { return ShapedWord(standsAlone: false) }
    return ShapedWord(standsAlone: true, firstAdvance: firstAdvance, breaks: breaks.inside(trial, style))
  }
}
