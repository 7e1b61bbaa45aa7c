/// Reed-Solomon bytes over the field of 256 elements that QR codes use.
enum QRRepair {
  /// The bytes that repair a block.
  static func bytes(for data: [UInt8], count: Int) -> [UInt8] {
    let divisor: [UInt8] = self.divisor(count)
    var rest: [UInt8] = Array(repeating: 0, count: count)
    for byte in data {
      let factor: UInt8 = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= multiplied(divisor[index], factor) }
    }
    return rest
  }

  /// The product of (x - 2^i) for all i below `count`, without its first coefficient, which is 1.
  private static func divisor(_ count: Int) -> [UInt8] {
    var result: [UInt8] = Array(repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in result.indices {
        result[index] = multiplied(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = multiplied(root, 2)
    }
    return result
  }

  private static func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product: Int = 0
    for bit in (0..<8).reversed() {
      product = (product << 1) ^ ((product >> 7) * 0x11D)
      product ^= ((Int(b) >> bit) & 1) * Int(a)
    }
    return UInt8(product & 0xFF)
  }
}
