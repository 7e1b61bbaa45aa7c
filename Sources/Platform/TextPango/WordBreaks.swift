import CPango

/// Where lines may end inside words and between them, as Pango says.
struct WordBreaks {
  private var across: [Key: Bool] = [:]

  /// Languages are one object each to Pango.
  private struct Key: Hashable {
    var last: UInt32
    var first: UInt32
    var language: OpaquePointer
  }

  /// A bit for each character of the word before which a line may end.
  func inside(_ word: WordTrial, _ style: WordStyle) -> UInt64 {
    let signs: UInt64 = Self.opportunities(word.bytes, language: style.language)
    return signs >> UInt64(word.front) & ~1
  }

  /// Whether a line may end between a character, spaces, and another character; nil for the paragraph's beginning.
  mutating func isAllowed(between last: Unicode.Scalar?, and first: Unicode.Scalar, _ style: WordStyle) -> Bool {
    if let last, Self.isAlphanumeric(last), Self.isAlphanumeric(first) { return true }
    let key = Key(last: last?.value ?? 0, first: first.value, language: style.language)
    if let known = across[key] { return known }
    var text: String.UnicodeScalarView = String.UnicodeScalarView()
    if let last { text.append(last) }
    text.append(" ")
    text.append(first)
    let signs: UInt64 = Self.opportunities(Array(String(text).utf8), language: style.language)
    let isAllowed: Bool = signs >> UInt64(text.count - 1) & 1 != 0
    across[key] = isAllowed
    return isAllowed
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    let kind: WordAlphabet.Kind? = WordAlphabet.kind(of: scalar.value)
    return kind == .letter || kind == .digit
  }

  /// A bit for each character of at most 64.
  private static func opportunities(_ bytes: [UInt8], language: OpaquePointer) -> UInt64 {
    let count: Int = bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    var attributes: [PangoLogAttr] = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    bytes.withUnsafeBytes { buffer in
      pango_get_log_attrs(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 0, language, &attributes,
        Int32(attributes.count))
    }
    var signs: UInt64 = 0
    for index in 0..<min(count, 64) where attributes[index].is_line_break != 0 { signs |= 1 << UInt64(index) }
    return signs
  }
}
