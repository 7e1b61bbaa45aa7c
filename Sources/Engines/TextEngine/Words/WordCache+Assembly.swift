import CoreGraphics

extension WordCache {
  /// A look through a text: whether it is of the alphabet, and its paragraphs.
  struct TextScan {
    struct Paragraph {
      var range: Range<Int>
      var hasLetter: Bool = false
      /// Whether it has more than ASCII.
      var isWide: Bool = false
    }

    /// Whether each character is of the alphabet, a space or a line feed.
    private(set) var isPlain: Bool = true
    private var paragraphs: [Paragraph] = []
    private var next: Int = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var paragraph = Paragraph(range: 0..<0)
      var position: Int = 0
      while position < bytes.count {
        let start: Int = position
        let scalar: UInt32 = bytes.decode(at: &position)
        if scalar == 0x20 { continue }
        if scalar == 0x0A {
          paragraph.range = paragraph.range.lowerBound..<start
          paragraphs.append(paragraph)
          paragraph = Paragraph(range: position..<position)
          continue
        }
        guard let kind = WordAlphabet.kind(of: scalar) else {
          isPlain = false
          return
        }
        if kind == .letter { paragraph.hasLetter = true }
        if scalar > 0x7E { paragraph.isWide = true }
      }
      paragraph.range = paragraph.range.lowerBound..<position
      paragraphs.append(paragraph)
    }

    mutating func nextParagraph() -> Paragraph? {
      guard next < paragraphs.count else { return nil }
      next += 1
      return paragraphs[next - 1]
    }
  }

  /// The text that comes of its words.
  struct Assembly {
    private var characters: [ShapedCharacter] = []
    private var paragraphs: [ShapedText.Paragraph] = []
    private var start: Int = 0
    private var style: WordStyle?
    /// What is added to each character, in units.
    private var spacing: Int32 = 0
    private var last: Unicode.Scalar?

    init(capacity: Int) {
      characters.reserveCapacity(capacity)
    }

    mutating func begin(style: WordStyle?, tracking: CGFloat) {
      if !paragraphs.isEmpty { characters.append(ShapedCharacter(scalar: "\n", run: 0)) }
      start = characters.count
      self.style = style
      spacing = AdvanceUnits.units(tracking + (style?.spacing ?? 0))
      last = nil
    }

    mutating func appendSpace() {
      append(" ", (style?.spaceAdvance ?? 0) + (style?.letters.first ?? 0) + spacing, [.clusterStart, .whitespace])
    }

    mutating func append(_ word: UnsafeBufferPointer<UInt8>, _ shaped: ShapedWord, isFirst: Bool) {
      guard let style else { return }
      var position: Int = 0
      var index: Int = 0
      while position < word.count {
        let scalar: Unicode.Scalar = Unicode.Scalar(word.decode(at: &position)) ?? " "
        var traits: ShapedCharacter.Traits = .clusterStart
        if index == 0 {
          if !isFirst, style.allowsBreak(between: last, and: scalar) { traits.insert(.breakBefore) }
        } else if shaped.breaks >> UInt64(index) & 1 != 0 {
          traits.insert(.breakBefore)
        }
        let letter: Int = Int(scalar.value) - 0x20
        let own: Int32 = letter < style.letters.count ? style.letters[letter] : 0
        append(scalar, style.advances[Int(shaped.firstAdvance) + index] + spacing + own, traits)
        last = scalar
        index += 1
      }
    }

    mutating func end() {
      paragraphs.append(ShapedText.Paragraph(range: start..<characters.count, isRightToLeft: false))
    }

    func shaped() -> ShapedText { ShapedText(characters: characters, paragraphs: paragraphs) }

    private mutating func append(_ scalar: Unicode.Scalar, _ units: Int32, _ traits: ShapedCharacter.Traits) {
      characters.append(
        ShapedCharacter(scalar: scalar, run: 0, advance: CGFloat(units) / AdvanceUnits.perPoint, traits: traits))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at a byte of valid UTF-8; moves on to the next.
  @inline(__always)
  func decode(at position: inout Int) -> UInt32 {
    let first: UInt8 = self[position]
    position += 1
    guard first >= 0x80 else { return UInt32(first) }
    let more: Int = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    var scalar: UInt32 = UInt32(first) & (0x3F >> UInt32(more))
    for _ in 0..<more {
      scalar = scalar << 6 | UInt32(self[position] & 0x3F)
      position += 1
    }
    return scalar
  }
}
