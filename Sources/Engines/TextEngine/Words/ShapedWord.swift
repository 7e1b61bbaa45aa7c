/// A word with what stands around it: its bytes, and whether it is the first or the last of its paragraph.
struct WordKey: Hashable {
  private let low: UInt64
  private let high: UInt64

  /// Longer words are rare, and shaped each time.
  static let mostBytes: Int = 15

  /// - Parameter bytes: At most ``mostBytes``.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << (8 * UInt64(index))
      } else {
        high |= UInt64(byte) << (8 * UInt64(index - 8))
      }
    }
    self.low = low
    // No byte of a word is 0, so its length need not be told.
    self.high = high | UInt64(isFirst ? 1 : 0) << 56 | UInt64(isLast ? 1 : 0) << 57
  }
}

/// What shaping found out about a word.
package struct ShapedWord: Sendable {
  /// False for a word that would look different beside others.
  package var standsAlone: Bool
  /// Where its advances begin among those of the style.
  package var firstAdvance: Int32
  /// A bit for each character before which a line may end, from the lowest on.
  package var breaks: UInt64

  package init(standsAlone: Bool, firstAdvance: Int32 = 0, breaks: UInt64 = 0) {
    self.standsAlone = standsAlone
    self.firstAdvance = firstAdvance
    self.breaks = breaks
  }
}
