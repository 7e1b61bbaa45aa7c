/// A text as a table of paragraphs, each with its own string, attributes and lengths.
///
/// Offsets count Unicode scalars, as input methods, the accessibility bus and TextEngine do. A replacement costs the paragraphs
/// that it touches, whatever the length of the text, and a copy shares all paragraphs that are not changed later.
package struct TextStorage: Sendable {
  package private(set) var paragraphs: SummedList<Paragraph>
  /// Counts changes; a layout or a binding compares it instead of the text.
  package private(set) var version: Int = 0

  package init(_ fragment: TextFragment = "") { paragraphs = SummedList(Paragraph.split(fragment)) }

  package init(_ string: String) { self.init(TextFragment(string)) }

  /// In Unicode scalars.
  package var count: Int { paragraphs.total.scalars }
  package var counts: TextCount { paragraphs.total }
  package var isEmpty: Bool { count == 0 }
  /// One at least.
  package var paragraphCount: Int { paragraphs.count }

  package var string: String { string(in: 0..<count) }

  /// The number of the paragraph that holds the character at an offset; the last one for the end.
  package func paragraph(at offset: Int) -> Int { place(of: offset).paragraph }

  /// The paragraph of an offset and where it starts.
  package func place(of offset: Int) -> (paragraph: Int, start: Int) {
    let found = paragraphs.first { $0.scalars > offset }
    return (found.index, found.before.scalars)
  }

  package func start(ofParagraph index: Int) -> Int { paragraphs.sum(before: index).scalars }

  /// The characters of a paragraph with its separator.
  package func range(ofParagraph index: Int) -> Range<Int> {
    let start: Int = start(ofParagraph: index)
    return start..<start + paragraphs[index].count.scalars
  }

  /// The characters of a paragraph without its separator.
  package func contentRange(ofParagraph index: Int) -> Range<Int> {
    let start: Int = start(ofParagraph: index)
    return start..<start + paragraphs[index].contentCount
  }

  package func string(in range: Range<Int>) -> String {
    var string: String = ""
    if range.count == count { string.reserveCapacity(counts.utf8) }
    forEachPart(of: range) { paragraph, part in string += paragraph.string(in: part) }
    return string
  }

  package func fragment(in range: Range<Int>) -> TextFragment {
    var fragment = TextFragment()
    var length: Int = 0
    if range.count == count { fragment.string.reserveCapacity(counts.utf8) }
    forEachPart(of: range) { paragraph, part in
      fragment.string += paragraph.string(in: part)
      fragment.runs.append(paragraph.runs.slice(part), count: part.count, to: length)
      length += part.count
    }
    return fragment
  }

  package func attributes(at offset: Int) -> TextAttributes? {
    let place = place(of: offset)
    return paragraphs[place.paragraph].runs.attributes(at: offset - place.start)
  }

  /// Calls with each paragraph that a range touches and with the part of it, in the paragraph's own offsets.
  package func forEachPart(of range: Range<Int>, _ body: (Paragraph, Range<Int>) -> Void) {
    guard !range.isEmpty else { return }
    let (first, firstStart) = place(of: range.lowerBound)
    let last: Int = paragraph(at: range.upperBound - 1)
    var start: Int = firstStart
    paragraphs.forEach(in: first..<last + 1) { paragraph in
      let part: Range<Int> = range.clamped(to: start..<start + paragraph.count.scalars)
      body(paragraph, part.lowerBound - start..<part.upperBound - start)
      start += paragraph.count.scalars
    }
  }
}

// MARK: - Changes

extension TextStorage {
  /// Replaces characters. The range lies in the text.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with fragment: TextFragment) -> TextChange {
    let (first, start) = place(of: range.lowerBound)
    let added = TextCount(fragment.string)
    version += 1
    var change = TextChange(
      version: version, range: range, insertedCount: added.scalars, paragraphs: first..<first + 1,
      insertedParagraphs: 1)
    // A line feed that comes to stand after a carriage return becomes part of the same separator.
    let joinsPrevious: Bool = range.lowerBound == start && first > 0 && paragraphs[first - 1].endsInCarriageReturn
    let isInContent: Bool = range.upperBound <= start + paragraphs[first].contentCount
    if !joinsPrevious, isInContent, !Paragraph.containsSeparator(fragment.string) {
      let local: Range<Int> = range.lowerBound - start..<range.upperBound - start
      paragraphs.update(first) { $0.replaceContent(local, with: fragment, count: added) }
      return change
    }
    let begin: Int = joinsPrevious ? first - 1 : first
    let beginning: Int = joinsPrevious ? self.start(ofParagraph: begin) : start
    let last: Int = paragraph(at: range.upperBound)
    let end: Int = self.range(ofParagraph: last).upperBound
    var joined: TextFragment = self.fragment(in: beginning..<range.lowerBound)
    joined.append(fragment)
    joined.append(self.fragment(in: range.upperBound..<end))
    var new: [Paragraph] = Paragraph.split(joined)
    // A separator at the end belongs to the last paragraph here unless the text ends with it.
    if last < paragraphCount - 1, new.count > 1, new[new.count - 1].count.scalars == 0 { new.removeLast() }
    paragraphs.replaceSubrange(begin..<last + 1, with: new)
    change.paragraphs = begin..<last + 1
    change.insertedParagraphs = new.count
    return change
  }

  /// Sets the attributes of characters that stay as they are.
  package mutating func setAttributes(_ attributes: TextAttributes?, in range: Range<Int>) -> TextChange {
    version += 1
    let (first, start) = place(of: range.lowerBound)
    let last: Int = range.isEmpty ? first : paragraph(at: range.upperBound - 1)
    var offset: Int = start
    for index in first...last {
      let length: Int = paragraphs[index].count.scalars
      let part: Range<Int> = range.clamped(to: offset..<offset + length)
      let local: Range<Int> = part.lowerBound - offset..<part.upperBound - offset
      paragraphs.update(index) { $0.setAttributes(attributes, in: local) }
      offset += length
    }
    return TextChange(
      version: version, range: range, insertedCount: range.count, paragraphs: first..<last + 1,
      insertedParagraphs: last + 1 - first)
  }
}
