/// How many elements two collections have in common at their beginning and at their end, by what lies in memory.
///
/// An element that was put in or taken out leaves the bytes of all others as they were, be they values or references. So
/// what has changed is found without asking a single element for its id. Equal bytes are not all that is equal: what is
/// found is true, and the rest has to be looked at.
struct UnchangedEnds {
  let prefix: Int
  let suffix: Int

  static let none = UnchangedEnds(prefix: 0, suffix: 0)

  /// Where in the new collection what is not known to be as it was stands.
  func middle(of count: Int) -> Range<Int> { prefix..<(count - suffix) }

  /// - Returns: nil for collections that don't keep their elements side by side.
  static func between<Elements: RandomAccessCollection>(_ old: Elements, _ new: Elements) -> UnchangedEnds? {
    let found: UnchangedEnds?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in ends(old, new) }
    }
    return found.flatMap { $0 }
  }

  private static func ends<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) -> UnchangedEnds {
    let shorter: Int = min(old.count, new.count)
    // The same storage, or elements without bytes.
    if MemoryLayout<Element>.size == 0 || (old.baseAddress == new.baseAddress && old.count == new.count) {
      return UnchangedEnds(prefix: shorter, suffix: 0)
    }
    return ends(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new), stride: MemoryLayout<Element>.stride)
  }

  private static func ends(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, stride: Int
  ) -> UnchangedEnds {
    let shorter: Int = min(old.count, new.count)
    let fromStart: Int = equalBytes(shorter) {
      old[$0] == new[$0]
    } words: {
      old.loadUnaligned(fromByteOffset: $0, as: UInt64.self) == new.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
    }
    let prefix: Int = fromStart / stride
    let left: Int = shorter - prefix * stride
    let fromEnd: Int = equalBytes(left) {
      old[old.count - 1 - $0] == new[new.count - 1 - $0]
    } words: {
      old.loadUnaligned(fromByteOffset: old.count - 8 - $0, as: UInt64.self)
        == new.loadUnaligned(fromByteOffset: new.count - 8 - $0, as: UInt64.self)
    }
    return UnchangedEnds(prefix: prefix, suffix: fromEnd / stride)
  }

  /// How many of some bytes are equal, from one end on.
  @inline(__always)
  private static func equalBytes(_ count: Int, _ bytes: (Int) -> Bool, words: (Int) -> Bool) -> Int {
    var offset: Int = 0
    while offset + 8 <= count, words(offset) { offset += 8 }
    while offset < count, bytes(offset) { offset += 1 }
    return offset
  }
}
