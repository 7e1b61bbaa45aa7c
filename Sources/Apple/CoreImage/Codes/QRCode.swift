import Foundation

/// A QR code as squares, made as ISO/IEC 18004 says: bytes, in the smallest version that holds them.
struct QRCode {
  let version: Int
  let size: Int
  /// Rows from the top; dark squares are true.
  private(set) var squares: [Bool]
  /// Squares that the form takes, on which no data lie.
  private var taken: [Bool]

  /// Nil where no version holds the bytes: 2,953 of them fit with the least correction.
  init?(_ message: Data, correction: QRCorrection) {
    // Up to version 9 the count of the bytes takes 8 bits, then 16, after four for the kind of the data.
    func needed(_ version: Int) -> Int { (4 + (version < 10 ? 8 : 16) + message.count * 8 + 7) / 8 }
    guard let version = (1...40).first(where: { needed($0) <= QRTables.capacity($0, correction) }) else { return nil }
    self.version = version
    size = version * 4 + 17
    squares = Array(repeating: false, count: size * size)
    taken = squares
    drawForm()
    drawFormat(correction, mask: 0)
    let data: [UInt8] = Self.bytes(message, version, QRTables.capacity(version, correction))
    drawData(Self.interleaved(data, version, correction))
    // The mask with the fewest figures that readers take for something else.
    var best: (penalty: Int, squares: [Bool])?
    let plain: [Bool] = squares
    for mask in 0..<8 {
      squares = plain
      apply(mask)
      drawFormat(correction, mask: mask)
      let penalty: Int = QRPenalty(squares, size).total
      if penalty < best?.penalty ?? .max { best = (penalty, squares) }
    }
    if let best { squares = best.squares }
  }

  subscript(x: Int, y: Int) -> Bool { squares[y * size + x] }

  // MARK: - Data

  private static func bytes(_ message: Data, _ version: Int, _ capacity: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append((value >> bit) & 1 == 1) }
    }
    append(4, 4)
    append(message.count, version < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes: [UInt8] = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    // Two bytes in turn fill the rest.
    let filled: Int = bytes.count
    bytes += (filled..<capacity).map { ($0 - filled) % 2 == 0 ? 0xEC : 0x11 }
    return bytes
  }

  /// The blocks with what repairs them, a byte of each in turn.
  private static func interleaved(_ data: [UInt8], _ version: Int, _ correction: QRCorrection) -> [UInt8] {
    let count: Int = QRTables.blocks[correction]?[version - 1] ?? 1
    let repair: Int = QRTables.repairs[correction]?[version - 1] ?? 0
    let total: Int = QRTables.squares(version) / 8
    let short: Int = count - total % count
    let length: Int = total / count - repair
    var blocks: [[UInt8]] = []
    var repairs: [[UInt8]] = []
    var start: Int = 0
    for index in 0..<count {
      let block = Array(data[start..<start + length + (index < short ? 0 : 1)])
      start += block.count
      blocks.append(block)
      repairs.append(QRRepair.bytes(for: block, count: repair))
    }
    let first: [UInt8] = (0...length).flatMap { index in blocks.compactMap { index < $0.count ? $0[index] : nil } }
    return first + (0..<repair).flatMap { index in repairs.map { $0[index] } }
  }

  // MARK: - Drawing

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    squares[y * size + x] = isDark
    taken[y * size + x] = true
  }

  private mutating func drawForm() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let marks: [Int] = QRTables.marks(version)
    let last: Int = marks.count - 1
    for (row, y) in marks.enumerated() {
      for (column, x) in marks.enumerated()
      where ![(0, 0), (0, last), (last, 0)].contains(where: { $0 == (row, column) }) {
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    guard version >= 7 else { return }
    var rest: Int = version
    for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
    let bits: Int = version << 12 | rest
    for index in 0..<18 {
      let isDark: Bool = (bits >> index) & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance: Int = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawFormat(_ correction: QRCorrection, mask: Int) {
    let data: Int = correction.bits << 3 | mask
    var rest: Int = data
    for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
    let bits: Int = (data << 10 | rest) ^ 0x5412
    func isDark(_ index: Int) -> Bool { (bits >> index) & 1 == 1 }
    for index in 0..<6 { set(8, index, isDark(index)) }
    set(8, 7, isDark(6))
    set(8, 8, isDark(7))
    set(7, 8, isDark(8))
    for index in 9..<15 { set(14 - index, 8, isDark(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, isDark(index)) }
    for index in 8..<15 { set(8, size - 15 + index, isDark(index)) }
    set(8, size - 8, true)
  }

  /// Two columns at a time, from the right, up and down in turn.
  private mutating func drawData(_ bytes: [UInt8]) {
    var index: Int = 0
    var right: Int = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        for x in [right, right - 1] {
          let y: Int = (right + 1) & 2 == 0 ? size - 1 - step : step
          guard !taken[y * size + x], index < bytes.count * 8 else { continue }
          squares[y * size + x] = (bytes[index >> 3] >> (7 - UInt8(index & 7))) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !taken[y * size + x] {
        let isTurned: Bool =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { squares[y * size + x].toggle() }
      }
    }
  }
}
