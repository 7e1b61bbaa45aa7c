import CPango

/// A word with two spaces on each side where it has neighbours, to be shaped.
struct WordTrial {
  let bytes: [UInt8]
  /// The spaces in front and behind.
  let front: Int
  let back: Int

  init(_ word: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool) {
    front = isFirst ? 0 : 2
    back = isLast ? 0 : 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(word.count + 4)
    if !isFirst { bytes += [0x20, 0x20] }
    bytes += word
    if !isLast { bytes += [0x20, 0x20] }
    self.bytes = bytes
  }

  /// Appends the advances of the word's characters, and returns where they begin; nil when the word would not look the same
  /// beside others.
  func shape(in style: PangoWords, _ buffer: OpaquePointer, advances: inout [Int32]) -> Int32? {
    // As Pango does it.
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, style.script.harfBuzz)
    hb_buffer_set_language(buffer, hb_language_from_string(pango_language_to_string(style.language), -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    let flags: UInt32 =
      HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue | HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    bytes.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0, Int32(bytes.count))
    }
    hb_shape(style.font, buffer, style.features, UInt32(style.features.count))
    return result(in: style, buffer, &advances)
  }

  private func result(in style: PangoWords, _ buffer: OpaquePointer, _ advances: inout [Int32]) -> Int32? {
    var length: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, nil), Int(length) > front + back
    else { return nil }
    let count: Int = Int(length)
    let flags: UInt32 = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue | HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
    for index in Array(0..<front) + Array(count - back..<count) {
      let place: hb_glyph_position_t = positions[index]
      guard glyphs[index].codepoint == style.space, place.x_advance == style.spaceAdvance, place.x_offset == 0 else {
        return nil
      }
    }
    // The inner spaces may be looked at: they are there whatever stands beyond.
    if front > 0, glyphs[0].mask & flags != 0 { return nil }
    if back > 0, glyphs[count - 1].mask & flags != 0 { return nil }
    // Each character has a glyph of its own, and each takes room.
    let word: Range<Int> = front..<count - back
    guard word.count == characterCount else { return nil }
    for index in word {
      guard glyphs[index].codepoint != 0, positions[index].x_advance > 0,
        index == 0 || glyphs[index].cluster > glyphs[index - 1].cluster
      else { return nil }
    }
    let first: Int = advances.count
    for index in word { advances.append(positions[index].x_advance) }
    return Int32(first)
  }

  private var characterCount: Int {
    bytes[front..<bytes.count - back].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
