extension TextStorage {
  /// The offset as units of UTF-16, as NSRange counts.
  package func utf16Offset(of offset: Int) -> Int { counts(before: offset).utf16 }

  /// The offset as bytes of UTF-8, as GTK counts.
  package func utf8Offset(of offset: Int) -> Int { counts(before: offset).utf8 }

  /// The lengths of the text before an offset: sums of whole paragraphs, and a look into one.
  package func counts(before offset: Int) -> TextCount {
    let found = paragraphs.first { $0.scalars > offset }
    let paragraph: Paragraph = paragraphs[found.index]
    return found.before + TextCount(paragraph.string(in: 0..<offset - found.before.scalars))
  }

  /// The offset of a unit of UTF-16; that of the whole scalar for the second unit of two.
  package func offset(utf16 unit: Int) -> Int {
    let found = paragraphs.first { $0.utf16 > unit }
    let paragraph: Paragraph = paragraphs[found.index]
    let local: Int = min(unit - found.before.utf16, paragraph.count.utf16)
    if paragraph.count.isASCII { return found.before.scalars + local }
    let utf16: String.UTF16View = paragraph.text.utf16
    let index: String.Index = utf16.index(utf16.startIndex, offsetBy: local)
    return found.before.scalars
      + paragraph.text.unicodeScalars.distance(from: paragraph.text.startIndex, to: roundedDown(index, paragraph.text))
  }

  /// The offset of a byte of UTF-8; that of the whole scalar for bytes inside.
  package func offset(utf8 byte: Int) -> Int {
    let found = paragraphs.first { $0.utf8 > byte }
    let paragraph: Paragraph = paragraphs[found.index]
    let local: Int = min(byte - found.before.utf8, paragraph.count.utf8)
    if paragraph.count.isASCII { return found.before.scalars + local }
    let utf8: String.UTF8View = paragraph.text.utf8
    let index: String.Index = utf8.index(utf8.startIndex, offsetBy: local)
    return found.before.scalars
      + paragraph.text.unicodeScalars.distance(from: paragraph.text.startIndex, to: roundedDown(index, paragraph.text))
  }

  private func roundedDown(_ index: String.Index, _ text: String) -> String.Index {
    guard index < text.endIndex else { return index }
    if let exact = index.samePosition(in: text.unicodeScalars) { return exact }
    return text.unicodeScalars.index(before: text.unicodeScalars.index(after: index))
  }

  package func range(utf16 range: Range<Int>) -> Range<Int> {
    offset(utf16: range.lowerBound)..<offset(utf16: range.upperBound)
  }

  package func utf16Range(of range: Range<Int>) -> Range<Int> {
    utf16Offset(of: range.lowerBound)..<utf16Offset(of: range.upperBound)
  }

  /// The index of an offset in a string that equals the text, for bindings of SwiftUI.
  package func index(of offset: Int, in string: String) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: utf8Offset(of: min(offset, count)))
  }

  package func offset(of index: String.Index, in string: String) -> Int {
    offset(utf8: string.utf8.distance(from: string.startIndex, to: index))
  }

  /// What differs from another text, as one replacement: for a binding that was set from outside.
  package func difference(to string: String) -> (range: Range<Int>, inserted: String)? {
    let old: String = self.string
    guard old != string || old.utf8.count != string.utf8.count else { return nil }
    let before: [UInt8] = Array(old.utf8)
    let after: [UInt8] = Array(string.utf8)
    let shorter: Int = min(before.count, after.count)
    var prefix: Int = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    while prefix > 0, prefix < max(before.count, after.count), continues(before, prefix) || continues(after, prefix) {
      prefix -= 1
    }
    var suffix: Int = 0
    while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    while suffix > 0, continues(before, before.count - suffix) { suffix -= 1 }
    let range: Range<Int> = offset(utf8: prefix)..<offset(utf8: before.count - suffix)
    return (range, String(decoding: after[prefix..<after.count - suffix], as: UTF8.self))
  }

  /// Whether a byte continues a scalar.
  private func continues(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
