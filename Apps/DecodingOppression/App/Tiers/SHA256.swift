import Foundation

/// The secure hash algorithm with 256 bits of FIPS 180-4, to check files.
public enum SHA256 {
  /// The digest in hexadecimal digits.
  public static func hexadecimal(of data: Data) -> String {
    digest(of: data).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  static func digest(of data: Data) -> [UInt8] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    var message: [UInt8] = Array(data)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var schedule: [UInt32] = Array(repeating: 0, count: 64)
    for block in stride(from: 0, to: message.count, by: 64) {
      add(message[block..<(block + 64)], to: &state, schedule: &schedule)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32], schedule w: inout [UInt32]) {
    for index in 0..<16 {
      w[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let first: UInt32 = turn(w[index - 15], 7) ^ turn(w[index - 15], 18) ^ (w[index - 15] >> 3)
      let second: UInt32 = turn(w[index - 2], 17) ^ turn(w[index - 2], 19) ^ (w[index - 2] >> 10)
      w[index] = w[index - 16] &+ first &+ w[index - 7] &+ second
    }
    var v: [UInt32] = state
    for index in 0..<64 {
      let sum: UInt32 = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)
      let choice: UInt32 = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first: UInt32 = v[7] &+ sum &+ choice &+ constants[index] &+ w[index]
      let other: UInt32 = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)
      let majority: UInt32 = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ other &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    // Exact integer cube roots of prime * 2^96: a Double would not hold all bits.
    return primes.map { prime in
      var low: UInt64 = 0
      var high: UInt64 = 8 << 32
      while high - low > 1 {
        let middle: UInt64 = (low + high) / 2
        if isCube(of: middle, notAbove: UInt64(prime)) { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()

  /// Whether the cube of a number with 32 fractional bits is at most a whole number.
  private static func isCube(of root: UInt64, notAbove number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    // root < 2^35.x, so the square has at most 71 bits; compare square * root with number * 2^96.
    let low = square.low.multipliedFullWidth(by: root)
    let high: UInt64 = square.high &* root &+ low.high
    // The product is high * 2^64 + low.low; number * 2^96 is (number << 32) * 2^64.
    return high < number << 32 || (high == number << 32 && low.low == 0)
  }
}
