import CoreGraphics

/// Finds where lines end: at the last break opportunity that fits, or between characters when a word is too long.
struct LineBreaker {
  let content: TextContent
  let characters: [ShapedCharacter]
  /// Infinite for unlimited.
  let width: CGFloat
  let source: GlyphSource

  /// Tabs go to the next multiple of this, the default of Apple's paragraph style.
  static let tabInterval: CGFloat = 28

  func advance(at index: Int, x: CGFloat) -> CGFloat {
    let character: ShapedCharacter = characters[index]
    guard character.scalar == "\t" else { return character.advance }
    return ((x + PixelGrid.tolerance) / Self.tabInterval).rounded(.down) * Self.tabInterval + Self.tabInterval - x
  }

  /// The end of the line that begins at `start`; at least one character is taken, so that breaking ends for any width.
  func end(from start: Int, in paragraph: Range<Int>) -> Int {
    characters.withUnsafeBufferPointer { characters in
      let end: Int = greedyEnd(from: start, in: paragraph, of: characters)
      guard content.breaksAsLabel, start == paragraph.lowerBound, end < paragraph.upperBound else { return end }
      return endWithoutOrphan(from: start, before: end, in: paragraph, of: characters) ?? end
    }
  }

  /// The end of the line that takes as much as fits.
  func greedyEnd(
    from start: Int, in paragraph: Range<Int>, of characters: UnsafeBufferPointer<ShapedCharacter>
  ) -> Int {
    let limit: CGFloat = width + PixelGrid.tolerance
    var x: CGFloat = 0
    var opportunity: Int?
    var cluster: Int = start
    var index: Int = start
    while index < paragraph.upperBound {
      let character: ShapedCharacter = characters[index]
      if index > start {
        if character.traits.contains(.clusterStart) { cluster = index }
        if mayEndLine(before: index, characters), hyphenFits(before: index, x: x) { opportunity = index }
      }
      x += character.scalar == "\t" ? advance(at: index, x: x) : character.advance
      if x > limit, !character.traits.contains(.whitespace) {
        if let opportunity { return opportunity }
        let end: Int = cluster > start ? cluster : clusterEnd(after: start, in: paragraph)
        return endOfWhitespace(from: end, in: paragraph, of: characters)
      }
      index += 1
    }
    return paragraph.upperBound
  }

  /// White space after the last letter belongs to that letter's line, also where a single letter has no room: it takes no
  /// line of its own.
  private func endOfWhitespace(
    from start: Int, in paragraph: Range<Int>, of characters: UnsafeBufferPointer<ShapedCharacter>
  ) -> Int {
    var end: Int = start
    while end < paragraph.upperBound, characters[end].traits.contains(.whitespace) { end += 1 }
    return end
  }

  /// Whether a line may end between a character and the one before it. In a label none does between two of Hangul, whose
  /// words stay whole as those of other alphabets do.
  @inline(__always)
  func mayEndLine(before index: Int, _ characters: UnsafeBufferPointer<ShapedCharacter>) -> Bool {
    guard characters[index].traits.contains(.breakBefore) else { return false }
    return !content.breaksAsLabel || !characters[index].scalar.isHangul || !characters[index - 1].scalar.isHangul
  }

  func clusterEnd(after start: Int, in paragraph: Range<Int>) -> Int {
    var end: Int = start + 1
    while end < paragraph.upperBound, !characters[end].traits.contains(.clusterStart) { end += 1 }
    return end
  }

  /// A break after a soft hyphen shows a hyphen, which needs its room.
  private func hyphenFits(before index: Int, x: CGFloat) -> Bool {
    guard characters[index - 1].scalar == "\u{AD}" else { return true }
    return x + hyphenAdvance(run: Int(characters[index - 1].run)) <= width + PixelGrid.tolerance
  }

  func hyphenAdvance(run: Int) -> CGFloat {
    source.advance(of: "-", font: content.runs[run].font, tracking: content.runs[run].tracking)
  }
}

extension Unicode.Scalar {
  /// Syllables and letters of Korean.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}
