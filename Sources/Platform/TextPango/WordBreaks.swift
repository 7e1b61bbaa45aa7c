import CPango

/// Where lines may end inside words and between them, as Pango says.
enum WordBreaks {
  /// A bit for each character of at most 64.
  static func opportunities(_ bytes: [UInt8], language: OpaquePointer) -> UInt64 {
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
