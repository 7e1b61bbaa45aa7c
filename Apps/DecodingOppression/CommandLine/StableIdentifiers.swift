import DecodingOppression
import Foundation

extension PolicyAnalysis {
  /// Gives the analysis and its clauses ids that follow from what they say, so that runs over the same policy can be
  /// compared byte by byte. The app itself takes random ones.
  @MainActor
  func takeStableIdentifiers() {
    var policy = TextDigest()
    policy.add(policyName)
    for clause in clauses {
      policy.add(clause.text)
      var own: TextDigest = policy
      own.add(String(clause.index))
      clause.id = own.uuid
    }
    id = policy.uuid
  }
}

/// A digest of texts in 128 bits: two FNV-1a sums with different starts. It tells texts apart and keeps no secrets.
struct TextDigest {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // The end of a text counts, so that "ab", "c" differs from "a", "bc".
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    let prime: UInt64 = 0x100_0000_01B3
    first = (first ^ UInt64(byte)) &* prime
    second = (second ^ UInt64(byte) ^ (first >> 56)) &* prime
  }

  /// The digest as a UUID of version 8, which is free for such use.
  var uuid: UUID {
    var bytes: [UInt8] = [first, second].flatMap { (word: UInt64) -> [UInt8] in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
