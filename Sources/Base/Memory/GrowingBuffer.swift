import Glibc

/// A growing list of trivial values in memory of its own.
///
/// An `Array` checks for shared storage and bounds at each access and destroys its elements one by one. The stacks and pools
/// of the graph do neither, several times for each evaluation. The buffer cannot be copied and frees its memory when its owner
/// goes. An index is checked in debug builds only.
public struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var used: Int = 0

  @inlinable
  public init(capacity: Int) {
    self.capacity = capacity
    base = Self.memory(capacity, from: nil)
  }

  deinit { free(base) }

  @inlinable
  public var count: Int { used }

  @inlinable
  public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < used, "Index \(index) of a buffer of \(used) elements")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < used, "Index \(index) of a buffer of \(used) elements")
      yield &base[index]
    }
  }

  @inlinable
  public mutating func append(_ element: Element) {
    if used == capacity { grow() }
    (base + used).initialize(to: element)
    used += 1
  }

  @inlinable
  public mutating func removeLast() {
    assert(used > 0, "An empty buffer has no last element")
    used -= 1
  }

  /// Forgets the elements from an index on and keeps their memory.
  @inlinable
  public mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= used, "A buffer of \(used) elements cannot keep \(count)")
    used = count
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    capacity *= 2
    base = Self.memory(capacity, from: base)
  }

  /// Trivial values may be moved by the system, which then needs no copy.
  @usableFromInline
  static func memory(_ capacity: Int, from old: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
      fatalError("There is no memory for \(capacity) elements of \(MemoryLayout<Element>.stride) bytes.")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
