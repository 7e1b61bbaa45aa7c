/// The length of a text in every unit in which somebody counts it.
package struct TextCount: Hashable, Sendable, AdditiveArithmetic {
  /// Unicode scalars, the unit of offsets in this module.
  package var scalars: Int = 0
  package var utf16: Int = 0
  package var utf8: Int = 0

  package static let zero = TextCount()

  package init() {}

  /// Counts bytes of UTF-8: a scalar begins at each byte that continues none, and takes two units of UTF-16 from four bytes on.
  package init<Text: StringProtocol>(_ text: Text) {
    let isCounted: Void? = text.utf8.withContiguousStorageIfAvailable { count($0) }
    if isCounted == nil { count(text.utf8) }
  }

  private mutating func count<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
    for byte in bytes {
      utf8 += 1
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte >= 0xF0 { utf16 += 1 }
    }
    utf16 += scalars
  }

  /// Every scalar is one byte, so that offsets are found without looking at the text.
  package var isASCII: Bool { scalars == utf8 }

  package static func + (left: TextCount, right: TextCount) -> TextCount {
    var sum: TextCount = left
    sum.scalars += right.scalars
    sum.utf16 += right.utf16
    sum.utf8 += right.utf8
    return sum
  }

  package static func - (left: TextCount, right: TextCount) -> TextCount {
    var difference: TextCount = left
    difference.scalars -= right.scalars
    difference.utf16 -= right.utf16
    difference.utf8 -= right.utf8
    return difference
  }
}
