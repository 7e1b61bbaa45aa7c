import ReactiveGraph

/// Attributes by what they hold.
///
/// They are looked up for nearly all that is evaluated: a table of places in which each stands at or after the one that
/// its kind's address leads to.
struct AttributeTable {
  private struct Place {
    var id: ObjectIdentifier?
    var node: GraphNode?
  }

  /// None, or a power of two of which at least a quarter is free.
  private var places: ContiguousArray<Place> = []
  private var count: Int = 0

  subscript(id: ObjectIdentifier) -> GraphNode? {
    guard count > 0 else { return nil }
    // Without counting a reference to each that is passed over.
    return places.withUnsafeBufferPointer { $0[Self.index(of: id, in: $0)].node }
  }

  /// Where a kind stands, or would stand.
  @inline(__always)
  private static func index(of id: ObjectIdentifier, in places: UnsafeBufferPointer<Place>) -> Int {
    let mask: Int = places.count - 1
    // Addresses differ in their middle.
    var index: Int = Int(truncatingIfNeeded: UInt(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while let other = places[index].id, other != id { index = (index + 1) & mask }
    return index
  }

  /// - Parameter expected: How many places a first entry makes.
  mutating func set(_ id: ObjectIdentifier, _ node: GraphNode, expected: Int = 2) {
    if 4 * (count + 1) > 3 * places.count { grow(atLeast: expected) }
    let index: Int = places.withUnsafeBufferPointer { Self.index(of: id, in: $0) }
    if places[index].id == nil { count += 1 }
    places[index] = Place(id: id, node: node)
  }

  /// What gets a second entry gets several.
  private mutating func grow(atLeast least: Int) {
    let old: ContiguousArray<Place> = places
    places = ContiguousArray(repeating: Place(), count: old.isEmpty ? least : max(8, 2 * old.count))
    for place in old {
      guard let id = place.id else { continue }
      places[places.withUnsafeBufferPointer { Self.index(of: id, in: $0) }] = place
    }
  }

  /// Whether something of one of these kinds is here.
  func contains(anyOf ids: Set<ObjectIdentifier>) -> Bool {
    places.contains { place in place.id.map { ids.contains($0) } ?? false }
  }

  mutating func removeAll() {
    places = []
    count = 0
  }
}
