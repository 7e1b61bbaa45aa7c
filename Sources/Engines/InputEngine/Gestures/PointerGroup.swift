import CoreGraphics

/// The pointers that make one gesture together, in the order in which they went down.
struct PointerGroup {
  private var places: [(pointer: UInt64, position: CGPoint)] = []

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  /// The middle of all places in the window's space; the zero point without any.
  var middle: CGPoint {
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    let sum: CGPoint = places.reduce(.zero) { CGPoint(x: $0.x + $1.position.x, y: $0.y + $1.position.y) }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Where a pointer is; nil for one that does not belong to the group.
  subscript(pointer: UInt64) -> CGPoint? { places.first { $0.pointer == pointer }?.position }

  mutating func add(_ event: PointerEvent) { places.append((event.pointer, event.position)) }

  mutating func move(_ event: PointerEvent) {
    guard let index = places.firstIndex(where: { $0.pointer == event.pointer }) else { return }
    places[index].position = event.position
  }

  mutating func remove(_ pointer: UInt64) { places.removeAll { $0.pointer == pointer } }
}
