/// A rectangle or point of one view, to be read in the space of another.
///
/// An anchor stands for a place, not for numbers: it stays equal while views move, and who reads it through a
/// `GeometryProxy` depends on just the geometry between the two views. Only where `onPreferenceChange` waits for it does it
/// hold the numbers as well, so that it differs when they do.
public struct Anchor<Value> {
  fileprivate let box: AnchorBox<Value>
  fileprivate let slot: GeometrySlot
  fileprivate let snapshot: Value?

  /// Where the anchor comes from, before it belongs to a view.
  @frozen public struct Source {
    let box: AnchorBox<Value>

    init(box: AnchorBox<Value>) { self.box = box }
  }

  func value(in reader: GeometrySlot) -> Value {
    guard reader !== slot else { return box.value(of: slot, .identity) }
    return box.value(of: slot, slot.transform(into: reader))
  }
}

extension Anchor.Source {
  /// The anchor of a view; `followsGeometry` makes the node under evaluation depend on the view's place in the window.
  func anchor(at slot: GeometrySlot, followsGeometry: Bool) -> Anchor<Value> {
    let snapshot: Value? = followsGeometry ? box.value(of: slot, slot.transform(to: nil)) : nil
    return Anchor(box: box, slot: slot, snapshot: snapshot)
  }
}

extension Anchor.Source {
  /// The value for a view, in the space of another place; the node under evaluation depends on both places.
  package func value(of slot: GeometrySlot, in reader: GeometrySlot) -> Value {
    box.value(of: slot, slot.transform(into: reader))
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.slot === rhs.slot && lhs.box.isEqual(to: rhs.box) && lhs.snapshot == rhs.snapshot
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(slot))
    hasher.combine(snapshot)
  }
}

/// What of a view an anchor stands for. Immutable, so that anchors may go where values go.
@usableFromInline class AnchorBox<Value>: @unchecked Sendable {
  /// The value in a view's own space, carried over by a transform.
  func value(of slot: GeometrySlot, _ transform: CGAffineTransform) -> Value {
    preconditionFailure("made by its subclass")
  }

  func isEqual(to other: AnchorBox<Value>) -> Bool { self === other }
}

/// A value that depends on a view's size; `key` tells it from others.
final class GeometricAnchorBox<Key: Equatable, Value>: AnchorBox<Value>, @unchecked Sendable {
  private let key: Key
  private let compute: (Key, GeometrySlot, CGAffineTransform) -> Value

  init(_ key: Key, _ compute: @escaping (Key, GeometrySlot, CGAffineTransform) -> Value) {
    self.key = key
    self.compute = compute
  }

  override func value(of slot: GeometrySlot, _ transform: CGAffineTransform) -> Value { compute(key, slot, transform) }

  override func isEqual(to other: AnchorBox<Value>) -> Bool { (other as? Self)?.key == key }
}

private final class ArrayAnchorBox<Element>: AnchorBox<[Element]>, @unchecked Sendable {
  private let parts: [AnchorBox<Element>]

  init(_ parts: [AnchorBox<Element>]) { self.parts = parts }

  override func value(of slot: GeometrySlot, _ transform: CGAffineTransform) -> [Element] {
    parts.map { $0.value(of: slot, transform) }
  }

  override func isEqual(to other: AnchorBox<[Element]>) -> Bool {
    guard let other = other as? ArrayAnchorBox<Element>, other.parts.count == parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { $0.isEqual(to: $1) }
  }
}

private final class OptionalAnchorBox<Wrapped>: AnchorBox<Wrapped?>, @unchecked Sendable {
  private let base: AnchorBox<Wrapped>?

  init(_ base: AnchorBox<Wrapped>?) { self.base = base }

  override func value(of slot: GeometrySlot, _ transform: CGAffineTransform) -> Wrapped? {
    base?.value(of: slot, transform)
  }

  override func isEqual(to other: AnchorBox<Wrapped?>) -> Bool {
    guard let other = other as? OptionalAnchorBox<Wrapped> else { return false }
    switch (base, other.base) {
    case (nil, nil): return true
    case (let left?, let right?): return left.isEqual(to: right)
    default: return false
    }
  }
}

extension Anchor.Source {
  /// Several anchors of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(box: ArrayAnchorBox(array.map(\.box)))
  }

  /// An anchor, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(box: OptionalAnchorBox(anchor?.box))
  }
}
