import Foundation

/// PNG files of any size in black and white, one bit for a pixel, all rows the same; written without packing.
enum BlackAndWhite {
  static func png(width: Int, height: Int, isWhite: (Int) -> Bool) -> Data {
    // A byte for the filter, which is none, and the pixels.
    var row = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
    for x in 0..<width where isWhite(x) { row[1 + x / 8] |= 0x80 >> UInt8(x % 8) }
    var rows: [UInt8] = []
    rows.reserveCapacity(row.count * height)
    for _ in 0..<height { rows.append(contentsOf: row) }
    var packed: [UInt8] = [0x78, 0x01]
    var start: Int = 0
    while start < rows.count {
      let end: Int = min(start + 0xFFFF, rows.count)
      let count: Int = end - start
      packed += [
        end == rows.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8), ~UInt8(count & 0xFF), ~UInt8(count >> 8),
      ]
      packed += rows[start..<end]
      start = end
    }
    packed += bytes(adler(rows))
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 0, 0, 0, 0], to: &data)
    append("IDAT", packed, to: &data)
    append("IEND", [], to: &data)
    return data
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func append(_ name: String, _ content: [UInt8], to data: inout Data) {
    data += bytes(UInt32(content.count))
    let checked: [UInt8] = Array(name.utf8) + content
    data += checked
    data += bytes(crc(checked))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    var value: UInt32 = .max
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
      }
    }
    return ~value
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        low += UInt32(byte)
        if low >= 65521 { low -= 65521 }
        high += low
        if high >= 65521 { high -= 65521 }
      }
    }
    return high << 16 | low
  }
}
