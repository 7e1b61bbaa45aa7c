import TextEngine

/// Where characters, words and paragraphs begin and end, found in the paragraphs around an offset.
package struct TextBoundaries {
  package let storage: TextStorage
  package let segmenter: any WordSegmenter

  package init(_ storage: TextStorage, segmenter: any WordSegmenter = UnicodeWords.shared) {
    self.storage = storage
    self.segmenter = segmenter
  }

  // MARK: Characters

  /// The cluster that holds the character at an offset; empty at the end of the text.
  package func character(at offset: Int) -> Range<Int> {
    let (number, start) = storage.place(of: offset)
    let paragraph: Paragraph = storage.paragraphs[number]
    let local: Int = offset - start
    guard local < paragraph.count.scalars else { return offset..<offset }
    if paragraph.count.isASCII, local < paragraph.contentCount { return offset..<offset + 1 }
    // Stepping from inside a cluster goes to its end, wherever in it the index is.
    let end: String.Index = paragraph.text.index(after: paragraph.index(at: local))
    let begin: String.Index = paragraph.text.index(before: end)
    return start + paragraph.offset(of: begin)..<start + paragraph.offset(of: end)
  }

  package func isCharacterBoundary(_ offset: Int) -> Bool { character(at: offset).lowerBound == offset }

  /// The end of the cluster at an offset.
  package func character(after offset: Int) -> Int { character(at: offset).upperBound }

  /// The start of the cluster before an offset.
  package func character(before offset: Int) -> Int { offset > 0 ? character(at: offset - 1).lowerBound : 0 }

  /// A range that cuts no cluster, made wider.
  package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let lower: Int = character(at: range.lowerBound).lowerBound
    let last: Range<Int> = character(at: range.upperBound)
    return lower..<(last.lowerBound == range.upperBound ? range.upperBound : last.upperBound)
  }

  /// What a backspace takes: a cluster where letters are typed whole, as in Latin, Greek, Cyrillic, Kana, Hangul and emoji; the
  /// last mark alone in scripts that are typed mark by mark, as Arabic, Hebrew, Thai and those of India. This is
  /// Pango's rule, which programs on Linux follow.
  package func backspace(before offset: Int) -> Range<Int> {
    guard offset > 0 else { return 0..<0 }
    let cluster: Range<Int> = character(at: offset - 1)
    guard cluster.count > 1, let base = storage.string(in: cluster).unicodeScalars.first else { return cluster }
    return base.isTypedMarkByMark ? offset - 1..<offset : cluster.lowerBound..<offset
  }

  // MARK: Words

  /// The words of a paragraph, in offsets of the text.
  func words(ofParagraph number: Int) -> [Range<Int>] {
    let start: Int = storage.start(ofParagraph: number)
    return segmenter.words(in: String(storage.paragraphs[number].content)).map {
      start + $0.lowerBound..<start + $0.upperBound
    }
  }

  /// The end of the word at an offset or of the next one.
  package func wordEnd(after offset: Int) -> Int {
    for number in storage.paragraph(at: offset)..<storage.paragraphCount {
      if let word = words(ofParagraph: number).first(where: { $0.upperBound > offset }) { return word.upperBound }
    }
    return storage.count
  }

  /// The start of the word before an offset or that it stands in.
  package func wordStart(before offset: Int) -> Int {
    for number in stride(from: storage.paragraph(at: offset), through: 0, by: -1) {
      if let word = words(ofParagraph: number).last(where: { $0.lowerBound < offset }) { return word.lowerBound }
    }
    return 0
  }

  /// The word at an offset, or the white space or punctuation between two words there. At the end of a paragraph the last
  /// one before it.
  package func word(at offset: Int) -> Range<Int> {
    let number: Int = storage.paragraph(at: offset)
    let content: Range<Int> = storage.contentRange(ofParagraph: number)
    guard !content.isEmpty else { return content }
    let place: Int = min(offset, content.upperBound - 1)
    var gap: Range<Int> = content
    for word in words(ofParagraph: number) {
      if word.contains(place) { return word }
      if word.upperBound <= place { gap = word.upperBound..<gap.upperBound }
      if word.lowerBound > place {
        gap = gap.lowerBound..<word.lowerBound
        break
      }
    }
    return stretch(at: place, in: gap)
  }

  /// The characters around an offset that are white space as it is, or are not as it is not.
  private func stretch(at place: Int, in gap: Range<Int>) -> Range<Int> {
    let isSpace: [Bool] = storage.string(in: gap).unicodeScalars.map(\.properties.isWhitespace)
    let index: Int = place - gap.lowerBound
    guard isSpace.indices.contains(index) else { return gap }
    var lower: Int = index
    var upper: Int = index + 1
    while lower > 0, isSpace[lower - 1] == isSpace[index] { lower -= 1 }
    while upper < isSpace.count, isSpace[upper] == isSpace[index] { upper += 1 }
    return gap.lowerBound + lower..<gap.lowerBound + upper
  }

  // MARK: Paragraphs

  /// The start of the paragraph, or of the one before for an offset at a start.
  package func paragraphStart(before offset: Int) -> Int {
    let (number, start) = storage.place(of: offset)
    return offset > start || number == 0 ? start : storage.start(ofParagraph: number - 1)
  }

  /// The end of the paragraph without its separator, or of the next one for an offset at an end.
  package func paragraphEnd(after offset: Int) -> Int {
    let number: Int = storage.paragraph(at: offset)
    let end: Int = storage.contentRange(ofParagraph: number).upperBound
    if offset < end || number + 1 >= storage.paragraphCount { return end }
    return storage.contentRange(ofParagraph: number + 1).upperBound
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script whose marks are typed, and deleted, one by one.
  var isTypedMarkByMark: Bool {
    switch value {
    // Hebrew to Tibetan and Myanmar: Semitic scripts, those of India and of South-East Asia.
    case 0x0590...0x109F: true
    case 0x1780...0x17FF, 0x1900...0x1CFF, 0xA800...0xAAFF, 0xABC0...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0x10A00...0x11FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
