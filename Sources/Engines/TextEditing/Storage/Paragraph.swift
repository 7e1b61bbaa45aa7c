import TextEngine

/// A paragraph with the separator at its end, which only the last one lacks.
package struct Paragraph: Hashable, Sendable, Summand {
  package private(set) var text: String
  package private(set) var count: TextCount
  package private(set) var runs: AttributeRuns
  /// The scalars of the separator: none, one, or two for a carriage return with a line feed.
  package private(set) var separatorCount: Int

  package var sum: TextCount { count }
  /// The scalars without the separator.
  package var contentCount: Int { count.scalars - separatorCount }
  /// Without the separator.
  package var content: Substring { text[..<index(at: contentCount)] }

  package init(_ text: String = "", runs: AttributeRuns = AttributeRuns()) {
    self.text = text
    self.runs = runs
    count = TextCount(text)
    separatorCount = Self.separatorCount(text)
  }

  private static func separatorCount(_ text: String) -> Int {
    let scalars: String.UnicodeScalarView = text.unicodeScalars
    guard let last = scalars.last, ParagraphSplitter.isSeparator(last) else { return 0 }
    return last == "\n" && scalars.dropLast().last == "\r" ? 2 : 1
  }

  /// A lone carriage return, which would join a line feed after it.
  var endsInCarriageReturn: Bool { separatorCount == 1 && text.utf8.last == 0x0D }

  /// The index of an offset: without looking at the text where it is ASCII, else by counting bytes that begin a scalar.
  package func index(at offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: count.isASCII ? offset : byte(at: offset))
  }

  private func byte(at offset: Int) -> Int {
    if offset >= count.scalars { return count.utf8 }
    let found: Int? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var rest: Int = offset
      var index: Int = 0
      while true {
        if bytes[index] & 0xC0 != 0x80 {
          if rest == 0 { return index }
          rest -= 1
        }
        index += 1
      }
    }
    return found
      ?? text.utf8.distance(
        from: text.startIndex, to: text.unicodeScalars.index(text.startIndex, offsetBy: offset))
  }

  package func offset(of index: String.Index) -> Int {
    count.isASCII ? text.utf8.distance(from: text.startIndex, to: index) : TextCount(text[..<index]).scalars
  }

  package func string(in range: Range<Int>) -> Substring {
    text[index(at: range.lowerBound)..<index(at: range.upperBound)]
  }

  /// Replaces characters of the content by others without separators.
  mutating func replaceContent(_ range: Range<Int>, with fragment: TextFragment, count added: TextCount) {
    let indices: Range<String.Index> = index(at: range.lowerBound)..<index(at: range.upperBound)
    let removed: TextCount = range.isEmpty ? .zero : TextCount(text[indices])
    runs.replace(range, with: fragment.runs, count: added.scalars, in: count.scalars)
    text.replaceSubrange(indices, with: fragment.string)
    count += added
    count -= removed
  }

  mutating func setAttributes(_ attributes: TextAttributes?, in range: Range<Int>) {
    runs.replace(range, with: AttributeRuns(attributes, count: range.count), count: range.count, in: count.scalars)
  }
}

extension Paragraph {
  /// Divides a text after its separators. The last paragraph has none and may be empty.
  static func split(_ fragment: TextFragment) -> [Paragraph] {
    var string: String = fragment.string
    var paragraphs: [Paragraph] = []
    var offset: Int = 0
    string.withUTF8 { bytes in
      var start: Int = 0
      func finish(at end: Int) {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        var paragraph = Paragraph(text)
        if !fragment.runs.isPlain {
          paragraph.runs = fragment.runs.slice(offset..<offset + paragraph.count.scalars)
          offset += paragraph.count.scalars
        }
        paragraphs.append(paragraph)
        start = end
      }
      var index: Int = 0
      while index < bytes.count {
        let length: Int = separatorLength(bytes, at: index)
        index += max(length, 1)
        if length > 0 { finish(at: index) }
      }
      finish(at: bytes.count)
    }
    return paragraphs
  }

  static func containsSeparator(_ string: String) -> Bool {
    var string: String = string
    return string.withUTF8 { bytes in bytes.indices.contains { separatorLength(bytes, at: $0) > 0 } }
  }

  /// The bytes of the separator at an index; 0 for other characters.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]) ? 3 : 0
    default: 0
    }
  }
}
