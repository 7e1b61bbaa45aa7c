/// Elements by a number that is not 0, such as an address, a hash or a serial number.
///
/// An open-addressed table with linear probing: an element lies at the place that a multiplication of its key gives, or
/// behind it. A lookup compares keys in one block of memory and retains no element that it passes. A dictionary would hash
/// each key with its seeded function, which takes several times as long.
///
/// Keys need not differ where elements are told apart by `first(_:where:)`, as with hashes.
public struct OpenTable<Element> {
  @usableFromInline
  struct Slot {
    /// 0 for a free place.
    @usableFromInline var key: UInt
    @usableFromInline var element: Element?

    @inlinable
    init(key: UInt, element: Element?) {
      self.key = key
      self.element = element
    }
  }

  /// Empty, or a power of two of which at least a quarter is free.
  @usableFromInline var slots: ContiguousArray<Slot> = []
  @usableFromInline var storedCount: Int = 0

  @inlinable
  public init() {}

  @inlinable
  public var count: Int { storedCount }

  /// Whether the next new key makes the table grow.
  @inlinable
  public var isFull: Bool { 4 * (storedCount + 1) > 3 * slots.count }

  /// The element of a key; of several, the one that was inserted first.
  @inlinable
  public subscript(key: UInt) -> Element? {
    guard storedCount > 0 else { return nil }
    return slots.withUnsafeBufferPointer { $0[Self.index(of: key, in: $0)].element }
  }

  /// The first of the elements of a key that matches.
  @inlinable
  public func first(_ key: UInt, where matches: (Element) -> Bool) -> Element? {
    guard storedCount > 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask: Int = slots.count - 1
      var index: Int = Self.home(of: key, mask: mask)
      while slots[index].key != 0 {
        if slots[index].key == key, let element = slots[index].element, matches(element) { return element }
        index = (index + 1) & mask
      }
      return nil
    }
  }

  /// Sets the element of a key, in place of the one that it had.
  ///
  /// - Parameter capacity: The places that the first element makes, a power of two of at least 2.
  @inlinable
  public mutating func set(_ element: Element, for key: UInt, firstCapacity capacity: Int = 16) {
    if isFull { grow(firstCapacity: capacity) }
    let index: Int = slots.withUnsafeBufferPointer { Self.index(of: key, in: $0) }
    if slots[index].key == 0 { storedCount += 1 }
    slots[index] = Slot(key: key, element: element)
  }

  /// Adds an element beside those that have the same key.
  @inlinable
  public mutating func insert(_ element: Element, for key: UInt) {
    if isFull { grow(firstCapacity: 16) }
    place(element, for: key)
    storedCount += 1
  }

  /// Takes out the element of a key.
  @inlinable
  public mutating func remove(_ key: UInt) {
    guard storedCount > 0 else { return }
    let mask: Int = slots.count - 1
    var hole: Int = slots.withUnsafeBufferPointer { Self.index(of: key, in: $0) }
    guard slots[hole].key != 0 else { return }
    storedCount -= 1
    // An element behind the hole that was displaced moves up into it, so that it is still found.
    var next: Int = hole
    while true {
      next = (next + 1) & mask
      guard slots[next].key != 0 else { break }
      let distance: Int = (next - Self.home(of: slots[next].key, mask: mask)) & mask
      guard distance >= (next - hole) & mask else { continue }
      slots.swapAt(hole, next)
      hole = next
    }
    slots[hole] = Slot(key: 0, element: nil)
  }

  /// Keeps the elements that satisfy a condition, in a table of twice their number or more.
  @inlinable
  public mutating func filter(_ isIncluded: (Element) -> Bool) {
    let old: ContiguousArray<Slot> = slots
    slots = []
    storedCount = 0
    let kept: [Slot] = old.filter { $0.element.map(isIncluded) ?? false }
    guard !kept.isEmpty else { return }
    var capacity: Int = 16
    while capacity < 2 * (kept.count + 1) { capacity *= 2 }
    slots = ContiguousArray(repeating: Slot(key: 0, element: nil), count: capacity)
    storedCount = kept.count
    for slot in kept { if let element = slot.element { place(element, for: slot.key) } }
  }

  @inlinable
  public mutating func removeAll() {
    slots = []
    storedCount = 0
  }

  /// All elements, in no order.
  @inlinable
  public var elements: [Element] { slots.compactMap(\.element) }

  /// Whether a key that has an element satisfies a condition.
  @inlinable
  public func contains(where condition: (UInt) -> Bool) -> Bool { slots.contains { $0.key != 0 && condition($0.key) } }
}

extension OpenTable {
  /// The place of a key in an empty table: bits from the middle of the product, since addresses are multiples of 8 or 16
  /// and serial numbers follow each other.
  @inlinable
  @inline(__always)
  public static func home(of key: UInt, mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  /// The place where a key is, or the free place where it would be.
  @inlinable
  @inline(__always)
  static func index(of key: UInt, in slots: UnsafeBufferPointer<Slot>) -> Int {
    assert(key != 0, "0 is the key of a free place")
    let mask: Int = slots.count - 1
    var index: Int = home(of: key, mask: mask)
    while slots[index].key != key, slots[index].key != 0 { index = (index + 1) & mask }
    return index
  }

  /// Puts an element into the first free place for its key.
  @inlinable
  mutating func place(_ element: Element, for key: UInt) {
    assert(key != 0, "0 is the key of a free place")
    let mask: Int = slots.count - 1
    var index: Int = Self.home(of: key, mask: mask)
    while slots[index].key != 0 { index = (index + 1) & mask }
    slots[index] = Slot(key: key, element: element)
  }

  @inlinable
  mutating func grow(firstCapacity: Int) {
    let old: ContiguousArray<Slot> = slots
    let capacity: Int = old.isEmpty ? firstCapacity : max(8, 2 * old.count)
    slots = ContiguousArray(repeating: Slot(key: 0, element: nil), count: capacity)
    for slot in old { if let element = slot.element { place(element, for: slot.key) } }
  }
}

extension OpenTable {
  /// The key of a type or an object: its address.
  @inlinable
  @inline(__always)
  public static func key(_ id: ObjectIdentifier) -> UInt { UInt(bitPattern: id) }
}
